import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { buildOrderSite, refused } from '#testing/concepts/order.ts';
import { buildUser } from '#companies/build.ts';
import { insertMembership, updateUserBlocked } from '#companies/store.ts';
import { NOW } from '#testing/concepts/site.ts';
import { enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';
import { startSession } from '#session/start-session.ts';
import { lockAwaited } from '#testing/database/locks.ts';

const server = await startTestServer({ after }, { now: NOW });
type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
type RequestInput = InputOf<typeof callOffs.requestChange>;

/** A site with one call-off, confirmed by default. */
const buildConfirmed = async (
  fields: Fields = {},
  item: Parameters<typeof buildOrderSite>[1] = {},
) => {
  const site = await buildOrderSite(server, item);
  const { supplier, scope, buyer } = site;
  const callOff = await server.build(scope, (db) =>
    buildCallOff(db, {
      item: site.item,
      supplier,
      number: '551208',
      note: 'Tor 2',
      created_by: buyer.id,
      ...fields,
    }),
  );
  return { ...site, callOff };
};
type Confirmed = Awaited<ReturnType<typeof buildConfirmed>>;

/** The change form as it opens, with some fields changed. */
const inputOf = ({ callOff }: Confirmed, change: Partial<RequestInput>): RequestInput => ({
  call_off_id: callOff.id,
  amount: 80,
  delivery_start_date: callOff.starts_on,
  delivery_start_time: '07:00',
  delivery_end_date: callOff.ends_on,
  delivery_end_time: '15:00',
  customer_note: null,
  contact_person: callOff.contact_user_id,
  ...change,
});
const request = (site: Confirmed, change: Partial<RequestInput>, token = site.buyer.token) =>
  server.send(callOffs.requestChange, inputOf(site, change), { token });
const detail = ({ callOff, buyer }: Confirmed) =>
  server.send(callOffs.detail, { id: callOff.id }, buyer);
const stateOf = async ({ callOff, scope }: Confirmed) => {
  const { rows } = await server.build(scope, (db) =>
    sql`SELECT o.*, (SELECT count(*) FROM call_off_steps s WHERE s.call_off_id = o.id) AS steps
      FROM call_offs o WHERE o.id = ${callOff.id}`.execute(db),
  );
  return rows;
};

test('API-69 CHG-19 STA-12 a change request is shown at once beside the values still valid', async () => {
  const site = await buildConfirmed();
  const { status, json } = await server.request('POST', 'calloff-change-request', {
    token: site.buyer.token,
    body: new URLSearchParams({
      call_off_id: site.callOff.id,
      amount: '120',
      delivery_start_date: '23.11.2026',
      delivery_start_time: '06:30',
      delivery_end_date: '23.11.2026',
      delivery_end_time: '14:00',
      customer_note: 'Fertiger kommt später',
      contact_person: site.colleague.id,
    }),
  });
  assert.equal(status, 200);
  assert.deepEqual(json, { data: { id: site.callOff.id, status: 30 } });
  const shown = await detail(site);
  assert.deepEqual(
    [shown.status, shown.target_quantity.raw, shown.note, shown.contact_person?.id],
    [30, 120, 'Fertiger kommt später', site.colleague.id],
  );
  assert.deepEqual(
    [shown.delivery_start_date, shown.delivery_start_time, shown.date_end_pretty],
    ['2026-11-23', '06:30', 'Mo,\u00A023.11.26'],
  );
  assert.deepEqual(shown.call_off_previous_data, {
    quantity_raw: 80,
    delivery_date: '2026-11-21',
    delivery_time: '07:00',
    delivery_end_date: '2026-11-21',
    delivery_end_time: '15:00',
    component: null,
  });
  assert.equal(shown.can_request_change, false);
});

test('D-31 D-32 the step keeps the person, the time, and the values before and after', async () => {
  const site = await buildConfirmed();
  await request(site, { amount: 90 });
  const { rows } = await server.build(site.scope, (db) =>
    sql`SELECT * FROM call_off_steps WHERE call_off_id = ${site.callOff.id} AND version = 2`.execute(
      db,
    ),
  );
  const [step] = rows.map(Object);
  assert.deepEqual(
    [step.action, step.from_status, step.to_status, step.user_id, step.import_key_id],
    ['requestChange', 4, 30, site.buyer.id, null],
  );
  assert.deepEqual(
    [step.old_values.quantity, step.new_values.quantity, step.new_values.note],
    ['80.000', '90', 'Tor 2'],
  );
});

test('API-68 ENT-38 ENT-39 ENT-40 ENT-44 one call-off with its delivered amount', async () => {
  const site = await buildConfirmed({ hourly_quantity: '20.000', answer: 'Ab 07:00 Uhr' });
  const { contract, buyer } = site;
  await server.build(site.scope, async (db) => {
    const load = { contract, call_off_number: '551208' };
    const confirmed = { at: new Date(NOW), by: buyer.id };
    await buildDelivery(db, { ...load, confirmed });
    await buildDelivery(db, load); // on its way
    await buildDelivery(db, { ...load, confirmed, call_off_number: '551209' });
    const other = { ...ASPHALT, number: '102251' };
    await buildDelivery(db, { ...load, confirmed, materials: [other] });
  });
  const shown = await detail(site);
  const { available_contact_persons: people, contact_person: contact, ...rest } = shown;
  assert.deepEqual(rest, {
    id: site.callOff.id,
    contract_id: contract.id,
    number: '551208',
    status: 4,
    material: {
      group_text: 'Asphalt',
      number: '102244',
      category: 2,
      name: 'Asphalttragschicht AC 22 T S',
    },
    factory: { name: 'Asphaltwerk Lauenau' },
    target_quantity: { raw: 80 },
    target_quantity_display: '80,00',
    delivered_quantity: { raw: 26.4 },
    delivered_quantity_display: '26,40',
    remaining_quantity_display: '53,60',
    quantity_unit: 't',
    incoterm: { title: 'frei Baustelle' },
    truck_type: { title: 'Sattelkipper' },
    daily_tonnage: { raw: 80, value: '80,00', unit: 't' },
    hourly_tonnage_formatted: '20',
    hourly_unit: 't/h',
    night_shift: false,
    date_start_pretty: 'Sa,\u00A021.11.26',
    date_end_pretty: 'Sa,\u00A021.11.26',
    delivery_start_date: '2026-11-21',
    delivery_start_time: '07:00',
    delivery_end_date: '2026-11-21',
    delivery_end_time: '15:00',
    component: null,
    note: 'Tor 2',
    max_note_length: 255,
    can_request_change: true,
    answer: 'Ab 07:00 Uhr',
    call_off_previous_data: null,
  });
  assert.equal(contact?.id, buyer.id);
  assert.equal(people.length, 3);
});

test('D-16 a contact person who left is still shown but not offered', async () => {
  const site = await buildConfirmed();
  const left = await server.build({}, async (db) => {
    const user = await buildUser(db, { companies: [site.company], last_name: 'Zander' });
    await updateUserBlocked(db, user.id, new Date(NOW));
    return user;
  });
  await server.build(site.scope, (db) =>
    sql`UPDATE call_offs SET contact_user_id = ${left.id} WHERE id = ${site.callOff.id}`.execute(
      db,
    ),
  );
  const shown = await detail(site);
  assert.equal(shown.contact_person?.last_name, 'Zander');
  assert.ok(shown.available_contact_persons.every(({ id }) => id !== left.id));
  // an unchanged contact may stay; choosing that contact again is refused
  await request(site, { amount: 90, contact_person: left.id });
  const other = await buildConfirmed();
  await assert.rejects(request(other, { contact_person: left.id }), refused(422, 'contact_person'));
});

test('D-32 a note or another contact person alone is a change, nothing at all is none', async () => {
  const noted = await buildConfirmed();
  assert.equal((await request(noted, { customer_note: 'Bitte anrufen' })).status, 30);
  const moved = await buildConfirmed();
  assert.equal((await request(moved, { contact_person: moved.colleague.id })).status, 30);
  const same = await buildConfirmed();
  const before = await stateOf(same);
  await assert.rejects(request(same, {}), refused(422, 'amount'));
  await assert.rejects(
    request(same, { customer_note: ' ', contact_person: null }),
    refused(422, 'amount'),
  );
  assert.deepEqual(await stateOf(same), before);
});

test('D-32 D-35 change requests against the rules are refused by field', async () => {
  const site = await buildConfirmed();
  const { contract, buyer } = site;
  await server.build(site.scope, (db) =>
    buildDelivery(db, {
      contract,
      call_off_number: '551208',
      confirmed: { at: new Date(NOW), by: buyer.id },
    }),
  );
  const before = await stateOf(site);
  const cases: [change: Partial<RequestInput>, field: string][] = [
    [{ amount: 26 }, 'amount'], // 26.4 t came already
    [{ amount: 80.5 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ delivery_start_date: '2026-11-19', delivery_end_date: '2026-11-19' }, 'delivery_start_date'],
    [{ delivery_end_date: '2026-11-22' }, 'delivery_end_date'],
    [{ delivery_end_time: '06:55' }, 'delivery_end_time'],
    [{ delivery_start_time: '07:02' }, 'delivery_start_time'],
    [{ customer_note: 'x'.repeat(256) }, 'customer_note'],
    [{ contact_person: newId() }, 'contact_person'],
  ];
  for (const [change, field] of cases) {
    await assert.rejects(request(site, change), refused(422, field), field);
  }
  assert.deepEqual(await stateOf(site), before);
  assert.equal((await request(site, { amount: 27 })).status, 30);
});

test('T-09 values of the plant that were not touched may be odd', async () => {
  const site = await buildConfirmed({ starts_time: '07:03', quantity: '80.500' });
  const odd = { delivery_start_time: '07:03', amount: 80.5 };
  await assert.rejects(request(site, odd), refused(422, 'amount'));
  assert.equal((await request(site, { ...odd, delivery_end_time: '16:00' })).status, 30);
});

test('D-33 D-44 a change meanwhile is answered with 409', async () => {
  for (const status of [0, 1, 2, 3, 5, 20, 30] as const) {
    const site = await buildConfirmed({ status });
    const before = await stateOf(site);
    await assert.rejects(request(site, { amount: 90 }), refused(409));
    assert.deepEqual(await stateOf(site), before);
  }
  const started = await buildConfirmed({ starts_on: '2026-11-20', starts_time: '07:10' });
  await assert.rejects(request(started, { amount: 90 }), refused(409));
  const closed = await buildConfirmed();
  await server.build(closed.scope, (db) =>
    sql`UPDATE contracts SET status = 2 WHERE id = ${closed.contract.id}`.execute(db),
  );
  await assert.rejects(request(closed, { amount: 90 }), refused(409));
  const cancelled = await buildConfirmed({}, { cancelled: true });
  await assert.rejects(request(cancelled, { amount: 90 }), refused(409));
});

test('D-44 of two changes at once one succeeds, the other is answered with 409', async () => {
  const site = await buildConfirmed();
  const answers = await Promise.allSettled([
    request(site, { amount: 90 }),
    request(site, { amount: 100 }, site.colleague.token),
  ]);
  const rejected = answers.filter((answer) => answer.status === 'rejected');
  assert.equal(rejected.length, 1);
  refused(409)(rejected[0]?.reason);
  const [first] = answers;
  const { target_quantity } = await detail(site);
  assert.equal(target_quantity.raw, first.status === 'fulfilled' ? 90 : 100);
});

/** Transactions that may be under way during a change request. */
const UNDER_WAY: [string, (site: Confirmed) => ReturnType<typeof sql>][] = [
  [
    'a step of the plant',
    ({ callOff }) => sql`UPDATE call_offs SET status = 5, version = 2 WHERE id = ${callOff.id}`,
  ],
  [
    'the closing of the contract',
    ({ contract }) => sql`UPDATE contracts SET status = 1 WHERE id = ${contract.id}`,
  ],
  [
    'the cancellation of the item',
    ({ item }) => sql`UPDATE contract_items SET cancelled = true WHERE id = ${item.id}`,
  ],
];

for (const [what, change] of UNDER_WAY) {
  test(`D-44 ${what} that is under way is waited for`, async () => {
    const site = await buildConfirmed();
    let requesting: Promise<unknown> = Promise.resolve();
    await server.build(site.scope, async (db) => {
      await change(site).execute(db);
      requesting = request(site, { amount: 90 });
      requesting.catch(() => {}); // looked at below
      await lockAwaited(server);
    });
    await assert.rejects(requesting, refused(409));
    assert.equal((await detail(site)).target_quantity.raw, 80);
  });
}

test('D-69 quality R4 the same change under one key is made once', async () => {
  const site = await buildConfirmed();
  const key = newId();
  const as = { token: site.buyer.token, key };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.send(callOffs.requestChange, inputOf(site, { amount: 90 }), as),
    ),
  );
  for (const answer of answers) assert.deepEqual(answer, { id: site.callOff.id, status: 30 });
  const [state] = (await stateOf(site)).map(Object);
  assert.deepEqual([state.version, state.steps], [2, '2']);
  const other = inputOf(site, { amount: 91 });
  await assert.rejects(server.send(callOffs.requestChange, other, as), refused(422));
});

test('D-15 a person who may order for another company alone sees a call-off and gets 403 for its change', async () => {
  const site = await buildConfirmed();
  const elsewhere = await buildOrderSite(server);
  const foreign = await buildConfirmed();
  const token = await server.build(site.scope, async (db) => {
    const person = await buildUser(db, { companies: [site.company] });
    const { id: userId } = person;
    await insertMembership(db, { userId, companyId: elsewhere.company.id, role: 'besteller' });
    return buildToken(db, person, new Date(NOW));
  });
  const before = await stateOf(site);
  const { id } = site.callOff;
  assert.equal((await server.send(callOffs.detail, { id }, { token })).can_request_change, false);
  await assert.rejects(request(site, { amount: 90 }, token), (error) => {
    refused(403)(error);
    assert.match(String(error), /^[^:]*: Abrufe dieser Firma dürfen Sie ansehen, aber nicht/);
    return true;
  });
  await assert.rejects(request(foreign, { amount: 90 }, token), refused(404));
  assert.deepEqual(await stateOf(site), before);
});

test('D-14 D-15 D-17 D-03 reading and changing need login, rights and an own call-off', async () => {
  const site = await buildConfirmed();
  const foreign = await buildOrderSite(server);
  const before = await stateOf(site);
  const { id } = site.callOff;
  const input = inputOf(site, { amount: 90 });
  await assert.rejects(server.send(callOffs.detail, { id }), refused(401));
  await assert.rejects(server.send(callOffs.requestChange, input), refused(401));
  assert.equal((await server.send(callOffs.detail, { id }, site)).can_request_change, false);
  await assert.rejects(server.send(callOffs.requestChange, input, site), refused(403));
  for (const other of [id, newId()]) {
    await assert.rejects(server.send(callOffs.detail, { id: other }, foreign.buyer), refused(404));
    const theirs = { ...input, call_off_id: other };
    await assert.rejects(server.send(callOffs.requestChange, theirs, foreign.buyer), refused(404));
  }
  const token = await server.build({}, async (db) => {
    const { id: userId } = site.buyer;
    await enter(db, { userId });
    const staff = { userId, impersonator: 'Frau Kern', userAgent: 'Testgerät' };
    return startSession(db, staff, new Date(NOW));
  });
  await assert.rejects(request(site, { amount: 90 }, token), refused(403));
  const bad = await server.request('GET', 'calloff-detail/17', { token: site.buyer.token });
  assert.equal(bad.status, 422);
  assert.deepEqual(await stateOf(site), before);
});

test('D-64 the record of a change names call-off, supplier and changed values, never the note', async () => {
  const site = await buildConfirmed();
  await request(site, { amount: 120, customer_note: 'Fertiger kommt später' });
  const rows = await server.build(site.scope, (db) =>
    db.selectFrom('audit_company').selectAll().execute(),
  );
  const { id: object_id } = site.callOff;
  const object = { object_kind: 'call-off', object_id, object_name: '551208' };
  const changes = { quantity: { old: '80', new: '120' } };
  assert.partialDeepStrictEqual(rows, [{ supplier_id: site.supplier.id, ...object, changes }]);
  assert.deepEqual(Object.keys(rows[0]?.changes ?? {}), ['quantity']);
});
