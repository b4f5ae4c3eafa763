import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import * as contract from '@abrufbar/contract/session/recovery.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { updatePasswordHash } from '#companies/store.ts';
import { handle, type LinkOrUserContext } from '#core/calls/context.ts';
import { enter } from '#core/database/database.ts';
import { Refusal, refuseFields } from '#core/calls/refusal.ts';
import { forgetCaller } from '#session/authenticate.ts';
import { keepDevice } from '#session/known-devices.ts';
import { verifyPassword } from '#session/verify-password.ts';
import { deleteRecoveryLink, deleteValidRecoveryLink } from '#session/recovery/store.ts';
import { deleteOtherSessions, findPerson, findUser, type Person } from '#session/store.ts';
import { readToken } from '#session/token.ts';
import { endSessions, recordViewEnds } from '#session/view-end.ts';
import { hashNewPassword } from '#session/new-password.ts';

const t = reader(recoveryTexts);

type Proof = InputOf<typeof contract.resetPassword>;

/** The person who may set a new password, and the session that continues with it. */
type Proven = { readonly person: Person; readonly sessionId: string | null };

export const resetPassword = handle(contract.resetPassword, async (context, input) => {
  const { db, actsFor, now } = context;
  const { person, sessionId } = await prove(context, input);
  checkRepeat(input);
  const userId = person.id;
  const field = 'new_password';
  if (input.new_password === null) throw refuseFields([{ field, problem: 'required' }]);
  const hash = await hashNewPassword(field, input.new_password, person.password_hash);
  await updatePasswordHash(db, userId, hash);
  await deleteRecoveryLink(db, userId);
  if (sessionId === null) await endSessions(db, userId, now);
  else await recordViewEnds(db, userId, await deleteOtherSessions(db, { userId, sessionId }), now);
  forgetCaller(userId);
  // The reader of the mail is no stranger, however often strangers have failed and go on failing (D-18).
  if (sessionId === null) {
    context.clearAccountAttempts(person.email);
    await keepDevice(context, userId);
  }
  actsFor({ userId, impersonator: null });
  return { message: t(sessionId === null ? 'reset.success' : 'reset.changed'), errors: [] };
});

/** Needed beside the old password (VAL-21). The page of a link sends it too; one that left it out is not refused (D-12). */
const checkRepeat = ({ token, new_password, new_password_repeat }: Proof): void => {
  if (token !== null && new_password_repeat === null) return;
  const field = 'new_password_repeat';
  if (new_password_repeat === null) throw refuseFields([{ field, problem: 'required' }]);
  if (new_password_repeat !== new_password) {
    throw refuseFields([{ field, problem: 'password_repeat' }]);
  }
};

const prove = (context: LinkOrUserContext, { token, old_password }: Proof): Promise<Proven> =>
  token === null ? byOldPassword(context, old_password) : byLink(context, token);

/** A bearer token beside the link is ignored: the link may belong to another person (D-12). */
const byLink = async (
  { db, now, countInvitationAttempt }: LinkOrUserContext,
  token: string,
): Promise<Proven> => {
  await countInvitationAttempt();
  const parts = readToken('abp', token);
  if (parts === null) throw new Refusal(403, 'reset_link_invalid');
  await enter(db, { userId: parts.userId });
  const isValid = await deleteValidRecoveryLink(db, parts, now);
  const person = isValid ? await findPerson(db, { id: parts.userId }) : undefined;
  if (person === undefined || person.blocked_at !== null) {
    throw new Refusal(403, 'reset_link_invalid');
  }
  return { person, sessionId: null };
};

/** A wrong one is never 401, which would sign the person out (T-40); guesses count like those of a login. */
const byOldPassword = async (
  { db, caller, now, countAccountAttempt }: LinkOrUserContext,
  oldPassword: string | null,
): Promise<Proven> => {
  if (caller === null) throw new Refusal(401, 'signed_out');
  const { userId, sessionId } = caller;
  await enter(db, { userId });
  const field = 'old_password';
  if (oldPassword === null) throw refuseFields([{ field, problem: 'required' }]);
  const { email } = await findUser(db, userId, now);
  await countAccountAttempt(email);
  const person = await findPerson(db, { id: userId });
  const isRight = await verifyPassword(db, person, oldPassword);
  if (person === undefined || !isRight) {
    const errors = [{ field, problem: 'password_wrong' }] as const;
    throw new Refusal(422, 'old_password_wrong', { errors });
  }
  return { person, sessionId };
};
