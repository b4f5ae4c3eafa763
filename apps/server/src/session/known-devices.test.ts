import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { buildRecoveryLink } from '#session/build.ts';
import { hashPassword } from '#session/password.ts';
import { issueLoginToken } from '#session/login-tokens.ts';
import { startWatched } from '#testing/concepts/password-work.ts';
import { NEW, OLD, reset } from '#testing/concepts/password-recovery.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00Z';
const password_hash = await hashPassword(OLD);
const env = { TRUSTED_PROXY: '127.0.0.1' };
const server = await startTestServer({ after }, { now: NOW, env });
const { build } = server;

const newSecret = () => randomBytes(32).toString('base64url');
const addUser = () =>
  build({}, async (db) => buildUser(db, { companies: [await buildCompany(db)], password_hash }));
type User = Awaited<ReturnType<typeof addUser>>;

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
};
type Try = { secret?: string | undefined; on?: typeof server; from?: string };
/** A login, from a network address nobody else has unless one is given. */
const tryLogin = async (
  { email }: Pick<User, 'email'>,
  password: string,
  { secret, on = server, from = newAddress() }: Try = {},
): Promise<number> => {
  const { status } = await on.request('POST', 'auth/login', {
    body: new URLSearchParams({ username: email, password }),
    headers: {
      'X-Forwarded-For': from,
      ...(secret !== undefined && { 'Abrufbar-Device': secret }),
    },
  });
  return status;
};
const times = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Strangers use up every try of the account. */
const attack = async (user: User, on = server): Promise<void> => {
  for (const _ of times(5)) await tryLogin(user, 'falsch', { on });
  assert.equal(await tryLogin(user, OLD, { on }), 429);
};

test('D-18 failures of an account count in every server process', async (t) => {
  const user = await addUser();
  const other = await startTestServer(t, { now: NOW, env, database: server.database });
  for (const index of times(5)) {
    assert.equal(await tryLogin(user, 'falsch', { on: index % 2 ? other : server }), 401);
  }
  assert.equal(await tryLogin(user, OLD, { on: server }), 429);
  assert.equal(await tryLogin(user, OLD, { on: other }), 429);
});

test('D-18 failures of a network address count in every server process', async (t) => {
  const user = await addUser();
  const other = await startTestServer(t, { now: NOW, env, database: server.database });
  const from = newAddress();
  for (const index of times(30)) {
    const on = index % 2 ? other : server;
    assert.equal(await tryLogin({ email: `${index}@bau.example` }, 'falsch', { on, from }), 401);
  }
  assert.equal(await tryLogin(user, OLD, { on: server, from }), 429);
  assert.equal(await tryLogin(user, OLD, { on: other, from }), 429);
  assert.equal(await tryLogin(user, OLD, { on: other }), 200);
});

test('D-18 an account under attack lets in a device it knows, and nobody else', async () => {
  const user = await addUser();
  const secret = newSecret();
  assert.equal(await tryLogin(user, OLD, { secret }), 200);
  await attack(user);
  assert.equal(await tryLogin(user, OLD, { secret: newSecret() }), 429);
  assert.equal(await tryLogin(user, OLD, { secret: 'x' }), 429);
  assert.equal(await tryLogin(user, OLD, { secret }), 200);
  assert.equal(await tryLogin(user, OLD), 429);
});

test('D-18 a known device has five tries of its own', async () => {
  const user = await addUser();
  const secret = newSecret();
  assert.equal(await tryLogin(user, OLD, { secret }), 200);
  for (const _ of times(4)) assert.equal(await tryLogin(user, 'falsch', { secret }), 401);
  assert.equal(await tryLogin(user, OLD, { secret }), 200);
  for (const _ of times(5)) assert.equal(await tryLogin(user, 'falsch', { secret }), 401);
  assert.equal(await tryLogin(user, OLD, { secret }), 429);
  assert.equal(await tryLogin(user, OLD), 200);
});

test('D-18 an account knows the devices of its own logins alone, for 180 days and through a logout', async (t) => {
  const [user, colleague] = [await addUser(), await addUser()];
  const secret = newSecret();
  const input = { username: user.email, password: OLD, _im: null };
  const { access_token: token } = await server.send(session.login, input);
  assert.equal(await tryLogin(user, OLD, { secret }), 200);
  await server.send(session.logout, {}, { token });
  await attack(colleague);
  assert.equal(await tryLogin(colleague, OLD, { secret }), 429);
  await attack(user);
  assert.equal(await tryLogin(user, OLD, { secret }), 200);
  const { database } = server;
  const later = await startTestServer(t, { now: '2027-05-19T05:39:59Z', env, database });
  assert.equal(await tryLogin(user, 'falsch', { secret, on: later }), 401);
  later.at('2027-05-19T05:40:01Z');
  assert.equal(await tryLogin(user, 'falsch', { secret, on: later }), 429);
});

test('D-03 D-18 the device of staff who impersonate a person stays a stranger', async () => {
  const user = await addUser();
  const secret = newSecret();
  const occasion = { kind: 'impersonation', userId: user.id, staffName: 'P', reason: 'x' } as const;
  const token = await build({ userId: user.id }, (db) =>
    issueLoginToken(db, occasion, new Date(NOW)),
  );
  const { status } = await server.request('POST', 'auth/login', {
    body: new URLSearchParams({ _im: token }),
    headers: { 'Abrufbar-Device': secret },
  });
  assert.equal(status, 200);
  await attack(user);
  assert.equal(await tryLogin(user, OLD, { secret }), 429);
});

test('D-12 D-18 a completed reset by mail clears the failures of the account, and its device is known', async () => {
  const user = await addUser();
  const secret = newSecret();
  await attack(user);
  const wrong = await reset(server, { token: 'x', new_password: NEW });
  assert.equal(wrong.status, 403);
  assert.equal(await tryLogin(user, OLD), 429);
  const token = await build({}, (db) => buildRecoveryLink(db, user, new Date(NOW)));
  const { status } = await server.request('POST', 'auth/password_reset', {
    body: new URLSearchParams({ token, new_password: NEW }),
    headers: { 'Abrufbar-Device': secret },
  });
  assert.equal(status, 200);
  assert.equal(await tryLogin(user, NEW), 200);
  await attack({ ...user });
  assert.equal(await tryLogin(user, NEW, { secret }), 200);
});

test('D-18 a device known to nobody costs an unknown person the same work', async (t) => {
  const user = await addUser();
  const { watched, workOf } = await startWatched(t, server, { now: NOW, env });
  const secret = newSecret();
  const tryAs = (email: string) =>
    workOf(() => tryLogin({ email }, 'falsch', { secret, on: watched }));
  const wrong = await tryAs(user.email);
  assert.ok(wrong.statements.some((text) => text.includes('known_devices')));
  assert.deepEqual(await tryAs('gone@bau.example'), wrong);
});

test('D-18 neither mail addresses nor network addresses nor secrets are stored as they are', async () => {
  const user = await addUser();
  const secret = newSecret();
  await tryLogin(user, OLD, { secret });
  await tryLogin(user, 'falsch', { secret });
  await tryLogin(user, 'falsch');
  const stored = await build({ userId: user.id }, async (db) => [
    await sql`SELECT * FROM login_failures`.execute(db),
    await sql`SELECT encode(secret_hash, 'escape'), * FROM known_devices`.execute(db),
  ]);
  const text = JSON.stringify(stored);
  assert.match(text, /account:[\w-]{43}/);
  for (const plain of [user.email, '10.0.', secret]) assert.ok(!text.includes(plain), plain);
});
