import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  CALL_OFF_STATUS,
  nextStatus,
  PROVIDER_ACTIONS,
} from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { buildOrderSite, orderCallOff, refused } from '#testing/concepts/order.ts';
import { insertErpId } from '#companies/store.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
type Site = Awaited<ReturnType<typeof buildOrderSite>>;
type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
type Decision = Partial<InputOf<typeof callOffs.decide>> & {
  readonly action: (typeof PROVIDER_ACTIONS)[number];
};

const build = ({ item, supplier, scope, buyer }: Site, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }),
  );
const decide = (site: Site, callOff: { id: string }, decision: Decision, token = site.plant) =>
  server.send(
    callOffs.decide,
    {
      call_off_id: callOff.id,
      customer_number: site.customerNumber,
      number: null,
      answer: null,
      ...decision,
    },
    { token },
  );
const detail = ({ buyer }: Site, { id }: { id: string }) =>
  server.send(callOffs.detail, { id }, buyer);
const stepsOf = async ({ scope }: Site, { id }: { id: string }) => {
  const { rows } = await server.build(scope, (db) =>
    sql`SELECT * FROM call_off_steps WHERE call_off_id = ${id} ORDER BY version`.execute(db),
  );
  return rows.map(Object);
};
const ANSWER = 'Das Werk ist ausgebucht.';

test('D-66 a key reads and decides only what belongs to its supplier', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 1 });
  const other = await buildOrderSite(server);
  const { items } = await server.send(callOffs.pending, { status: null }, { token: other.plant });
  assert.deepEqual(items, []);
  const review = { action: 'review' } as const;
  await assert.rejects(decide(site, callOff, review, other.plant), refused(404));
  const known = { ...review, customer_number: other.customerNumber };
  await assert.rejects(decide(site, callOff, known, other.plant), refused(404));
  // Nor when both suppliers have the same customer.
  const erp_customer_no = newId().slice(-8);
  const both = { supplier_id: other.supplier.id, erp_customer_no, company_id: site.company.id };
  await server.build({}, (db) => insertErpId(db, both));
  const shared = { ...review, customer_number: erp_customer_no };
  await assert.rejects(decide(site, callOff, shared, other.plant), refused(404));
  assert.deepEqual(
    (await server.send(callOffs.pending, { status: null }, { token: other.plant })).items,
    [],
  );
  await assert.rejects(decide(site, callOff, known), refused(404));
  await assert.rejects(decide(site, { id: newId() }, review), refused(404));
  for (const token of [site.buyer.token, 'abk_x']) {
    await assert.rejects(decide(site, callOff, review, token), refused(401));
    await assert.rejects(server.send(callOffs.pending, { status: null }, { token }), refused(401));
  }
  assert.equal((await detail(site, callOff)).status, 1);
});

test('D-31 every step follows the state machine, every other one answers 409', async () => {
  const site = await buildOrderSite(server);
  for (const status of Object.values(CALL_OFF_STATUS)) {
    const earlier_status = status === 2 ? 20 : null;
    for (const action of PROVIDER_ACTIONS) {
      const callOff = await build(site, { status, earlier_status });
      const to = nextStatus(action, status, earlier_status);
      const deciding = decide(site, callOff, { action, answer: ANSWER });
      if (to === null) await assert.rejects(deciding, refused(409), `${action} at ${status}`);
      else assert.deepEqual(await deciding, { call_off_id: callOff.id, status: to });
      const shown = await detail(site, callOff);
      assert.deepEqual([shown.status, shown.answer], [to ?? status, to === null ? null : ANSWER]);
      assert.equal((await stepsOf(site, callOff)).length, to === null ? 1 : 2);
    }
  }
});

test('D-31 an order is reviewed, confirmed with its number and each step kept', async () => {
  const site = await buildOrderSite(server);
  const made = await orderCallOff(server, site);
  await decide(site, made, { action: 'review' });
  server.at('2026-11-20T07:00:00Z');
  await decide(site, made, { action: 'confirm', number: '551208', answer: 'Ab 06:00 Uhr.' });
  const shown = await detail(site, made);
  assert.deepEqual([shown.status, shown.number, shown.answer], [4, '551208', 'Ab 06:00 Uhr.']);
  const [, review, confirm] = await stepsOf(site, made);
  assert.deepEqual([review.action, review.from_status, review.to_status], ['review', 1, 20]);
  assert.deepEqual(
    [confirm.at, confirm.user_id, typeof confirm.import_key_id, confirm.answer],
    ['2026-11-20T07:00:00Z', null, 'string', 'Ab 06:00 Uhr.'],
  );
  assert.deepEqual(
    [confirm.old_values, confirm.new_values],
    [{ number: null }, { number: '551208' }],
  );
});

test('D-31 refusing and declining say why', async () => {
  const site = await buildOrderSite(server);
  for (const [status, action] of [
    [1, 'refuse'],
    [30, 'declineChange'],
    [2, 'declineCancellation'],
  ] as const) {
    const callOff = await build(site, { status, earlier_status: status === 2 ? 4 : null });
    await assert.rejects(decide(site, callOff, { action }), refused(422, 'answer'));
    assert.equal((await stepsOf(site, callOff)).length, 1);
  }
});

test('D-24 a decision that cannot be read names its fields', async () => {
  const site = await buildOrderSite(server);
  const { status, json } = await server.request('POST', 'import/calloff/decision', {
    token: site.plant,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ call_off_id: '17', action: 'requestChange', number: 551_208 }),
  });
  assert.equal(status, 422);
  assert.deepEqual(
    Object(json).errors.map(({ field }: { field: string }) => field),
    ['call_off_id', 'customer_number', 'action', 'number'],
  );
});

test('D-31 a decision whose answer got lost can be sent again', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 1 });
  const confirm = { action: 'confirm', number: '551208' } as const;
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => decide(site, callOff, confirm)),
  );
  for (const answer of answers) assert.deepEqual(answer, { call_off_id: callOff.id, status: 4 });
  assert.equal((await stepsOf(site, callOff)).length, 2);
  await assert.rejects(decide(site, callOff, { ...confirm, answer: 'Doch nicht.' }), refused(409));
  await assert.rejects(decide(site, callOff, { ...confirm, number: '551209' }), refused(409));
  assert.equal((await stepsOf(site, callOff)).length, 2);
});

test('D-44 of two different decisions at once one takes effect', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site, { status: 20 });
  const answers = await Promise.allSettled([
    decide(site, callOff, { action: 'confirm' }),
    decide(site, callOff, { action: 'refuse', answer: ANSWER }),
  ]);
  assert.equal(answers.filter(({ status }) => status === 'rejected').length, 1);
  assert.equal((await stepsOf(site, callOff)).length, 2);
});

test('D-23 a number belongs to one call-off and stays', async () => {
  const site = await buildOrderSite(server);
  const first = await build(site, { status: 1 });
  const second = await build(site, { status: 1 });
  const number = '551208';
  await decide(site, first, { action: 'review', number });
  await assert.rejects(decide(site, second, { action: 'confirm', number }), refused(409));
  assert.equal((await detail(site, second)).status, 1);
  await assert.rejects(decide(site, first, { action: 'confirm', number: '551209' }), refused(409));
  await decide(site, first, { action: 'confirm' });
  assert.deepEqual((await detail(site, first)).number, number);
});

const REQUESTED = { quantity: '120.000', starts_on: '2026-11-23', note: 'später' } as const;
const EARLIER = { quantity: '80.000', starts_on: '2026-11-21', ends_on: '2026-11-21', note: null };

const buildRequested = async (site: Site) => {
  const { id: contact_user_id } = site.colleague;
  const earlier = { ...EARLIER, contact_user_id: site.buyer.id };
  return build(site, { status: 30, ...REQUESTED, contact_user_id, earlier });
};
const valuesOf = async (site: Site, callOff: { id: string }) => {
  const { status, target_quantity, delivery_start_date, ...rest } = await detail(site, callOff);
  const { note, contact_person, call_off_previous_data } = rest;
  return [
    status,
    target_quantity.raw,
    delivery_start_date,
    note,
    contact_person?.last_name,
    call_off_previous_data === null,
  ];
};

test('D-32 an accepted change stays, a declined one gives way to what was before', async () => {
  const site = await buildOrderSite(server);
  const accepted = await buildRequested(site);
  await decide(site, accepted, { action: 'acceptChange' });
  assert.deepEqual(await valuesOf(site, accepted), [
    4,
    120,
    '2026-11-23',
    'später',
    'Ahrens',
    true,
  ]);
  const declined = await buildRequested(site);
  await decide(site, declined, { action: 'declineChange', answer: ANSWER });
  const before = [4, 80, '2026-11-21', null, 'Demir', true];
  assert.deepEqual(await valuesOf(site, declined), before);
  const [, step] = await stepsOf(site, declined);
  assert.deepEqual([step.old_values.quantity, step.new_values.quantity], ['120.000', '80.000']);
  const { rows } = await server.build(site.scope, (db) =>
    sql`SELECT starts_at FROM call_offs WHERE id = ${declined.id}`.execute(db),
  );
  assert.deepEqual(rows, [{ starts_at: '2026-11-21T06:00:00Z' }]);
  // then a change can be asked for again
  assert.equal((await detail(site, declined)).can_request_change, true);
});

test('D-32 an open change request ends with the call-off and outlives a declined cancellation', async () => {
  const site = await buildOrderSite(server);
  const cancelled = await buildRequested(site);
  await decide(site, cancelled, { action: 'cancel' });
  assert.deepEqual(await valuesOf(site, cancelled), [5, 80, '2026-11-21', null, 'Demir', true]);
  const asked = await buildRequested(site);
  await decide(site, asked, { action: 'requestCancellation' });
  assert.equal((await detail(site, asked)).status, 2);
  await decide(site, asked, { action: 'declineCancellation', answer: ANSWER });
  assert.deepEqual(await valuesOf(site, asked), [30, 120, '2026-11-23', 'später', 'Ahrens', false]);
  await decide(site, asked, { action: 'requestCancellation', answer: 'Zweiter Anruf' });
  await decide(site, asked, { action: 'acceptCancellation' });
  assert.deepEqual(await valuesOf(site, asked), [5, 80, '2026-11-21', null, 'Demir', true]);
});

test('D-29 an order and every step after it count as activity of the contract', async () => {
  const site = await buildOrderSite(server);
  const { company, supplier, scope } = site;
  const other = await server.build(scope, async (db) => {
    const contract = await buildContract(db, { company, supplier });
    return buildItem(db, { contract });
  });
  const activeAt = async () => {
    const { rows } = await server.build(scope, (db) =>
      sql`SELECT contract_id, last_activity_at FROM contract_counts WHERE company_id = ${company.id}`.execute(
        db,
      ),
    );
    return rows;
  };
  const made = await orderCallOff(server, site);
  const { contract } = site;
  assert.deepEqual(await activeAt(), [
    { contract_id: contract.id, last_activity_at: '2026-11-20T06:12:00Z' },
  ]);
  server.at('2026-11-20T08:00:00Z');
  await decide(site, made, { action: 'review' });
  assert.deepEqual(await activeAt(), [
    { contract_id: contract.id, last_activity_at: '2026-11-20T08:00:00Z' },
  ]);
  assert.ok(other);
});
