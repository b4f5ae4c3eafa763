/** Fields of a person as the calls that show or change one have them. */
import { isPhone } from '@abrufbar/domain/phone.ts';
import * as z from 'zod/mini';
import { dmyDay, id, text } from '#wire.ts';

const phone = z.object({ number: z.string(), country_code: z.string() });

/** A person as the own profile shows it (ENT-01 to ENT-03). */
export const person = {
  id,
  name: z.string(),
  email: z.string(),
  first_registration: dmyDay,
  role: z.string(),
  img_url: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  phone,
  mobile: phone,
};

/** A first or last name. */
export const personName = text(100, 1).check(
  z.refine((value) => !/\p{Cc}/u.test(value), { error: 'text' }),
);

/** Number without its country code: 3 to 15 digits, whatever stands between them (VAL-19). */
export const digits = z.codec(z.string(), z.string(), {
  decode: (value, context) => {
    const stripped = value.replaceAll(/\D/g, '');
    if (isPhone(stripped)) return stripped;
    const message = value.trim() === '' ? 'required' : 'phone';
    context.issues.push({ code: 'custom', input: value, message });
    return z.NEVER;
  },
  encode: (value) => value,
});
