/** Call-offs that the supplier's own system creates and moves from state to state. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as imports from '@abrufbar/contract/imports/call-offs.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { buildOrderSite, type OrderSite, orderCallOff } from '#testing/concepts/order.ts';
import { buildContract, buildItem, buildSubscription } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import samples from '#imports/samples/call-offs.json' with { type: 'json' };

const server = await startTestServer({ after }, { now: NOW });
/** By the goods and the vehicle of the item that `buildOrderSite` makes. */
const sample = { ...samples[0], material_number: '102244', truck_type: 'sattel' };

const rowOf = ({ customerNumber, contract }: OrderSite, fields: object = {}) => ({
  ...sample,
  revision: undefined,
  component: undefined,
  customer_number: customerNumber,
  contract_number: contract.contract_number,
  ...fields,
});
const post = async (site: OrderSite, ...rows: unknown[]) => {
  const report = await server.send(imports.callOffs, rows, { token: site.plant });
  const { created, updated, unchanged, failed } = report;
  return { counts: [created, updated, unchanged], messages: failed.map(({ message }) => message) };
};
const listOf = async (site: OrderSite) => {
  const { rows } = await server.build(site.scope, (db) =>
    sql<{
      id: string;
      number: string;
      status: number;
      quantity: string;
      starts_on: string;
      steps: string[];
    }>`
      SELECT id, number, status, quantity, starts_on::text,
        (SELECT array_agg(action ORDER BY version) FROM call_off_steps s
          WHERE s.company_id = o.company_id AND s.call_off_id = o.id) AS steps
      FROM call_offs o WHERE company_id = ${site.company.id} ORDER BY number`.execute(db),
  );
  return rows;
};

test('SRV-32 T-02 a call-off of the supplier is made once, with its step and its message', async () => {
  const site = await buildOrderSite(server);
  await server.build(site.scope, (db) => buildSubscription(db, site.contract, site.buyer));
  const row = rowOf(site);
  assert.deepEqual(await post(site, row, row), { counts: [1, 0, 1], messages: [] });
  assert.deepEqual((await post(site, row)).counts, [0, 0, 1]);
  const [made] = await listOf(site);
  assert.deepEqual([made?.number, made?.status, made?.steps], ['AB-70011', 4, ['enter']]);
  const shown = await server.send(callOffs.detail, { id: made?.id ?? '' }, site.buyer);
  assert.deepEqual(
    [shown.target_quantity.raw, shown.delivery_start_date, shown.delivery_start_time, shown.note],
    [80, '2026-11-21', '07:00', 'Zufahrt über Tor 2'],
  );
  assert.deepEqual(
    [shown.incoterm.title, shown.contact_person, shown.can_request_change],
    ['frei Baustelle', null, true],
  );
  await waitForJobs(server);
  const { rows } = await server.build({ userId: site.buyer.id }, (db) =>
    sql`SELECT type, payload ->> 'title' AS title FROM notifications
      WHERE user_id = ${site.buyer.id}`.execute(db),
  );
  assert.deepEqual(rows, [{ type: 'calloff.created', title: 'Neuer Abruf vom Werk' }]);
});

test('SRV-32 T-02 pending call-offs are read by GET and sent back with their new status', async () => {
  const site = await buildOrderSite(server);
  const ordered = await orderCallOff(server, site);
  const before = await listOf(site);
  const waiting = async () => {
    const { json } = await server.request('GET', 'import/calloff/json', { token: site.plant });
    return Object(json).data.items;
  };
  const [item] = await waiting();
  assert.deepEqual(await waiting(), [item]);
  assert.deepEqual(await listOf(site), before); // reading imports nothing
  assert.equal(item.call_off_id, ordered.id);
  const numbered = { ...item, number: '551208' };
  assert.deepEqual((await post(site, { ...numbered, status: 20 })).counts, [0, 1, 0]);
  assert.deepEqual((await post(site, { ...numbered, status: 4 })).counts, [0, 1, 0]);
  assert.deepEqual((await post(site, { ...numbered, status: 4 })).counts, [0, 0, 1]);
  assert.deepEqual(await waiting(), []);
  const [made] = await listOf(site);
  assert.deepEqual(
    [made?.number, made?.status, made?.steps],
    ['551208', 4, ['create', 'review', 'confirm']],
  );
});

test('SRV-32 D-31 a row makes only the steps the state machine allows', async () => {
  const site = await buildOrderSite(server);
  const { item, supplier, scope } = site;
  const TO: Readonly<Record<number, readonly number[]>> = {
    0: [1, 2, 5],
    1: [2, 3, 4, 20],
    2: [5, 20],
    3: [],
    4: [2, 5],
    5: [],
    20: [2, 3, 4],
    30: [2, 4, 5],
  };
  for (const from of Object.values(CALL_OFF_STATUS)) {
    for (const to of Object.values(CALL_OFF_STATUS)) {
      const number = `${from}-${to}`;
      const earlier_status = from === 2 ? CALL_OFF_STATUS.inReview : null;
      const fields = { item, supplier, number, status: from, earlier_status };
      const callOff = await server.build(scope, (db) => buildCallOff(db, fields));
      const values = { quantity_raw: 80, hourly_quantity_raw: null, note: null };
      const row = rowOf(site, { ...values, call_off_id: callOff.id, number, status: to });
      const { counts, messages } = await post(site, { ...row, answer: 'Das Werk ist ausgebucht.' });
      const isStep = TO[from]?.includes(to) ?? false;
      const expected = from === to ? [0, 0, 1] : isStep ? [0, 1, 0] : [0, 0, 0];
      assert.deepEqual(counts, expected, `${number} ${messages.join()}`);
      const now = (await listOf(site)).find((one) => one.id === callOff.id);
      assert.equal(now?.status, isStep ? to : from);
      if (from !== to && !isStep) assert.match(messages[0] ?? '', /^status: Dahin führt /);
    }
  }
});

test('SRV-32 D-32 a change request is accepted by its values and declined by those before it', async () => {
  const site = await buildOrderSite(server);
  const { item, supplier, scope } = site;
  const requestChange = (number: string) =>
    server.build(scope, (db) =>
      buildCallOff(db, {
        ...{ item, supplier, number, status: 30 },
        quantity: '120.000',
        earlier: { quantity: '80.000' },
      }),
    );
  const row = (number: string, quantity_raw: number, answer?: string) =>
    rowOf(site, { number, quantity_raw, hourly_quantity_raw: null, note: null, status: 4, answer });
  await requestChange('1');
  await requestChange('2');
  await requestChange('3');
  const { counts, messages } = await post(
    site,
    row('1', 120),
    row('2', 80),
    row('2', 80, 'Die Lkw sind eingeteilt.'),
    row('3', 100),
  );
  assert.deepEqual(counts, [0, 2, 0]);
  assert.match(messages[0] ?? '', /^answer: Die Angabe fehlt\./);
  assert.match(messages[1] ?? '', /^status: Mengen, Zeiten, Bauteil und Bemerkung sind andere /);
  assert.deepEqual(
    (await listOf(site)).map(({ quantity, steps }) => [quantity, steps[1]]),
    [
      ['120.000', 'acceptChange'],
      ['80.000', 'declineChange'],
      ['120.000', undefined],
    ],
  );
});

test('SRV-32 DOC-20 quality R14 values are corrected where no request is open, an older revision is ignored', async () => {
  const site = await buildOrderSite(server);
  const first = rowOf(site, { revision: 1 });
  const second = rowOf(site, { revision: 2, quantity_raw: 99.5, delivery_start_time: '05:03' });
  await post(site, first);
  assert.deepEqual((await post(site, second)).counts, [0, 1, 0]);
  const repeated = await server.send(imports.callOffs, [first, second], { token: site.plant });
  assert.deepEqual([repeated.unchanged, repeated.older], [1, 1]);
  assert.deepEqual(repeated.remarks, [
    {
      row: 1,
      message: 'Der Abruf AB-70011 ist älter als der bekannte Stand und wurde ignoriert.',
    },
  ]);
  const [made] = await listOf(site);
  assert.deepEqual([made?.quantity, made?.steps], ['99.500', ['enter', 'correct']]);
  assert.deepEqual((await post(site, { ...second, revision: 4 })).counts, [0, 0, 1]);
  assert.deepEqual((await post(site, { ...first, revision: 3 })).counts, [0, 0, 0]); // the fourth was there before
  assert.equal((await listOf(site))[0]?.quantity, '99.500');
  const hourly = { ...second, revision: 4, hourly_quantity_raw: 33 };
  assert.deepEqual((await post(site, hourly, hourly)).counts, [0, 1, 1]);
  await post(site, { ...hourly, revision: 5, status: 2 });
  const late = { ...hourly, status: 4, answer: 'Zu spät.' };
  assert.deepEqual((await post(site, late)).counts, [0, 0, 0]);
  const { messages } = await post(site, { ...second, revision: 6, status: 2, quantity_raw: 5 });
  assert.match(messages[0] ?? '', /^status: Mengen, Zeiten, Bauteil /);
});

test('SRV-32 D-66 a row that cannot be imported is named with its field, the others are stored', async () => {
  const site = await buildOrderSite(server);
  const { contract, company, supplier, scope } = site;
  const other = await buildOrderSite(server);
  const foreign = await orderCallOff(server, other);
  const own = await orderCallOff(server, site);
  const closed = await server.build(scope, async (db) => {
    const made = await buildContract(db, { company, supplier, status: 1 });
    await buildItem(db, { contract: made });
    await buildItem(db, { contract, material_number: 'storniert', cancelled: true });
    return made.contract_number;
  });
  await post(site, rowOf(site, { number: 'da' }));
  const cases: readonly (readonly [object, string])[] = [
    [{ customer_number: other.customerNumber }, 'customer_number'],
    [{ contract_number: '0' }, 'contract_number'],
    [{ contract_number: closed }, 'contract_number'],
    [{ material_number: '0' }, 'material_number'],
    [{ material_number: 'storniert' }, 'contract_number'],
    [{ incoterm: 'nie' }, 'incoterm'],
    [{ truck_type: 'nie' }, 'truck_type'],
    [{ status: 1 }, 'status'],
    [{ status: 7 }, 'status'],
    [{ number: '' }, 'number'],
    [{ call_off_id: foreign.id }, 'call_off_id'],
    [{ call_off_id: newId() }, 'call_off_id'],
    [{ call_off_id: own.id, number: 'da' }, 'number'],
    [{ number: 'da', material_number: 'storniert' }, 'material_number'],
    [{ number: 'da', truck_type: 'nie' }, 'truck_type'],
    [{ number: 'da', contract_number: closed }, 'contract_number'],
    [{ delivery_end_date: '20.11.2026' }, 'delivery_end_date'],
    [{ delivery_end_date: '31.02.2026' }, 'delivery_end_date'],
    [{ delivery_start_date: '01.01.0001', delivery_start_time: '00:10' }, 'delivery_start_date'],
    [{ delivery_start_time: '7:00' }, 'delivery_start_time'],
    [{ quantity_raw: 0 }, 'quantity_raw'],
    [{ quantity_raw: '80' }, 'quantity_raw'],
    [{ quantity_raw: undefined }, 'quantity_raw'],
    [{ hourly_quantity_raw: 0.0005 }, 'hourly_quantity_raw'],
  ];
  const rows = cases.map(([fields]) => rowOf(site, { number: 'neu', ...fields }));
  const { counts, messages } = await post(site, ...rows, rowOf(site, { number: 'gut' }));
  assert.deepEqual(counts, [1, 0, 0]);
  assert.deepEqual(
    messages.map((message) => message.split(':')[0]),
    cases.map(([, field]) => field),
  );
  const twiceWrong = messages.find((message) => message.startsWith('hourly_quantity_raw: '));
  assert.equal(twiceWrong?.lastIndexOf('hourly_quantity_raw'), 0); // said once
  const ofNumbers = messages.filter((message) => message.startsWith('quantity_raw: '));
  assert.deepEqual(
    ofNumbers.map((message) => message.split(' ').slice(1, 5).join(' ')),
    ['Das ist keine Zahl', 'Das ist keine Zahl', 'Die Angabe fehlt. Bitte'],
  );
  assert.equal((await listOf(other))[0]?.status, 1);
});

test('SRV-32 quality R14 the same new call-off in five files at once is made once', async () => {
  const site = await buildOrderSite(server);
  const reports = await Promise.all(Array.from({ length: 5 }, () => post(site, rowOf(site))));
  const sums = [0, 1, 2].map((at) =>
    reports.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0),
  );
  assert.deepEqual(sums, [1, 0, 4]);
  assert.equal((await listOf(site)).length, 1);
  const states = [1, 2, 3, 4, 5].map((revision) =>
    rowOf(site, { number: 'andere', revision, quantity_raw: 10 * revision }),
  );
  await Promise.all(states.toReversed().map((row) => post(site, row)));
  const [, other] = await listOf(site);
  assert.equal(other?.quantity, '50.000'); // the latest, whichever came first
});

test('SRV-32 a planned call-off is corrected, one in review is not', async () => {
  const site = await buildOrderSite(server);
  for (const [status, updated] of [
    [0, 1],
    [20, 0],
  ]) {
    const row = rowOf(site, { number: String(status), status });
    await post(site, row);
    assert.deepEqual((await post(site, { ...row, quantity_raw: 5 })).counts, [0, updated, 0]);
  }
});

test('SRV-32 D-66 a call-off without a number gets one later; 5,000 rows are the most', async () => {
  const site = await buildOrderSite(server);
  const { item, supplier, scope } = site;
  const { id: call_off_id } = await server.build(scope, (db) =>
    buildCallOff(db, { item, supplier }),
  );
  const row = rowOf(site, { call_off_id, hourly_quantity_raw: null, note: null });
  assert.deepEqual((await post(site, { ...row, number: null })).counts, [0, 0, 1]);
  assert.deepEqual((await post(site, { ...row, number: 'N-1' })).counts, [0, 1, 0]);
  assert.equal((await listOf(site))[0]?.number, 'N-1');
  const { status } = await server.request('POST', 'import/calloff/json', {
    token: site.plant,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Array(5_001).fill(0)),
  });
  assert.equal(status, 413);
});
