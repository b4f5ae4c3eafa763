import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildCompany, buildUser } from '#companies/build.ts';
import { startTestServer } from '#testing/server/server.ts';
import { hashPassword } from '#session/password.ts';

const password_hash = await hashPassword('Baustelle-2026');

const start = async (t: Parameters<typeof startTestServer>[0]) => {
  const { build, request } = await startTestServer(t);
  const user = await build({}, async (db) =>
    buildUser(db, { companies: [await buildCompany(db)], password_hash }),
  );
  const post = (fields: Record<string, string>) =>
    request('POST', 'auth/login', { body: new URLSearchParams(fields) });
  return { user, post };
};

test('D-18 after five failures in a row even the right password waits', async (t) => {
  const { user, post } = await start(t);
  const wrong = { username: user.email, password: 'falsch' };
  const right = { username: user.email, password: 'Baustelle-2026' };
  for (let failure = 1; failure <= 4; failure += 1) assert.equal((await post(wrong)).status, 401);
  assert.equal((await post(right)).status, 200);
  for (let failure = 1; failure <= 5; failure += 1) assert.equal((await post(wrong)).status, 401);
  const refused = await post({ ...right, username: user.email.toUpperCase() });
  assert.equal(refused.status, 429);
  assert.match(refused.text, /zu viele Anfragen.*Bitte warten Sie 15 Minuten/);
  const seconds = Number(refused.headers.get('Retry-After'));
  assert.ok(seconds > 890 && seconds <= 900, String(seconds));
});

test('D-18 an address has 30 failures, whatever accounts it tries', async (t) => {
  const { user, post } = await start(t);
  const statuses = [];
  for (let account = 0; account < 31; account += 1) {
    statuses.push((await post({ username: `${account}@bau.example`, password: 'x' })).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 30 }, () => 401), 429]);
  const right = { username: user.email, password: 'Baustelle-2026' };
  assert.equal((await post(right)).status, 429);
});

test('D-18 an address has ten wrong login tokens an hour', async (t) => {
  const { post } = await start(t);
  const statuses = [];
  for (let token = 0; token < 11; token += 1) statuses.push((await post({ _im: 'x' })).status);
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 403), 429]);
});
