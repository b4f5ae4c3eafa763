import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildUser } from '#companies/build.ts';
import { buildOrderSite, type OrderSite, orderCallOff } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }),
  );

/** Somebody of the company who can be called. */
const buildPerson = ({ company }: OrderSite, last_name: string, phone_number: string) =>
  server.build({}, (db) =>
    buildUser(db, {
      companies: [company],
      first_name: 'Anke',
      last_name,
      phone_country: '+49',
      phone_number,
      mobile_country: '+49',
      mobile_number: `9${phone_number}`,
    }),
  );
const shownAs = (last_name: string, phone_number: string) => ({
  first_name: 'Anke',
  last_name,
  phone_country: '+49',
  phone_number,
  mobile_country: '+49',
  mobile_number: `9${phone_number}`,
});
const BUYER = {
  first_name: 'Murat',
  last_name: 'Demir',
  phone_country: null,
  phone_number: null,
  mobile_country: null,
  mobile_number: null,
};
const NOTHING_EARLIER = {
  previous_quantity_raw: null,
  previous_delivery_start_date: null,
  previous_delivery_start_time: null,
  previous_delivery_end_date: null,
  previous_delivery_end_time: null,
  previous_component: null,
  previous_note: null,
  previous_contact_person: null,
};

test('T-02 D-31 the plant reads its pending call-offs, the next delivery first', async () => {
  const site = await buildOrderSite(server);
  const made = new Map<number, string>();
  for (const status of [0, 1, 2, 3, 4, 5, 20, 30] as const) {
    const starts_on = `2026-11-${30 - (status % 10)}`;
    made.set(status, (await build(site, { status, starts_on, note: 'Tor 2' })).id);
  }
  const { status, json } = await server.request('GET', 'import/calloff/json', {
    token: site.plant,
  });
  assert.equal(status, 200);
  const { items } = Object(json).data;
  assert.deepEqual(
    items.map((one: { call_off_id: string }) => one.call_off_id),
    [2, 1, 30].map((one) => made.get(one)),
  );
  const reviewed = await server.send(callOffs.pending, { status: ['20'] }, { token: site.plant });
  assert.deepEqual(
    reviewed.items.map((one) => one.call_off_id),
    [made.get(20)],
  );
  assert.match(items[1].reference, /^1\d{5}$/);
  assert.deepEqual(items[1], {
    call_off_id: made.get(1),
    customer_number: site.customerNumber,
    contract_number: site.contract.contract_number,
    reference: items[1].reference,
    number: null,
    status: 1,
    material_number: '102244',
    quantity_raw: 80,
    quantity_unit: 't',
    hourly_quantity_raw: null,
    incoterm: 'frei',
    truck_type: 'sattel',
    delivery_start_date: '29.11.2026',
    delivery_start_time: '07:00',
    delivery_end_date: '29.11.2026',
    delivery_end_time: '15:00',
    component: null,
    note: 'Tor 2',
    contact_person: BUYER,
    ordered_by: BUYER,
    ...NOTHING_EARLIER,
  });
});

test('OFF-71 a pending call-off names whom to call, who ordered, both numbers and what is still valid', async () => {
  const site = await buildOrderSite(server);
  const wished = await buildPerson(site, 'Petersen', '15120417741');
  const before = await buildPerson(site, 'Ahrens', '15120417742');
  await build(site, {
    status: 30,
    number: '551208',
    quantity: '260.000',
    starts_on: '2026-11-23',
    starts_time: '06:30',
    note: 'Bitte die ersten zwei Wagen zusammen.',
    contact_user_id: wished.id,
    earlier: {
      quantity: '240.500',
      starts_on: '2026-11-22',
      ends_on: '2026-11-22',
      starts_time: '07:00',
      component: 'Achse 3',
      note: null,
      contact_user_id: before.id,
    },
  });
  const pending = async () =>
    Object((await server.request('GET', 'import/calloff/json', { token: site.plant })).json).data
      .items;
  const [changed] = await pending();
  const { reference, ...facts } = changed;
  assert.match(reference, /^1\d{5}$/);
  assert.deepEqual(
    [facts.number, facts.contact_person, facts.ordered_by],
    ['551208', shownAs('Petersen', '15120417741'), BUYER],
  );
  const earlier = Object.entries(facts).filter(([name]) => name.startsWith('previous_'));
  assert.deepEqual(Object.fromEntries(earlier), {
    previous_quantity_raw: 240.5,
    previous_delivery_start_date: '22.11.2026',
    previous_delivery_start_time: '07:00',
    previous_delivery_end_date: '22.11.2026',
    previous_delivery_end_time: '15:00',
    previous_component: 'Achse 3',
    previous_note: null,
    previous_contact_person: shownAs('Ahrens', '15120417742'),
  });
  await orderCallOff(server, site);
  const [ordered] = await pending();
  assert.equal(ordered.number, null);
  assert.ok(Number(ordered.reference) > Number(reference));
  assert.deepEqual([ordered.contact_person, ordered.ordered_by], [BUYER, BUYER]);
});

test('OFF-71 a call-off that nobody ordered in the portal names nobody', async () => {
  const site = await buildOrderSite(server);
  await build(site, { status: 1, created_by: null });
  const { items } = await server.send(callOffs.pending, { status: null }, { token: site.plant });
  assert.deepEqual([items[0]?.contact_person, items[0]?.ordered_by], [null, null]);
});
