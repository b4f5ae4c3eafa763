import '#testing/database/without-statement-log.ts';
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { enter, inTransaction } from '#core/database/database.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';
import { buildToken } from '#session/build.ts';
import { deleteSessions } from '#session/store.ts';

const START = '2026-01-01T08:00:00Z';
const server = await startTestServer({ after }, { now: START });
const { at, build, request, send } = server;
beforeEach(() => at(START));

const addUser = () =>
  build({}, async (db) => buildUser(db, { companies: [await buildCompany(db)] }));
const addToken = (user: { id: string }) => build({}, (db) => buildToken(db, user, new Date(START)));
const read = (token: string) => send(session.user, { company_number: null }, { token });
const logout = (token: string) => send(session.logout, {}, { token });
const DEAD = { status: 401 };

test('API-15 SRV-01 GET logout kills this token at once and no other', async () => {
  const user = await addUser();
  const [here, elsewhere] = [await addToken(user), await addToken(user)];
  await read(here);
  const { status, text } = await request('GET', 'auth/logout', { token: here });
  assert.deepEqual([status, text], [200, '{"data":{}}']);
  await assert.rejects(read(here), DEAD);
  await assert.rejects(logout(here), DEAD);
  await read(elsewhere);
});

test('API-15 T-01 logout runs only for the portal itself, and never by HEAD', async () => {
  const token = await addToken(await addUser());
  const foreign: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-origin', 'Sec-Purpose': 'prefetch' },
  ];
  for (const headers of foreign) {
    assert.equal((await request('GET', 'auth/logout', { token, headers })).status, 403);
  }
  assert.equal((await request('HEAD', 'auth/logout', { token })).status, 404);
  await read(token);
});

test('D-24 without a live token every answer is 401 in German', async () => {
  const [one, other] = [await addUser(), await addUser()];
  const secret = (await addToken(one)).split('.')[1];
  for (const token of [undefined, 'x', `abr_${other.id}.${secret}`, `abr_${one.id}.x${secret}`]) {
    for (const [method, path] of [
      ['GET', 'auth/logout'],
      ['POST', 'user'],
      ['GET', 'user'],
    ] as const) {
      const { status, text } = await request(method, path, token === undefined ? {} : { token });
      assert.equal(status, 401);
      assert.match(text, /Ihre Sitzung ist abgelaufen/);
    }
  }
});

test('D-11 a session unused for 30 days is over, a used one lives 180 days', async () => {
  const day = (number: number) => {
    const moment = new Date(START);
    moment.setUTCDate(moment.getUTCDate() + number);
    return moment.toISOString();
  };
  const user = await addUser();
  const [unused, used] = [await addToken(user), await addToken(user)];
  at(day(30));
  await assert.rejects(read(unused), DEAD);
  await assert.rejects(read(used), DEAD);
  for (let number = 29; number < 180; number += 29) {
    at(day(number));
    await read(used);
  }
  at(day(180));
  await assert.rejects(read(used), DEAD);
});

test('D-11 the use of a session is written down every five minutes at most, and on a new day', async () => {
  const user = await addUser();
  const token = await addToken(user);
  const row = () =>
    build({ userId: user.id }, (db) =>
      db
        .selectFrom('sessions')
        .select(['last_used_on', 'last_used_at', 'expires_at'])
        .executeTakeFirstOrThrow(),
    );
  // A call that changes something always looks the session up, whatever becomes of the call.
  const use = () => request('POST', 'favourite-contracts/add', { token });
  for (const [instant, day, noted] of [
    ['2026-01-01T08:04:59Z', '2026-01-01', '2026-01-01T08:00:00Z'],
    ['2026-01-01T08:05:00Z', '2026-01-01', '2026-01-01T08:05:00Z'],
    ['2026-01-01T22:57:00Z', '2026-01-01', '2026-01-01T22:57:00Z'],
    ['2026-01-01T22:59:00Z', '2026-01-01', '2026-01-01T22:57:00Z'],
    ['2026-01-01T23:00:00Z', '2026-01-02', '2026-01-01T23:00:00Z'], // midnight in Berlin
  ] as const) {
    at(instant);
    assert.equal((await use()).status, 422);
    const expires_at = new Date(Date.parse(noted) + 30 * 86_400_000)
      .toISOString()
      .replace('.000', '');
    assert.deepEqual(await row(), { last_used_on: day, last_used_at: noted, expires_at }, instant);
  }
});

test('D-11 blocking an account and losing the last company end its sessions', async () => {
  const [blocked, alone, ended] = [await addUser(), await addUser(), await addUser()];
  const tokens = [await addToken(blocked), await addToken(alone), await addToken(ended)];
  await build({}, (db) => updateUserBlocked(db, blocked.id, new Date(START)));
  await build({}, (db) => db.deleteFrom('memberships').where('user_id', '=', alone.id).execute());
  await build({ userId: ended.id }, (db) => deleteSessions(db, ended.id));
  for (const token of tokens) {
    assert.equal((await request('POST', 'favourite-contracts/add', { token })).status, 401);
  }
});

test('D-11 a session ended by another process is forgotten here too', async () => {
  const user = await addUser();
  const token = await addToken(user);
  await read(token);
  await build({ userId: user.id }, (db) => deleteSessions(db, user.id));
  const start = performance.now();
  await until(async () => (await read(token).catch(() => null)) === null);
  // After five seconds the session would have been looked up again anyway.
  assert.ok(performance.now() - start < 5_000, 'the notification did not arrive');
});

test('row-level security shows a user only the own sessions', async () => {
  const [one, other] = [await addUser(), await addUser()];
  await addToken(one);
  await addToken(other);
  await inTransaction(server.database.app, {}, async (db) => {
    const seen = () => db.selectFrom('sessions').select('user_id').distinct().execute();
    assert.deepEqual(await seen(), []);
    await enter(db, { userId: one.id });
    assert.deepEqual(await seen(), [{ user_id: one.id }]);
  });
});
