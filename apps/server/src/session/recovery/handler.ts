import * as contract from '@abrufbar/contract/session/recovery.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { recoveryAsked } from '#session/recovery/jobs.ts';
import { findPerson } from '#session/store.ts';

/** The same work and answer whoever has the address: who it is, only the job finds out (quality S8, T-51). */
export const recoverPassword = handle(contract.recoverPassword, async (context, input) => {
  const { db, brand, linkOrigin, now, jobs, countRecovery, tellsUnknown } = context;
  const email = input.email.toLowerCase();
  if (!isEmail(email)) throw new Refusal(403, 'recovery_invalid');
  await countRecovery(email);
  if (tellsUnknown && (await findPerson(db, { email })) === undefined) {
    throw new Refusal(404, 'recovery_unknown');
  }
  await jobs.send(db, recoveryAsked, { email, brand, linkOrigin, at: now.toISOString() });
  return {};
});
