import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/call-offs/office-list.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
const send = asStaff(server, await signedIn(server, member, NOW));

type Filters = Partial<InputOf<typeof contract.officeList>>;
const NONE: InputOf<typeof contract.officeList> = {
  ...contract.UNFILTERED,
  view: null,
  page: 1,
};
const list = ({ contract: { id } }: OrderSite, filters: Filters = {}) =>
  send(contract.officeList, { ...NONE, contract: id, ...filters });

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }),
  );

const STATUSES = [0, 1, 2, 3, 4, 5, 20, 30] as const;

test('OFF-50 OFF-51 the work list holds what waits, by day and begin, and each view its statuses', async () => {
  const site = await buildOrderSite(server);
  const ids = new Map<number, string>();
  for (const [at, status] of STATUSES.entries()) {
    const starts_on = at % 2 === 0 ? '2026-11-24' : '2026-11-23';
    const { id } = await build(site, { status, starts_on, starts_time: `0${9 - at}:00` });
    ids.set(status, id);
  }
  const open = await list(site);
  assert.deepEqual(
    open.items.map(({ status, starts_on, starts_time }) => [starts_on, starts_time, status]),
    [
      ['2026-11-23', '02:00', 30],
      ['2026-11-23', '08:00', 1],
      ['2026-11-24', '03:00', 20],
      ['2026-11-24', '07:00', 2],
    ],
  );
  const tonnes = (quantity: number) => [{ quantity, unit: 't' }];
  assert.deepEqual(open.sum, { count: 4, amounts: tonnes(320) });
  assert.deepEqual(open.days, [
    { day: '2026-11-23', count: 2, amounts: tonnes(160) },
    { day: '2026-11-24', count: 2, amounts: tonnes(160) },
  ]);
  const views: [view: NonNullable<Filters['view']>, statuses: number[]][] = [
    ['requests', [1, 20]],
    ['changes', [30]],
    ['cancels', [2]],
    ['confirmed', [4]],
    ['all', [...STATUSES]],
  ];
  for (const [view, statuses] of views) {
    const { items } = await list(site, { view });
    const seen = items.map(({ status }) => status).toSorted((a, b) => a - b);
    assert.deepEqual(
      seen,
      statuses.toSorted((a, b) => a - b),
      view,
    );
  }
});

test('OFF-33 the server filters, sorts and pages, and sums what is filtered', async () => {
  const site = await buildOrderSite(server);
  for (let at = 0; at < 3; at += 1) {
    await build(site, {
      status: 1,
      quantity: `${100 - at * 40}.500`,
      number: `7${site.contract.contract_number}${at}`,
      starts_on: `2026-11-2${4 + at}`,
    });
  }
  const quantities = async (filters: Filters) =>
    (await list(site, filters)).items.map(({ quantity }) => quantity);
  assert.deepEqual(await quantities({}), [100.5, 60.5, 20.5]);
  assert.deepEqual(await quantities({ sort: 'amount' }), [20.5, 60.5, 100.5]);
  assert.deepEqual(await quantities({ sort: 'amount', direction: 'desc' }), [100.5, 60.5, 20.5]);
  assert.deepEqual(await quantities({ from: '2026-11-25', until: '2026-11-25' }), [60.5]);
  assert.deepEqual(await quantities({ customer: [String(site.company.id)] }), [100.5, 60.5, 20.5]);
  assert.deepEqual(await quantities({ customer: [String(site.company.id + 1)] }), []);
  assert.deepEqual(await quantities({ material: ['nichts'] }), []);
  assert.deepEqual(await quantities({ q: `${site.contract.contract_number}1` }), [60.5]);
  assert.deepEqual(await quantities({ q: '100%' }), []);
  const plant = site.item.factory_numbers[0] ?? '';
  assert.equal((await quantities({ plant: [`${site.supplier.id}:${plant}`] })).length, 3);
  assert.deepEqual(await quantities({ plant: [`${site.supplier.id}:x`] }), []);
  const behind = await list(site, { page: 2 });
  assert.deepEqual([behind.items, behind.pagination.has_next_page], [[], false]);
});

test('OFF-33 OFF-288 a search finds call-offs by contract and customer too, and sums what it finds, page by page', async () => {
  const site = await buildOrderSite(server);
  const other = await buildOrderSite(server);
  for (const [at, starts_on] of ['2026-11-24', '2026-11-25', '2026-11-25'].entries())
    await build(site, {
      status: 1,
      quantity: `${10 + at}.500`,
      starts_on,
      starts_time: `0${7 + at}:00`, // ids of one millisecond are in any order
    });
  await build(other, { status: 1 });
  const tonnes = (quantity: number) => [{ quantity, unit: 't' }];
  for (const q of [site.contract.contract_number, site.company.name.toUpperCase()]) {
    const { items, sum, days, pagination } = await list(site, { q });
    assert.deepEqual(
      items.map(({ quantity }) => quantity),
      [10.5, 11.5, 12.5],
    );
    assert.deepEqual(sum, { count: 3, amounts: tonnes(34.5) });
    assert.deepEqual(days, [
      { day: '2026-11-24', count: 1, amounts: tonnes(10.5) },
      { day: '2026-11-25', count: 2, amounts: tonnes(24) },
    ]);
    assert.deepEqual([pagination.total_items, pagination.has_next_page], [3, false]);
  }
  const q = site.contract.contract_number;
  const largest = await list(site, { q, contract: null, sort: 'amount', direction: 'desc' });
  assert.deepEqual(
    [largest.items.map(({ quantity }) => quantity), largest.days],
    [[12.5, 11.5, 10.5], []],
  );
  const behind = await list(site, { q, page: 2 });
  assert.deepEqual([behind.items, behind.sum.count, behind.days], [[], 3, []]);
  const none = await list(site, { q: `${q}x` });
  assert.deepEqual([none.items, none.sum], [[], { count: 0, amounts: [] }]);
});

test('OFF-33 OFF-296 a search finds call-offs with every word of it: of their numbers, their contract and their customer', async () => {
  const site = await buildOrderSite(server);
  const { contract_number, name } = site.contract;
  const first = await build(site, { status: 1, number: `8${contract_number}1` });
  const second = await build(site, { status: 1, starts_on: '2026-11-25' });
  const found = async (q: string) => (await list(site, { q })).items.map(({ id }) => id);
  const [word = '', ...others] = site.company.name.split(' ');
  assert.deepEqual(await found(`${others.join(' ')} ${contract_number}  ${word}`), [
    first.id,
    second.id,
  ]);
  assert.deepEqual(await found(`${word} ${name} 8${contract_number}1`), [first.id]);
  const [, last] = (await list(site)).items;
  assert.deepEqual(await found(`${last?.reference} ${word}`), [second.id]);
  assert.deepEqual(await found(`${word} ${contract_number} ${word}x`), []);
  const { sum } = await list(site, { q: `${contract_number} ${word}` });
  assert.equal(sum.count, 2);
});

test('OFF-33 OFF-287 call-offs of two suppliers and customers stand in one order, by day, customer or plant', async () => {
  const [one, two] = [await buildOrderSite(server), await buildOrderSite(server)];
  const made = [];
  for (const [at, site] of [one, two, one].entries())
    made.push(await build(site, { status: 1, starts_on: `2026-12-0${3 - at}` }));
  const [third, second, first] = made.map(({ id }) => id);
  const customer = [one, two].map(({ company }) => String(company.id));
  const ids = async (order: Filters) => {
    const { items } = await send(contract.officeList, { ...NONE, customer, ...order });
    return items.map(({ id }) => id);
  };
  assert.deepEqual(await ids({}), [first, second, third]);
  assert.deepEqual(await ids({ direction: 'desc' }), [third, second, first]);
  // Both customers have one name, so the day decides.
  assert.equal(one.company.name, two.company.name);
  assert.deepEqual(await ids({ sort: 'customer' }), [first, second, third]);
  await server.build({}, (db) =>
    sql`UPDATE companies SET name = 'Zander' WHERE id = ${one.company.id}`.execute(db),
  );
  assert.deepEqual(await ids({ sort: 'customer' }), [second, first, third]);
  assert.deepEqual(await ids({ sort: 'plant' }), [first, second, third]);
});

test('OFF-65 a call-off shows our reference while the supplier has given no number, and both are found', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const [row] = (await list(site)).items;
  assert.deepEqual([row?.id, row?.number], [id, null]);
  assert.deepEqual(
    (await list(site, { q: String(row?.reference) })).items.map((one) => one.id),
    [id],
  );
});

test('OFF-52 the drawer has people with phone, earlier values, amounts and what the supplier may do', async () => {
  const site = await buildOrderSite(server, { target_quantity: '400' });
  await server.build({}, (db) =>
    sql`UPDATE users SET mobile_country = '+49', mobile_number = '1714455667' WHERE id = ${site.buyer.id}`.execute(
      db,
    ),
  );
  await build(site, { status: 4, quantity: '120.000' });
  const { id } = await build(site, {
    status: 30,
    quantity: '260.000',
    starts_time: '06:30',
    note: 'Bitte die ersten zwei Wagen zusammen.',
    earlier: { quantity: '240.000', starts_time: '07:00' },
  });
  const detail = await send(contract.officeDetail, { id });
  assert.deepEqual(detail.contact_person, {
    id: site.buyer.id,
    name: 'Murat Demir',
    phone: '+49 1714455667',
  });
  assert.deepEqual([detail.previous?.quantity, detail.previous?.starts_time], [240, '07:00']);
  assert.equal(detail.note, 'Bitte die ersten zwei Wagen zusammen.');
  assert.deepEqual(detail.actions, [
    'acceptChange',
    'declineChange',
    'cancel',
    'requestCancellation',
  ]);
  assert.deepEqual(detail.amounts, { target: 400, delivered: 0, promised: 120 });
  assert.deepEqual(detail.history.map(({ action, by, by_kind }) => [action, by, by_kind]).at(-1), [
    'create',
    'Murat Demir',
    'customer',
  ]);
});

test('OFF-15 a call-off of another brand answers like an absent one', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const other = await addMember(server, { brands: ['suedkies'] }, NOW);
  const foreign = asStaff(server, await signedIn(server, other, NOW));
  const refusal = await refusalOf(foreign(contract.officeDetail, { id }));
  assert.deepEqual([refusal.status, refusal.code], [404, 'call_off_not_found']);
  const { items } = await foreign(contract.officeList, { ...NONE, contract: site.contract.id });
  assert.deepEqual(items, []);
});

test('OFF-51 tabs count what waits, and the empty view knows what was decided today', async () => {
  const before = await send(contract.officeCounts, {});
  const site = await buildOrderSite(server);
  for (const status of [1, 20, 30, 2, 4] as const) await build(site, { status });
  const { today, ...counts } = await send(contract.officeCounts, {});
  assert.deepEqual(counts, {
    open: before.open + 4,
    requests: before.requests + 2,
    changes: before.changes + 1,
    cancels: before.cancels + 1,
  });
  assert.equal(today.decided, before.today.decided);
});

test('OFF-61 the check of the load names the hour that exceeds a limit most', async () => {
  const site = await buildOrderSite(server);
  const plant = site.item.factory_numbers[0] ?? '';
  await server.build({}, (db) =>
    sql`INSERT INTO factories (supplier_id, number, name, hourly_limit)
      VALUES (${site.supplier.id}, ${plant}, 'Asphaltwerk Lauenau', 50)
      ON CONFLICT (supplier_id, number) DO UPDATE SET hourly_limit = 50, name = excluded.name`.execute(
      db,
    ),
  );
  await build(site, { status: 4, quantity: '90.000', hourly_quantity: '30' });
  const { id } = await build(site, { status: 1, quantity: '60.000', hourly_quantity: '30' });
  const { highest } = await send(contract.officeLoadCheck, { ids: [id] });
  assert.deepEqual(highest, {
    factory_name: 'Asphaltwerk Lauenau',
    day: '2026-11-21',
    hour: 7,
    load: 60,
    hourly_limit: 50,
    quantity_unit: 't',
    hours_over: 2,
  });
  const { load } = await send(contract.officeDetail, { id });
  assert.deepEqual(
    load?.hours
      .filter(({ confirmed }) => confirmed > 0)
      .map(({ hour, confirmed }) => [hour, confirmed]),
    [
      [7, 30],
      [8, 30],
      [9, 30],
    ],
  );
  assert.deepEqual(load?.added.slice(6, 10), [0, 30, 30, 0]);
});

test('OFF-105 call-offs above a limit are marked while they wait or are confirmed, and no longer afterwards', async () => {
  const site = await buildOrderSite(server, { max_per_call_off: '100.000', per_day: '150.000' });
  const day = { starts_on: '2026-11-24', quantity: '80.000' };
  const first = await build(site, { ...day, status: 4 });
  const second = await build(site, { ...day, status: 1 });
  const refused = await build(site, { ...day, status: 3, quantity: '500.000' });
  const large = await build(site, { starts_on: '2026-11-25', quantity: '101.000', status: 1 });
  const { items } = await list(site, { view: 'all' });
  const marks = new Map(items.map(({ id, over_limits }) => [id, over_limits]));
  assert.deepEqual(
    [first, second, refused, large].map(({ id }) => marks.get(id)),
    [['per_day'], ['per_day'], [], ['max_per_call_off']],
  );
});
