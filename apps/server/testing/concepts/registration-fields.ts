import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { register } from '@abrufbar/contract/registration.ts';
import { newId } from '#core/ids.ts';

export const GOOD_PASSWORD = 'Kiesgrube-7';

/** Fields a person enters, with an unused address. */
export const registrationFields = (
  invitation_token: string,
  change: Partial<InputOf<typeof register>> = {},
): InputOf<typeof register> & { readonly email: string } => ({
  first_name: 'Anke',
  last_name: 'Petersen',
  phone_country: '+49',
  phone: '5721884215',
  fax_country: null,
  fax: null,
  mobile_phone_country: null,
  mobile_phone: null,
  company_position: '4',
  password: GOOD_PASSWORD,
  password_repeat: change.password ?? GOOD_PASSWORD,
  invitation_token,
  accept_terms_of_use: true,
  accept_privacy_policy: true,
  ...change,
  email: change.email ?? `${newId().slice(-8)}@brinkmann.example`,
});
