import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import { buildOrderSite, filling } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const site = await buildOrderSite(server);
const { item, buyer } = site;
const cart = await server.send(callOffs.openCart, { contract_item_id: item.id }, buyer);

/** The form of the wizard with some fields replaced; null takes one out. */
const send = async (change: Readonly<Record<string, string | null>>) => {
  const good = filling(site, cart.id);
  const form = {
    ...good,
    amount: '80',
    hourly_amount: '20',
    delivery_start_date: '21.11.2026',
    delivery_end_date: '21.11.2026',
    note: 'Tor 2',
    component: '',
    ...change,
  };
  const body = new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const { token } = buyer;
  const { status, json } = await server.request('POST', 'calloff-cart/init', { token, body });
  const { errors = [] } = Object(json);
  return { status, errors: errors as { field: string; message: string }[] };
};

const CASES: [requirement: string, change: Record<string, string | null>, fields: string[]][] = [
  ['D-35 required', { incoterm: null }, ['incoterm']],
  ['D-35 not empty', { truck_type: '' }, ['truck_type']],
  ['D-35 among those offered', { incoterm: 'boot' }, ['incoterm']],
  ['D-35 among those offered', { truck_type: 'boot' }, ['truck_type']],
  ['D-35 the material of the item', { material: '102245' }, ['material']],
  ['VAL-35 at least 1', { amount: '0' }, ['amount', 'hourly_amount']],
  ['VAL-32 whole', { amount: '80.5' }, ['amount']],
  ['VAL-32 German decimals are none', { amount: '80,5' }, ['amount']],
  ['VAL-35 not negative', { amount: '-80' }, ['amount']],
  ['D-39 at most 99,999 t', { amount: '100000' }, ['amount']],
  ['VAL-38 hourly at least 1', { hourly_amount: '0' }, ['hourly_amount']],
  ['VAL-39 hourly at most the amount', { hourly_amount: '81' }, ['hourly_amount']],
  ['VAL-38 hourly whole', { hourly_amount: '1.5' }, ['hourly_amount']],
  ['VAL-41 note of at most 255 letters', { note: 'ä'.repeat(256) }, ['note']],
  ['D-70 Bauteil of at most 60 letters', { component: 'ä'.repeat(61) }, ['component']],
  ['D-70 an emoji is one letter', { component: '🚚'.repeat(61) }, ['component']],
  ['D-70 Bauteil on one line', { component: 'Achse 1\nAchse 2' }, ['component']],
  ['VAL-43 not in the past', past('19.11.2026'), ['delivery_start_date']],
  ['D-38 within two years', past('21.11.2028'), ['delivery_start_date']],
  ['T-06 no ISO day', { delivery_start_date: '2026-11-21' }, ['delivery_start_date']],
  ['T-06 no impossible day', { delivery_end_date: '31.02.2027' }, ['delivery_end_date']],
  [
    'VAL-48 the end is on the day of the start',
    { delivery_end_date: '22.11.2026' },
    ['delivery_end_date'],
  ],
  [
    'VAL-46 the end is not before the start',
    { delivery_end_date: '20.11.2026' },
    ['delivery_end_date'],
  ],
  ['VAL-54 nor on the same day', { delivery_end_time: '06:55' }, ['delivery_end_time']],
  [
    'VAL-46 a time that clocks skip',
    { ...past('28.03.2027'), delivery_start_time: '02:30' },
    ['delivery_start_time'],
  ],
  ['VAL-50 steps of 5 minutes', { delivery_start_time: '07:03' }, ['delivery_start_time']],
  ['D-37 times are required', { delivery_end_time: '' }, ['delivery_end_time']],
  ['VAL-50 a real time', { delivery_end_time: '24:00' }, ['delivery_end_time']],
  ['D-24 no other fields', { menge: '80' }, ['menge']],
  ['D-24 a cart id', { call_off_cart_item_id: '17' }, ['call_off_cart_item_id']],
  ['D-24 an item id', { contract_item_id: '17' }, ['contract_item_id']],
];

function past(day: string) {
  return { delivery_start_date: day, delivery_end_date: day };
}

for (const [requirement, change, fields] of CASES) {
  test(`${requirement}: ${JSON.stringify(change).slice(0, 60)} is refused by field`, async () => {
    const before = await server.build(site.scope, (db) =>
      sql`SELECT * FROM call_off_carts WHERE id = ${cart.id}`.execute(db),
    );
    const { status, errors } = await send(change);
    assert.equal(status, 422);
    assert.deepEqual(
      errors.map(({ field }) => field),
      fields,
    );
    for (const { message } of errors) assert.match(message, /^[^:]+: .{10,}\.$/);
    const after_ = await server.build(site.scope, (db) =>
      sql`SELECT * FROM call_off_carts WHERE id = ${cart.id}`.execute(db),
    );
    assert.deepEqual(after_.rows, before.rows);
  });
}

test('VAL-32 VAL-35 D-39 a refused quantity is answered with its own reason', async () => {
  const cases: [amount: string, reason: RegExp][] = [
    ['100000', /Mehr als 99\.999 t sind in einem Abruf nicht möglich\.$/],
    ['-1', /größer als null/],
    ['12,5', /Ein Komma ist hier nicht möglich\. .*ganze Zahl/],
    ['viel', /Das ist keine Zahl\./],
    ['1e3', /Das ist keine Zahl\./],
    ['', /Das ist keine Zahl\./],
    ['12.5', /ganze Zahl/],
    ['0', /ganze Zahl/],
    ['12.1234', /höchstens drei Nachkommastellen/],
  ];
  for (const [amount, reason] of cases) {
    const { errors } = await send({ amount, hourly_amount: null });
    assert.deepEqual(
      errors.map(({ field }) => field),
      ['amount'],
      amount,
    );
    assert.match(errors[0]?.message ?? '', reason, amount);
  }
});

test('T-42 T-50 D-38 D-70 VAL-41 values at the limit are accepted', async () => {
  for (const change of [
    {},
    { hourly_amount: '' },
    { hourly_amount: null, note: null },
    { hourly_amount: '80' },
    { amount: '99999' },
    { note: 'ä'.repeat(255) },
    { component: 'u\u0308'.repeat(60) },
    { component: null },
    { component: ' Achse 1\n' },
    { delivery_end_time: '07:00' },
    { delivery_start_time: '00:00', delivery_end_time: '23:55' },
    past('20.11.2026'),
    past('20.11.2028'),
    { incoterm: 'werk', truck_type: 'haengerzug' },
  ]) {
    assert.equal((await send(change)).status, 200, JSON.stringify(change));
  }
});

test('VAL-41 ENT-19 the configuration of the brand limits the note', async () => {
  await server.build({}, (db) =>
    sql`INSERT INTO configurations VALUES ('nordstein', 20)`.execute(db),
  );
  assert.equal((await send({ note: 'x'.repeat(20) })).status, 200);
  const { errors } = await send({ note: 'x'.repeat(21) });
  assert.deepEqual(
    errors.map(({ field }) => field),
    ['note'],
  );
});
