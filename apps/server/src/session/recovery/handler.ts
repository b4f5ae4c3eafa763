import * as contract from '@abrufbar/contract/session/recovery.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { recoveryAsked } from '#session/recovery/jobs.ts';
import { findPerson } from '#session/store.ts';

/** Work and answer are the same for every address: only the job looks the person up (quality S8, T-51). */
export const recoverPassword = handle(contract.recoverPassword, async (context, input) => {
  const { db, brand, linkOrigin, now, jobs, countRecovery, revealsUnknown } = context;
  const email = input.email.toLowerCase();
  if (!isEmail(email)) throw new Refusal(403, 'recovery_invalid');
  await countRecovery(email);
  if (revealsUnknown && (await findPerson(db, { email })) === undefined) {
    throw new Refusal(404, 'recovery_unknown');
  }
  await jobs.send(db, recoveryAsked, { email, brand, linkOrigin, at: now.toISOString() });
  return {};
});
