import * as contract from '@abrufbar/contract/staff/session.ts';
import { isEmail } from '@abrufbar/domain/values/email.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { hashNewPassword } from '#session/new-password.ts';
import { readToken } from '#session/token.ts';
import { brandsOf } from '#staff/authenticate.ts';
import { deleteValidPasswordLink } from '#staff/factor-store.ts';
import { passwordLinkAsked } from '#staff/jobs.ts';
import { endStaffSessions } from '#staff/session-store.ts';
import { findMember, updateMemberPassword } from '#staff/store.ts';

/** Work and answer are the same for every address: only the job looks the member up (quality S8). */
export const requestPasswordLink = handle(contract.requestPasswordLink, async (context, input) => {
  const { db, linkOrigin, now, jobs, countRecovery } = context;
  const email = input.email.toLowerCase();
  await countRecovery(email);
  if (!isEmail(email)) return {};
  await jobs.send(db, passwordLinkAsked, {
    email,
    linkOrigin,
    at: now.toISOString(),
    isFirst: false,
  });
  return {};
});

export const setPassword = handle(
  contract.setPassword,
  async (context, { token, new_password }) => {
    const { db, now, countMiss, clearMisses, actsFor } = context;
    const parts = readToken('abl', token);
    if (parts === null) throw new Refusal(403, 'password_link_invalid');
    await countMiss('password', parts.userId);
    const link = { staffId: parts.userId, hash: parts.hash };
    const isValid = await deleteValidPasswordLink(db, link, now);
    const member = isValid ? await findMember(db, { id: parts.userId }) : undefined;
    if (member === undefined || member.blocked_at !== null) {
      throw new Refusal(403, 'password_link_invalid');
    }
    const hash = await hashNewPassword('new_password', new_password, member.password_hash);
    await updateMemberPassword(db, member.id, hash);
    await endStaffSessions(context, member.id, {});
    // The reader of the mail is no stranger, however often strangers have failed (D-18).
    clearMisses(member.email);
    actsFor({ staffId: member.id, name: member.name, brands: brandsOf(member.brands) });
    return { email: member.email };
  },
);
