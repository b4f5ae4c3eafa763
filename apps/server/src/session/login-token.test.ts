import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { enter } from '#core/database/database.ts';
import { startTestServer } from '#testing/server/server.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { startSession } from '#session/start-session.ts';

const START = '2026-11-20T05:40:00Z';
const server = await startTestServer({ after }, { now: START });
const { at, build, request, send } = server;

type Kind = 'invitation' | 'impersonation';

const addToken = (kind: Kind = 'invitation', companies = 1, issuedAt = START) =>
  build({}, async (db) => {
    const company = await buildCompany(db);
    const user = await buildUser(db, { companies: companies ? [company] : [] });
    await enter(db, { userId: user.id });
    const occasion =
      kind === 'invitation'
        ? { kind, userId: user.id }
        : { kind, userId: user.id, staffName: 'Petra Lindner', reason: 'Ticket 4711' };
    return { user, _im: await issueLoginToken(db, occasion, new Date(issuedAt)) };
  });

const login = (_im: string) => send(session.login, { username: null, password: null, _im });
const userOf = (token: string) => send(session.user, { company_number: null }, { token });

/** The refusal of a login with a token. */
const refusal = async (_im: string) => {
  const error = await login(_im).catch((reason: unknown) => reason);
  assert.ok(error instanceof CallError);
  return { status: error.status, text: error.data?.error };
};
const INVALID = {
  status: 403,
  text: 'Einladung ungültig oder abgelaufen. Bitte lassen Sie sich eine neue Einladung schicken.',
};

test('API-09 API-10 an invitation signs in a person who has no password yet', async () => {
  const { user, _im } = await addToken();
  const answer = await request('POST', 'auth/login', { body: new URLSearchParams({ _im }) });
  assert.equal(answer.status, 200);
  const { data } = answer.json as { data: { access_token: string } }; // the answer of login
  const me = await userOf(data.access_token);
  assert.deepEqual([me.id, me.impersonator], [user.id, null]);
});

test('API-09 D-09 a token works once, also when it is used twice at the same moment', async () => {
  const { user, _im } = await addToken();
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => login(_im)));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.deepEqual(await refusal(_im), INVALID);
  const sessions = await build({ userId: user.id }, (db) =>
    db.selectFrom('sessions').select('id').execute(),
  );
  assert.equal(sessions.length, 1);
});

test('API-09 ERR-05 used, expired, unknown and misshapen tokens get the same 403', async () => {
  const { user, _im } = await addToken();
  const other = await addToken();
  const secret = _im.split('.')[1];
  assert.deepEqual(await refusal(`abi_${other.user.id}.${secret}`), INVALID);
  assert.deepEqual(await refusal(`abr_${user.id}.${secret}`), INVALID);
  assert.deepEqual(await refusal('x'), INVALID);
  at('2026-11-27T05:40:00Z');
  assert.deepEqual(await refusal(_im), INVALID);
  at('2026-11-27T05:39:59Z');
  await login(_im);
  at(START);
});

test('ERR-05 a blocked or companyless person keeps the token for later', async () => {
  const { user, _im } = await addToken();
  const block = (since: Date | null) => build({}, (db) => updateUserBlocked(db, user.id, since));
  await block(new Date(START));
  assert.match((await refusal(_im)).text ?? '', /gesperrt/);
  await block(null);
  await login(_im);
  const alone = await addToken('invitation', 0);
  assert.match((await refusal(alone._im)).text ?? '', /keine Firma/);
});

test('D-03 an impersonation names the staff member, is recorded, and ends after half an hour of use', async () => {
  const { user, _im } = await addToken('impersonation');
  const { access_token: token } = await login(_im);
  assert.equal((await userOf(token)).impersonator, 'Petra Lindner');
  at('2026-11-20T06:09:59Z');
  await userOf(token);
  at('2026-11-20T06:10:00Z');
  await assert.rejects(userOf(token), { status: 401 });
  at(START);
  const records = await build({ userId: user.id }, (db) =>
    db.selectFrom('audit_user').select(['call', 'impersonator']).execute(),
  );
  assert.deepEqual(records, [{ call: 'session.login', impersonator: 'Petra Lindner' }]);
});

test('D-03 an impersonation is not prolonged by its use on the next day', async () => {
  const { _im } = await addToken('impersonation', 1, '2026-11-20T22:50:00Z');
  at('2026-11-20T22:50:00Z');
  const { access_token: token } = await login(_im);
  at('2026-11-20T23:10:00Z'); // after midnight in Berlin
  await userOf(token);
  at('2026-11-20T23:20:00Z');
  await assert.rejects(userOf(token), { status: 401 });
  at(START);
});

test('D-03 OFF-86 an impersonation token expires after five minutes and says so', async () => {
  const { _im } = await addToken('impersonation');
  at('2026-11-20T05:45:00Z');
  assert.deepEqual(await refusal(_im), {
    status: 403,
    text: 'Der Link ist abgelaufen. Bitte öffnen Sie die Ansicht erneut.',
  });
  at(START);
});

test('D-03 the token of an impersonated session stands in for none of the person', async () => {
  const { user } = await addToken('impersonation');
  const token = await build({ userId: user.id }, (db) => {
    const visit = { userId: user.id, impersonator: 'Petra Lindner', userAgent: '' };
    return startSession(db, visit, new Date(START));
  });
  assert.match(token, new RegExp(`^abw_${user.id}\\.`));
  await userOf(token);
  await assert.rejects(userOf(token.replace('abw_', 'abr_')), { status: 401 });
});

test('a login token is no bearer token', async () => {
  const { _im } = await addToken();
  await assert.rejects(userOf(_im), { status: 401 });
});
