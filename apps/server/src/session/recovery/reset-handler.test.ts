import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { updatePasswordHash, updateUserBlocked } from '#companies/store.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildRecoveryLink, buildToken } from '#session/build.ts';
import { hashPassword } from '#session/password.ts';
import {
  ask,
  fieldsIn,
  mailsTo,
  NEW,
  OLD,
  reset,
  tokenIn,
} from '#testing/concepts/password-recovery.ts';
import { lockAwaited } from '#testing/database/locks.ts';

const NOW = '2026-11-20T05:40:00Z';
const password_hash = await hashPassword(OLD);
const server = await startTestServer({ after }, { now: NOW });
const { at, build, send } = server;
beforeEach(() => at(NOW));

const addUser = () =>
  build({}, async (db) => buildUser(db, { companies: [await buildCompany(db)], password_hash }));
const linkFor = (user: { id: string }) =>
  build({}, (db) => buildRecoveryLink(db, user, new Date(NOW)));
const signIn = (user: { id: string }) => build({}, (db) => buildToken(db, user, new Date(NOW)));
const login = ({ email }: { email: string }, password: string) =>
  send(session.login, { username: email, password, _im: null });
const isAlive = async (token: string): Promise<boolean> =>
  send(session.user, { company_number: null }, { token }).then(
    () => true,
    () => false,
  );
const DEAD = /Der Link ist ungültig oder abgelaufen/;

test('API-14 SRV-01 D-12 D-22 the link of a mail sets a new password, and a second use is refused', async () => {
  const user = await addUser();
  await ask(server, user.email);
  const [mail] = await mailsTo(server, user.email);
  const token = tokenIn(mail?.mail.text ?? '');
  const { status, json } = await reset(server, { token, new_password: NEW });
  assert.equal(status, 200);
  const message = 'Ihr Passwort ist geändert. Bitte melden Sie sich an.';
  assert.deepEqual(json, { message, errors: [], data: {} });
  await login(user, NEW);
  await assert.rejects(login(user, OLD), { status: 401 });
  const again = await reset(server, { token, new_password: `${NEW}!` });
  assert.equal(again.status, 403);
  assert.match(again.text, DEAD);
});

test('D-11 D-12 after a reset every session of the person ends at once, and those of others live', async () => {
  const [user, other] = [await addUser(), await addUser()];
  const tokens = [await signIn(user), await signIn(user)];
  const elsewhere = await signIn(other);
  for (const token of [...tokens, elsewhere]) assert.equal(await isAlive(token), true);
  await reset(server, { token: await linkFor(user), new_password: NEW });
  for (const token of tokens) assert.equal(await isAlive(token), false);
  assert.equal(await isAlive(elsewhere), true);
});

test('D-12 a link is dead after an hour, and when a newer one was asked for', async () => {
  const user = await addUser();
  const [older, newer] = [await linkFor(user), await linkFor(user)];
  assert.match((await reset(server, { token: older, new_password: NEW })).text, DEAD);
  at('2026-11-20T06:40:00Z');
  assert.match((await reset(server, { token: newer, new_password: NEW })).text, DEAD);
  at('2026-11-20T06:39:59Z');
  assert.equal((await reset(server, { token: newer, new_password: NEW })).status, 200);
});

test('D-12 no other token is a link, and a link of a blocked account is none', async () => {
  const [user, blocked] = [await addUser(), await addUser()];
  const link = await linkFor(user);
  const closed = await linkFor(blocked);
  await build({}, (db) => updateUserBlocked(db, blocked.id, new Date(NOW)));
  const forged = `${link.slice(0, -8)}AAAAAAAA`;
  for (const token of ['x', await signIn(user), forged, closed]) {
    const { status, text } = await reset(server, { token, new_password: NEW });
    assert.equal(status, 403);
    assert.match(text, DEAD);
  }
  assert.equal((await reset(server, { token: link, new_password: NEW })).status, 200);
});

test('D-20 a new password keeps the rules, is no common one, not too long and not the old one', async () => {
  const user = await addUser();
  const token = await linkFor(user);
  const cases: [password: string, problem: RegExp][] = [
    ['', /Bitte füllen Sie dieses Feld aus/],
    ['kurz', /die fünf Regeln/],
    ['Baustelle2026', /die fünf Regeln/],
    ['Passwort-1', /zu leicht zu erraten/],
    [`Aa1-${'ß'.repeat(125)}`, /Bitte kürzen Sie/],
    [OLD, /vom alten unterscheidet/],
  ];
  for (const [new_password, problem] of cases) {
    const { status, json, text } = await reset(server, { token, new_password });
    assert.deepEqual([status, fieldsIn(json)], [422, ['new_password']], new_password);
    assert.match(text, problem);
  }
  const longest = `Aa1-${'ß'.repeat(124)}`;
  assert.equal((await reset(server, { token, new_password: longest })).status, 200);
  await login(user, longest);
});

test('API-14 D-11 D-22 with the old password this device stays signed in and all others end', async () => {
  const user = await addUser();
  const [here, elsewhere] = [await signIn(user), await signIn(user)];
  const link = await linkFor(user);
  assert.equal(await isAlive(elsewhere), true);
  const { status, json } = await reset(server, { old_password: OLD, new_password: NEW }, here);
  assert.equal(status, 200);
  const message = 'Ihr Passwort ist geändert.';
  assert.deepEqual(json, { message, errors: [], data: {} });
  assert.deepEqual([await isAlive(here), await isAlive(elsewhere)], [true, false]);
  assert.match((await reset(server, { token: link, new_password: 'Noch-Eins-28' })).text, DEAD);
  await login(user, NEW);
});

test('D-11 a password that is being replaced no longer signs in', async () => {
  const user = await addUser();
  const token = await signIn(user);
  const attempts = await build({}, async (db) => {
    await updatePasswordHash(db, user.id, await hashPassword(NEW));
    const late = [
      login(user, OLD),
      reset(server, { old_password: OLD, new_password: 'Noch-Eins-28' }, token),
    ] as const;
    const settled = Promise.allSettled(late);
    await lockAwaited(server, late.length);
    return { settled };
  });
  const [signedIn, changed] = await attempts.settled;
  assert.equal(signedIn.status === 'rejected' && Object(signedIn.reason).status, 401);
  assert.partialDeepStrictEqual(changed, { status: 'fulfilled', value: { status: 422 } });
  await login(user, NEW);
});

test('T-40 D-20 a wrong old password is 422 on its field and signs nobody out', async () => {
  const user = await addUser();
  const token = await signIn(user);
  for (const old_password of ['', 'falsch']) {
    const { status, json } = await reset(server, { old_password, new_password: NEW }, token);
    assert.deepEqual([status, fieldsIn(json)], [422, ['old_password']]);
  }
  assert.equal(await isAlive(token), true);
  await login(user, OLD);
});

test('ENT-23 VAL-21 D-35 with the old password the new one must be repeated', async () => {
  const user = await addUser();
  const token = await signIn(user);
  for (const new_password_repeat of ['', `${NEW} `]) {
    const fields = { old_password: OLD, new_password: NEW, new_password_repeat };
    const { status, json } = await reset(server, fields, token);
    assert.deepEqual([status, fieldsIn(json)], [422, ['new_password_repeat']]);
  }
  const fields = { token: await linkFor(user), new_password: NEW, new_password_repeat: OLD };
  assert.deepEqual(fieldsIn((await reset(server, fields)).json), ['new_password_repeat']);
  await login(user, OLD);
});

test('D-18 guesses of the old password count like those of a login', async () => {
  const user = await addUser();
  const token = await signIn(user);
  const guess = (old_password: string) => reset(server, { old_password, new_password: NEW }, token);
  for (let time = 0; time < 5; time += 1) assert.equal((await guess('falsch')).status, 422);
  assert.equal((await guess(OLD)).status, 429);
  await assert.rejects(login(user, OLD), { status: 429 });
});

test('D-18 an address has ten wrong links an hour', async (t) => {
  const fresh = await startTestServer(t);
  const statuses = [];
  for (let time = 0; time < 11; time += 1) {
    statuses.push((await reset(fresh, { token: 'x', new_password: NEW })).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 403), 429]);
});

test('D-03 staff who impersonate a person cannot change the password', async () => {
  const user = await addUser();
  const { startSession } = await import('#session/start-session.ts');
  const token = await build({ userId: user.id }, (db) =>
    startSession(
      db,
      { userId: user.id, impersonator: 'Petra Lindner', userAgent: '' },
      new Date(NOW),
    ),
  );
  const { status, text } = await reset(server, { old_password: OLD, new_password: NEW }, token);
  assert.equal(status, 403);
  assert.match(text, /In der Ansicht als .+ nicht möglich\./);
});

test('D-64 a password change is recorded, without the password', async () => {
  const user = await addUser();
  await reset(server, { token: await linkFor(user), new_password: NEW });
  const rows = await build({ userId: user.id }, (db) =>
    db.selectFrom('audit_user').select(['call', 'at', 'impersonator']).execute(),
  );
  assert.deepEqual(rows, [{ call: 'session.resetPassword', at: NOW, impersonator: null }]);
});
