import { isPhone } from '@abrufbar/domain/values/phone.ts';
import { PICTURE } from '@abrufbar/domain/profile/profile.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { profileData } from '#profile/data.ts';
import { fileBody, upload } from '#wire/file.ts';
import { id, orNothing, text } from '#wire/codecs.ts';

const own = { who: 'user', rate: 'general' } as const;

/** The caller's own profile in one company; `settings` returns the same (D-25). */
export const customerProfile = call({
  ...own,
  name: 'profile.customerProfile',
  summary: 'Daten der angemeldeten Person in einer Firma.',
  method: 'GET',
  path: 'customer-profile',
  kind: 'read',
  tenant: 'company',
  audited: false,
  body: 'none',
  input: z.object({ company_number: text(40, 1) }),
  output: profileData,
});

/** A first or last name. */
const personName = text(100, 1).check(
  z.refine((value) => !/\p{Cc}/u.test(value), { error: 'text' }),
);

/** Number without its country code: 3 to 15 digits with any separators (VAL-19). */
const digits = z.codec(z.string(), z.string(), {
  decode: (value, context) => {
    const stripped = value.replaceAll(/\D/g, '');
    if (isPhone(stripped)) return stripped;
    const message = value.trim() === '' ? 'required' : 'phone';
    context.issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  },
  encode: (value) => value,
});

/** Changes the person's own data, the same in every company (T-54); the e-mail stays. */
export const updateProfile = call({
  ...own,
  name: 'profile.updateProfile',
  summary: 'Ändert Namen und Telefonnummern der angemeldeten Person.',
  method: 'POST',
  path: 'customer-profile',
  kind: 'change',
  tenant: 'company',
  audited: true,
  body: 'form',
  input: z.object({
    company_number: text(40, 1),
    first_name: personName,
    last_name: personName,
    phone: digits,
    phone_country: text(5, 1),
    mobile: orNothing(digits),
    mobile_country: orNothing(text(5)),
  }),
  output: z.object({}),
});

/** Replaces the previous picture; an empty file field removes it (API-33). */
export const uploadPicture = call({
  ...own,
  name: 'profile.uploadPicture',
  summary: 'Setzt das Bild der angemeldeten Person oder entfernt es.',
  method: 'POST',
  path: 'profile-picture',
  kind: 'change',
  tenant: 'user',
  audited: true,
  body: 'multipart',
  upload: { field: 'profile_image', bytes: PICTURE.bytes },
  input: z.object({ profile_image: upload, company_number: orNothing(text(40)) }),
  output: z.object({ img_url: z.nullable(z.string()) }),
});

/** Picture of a person in one of the caller's companies, at the address in `img_url`. */
export const picture = call({
  ...own,
  name: 'profile.picture',
  summary: 'Bild einer Person aus einer Firma der angemeldeten Person.',
  method: 'GET',
  path: 'profile-picture',
  kind: 'read',
  tenant: 'user',
  audited: false,
  body: 'none',
  input: z.object({ id }),
  output: fileBody,
  media: 'image/webp',
});
