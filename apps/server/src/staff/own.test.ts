import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/staff/session.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { buildSupplier } from '#companies/build.ts';
import { newId } from '#core/ids.ts';
import { codeOf } from '#staff/factor.ts';
import { addMember, asStaff, type Member, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { startTestServer } from '#testing/server/server.ts';

const NOW = '2026-11-20T05:40:00.000Z';
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1] = {}) => {
  const member = await addMember(server, fields, NOW);
  return { member, send: asStaff(server, await signedIn(server, member, NOW)) };
};
const codeAt = ({ secret }: Member, instant: string) => codeOf(secret, new Date(instant));

test('OFF-32 a member learns role, rights and suppliers of the own brands alone', async () => {
  const [own, foreign] = await server.build({}, async (db) => [
    await buildSupplier(db, { name: 'Asphalt Lauenau' }),
    await buildSupplier(db, { name: 'Kies Freising', brand: 'suedkies' }),
  ]);
  const { send } = await enter({ role: 'dispatcher', brands: ['nordstein'] });
  const me = await send(contract.me, {});
  assert.deepEqual([me.role, me.brands], ['dispatcher', ['nordstein']]);
  const ids = me.suppliers.map(({ id }) => id);
  assert.deepEqual([ids.includes(own.id), ids.includes(foreign.id)], [true, false]);
  assert.deepEqual(
    [me.write.includes('call-offs'), me.write.includes('contracts'), me.read.includes('audit')],
    [true, false, false],
  );
});

test('OFF-15 a brand that is not the own is refused, whatever the call', async () => {
  const { send } = await enter({ role: 'admin', brands: ['nordstein'] });
  const refused = { status: 403, code: 'foreign_brand' };
  assert.deepEqual(await refusalOf(send(contract.me, {}, { brand: 'suedkies' })), refused);
  await send(contract.me, {}, { brand: 'nordstein' });
});

test('OFF-10 signing in counts as step-up for five minutes, then a code opens five more', async () => {
  const { member, send } = await enter({ role: 'admin' });
  const renew = () => send(contract.renewRecoveryCodes, {}, { isActive: true });
  await renew();
  server.at(later(300));
  assert.deepEqual(await refusalOf(renew()), { status: 403, code: 'step_up_required' });
  const wrong = send(contract.stepUp, { code: '000000' });
  assert.deepEqual(await refusalOf(wrong), { status: 422, code: 'code_wrong', left: 4 });
  const code = codeAt(member, later(300));
  assert.equal((await send(contract.stepUp, { code })).step_up_until, later(600));
  assert.equal((await refusalOf(send(contract.stepUp, { code }))).code, 'code_wrong');
  server.at(later(599));
  await renew();
  server.at(later(600));
  assert.equal((await refusalOf(renew())).code, 'step_up_required');
  server.at(NOW);
});

test('OFF-17 a change has one effect however often it is sent, and its key takes no other body', async () => {
  const { send } = await enter({ role: 'admin' });
  const key = newId();
  const fields = { name: 'Jens Ahlers', phone: null, role: 'dispatcher', brands: ['nordstein'] };
  const input = { ...fields, email: `${key.slice(-8)}@nordstein.example` } as const;
  const add = (email = input.email) =>
    send(users.create, { ...input, role: 'dispatcher', brands: ['nordstein'], email }, { key });
  const answers = await Promise.all(Array.from({ length: 8 }, () => add()));
  assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
  assert.deepEqual(await refusalOf(add('anders@nordstein.example')), {
    status: 422,
    code: 'key_reused',
  });
});

test('OFF-17 a change without a key is refused', async () => {
  const { member } = await enter({ role: 'admin' });
  const { status, text } = await server.request('POST', '/admin/api/session/touch', {
    token: await signedIn(server, member, NOW),
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  assert.equal(status, 422);
  assert.match(text, /Idempotency-Key/);
});

test('OFF-17 a secret shown once is not kept for a repeat', async () => {
  const { member, send } = await enter();
  const key = newId();
  const { recovery_codes } = await send(contract.renewRecoveryCodes, {}, { key });
  const again = send(contract.renewRecoveryCodes, {}, { key });
  assert.deepEqual(await refusalOf(again), { status: 409, code: 'secret_shown_once' });
  const rows = await server.build({}, (db) =>
    db.selectFrom('idempotency_staff').selectAll().where('staff_id', '=', member.id).execute(),
  );
  assert.ok(!JSON.stringify(rows).includes(recovery_codes[0] ?? '-'));
});

/** The status for a body that is only announced. */
const declare = ({ token, bytes }: { readonly token: string; readonly bytes: number }) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': bytes,
      'Idempotency-Key': newId(),
    };
    const url = `${server.address}/admin/api/session/touch`;
    const sent = httpRequest(url, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.flushHeaders();
  });

test('bodies that are no JSON object, too large or with unknown fields are refused', async () => {
  const { member } = await enter();
  const token = await signedIn(server, member, NOW);
  const post = async (body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type, 'Idempotency-Key': newId() };
    const path = '/admin/api/session/touch';
    return (await server.request('POST', path, { token, headers, body })).status;
  };
  assert.equal(await post('{}', 'text/plain'), 415);
  for (const body of ['', '{', '[]', 'null', '"x"']) assert.equal(await post(body), 400, body);
  assert.equal(await post('{"more":1}'), 422);
  assert.equal(await declare({ token, bytes: 1_048_577 }), 413);
});
