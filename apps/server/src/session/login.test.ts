import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { startTestServer } from '#testing/server/server.ts';
import { hashPassword } from '#session/password.ts';
import { startWatched } from '#testing/concepts/password-work.ts';

const PASSWORD = 'Kies-0/32 für §1';
const password_hash = await hashPassword(PASSWORD);
const server = await startTestServer({ after }, { now: '2026-11-20T05:40:00Z' });
const { build, request, send } = server;
const nothing = { company_number: null };

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  request('POST', 'auth/login', { body: new URLSearchParams(fields), headers });

const addUser = (fields: Parameters<typeof buildUser>[1] = {}) =>
  build({}, async (db) => {
    const company = await buildCompany(db);
    return buildUser(db, { companies: [company], password_hash, ...fields });
  });

test('API-08 API-10 SRV-01 the right password gives a token that works', async () => {
  const user = await addUser();
  const { status, json } = await post({ username: user.email, password: PASSWORD });
  assert.equal(status, 200);
  const { data } = json as { data: { access_token: string } }; // the answer of login
  assert.deepEqual(Object.keys(data), ['access_token']);
  assert.match(data.access_token, new RegExp(`^abr_${user.id}\\.[\\w-]{43}$`));
  const me = await send(session.user, nothing, { token: data.access_token });
  assert.equal(me.id, user.id);
});

test('API-04 API-08 login reads multipart forms too, and the name in any case', async () => {
  const user = await addUser({ email: 'Änne.Öztürk@bau.example' });
  const body = new FormData();
  body.set('username', ' ÄNNE.ÖZTÜRK@BAU.EXAMPLE ');
  body.set('password', PASSWORD);
  const { status } = await request('POST', 'auth/login', { body });
  assert.equal(status, 200);
  assert.equal(user.email, 'Änne.Öztürk@bau.example');
});

test('API-03 login answers in German whatever locale is sent', async () => {
  const user = await addUser();
  for (const locale of ['de', 'de-DE', 'de_DE', 'en', '']) {
    const fields = { username: user.email, password: PASSWORD };
    const { status } = await post(fields, { 'Accept-Language': locale });
    assert.equal(status, 200, locale);
    const wrong = await post({ username: 'nobody@bau.example' }, { 'Accept-Language': locale });
    assert.match(wrong.text, /Bitte prüfen Sie/);
  }
});

test('ERR-06 wrong password, unknown person and person without password look the same', async () => {
  const known = await addUser();
  const invited = await build({}, async (db) =>
    buildUser(db, { companies: [await buildCompany(db)] }),
  );
  const answers = [];
  for (const username of [known.email, 'nobody@bau.example', invited.email]) {
    const { status, headers, text } = await post({ username, password: 'falsch' });
    const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    answers.push({ status, shown, text: text.replace(/"request_id":"[^"]+"/, '') });
  }
  const [first, ...others] = answers;
  assert.equal(first?.status, 401);
  assert.match(first.text, /E-Mail-Adresse oder Passwort/);
  for (const other of others) assert.deepEqual(other, first);
});

test('ERR-06 an unknown person costs the same work as a wrong password', async (t) => {
  const known = await addUser();
  const { watched, workOf } = await startWatched(t, server);
  const tryAs = (username: string) => {
    const body = new URLSearchParams({ username, password: 'falsch' });
    return workOf(() => watched.request('POST', 'auth/login', { body }));
  };
  const wrong = await tryAs(known.email);
  assert.equal(wrong.hashes, 1);
  assert.ok(wrong.statements.length > 0);
  assert.deepEqual(await tryAs('gone@bau.example'), wrong);
});

test('ERR-05 the right password of a blocked account or of one without company is 403', async () => {
  const blocked = await addUser();
  await build({}, (db) => updateUserBlocked(db, blocked.id, new Date('2026-11-19T08:00:00Z')));
  const alone = await addUser({ companies: [] });
  const cases = [
    { user: blocked, error: /^Ihr Zugang ist gesperrt/ },
    { user: alone, error: /keine Firma zugeordnet/ },
  ];
  for (const { user, error } of cases) {
    const right = await post({ username: user.email, password: PASSWORD });
    assert.equal(right.status, 403);
    const { data } = right.json as { data: { error: string } }; // the shape of every refusal
    assert.match(data.error, error);
    const wrong = await post({ username: user.email, password: 'falsch' });
    assert.equal(wrong.status, 401);
  }
});

test('API-08 missing, oversized and unreadable fields are 422 and name the field', async () => {
  const cases: [Record<string, string>, string[]][] = [
    [{}, ['username', 'password']],
    [{ username: 'a@bau.example', password: '' }, ['password']],
    [{ username: 'a'.repeat(255), password: 'x' }, ['username']],
    [{ username: 'a\u0000@bau.example', password: 'x' }, ['username']],
    [{ username: 'a@bau.example', password: '§'.repeat(129) }, ['password']],
  ];
  for (const [fields, wrong] of cases) {
    const { status, json } = await post(fields);
    assert.equal(status, 422);
    const { errors } = json as { errors: { field: string }[] }; // the shape of every refusal
    assert.deepEqual(
      errors.map(({ field }) => field),
      wrong,
    );
  }
});

test('D-64 a login is recorded with the person, a failed attempt is not', async () => {
  const user = await addUser();
  await post({ username: user.email, password: 'falsch' });
  await send(session.login, { username: user.email, password: PASSWORD, _im: null });
  const rows = await build({ userId: user.id }, (db) =>
    db.selectFrom('audit_user').select(['call', 'at', 'impersonator']).execute(),
  );
  assert.deepEqual(rows, [
    { call: 'session.login', at: '2026-11-20T05:40:00Z', impersonator: null },
  ]);
});

test('D-11 no token and no password is stored as it is', async () => {
  const user = await addUser();
  const input = { username: user.email, password: PASSWORD, _im: null };
  const { access_token } = await send(session.login, input);
  const stored = await build({ userId: user.id }, async (db) => [
    await db.selectFrom('sessions').selectAll().execute(),
    await db.selectFrom('users').selectAll().execute(),
  ]);
  const text = JSON.stringify(stored, (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
  );
  assert.ok(text.includes(user.id));
  assert.ok(!text.includes(access_token.slice(-43)) && !text.includes(PASSWORD));
});
