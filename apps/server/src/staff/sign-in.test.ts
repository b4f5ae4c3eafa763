import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/staff/session.ts';
import * as portal from '@abrufbar/contract/session/session.ts';
import { buildCompany, buildUser } from '#companies/build.ts';
import { buildToken } from '#session/build.ts';
import { hashPassword } from '#session/password.ts';
import { codeOf } from '#staff/factor.ts';
import { addMember, asStaff, type Member, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
const PASSWORD = 'Baustelle-2026';
const password_hash = await hashPassword(PASSWORD);

const server = await startTestServer({ after }, { now: NOW });
const add = (fields: Parameters<typeof addMember>[1] = {}) =>
  addMember(server, { password_hash, ...fields }, NOW);

/** First step: the password. */
const half = (member: { readonly email: string }, password = PASSWORD) =>
  server.send(contract.signIn, { email: member.email, password });
const codeAt = ({ secret }: Member, instant: string) => codeOf(secret, new Date(instant));
const enter = (token: string, code: string) => asStaff(server, token)(contract.enterCode, { code });

test('SRV-35 OFF-01 a session takes the password and then a code, and its token replaces that of the half one', async () => {
  const member = await add({ name: 'Lena Bartels', email: 'l.bartels@nordstein.example' });
  const { token, ...step } = await half({ email: 'L.Bartels@Nordstein.example' });
  const account = 'abrufbar, l.bartels';
  assert.deepEqual(step, { next: 'code', name: 'Lena Bartels', account });
  assert.deepEqual(await refusalOf(asStaff(server, token)(contract.me, {})), {
    status: 401,
    code: 'staff_signed_out',
  });
  const whole = await enter(token, codeAt(member, NOW));
  const me = await asStaff(server, whole.token)(contract.me, {});
  assert.equal(me.name, 'Lena Bartels');
  assert.equal(me.step_up_until, '2026-11-20T05:45:00.000Z');
  const used = await refusalOf(enter(token, codeAt(member, '2026-11-20T05:40:30Z')));
  assert.equal(used.status, 401);
});

test('OFF-02 a wrong password and an unknown address get one answer', async () => {
  const member = await add();
  const body = (email: string) => JSON.stringify({ email, password: 'falsch' });
  const ask = async (email: string) => {
    const { status, text } = await server.request('POST', '/admin/api/session', {
      headers: { 'Content-Type': 'application/json' },
      body: body(email),
    });
    return [status, text.replace(/"request_id":"[^"]*"/, '')];
  };
  const answer = await ask(member.email);
  assert.deepEqual(await ask('niemand@nordstein.example'), answer);
  assert.equal(answer[0], 401);
  assert.match(String(answer[1]), /"code":"staff_login_invalid"/);
});

test('OFF-03 codes of the step before and after are taken, each code once', async () => {
  const member = await add();
  const cases: [instant: string, isRight: boolean][] = [
    ['2026-11-20T05:38:59Z', false],
    ['2026-11-20T05:39:30Z', true],
    ['2026-11-20T05:40:29Z', true],
    ['2026-11-20T05:40:30Z', true],
    ['2026-11-20T05:41:00Z', false],
    ['2026-11-20T05:39:30Z', false],
    ['2026-11-20T05:40:00Z', false],
  ];
  let misses = 0;
  for (const [instant, isRight] of cases) {
    const { token } = await half(member);
    const entered = enter(token, codeAt(member, instant));
    if (isRight) {
      misses = 0;
      await entered;
    } else {
      misses += 1;
      const left = 5 - misses;
      assert.deepEqual(
        await refusalOf(entered),
        { status: 422, code: 'code_wrong', left },
        instant,
      );
    }
  }
});

test('OFF-03 a code that two devices send at once signs one of them in', async () => {
  const member = await add();
  const tokens = await Promise.all([half(member), half(member)]);
  const code = codeAt(member, NOW);
  const entered = await Promise.allSettled(tokens.map(({ token }) => enter(token, code)));
  assert.deepEqual(entered.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

test('OFF-04 after five wrong codes the right one waits, in every server process', async (t) => {
  const member = await add();
  const { token } = await half(member);
  for (const left of [4, 3, 2, 1, 0]) {
    assert.equal((await refusalOf(enter(token, '000000'))).left, left);
  }
  const second = await startTestServer(t, { now: NOW, database: server.database });
  const paused = { status: 429, code: 'staff_paused' };
  assert.deepEqual(await refusalOf(enter(token, codeAt(member, NOW))), paused);
  assert.deepEqual(
    await refusalOf(asStaff(second, token)(contract.enterCode, { code: codeAt(member, NOW) })),
    paused,
  );
});

test('OFF-04 after five wrong passwords the right one waits, and a right one before clears the count', async () => {
  const member = await add();
  for (let miss = 0; miss < 4; miss += 1) {
    assert.equal((await refusalOf(half(member, 'falsch'))).code, 'staff_login_invalid');
  }
  await half(member);
  for (let miss = 0; miss < 5; miss += 1) {
    assert.equal((await refusalOf(half(member, 'falsch'))).code, 'staff_login_invalid');
  }
  assert.equal((await refusalOf(half(member))).code, 'staff_paused');
});

test('OFF-08 a session ends 30 minutes after the last call a key or pointer caused', async (t) => {
  const own = await startTestServer(t, { now: NOW });
  const member = await addMember(own, {}, NOW);
  const send = asStaff(own, await signedIn(own, member, NOW));
  own.at('2026-11-20T06:09:59Z');
  const { idle_ends_at } = await send(contract.me, {});
  assert.equal(idle_ends_at, '2026-11-20T06:10:00.000Z');
  await send(contract.me, {}, { isActive: true });
  own.at('2026-11-20T06:39:58Z');
  await send(contract.me, {});
  own.at('2026-11-20T06:39:59Z');
  assert.equal((await refusalOf(send(contract.me, {}))).code, 'staff_signed_out');
});

test('OFF-08 a session ends 12 hours after its start, however busy it was', async (t) => {
  const own = await startTestServer(t, { now: NOW });
  const member = await addMember(own, {}, NOW);
  const send = asStaff(own, await signedIn(own, member, NOW));
  for (let minute = 25; minute < 12 * 60; minute += 25) {
    own.at(new Date(Date.parse(NOW) + minute * 60_000).toISOString());
    const { ends_at } = await send(contract.touch, {});
    assert.equal(ends_at, '2026-11-20T17:40:00.000Z');
  }
  own.at('2026-11-20T17:40:00Z');
  assert.equal((await refusalOf(send(contract.touch, {}))).code, 'staff_signed_out');
});

test('OFF-11 no portal account opens the office and no staff account the portal', async () => {
  const user = await server.build({}, async (db) =>
    buildUser(db, { companies: [await buildCompany(db)], password_hash }),
  );
  const member = await add();
  const ofUser = await server.build({ userId: user.id }, (db) =>
    buildToken(db, user, new Date(NOW)),
  );
  const ofStaff = await signedIn(server, member, NOW);
  assert.equal((await refusalOf(asStaff(server, ofUser)(contract.me, {}))).status, 401);
  const seen = server.send(portal.user, { company_number: null }, { token: ofStaff });
  assert.equal((await refusalOf(seen)).status, 401);
  assert.equal((await refusalOf(half(user))).code, 'staff_login_invalid');
  const login = { username: member.email, password: PASSWORD, _im: null };
  assert.equal((await refusalOf(server.send(portal.login, login))).status, 401);
});

test('only who proved the password learns that the account is blocked', async () => {
  const member = await add({ blockedAt: new Date(NOW) });
  assert.equal((await refusalOf(half(member, 'falsch'))).code, 'staff_login_invalid');
  assert.deepEqual(await refusalOf(half(member)), { status: 403, code: 'staff_blocked' });
});

test('signing out ends a whole and a half session', async () => {
  const member = await add();
  const { token } = await half(member);
  await asStaff(server, token)(contract.signOut, {});
  assert.equal((await refusalOf(enter(token, codeAt(member, NOW)))).status, 401);
  const whole = asStaff(server, await signedIn(server, member, NOW));
  await whole(contract.signOut, {});
  assert.equal((await refusalOf(whole(contract.me, {}))).status, 401);
});

test('OFF-12 tokens and secrets cannot be read from the database', async () => {
  const member = await add();
  const { token } = await half(member);
  const whole = await enter(token, codeAt(member, NOW));
  const rows = await server.build({}, async (db) => [
    ...(await db.selectFrom('staff').selectAll().where('id', '=', member.id).execute()),
    ...(await db.selectFrom('staff_sessions').selectAll().execute()),
  ]);
  const stored = rows
    .flatMap((row): unknown[] => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join(' ');
  assert.ok(stored.includes(member.email));
  for (const secret of [token, whole.token, member.secret]) {
    assert.ok(!stored.includes(secret.slice(-20)), 'a secret is stored as it is');
  }
});
