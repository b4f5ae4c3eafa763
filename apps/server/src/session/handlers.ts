import { live as liveCall } from '@abrufbar/contract/session/live.ts';
import { view as viewCall } from '@abrufbar/contract/session/view.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { findAcceptedTerms } from '#companies/terms-store.ts';
import { membershipIn } from '#core/calls/caller-scope.ts';
import {
  type AnyoneContext,
  type Caller,
  handle,
  stream,
  type UserContext,
} from '#core/calls/context.ts';
import { enter } from '#core/database/database.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { forgetCaller } from '#session/authenticate.ts';
import { impersonationEnd } from '#session/lifetime.ts';
import { findDevice, keepDevice } from '#session/known-devices.ts';
import { verifyPassword } from '#session/verify-password.ts';
import { presentUser } from '#session/present.ts';
import { startSession } from '#session/start-session.ts';
import {
  deleteSession,
  findPerson,
  findUser,
  type Person,
  updateLoginTokenUsed,
} from '#session/store.ts';
import { readToken } from '#session/token.ts';
import { viewOver } from '#session/view-jobs.ts';

export const login = handle(session.login, async (context, { username, password, _im }) => {
  const { person, impersonator, view } =
    _im === null
      ? await byPassword(context, username ?? '', password ?? '')
      : await byToken(context, _im);
  // Only a caller who proved to be this person learns that the account is closed (D-13).
  if (person.blocked_at !== null) throw new Refusal(403, 'login_blocked');
  if (!person.has_company) throw new Refusal(403, 'login_without_company');
  await enter(context.db, { userId: person.id });
  const userId = person.id;
  context.actsFor({ userId, impersonator, staffId: view?.staffId ?? null });
  const { db, brand, userAgent, now, jobs } = context;
  if (impersonator === null) await keepDevice(context, userId); // not the device of supplier staff
  if (view !== null) {
    const afterSeconds = (impersonationEnd(now).getTime() - now.getTime()) / 1000;
    await jobs.send(db, viewOver, { userId, viewId: view.id }, { afterSeconds });
  }
  const visit = { userId, impersonator, view, brand, userAgent };
  return { access_token: await startSession(db, visit, now) };
});

type Proven = Pick<Caller, 'impersonator' | 'view'> & { readonly person: Person };

// One answer after the same work, whether the person is unknown or the password wrong (quality S8).
const byPassword = async (
  context: AnyoneContext,
  username: string,
  password: string,
): Promise<Proven> => {
  const { db } = context;
  const email = username.toLowerCase();
  const person = await findPerson(db, { email });
  await context.countAccountAttempt(email, await findDevice(context, person?.id ?? null));
  const isRight = await verifyPassword(db, person, password);
  if (person === undefined || !isRight) throw new Refusal(401, 'login_invalid');
  return { person, impersonator: null, view: null };
};

const byToken = async (
  { db, now, countInvitationAttempt }: AnyoneContext,
  token: string,
): Promise<Proven> => {
  await countInvitationAttempt();
  const ofView = readToken('abv', token);
  const refused = () => new Refusal(403, ofView ? 'view_link_invalid' : 'invitation_invalid');
  const parts = ofView ?? readToken('abi', token);
  if (parts === null) throw refused();
  await enter(db, { userId: parts.userId });
  const used = await updateLoginTokenUsed(db, parts, now);
  const person = used && (await findPerson(db, { id: parts.userId }));
  if (!person) throw refused();
  const { staff_id: staffId, view_id: id } = used;
  return {
    person,
    impersonator: used.staff_name,
    view: staffId === null || id === null ? null : { staffId, id },
  };
};

export const logout = handle(session.logout, async ({ db, caller }) => {
  await deleteSession(db, caller);
  forgetCaller(caller.userId);
  return {};
});

const readUser = async (
  { db, caller, brand, now }: UserContext,
  { company_number }: { readonly company_number: string | null },
) => {
  const [first] = caller.memberships;
  if (first === undefined) throw new Error('a caller without company has no session');
  const membership = company_number === null ? first : membershipIn(caller, company_number);
  const terms = await findAcceptedTerms(db, { userId: caller.userId, brand, now });
  return presentUser(await findUser(db, caller.userId, now), caller, membership, terms);
};

export const user = handle(session.user, readUser);
export const userByGet = handle(session.userByGet, readUser);

export const view = handle(viewCall, async ({ caller: { name, impersonator, endsAt } }) => ({
  name,
  impersonator,
  ends_at: impersonator === null ? null : endsAt.toISOString(),
}));

export const live = stream(liveCall);
