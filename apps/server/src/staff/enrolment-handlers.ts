import * as contract from '@abrufbar/contract/staff/session.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { isFreshCode, makeRecoveryCodes, makeSecret, otpauthUrl } from '#staff/factor.ts';
import { atStage, completeSignIn, memberOf, proveCode } from '#staff/sign-in-handlers.ts';
import { updateEnrolled, updateNewSecret, updateSecretProven } from '#staff/store.ts';

/** Secret and codes count only once the enrolment is finished. */
export const startEnrolment = handle(contract.startEnrolment, async (context) => {
  const { db, secrets } = context;
  const { staffId, email } = atStage(context, 'enrolment');
  const secret = makeSecret();
  // A half session from before another one has enrolled must not replace what counts now.
  if (!(await updateNewSecret(db, staffId, secrets.seal(secret)))) {
    throw new Refusal(401, 'staff_signed_out');
  }
  return {
    secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '),
    otpauth_url: otpauthUrl(secret, email),
    recovery_codes: await makeRecoveryCodes(db, secrets, staffId),
  };
});

export const proveEnrolment = handle(contract.proveEnrolment, async (context, { code }) => {
  const { db, secrets, now } = context;
  const session = atStage(context, 'enrolment');
  const member = await memberOf(context, session);
  await proveCode(
    context,
    session.staffId,
    async () =>
      (await isFreshCode(db, secrets, member, code, now)) &&
      (await updateSecretProven(db, member, now)),
  );
  return {};
});

export const finishEnrolment = handle(contract.finishEnrolment, async (context) => {
  const { db, now } = context;
  const session = atStage(context, 'enrolment');
  if (!(await updateEnrolled(db, session.staffId, now))) {
    throw new Refusal(409, 'enrolment_unproven');
  }
  return completeSignIn(context, session);
});
