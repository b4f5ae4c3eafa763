import { call } from '#protocol/call.ts';
import { flagText, orNothing, text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

// The domain's rule reports the problems of all fields at once.
const entered = orNothing(text(1000));
// Never trimmed: a blank at either end belongs to the password (D-20).
const password = orNothing(z.string());
const accepted = orNothing(flagText);

/** Creates an account with the code of an invitation and signs in (D-10, ENT-22). */
export const register = call({
  name: 'registration.register',
  summary: 'Legt mit einem Einladungscode einen Zugang an und meldet an.',
  method: 'POST',
  path: 'auth/register',
  kind: 'change',
  who: 'anyone',
  tenant: 'none',
  rate: 'registration',
  audited: true,
  body: 'form',
  input: z.object({
    first_name: entered,
    last_name: entered,
    phone_country: entered,
    phone: entered,
    fax_country: entered,
    fax: entered,
    mobile_phone_country: entered,
    mobile_phone: entered,
    company_position: entered,
    email: entered,
    password,
    password_repeat: password,
    invitation_token: entered,
    accept_terms_of_use: accepted,
    accept_privacy_policy: accepted,
  }),
  output: z.object({ access_token: z.string() }),
});
