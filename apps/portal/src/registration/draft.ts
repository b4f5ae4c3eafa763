import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { register } from '@abrufbar/contract/registration.ts';
import { HOME_COUNTRY_CODE } from '@abrufbar/domain/values/phone.ts';
import type { Registration } from '@abrufbar/domain/registration/registration.ts';
import { store } from '#core/store.ts';

export type Draft = Registration & {
  readonly phone_country: string;
  readonly fax_country: string;
  readonly mobile_phone_country: string;
  /** Whether the fields of fax and mobile are unfolded. */
  readonly hasMore: boolean;
};

const EMPTY: Draft = {
  invitation_token: '',
  first_name: '',
  last_name: '',
  phone_country: HOME_COUNTRY_CODE,
  phone: '',
  company_position: '',
  fax_country: HOME_COUNTRY_CODE,
  fax: '',
  mobile_phone_country: HOME_COUNTRY_CODE,
  mobile_phone: '',
  hasMore: false,
  email: '',
  password: '',
  password_repeat: '',
  accept_terms_of_use: false,
  accept_privacy_policy: false,
};

/**
 * What has been entered, passwords among it: in memory only, so that it is still there after a look at the
 * terms and gone after a reload, and stands in no address, history entry or storage (REG-12, T-17).
 */
export const draft = store<Draft>(EMPTY);

export const changeDraft = (change: Partial<Draft>): void =>
  draft.set({ ...draft.get(), ...change });

export const clearDraft = (): void => draft.set(EMPTY);

/** As it is sent; what was left empty is left out. */
export const inputOf = ({ hasMore: _, ...entries }: Draft): InputOf<typeof register> => ({
  ...entries,
  fax_country: entries.fax === '' ? null : entries.fax_country,
  mobile_phone_country: entries.mobile_phone === '' ? null : entries.mobile_phone_country,
});
