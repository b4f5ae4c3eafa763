import * as contract from '@abrufbar/contract/staff/session.ts';
import { handle, type StaffSession, type StaffSignInContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { isPassword } from '#session/password.ts';
import { countRecoveryCodes } from '#staff/factor-store.ts';
import { accountOf, isFreshCode, isRecoveryCode } from '#staff/factor.ts';
import { deleteStaffSession, endStaffSessions } from '#staff/session-store.ts';
import { startStaffSession } from '#staff/start-session.ts';
import { findMember, lockMemberPassword, type Member } from '#staff/store.ts';

/** One answer after the same work, whether the address is unknown or the password wrong (quality S8). */
export const signIn = handle(contract.signIn, async (context, { email, password }) => {
  const { db, countMiss, userAgent, now } = context;
  const address = email.toLowerCase();
  const member = await findMember(db, { email: address });
  await countMiss('password', address);
  const isRight = await isPassword(password, member?.password_hash ?? null);
  if (member === undefined || !isRight || !(await lockMemberPassword(db, member))) {
    throw new Refusal(401, 'staff_login_invalid');
  }
  // Only a caller who proved to be this member learns that the account is closed (D-13).
  if (member.blocked_at !== null) throw new Refusal(403, 'staff_blocked');
  const stage = member.totp_since === null ? ('enrolment' as const) : ('code' as const);
  return {
    token: await startStaffSession(db, { staffId: member.id, stage, userAgent }, now),
    next: stage,
    name: member.name,
    account: accountOf(member.email),
  };
});

/** The session of a step of the sign-in; whoever is at another step begins again. */
export const atStage = (
  { session }: StaffSignInContext,
  stage: StaffSession['stage'],
): StaffSession => {
  if (session?.stage !== stage) throw new Refusal(401, 'staff_signed_out');
  return session;
};

/** Checks a code after counting it as a miss, which a right one takes back. */
export const proveCode = async (
  { countMiss }: Pick<StaffSignInContext, 'countMiss'>,
  staffId: string,
  isRight: () => Promise<boolean>,
): Promise<void> => {
  const { left } = await countMiss('code', staffId);
  if (await isRight()) return;
  throw new Refusal(422, 'code_wrong', { values: { n: left }, reason: { left } });
};

/** The member behind a session that authenticate.ts has just found. */
export const memberOf = async (
  { db }: Pick<StaffSignInContext, 'db'>,
  { staffId }: Pick<StaffSession, 'staffId'>,
): Promise<Member> => {
  const member = await findMember(db, { id: staffId });
  if (member === undefined) throw new Error('a session without its member');
  return member;
};

/** Puts a whole session in the place of the half one. */
export const completeSignIn = async (context: StaffSignInContext, session: StaffSession) => {
  const { db, userAgent, now, actsFor } = context;
  const { staffId } = session;
  await deleteStaffSession(db, session);
  actsFor(session);
  return {
    token: await startStaffSession(db, { staffId, stage: 'full', userAgent }, now),
    recovery_codes_left: await countRecoveryCodes(db, staffId),
  };
};

export const enterCode = handle(contract.enterCode, async (context, { code }) => {
  const { db, secrets, now } = context;
  const session = atStage(context, 'code');
  await proveCode(context, session.staffId, async () =>
    isFreshCode(db, secrets, await memberOf(context, session), code, now),
  );
  return completeSignIn(context, session);
});

export const enterRecoveryCode = handle(contract.enterRecoveryCode, async (context, { code }) => {
  const { db, secrets, now } = context;
  const session = atStage(context, 'code');
  const { staffId } = session;
  await proveCode(context, staffId, () => isRecoveryCode(db, secrets, staffId, code, now));
  return completeSignIn(context, session);
});

export const signOut = handle(contract.signOut, async (context) => {
  const { db, session, actsFor } = context;
  if (session === null) throw new Refusal(401, 'staff_signed_out');
  if (session.stage === 'full') {
    await endStaffSessions(context, session.staffId, { only: session.sessionId });
    actsFor(session);
  } else await deleteStaffSession(db, session);
  return {};
});
