import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { register } from '@abrufbar/contract/registration.ts';
import { HOME_COUNTRY_CODE } from '@abrufbar/domain/values/phone.ts';
import type { Registration } from '@abrufbar/domain/registration/registration.ts';
import { replaceSearch } from '#core/navigation/router.ts';
import { store } from '@abrufbar/web/store.ts';

export type Draft = Registration & {
  readonly phone_country: string;
  readonly fax_country: string;
  readonly mobile_phone_country: string;
  /** Whether the fields of fax and mobile are shown. */
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
 * The input, passwords included: in memory only, so that it survives a visit to the terms but not a reload,
 * and is in no address, history entry or storage (REG-12, T-17).
 */
export const draft = store<Draft>(EMPTY);

export const changeDraft = (change: Partial<Draft>): void =>
  draft.set({ ...draft.get(), ...change });

export const clearDraft = (): void => draft.set(EMPTY);

/** The input as it is sent; countries of empty numbers are left out. */
export const inputOf = ({ hasMore: _, ...entries }: Draft): InputOf<typeof register> => ({
  ...entries,
  fax_country: entries.fax === '' ? null : entries.fax_country,
  mobile_phone_country: entries.mobile_phone === '' ? null : entries.mobile_phone_country,
});

/** Moves the code of an invitation's link from the address to the draft, so that no history keeps it. */
export const readInvitationCode = (): void => {
  const code = new URLSearchParams(location.search).get('code');
  if (code === null) return;
  changeDraft({ invitation_token: code.toUpperCase() });
  replaceSearch({ code: null });
};
