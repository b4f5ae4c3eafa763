import * as profile from '@abrufbar/contract/profile/profile.ts';
import { isCountryCode } from '@abrufbar/domain/values/country-codes.ts';
import { PICTURE, pictureUrl } from '@abrufbar/domain/profile/profile.ts';
import { updateUser } from '#companies/store.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import { handle, handlePrepared, type UserContext } from '#core/calls/context.ts';
import { FileAnswer, keptFile } from '#core/files/files.ts';
import { encodePicture } from '#core/files/picture.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { pictureGone } from '#profile/jobs.ts';
import { readProfile } from '#profile/settings-handlers.ts';
import {
  deletePicture,
  findPicture,
  findPictureOf,
  lockPictureOf,
  savePicture,
} from '#profile/store.ts';

export const customerProfile = handle(profile.customerProfile, readProfile);

export const updateProfile = handle(
  profile.updateProfile,
  async ({ db, caller, effectOn }, { company_number, ...fields }) => {
    effectOn(membershipIn(caller, company_number).companyId);
    const { first_name, last_name, phone, phone_country, mobile, mobile_country } = fields;
    const codes = { phone_country, ...(mobile !== null && { mobile_country }) };
    const wrong = Object.entries(codes).filter(([, code]) => !isCountryCode(code ?? ''));
    if (wrong.length > 0)
      throw refuseFields(wrong.map(([field]) => ({ field, problem: 'choice' })));
    await updateUser(db, caller.userId, {
      first_name,
      last_name,
      phone_country,
      phone_number: phone,
      mobile_country: mobile === null ? null : mobile_country,
      mobile_number: mobile,
    });
    return {};
  },
);

const KEPT = { sidePixels: PICTURE.sidePixels, field: 'profile_image' };

export const uploadPicture = handlePrepared(
  profile.uploadPicture,
  async ({ profile_image, company_number }) => ({
    picture: profile_image && (await encodePicture(profile_image, KEPT)),
    company_number,
  }),
  async (context, { picture, company_number }) => {
    const { db, caller, jobs } = context;
    if (company_number !== null) membershipIn(caller, company_number); // T-54
    await lockPictureOf(db, caller.userId);
    const before = await findPictureOf(db, caller.userId);
    const img_url = picture ? await keep(context, picture) : null;
    if (!picture) await deletePicture(db, caller.userId);
    if (before) await jobs.send(db, pictureGone, before);
    return { img_url };
  },
);

const keep = async ({ db, caller, files, now }: UserContext, picture: Buffer): Promise<string> => {
  const file = await files.write('pictures', picture);
  return pictureUrl(await savePicture(db, { userId: caller.userId, file, at: now }));
};

export const picture = handle(profile.picture, async ({ db, scope, files }, { id }) => {
  const found = await findPicture(db, scope, id);
  const absent = 'picture_not_found';
  if (found === undefined) throw new Refusal(404, absent);
  return new FileAnswer({ body: keptFile(files, { kind: 'pictures', name: found.file, absent }) });
});
