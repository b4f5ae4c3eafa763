import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { updateProfile } from '@abrufbar/contract/profile/profile.ts';
import { missingPersonFields, type PersonFields } from '@abrufbar/domain/profile/profile.ts';

/** Unsaved input that differs from the saved data; newer data of the server never changes it. */
export type Edits = Readonly<Partial<PersonFields>>;

export const withEdits = (saved: PersonFields, edits: Edits): PersonFields => ({
  ...saved,
  ...edits,
});

const NAMES = [
  'first_name',
  'last_name',
  'phone',
  'phone_country',
  'mobile',
  'mobile_country',
] as const;

export const isChanged = (saved: PersonFields, edits: Edits): boolean =>
  NAMES.some((name) => edits[name] !== undefined && edits[name] !== saved[name]);

/** VAL-18. */
export const canSave = (saved: PersonFields, edits: Edits): boolean =>
  isChanged(saved, edits) && missingPersonFields(withEdits(saved, edits)).length === 0;

/** The input that is still unsaved after `sent` was saved: typing goes on meanwhile. */
export const withoutSent = (edits: Edits, sent: Edits): Edits =>
  Object.fromEntries(
    NAMES.flatMap((name) => (edits[name] === sent[name] ? [] : [[name, edits[name]]])),
  );

/** An empty number is sent without its country. */
export const inputOf = (
  company_number: string,
  fields: PersonFields,
): InputOf<typeof updateProfile> => ({
  company_number,
  ...fields,
  mobile: fields.mobile || null,
  mobile_country: fields.mobile === '' ? null : fields.mobile_country,
});
