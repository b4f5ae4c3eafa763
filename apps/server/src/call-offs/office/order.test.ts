import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as portal from '@abrufbar/contract/call-offs.ts';
import * as contract from '@abrufbar/contract/call-offs/office-create.ts';
import * as work from '@abrufbar/contract/call-offs/office-list.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { sql } from 'kysely';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite, refused } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, fields, NOW);
  return asStaff(server, await signedIn(server, member, NOW));
};
const lena = await enter({ name: 'Lena Bartels' });

type Order = InputOf<typeof contract.officeCreate>;
const orderFor = (site: OrderSite, change: Partial<Order> = {}): Order => ({
  contract_id: site.contract.id,
  item_id: site.item.id,
  incoterm: 'frei',
  truck_type: 'sattel',
  quantity: 80,
  hourly_quantity: 20,
  starts_on: '2026-11-21',
  starts_time: '07:00',
  ends_on: '2026-11-21',
  ends_time: '15:00',
  component: 'Achse 3',
  note: 'Zufahrt über Tor 2',
  contact_id: site.buyer.id,
  factory_number: null,
  ...change,
});
const titlesOf = async ({ token }: { readonly token: string }) => {
  await waitForJobs(server);
  const { items } = await server.send(
    inbox.list,
    { seen: false, page: 1, page_size: null },
    { token },
  );
  return items.map(({ title }) => title);
};

test('OFF-63 OFF-65 staff create a binding request with our reference, history and audit row', async () => {
  const site = await buildOrderSite(server);
  const row = await lena(contract.officeCreate, orderFor(site));
  assert.partialDeepStrictEqual(row, {
    status: 1,
    number: null,
    quantity: 80,
    hourly_quantity: 20,
    starts_on: '2026-11-21',
    contact: 'Murat Demir',
    factory_number: site.item.factory_numbers[0],
  });
  assert.ok(row.reference > 0);
  const detail = await lena(work.officeDetail, { id: row.id });
  assert.deepEqual(
    detail.history.map(({ action, by, by_kind }) => [action, by, by_kind]),
    [['enter', 'Lena Bartels', 'staff']],
  );
  assert.deepEqual([detail.note, detail.component], ['Zufahrt über Tor 2', 'Achse 3']);
  const shown = await server.send(portal.detail, { id: row.id }, site.colleague);
  assert.deepEqual([shown.status, shown.target_quantity.raw], [1, 80]);
  const { rows } = await server.build(site.scope, (db) =>
    sql<{ actor: string; call: string; changes: object }>`
      SELECT actor, call, changes FROM audit_company WHERE object_id = ${row.id}`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ actor, call }) => [actor, call]),
    [['Lena Bartels', 'callOffs.officeCreate']],
  );
  assert.ok(!JSON.stringify(rows).includes('Tor 2'));
});

test('OFF-63 the contact on site gets a message about a call-off from the plant', async () => {
  const site = await buildOrderSite(server);
  await lena(contract.officeCreate, orderFor(site));
  assert.deepEqual(await titlesOf(site.buyer), ['Neuer Abruf vom Werk']);
});

test('OFF-63 D-35 an order of staff is refused field by field, by the rules of the portal', async () => {
  const site = await buildOrderSite(server);
  const wrong: [change: Partial<Order>, ...fields: string[]][] = [
    [{ incoterm: null }, 'incoterm'],
    [{ truck_type: 'schiff' }, 'truck_type'],
    [{ quantity: null }, 'quantity'],
    [{ quantity: 12.5, hourly_quantity: null }, 'quantity'],
    [{ quantity: 100_000 }, 'quantity'],
    [{ hourly_quantity: 81 }, 'hourly_quantity'],
    [{ starts_on: '2026-11-19', ends_on: '2026-11-19' }, 'starts_on'],
    [{ starts_time: '07:03' }, 'starts_time'],
    [{ ends_on: '2026-11-22' }, 'ends_on'],
    [{ ends_time: '06:00' }, 'ends_time'],
    [{ note: 'x'.repeat(256) }, 'note'],
    [{ contact_id: null }, 'contact_id'],
    [{ contact_id: newId() }, 'contact_id'],
    [{ factory_number: 'fern' }, 'factory_number'],
    [{ incoterm: null, starts_on: null, contact_id: null }, 'incoterm', 'starts_on', 'contact_id'],
    [{ item_id: null }, 'item_id'],
  ];
  for (const [change, ...fields] of wrong) {
    await assert.rejects(
      lena(contract.officeCreate, orderFor(site, change)),
      refused(422, ...fields),
      JSON.stringify(change),
    );
  }
});

test('OFF-255 an order of staff without a position is refused by a sentence that names it, with all else that is missing', async () => {
  const site = await buildOrderSite(server);
  const nothing = { item_id: null, incoterm: null, truck_type: null, quantity: null };
  const sent = lena(contract.officeCreate, orderFor(site, nothing));
  await assert.rejects(sent, (error) => {
    assert.ok(error instanceof CallError);
    const sentences = error.errors.map(({ field, message }) => [field, message]);
    assert.deepEqual(sentences.slice(0, 2), [
      ['item_id', 'Position: Bitte füllen Sie dieses Feld aus.'],
      ['incoterm', 'Lieferbedingung: Bitte füllen Sie dieses Feld aus.'],
    ]);
    return refused(422, 'item_id', 'incoterm', 'truck_type', 'quantity')(error);
  });
  const list = await lena(work.officeList, { ...NOTHING, contract: site.contract.id, page: 1 });
  assert.equal(list.items.length, 0);
});

test('OFF-63 D-39 more than is left in the contract and above the limit of the plant is created all the same', async () => {
  const site = await buildOrderSite(server, { target_quantity: '100' });
  const offer = await lena(contract.officeOffer, { id: site.contract.id });
  assert.equal(offer.items[0]?.warn_above, 100);
  const row = await lena(contract.officeCreate, orderFor(site, { quantity: 900 }));
  assert.equal(row.quantity, 900);
});

test('OFF-63 an order sent twice under one key is one call-off', async () => {
  const site = await buildOrderSite(server);
  const key = newId();
  const first = await lena(contract.officeCreate, orderFor(site), { key });
  assert.deepEqual(await lena(contract.officeCreate, orderFor(site), { key }), first);
  const list = await lena(work.officeList, {
    ...NOTHING,
    contract: site.contract.id,
    page: 1,
  });
  assert.equal(list.items.length, 1);
});

const NOTHING = {
  view: null,
  plant: null,
  material: null,
  customer: null,
  from: null,
  until: null,
  q: null,
  sort: null,
  direction: null,
} as const;

test('OFF-63 STA-14 nothing is created for a closed contract or a cancelled item, nor offered', async () => {
  const site = await buildOrderSite(server);
  await server.build(site.scope, (db) =>
    sql`UPDATE contract_items SET cancelled = true WHERE company_id = ${site.company.id}`.execute(
      db,
    ),
  );
  assert.deepEqual((await lena(contract.officeOffer, { id: site.contract.id })).items, []);
  const cancelled = await refusalOf(lena(contract.officeCreate, orderFor(site)));
  assert.deepEqual([cancelled.status, cancelled.code], [409, 'item_cancelled']);
  await server.build(site.scope, (db) =>
    sql`UPDATE contracts SET status = 1 WHERE company_id = ${site.company.id}`.execute(db),
  );
  const closed = await refusalOf(lena(contract.officeCreate, orderFor(site)));
  assert.deepEqual([closed.status, closed.code], [409, 'contract_closed']);
  const { items } = await lena(contract.officeOrderable, { q: site.contract.contract_number });
  assert.deepEqual(items, []);
});

test('OFF-15 OFF-63 a contract of another brand is neither found nor ordered from', async () => {
  const site = await buildOrderSite(server);
  const other = await enter({ brands: ['suedkies'] });
  const found = await other(contract.officeOrderable, { q: site.contract.contract_number });
  assert.deepEqual(found.items, []);
  for (const sent of [
    other(contract.officeOffer, { id: site.contract.id }),
    other(contract.officeCreate, orderFor(site)),
  ]) {
    const refusal = await refusalOf(sent);
    assert.deepEqual([refusal.status, refusal.code], [404, 'contract_not_found']);
  }
  // An item of another contract does not slip in under an own one.
  const second = await buildOrderSite(server);
  const mixed = await refusalOf(
    lena(contract.officeCreate, orderFor(site, { item_id: second.item.id })),
  );
  assert.deepEqual([mixed.status, mixed.code], [404, 'item_not_found']);
});

test('OFF-63 OFF-296 contracts are found by number, site and customer, with what can be chosen', async () => {
  const site = await buildOrderSite(server);
  const { contract_number, name } = site.contract;
  for (const q of [
    contract_number,
    name.toUpperCase(),
    `${contract_number} ${site.company.name}`,
  ]) {
    const { items } = await lena(contract.officeOrderable, { q });
    assert.ok(
      items.some(({ id }) => id === site.contract.id),
      q,
    );
  }
  const offer = await lena(contract.officeOffer, { id: site.contract.id });
  const [item] = offer.items;
  assert.deepEqual([item?.id, item?.truck_types[0]?.id], [site.item.id, 'sattel']);
  assert.deepEqual(
    offer.people.map(({ title }) => title).filter((name) => name === 'Murat Demir'),
    ['Murat Demir'],
  );
});

test('OFF-67 OFF-68 the load of the plant is shown with an order that is still being filled in', async () => {
  const site = await buildOrderSite(server);
  const number = site.item.factory_numbers[0] ?? '';
  await server.build({}, (db) =>
    sql`INSERT INTO factories (supplier_id, number, name, hourly_limit)
      VALUES (${site.supplier.id}, ${number}, 'Asphaltwerk Lauenau', 50)
      ON CONFLICT (supplier_id, number) DO UPDATE SET hourly_limit = 50`.execute(db),
  );
  await lena(contract.officeCreate, orderFor(site, { quantity: 90, hourly_quantity: 30 }));
  const { load } = await lena(contract.officeLoadPreview, {
    id: site.contract.id,
    factory_number: number,
    starts_on: '2026-11-21',
    starts_time: '08:00',
    ends_on: '2026-11-21',
    ends_time: '12:00',
    quantity: 60,
    hourly_quantity: 30,
  });
  assert.equal(load?.hourly_limit, 50);
  assert.deepEqual(
    load?.hours.slice(6, 11).map(({ open }) => open),
    [0, 30, 30, 30, 0],
  );
  assert.deepEqual(load?.added.slice(6, 11), [0, 0, 30, 30, 0]);
});
