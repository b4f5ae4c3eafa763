import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/staff/session.ts';
import { hashPassword } from '#session/password.ts';
import { codeOf } from '#staff/factor.ts';
import { addMember, asStaff, type Member, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
const PASSWORD = 'Baustelle-2026';
const password_hash = await hashPassword(PASSWORD);

const server = await startTestServer({ after }, { now: NOW });
const add = (fields: Parameters<typeof addMember>[1] = {}) =>
  addMember(server, { password_hash, isNew: true, ...fields }, NOW);
const half = async (member: Member) => {
  const input = { email: member.email, password: PASSWORD };
  const { token, next } = await server.send(contract.signIn, input);
  return { next, send: asStaff(server, token) };
};
const codeOfShown = (shown: string) => codeOf(shown.replaceAll(' ', ''), new Date(NOW));

test('OFF-05 the first sign-in sets up the second factor and ends only with code and box', async () => {
  const member = await add({ email: 'p.engel@nordstein.example' });
  const { next, send } = await half(member);
  assert.equal(next, 'enrolment');
  const { secret, otpauth_url, recovery_codes } = await send(contract.startEnrolment, {});
  assert.match(secret, /^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  const url = new URL(otpauth_url);
  assert.equal(decodeURIComponent(url.pathname), '/abrufbar:p.engel');
  assert.equal(url.searchParams.get('secret'), secret.replaceAll(' ', ''));
  assert.equal(new Set(recovery_codes).size, 10);
  for (const code of recovery_codes) assert.match(code, /^[A-Z2-9]{4}-[A-Z2-9]{4}$/);

  const finish = () => send(contract.finishEnrolment, { codes_kept: true });
  assert.deepEqual(await refusalOf(finish()), { status: 409, code: 'enrolment_unproven' });
  const wrong = send(contract.proveEnrolment, { code: '000000' });
  assert.deepEqual(await refusalOf(wrong), { status: 422, code: 'code_wrong', left: 4 });
  assert.equal((await refusalOf(finish())).code, 'enrolment_unproven');
  await send(contract.proveEnrolment, { code: codeOfShown(secret) });
  const unticked = await server.request('POST', '/admin/api/session/enrolment/finish', {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ codes_kept: false }),
  });
  assert.equal(unticked.status, 422);
  const { token, recovery_codes_left } = await finish();
  assert.equal(recovery_codes_left, 10);
  assert.equal((await asStaff(server, token)(contract.me, {})).id, member.id);
  assert.equal((await half(member)).next, 'code');
});

test('OFF-05 a new secret takes the place of a proven one, which then counts for nothing', async () => {
  const { send } = await half(await add());
  const { secret } = await send(contract.startEnrolment, {});
  await send(contract.proveEnrolment, { code: codeOfShown(secret) });
  await send(contract.startEnrolment, {});
  const finish = send(contract.finishEnrolment, { codes_kept: true });
  assert.equal((await refusalOf(finish)).code, 'enrolment_unproven');
});

test('a half session from before the enrolment cannot replace the second factor', async () => {
  const member = await add();
  const [first, second] = [await half(member), await half(member)];
  const { secret } = await first.send(contract.startEnrolment, {});
  await first.send(contract.proveEnrolment, { code: codeOfShown(secret) });
  await first.send(contract.finishEnrolment, { codes_kept: true });
  assert.equal((await refusalOf(second.send(contract.startEnrolment, {}))).status, 401);
  const again = second.send(contract.finishEnrolment, { codes_kept: true });
  assert.equal((await refusalOf(again)).code, 'enrolment_unproven');
});

test('an enrolment that is not finished leaves nobody signed in, and its codes are worth nothing', async () => {
  const member = await add();
  const { send } = await half(member);
  const { recovery_codes } = await send(contract.startEnrolment, {});
  const [code = ''] = recovery_codes;
  assert.equal((await refusalOf(send(contract.me, {}))).status, 401);
  const again = await half(member);
  assert.equal(again.next, 'enrolment');
  const entered = again.send(contract.enterRecoveryCode, { code });
  assert.equal((await refusalOf(entered)).status, 401);
});

test('OFF-06 a recovery code replaces the code once and says how many are left', async () => {
  const member = await add({ isNew: false });
  const own = asStaff(server, await signedIn(server, member, NOW));
  const { recovery_codes } = await own(contract.renewRecoveryCodes, {});
  const [first = '', second = ''] = recovery_codes;
  const enter = async (code: string) =>
    (await half(member)).send(contract.enterRecoveryCode, { code });
  assert.equal((await enter(first)).recovery_codes_left, 9);
  assert.equal((await refusalOf(enter(first))).code, 'code_wrong');
  assert.equal((await enter(second.toLowerCase().replace('-', ' '))).recovery_codes_left, 8);
  await own(contract.renewRecoveryCodes, {});
  assert.equal((await refusalOf(enter(recovery_codes[2] ?? ''))).code, 'code_wrong');
});

test('OFF-12 recovery codes are stored as keyed hashes', async () => {
  const member = await add({ isNew: false });
  const own = asStaff(server, await signedIn(server, member, NOW));
  const { recovery_codes } = await own(contract.renewRecoveryCodes, {});
  const rows = await server.build({}, (db) =>
    db
      .selectFrom('staff_recovery_codes')
      .select('code_hash')
      .where('staff_id', '=', member.id)
      .execute(),
  );
  assert.equal(rows.length, 10);
  const plain = recovery_codes.map((code) => code.replace('-', ''));
  for (const { code_hash } of rows) {
    assert.equal(code_hash.length, 32);
    assert.ok(!plain.some((code) => code_hash.toString('latin1').includes(code)));
  }
});
