import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import { today } from '@abrufbar/contract/deliveries/today.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { insertPlants, updatePlant } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { ASPHALT } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';
import { type DayLoad, dayAt } from '#testing/concepts/day.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const TODAY = '2026-11-20';
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * MINUTE_MS);

/** Weighed so many minutes ago; unconfirmed, or confirmed after so many. */
const load = (number: string, age: number, minutes?: number): DayLoad => {
  const weighed_at = minutesAgo(age);
  const at = new Date(weighed_at.getTime() + (minutes ?? 0) * MINUTE_MS);
  return { number, weighed_at, ...(minutes !== undefined && { confirmed: { at, by: null } }) };
};
/** Enough for an estimate, on as many days before today. */
const trips = (minutes: number) =>
  Array.from({ length: 12 }, (_, day) => load(newId().slice(-8), (day + 2) * DAY_MINUTES, minutes));

/** A second open contract of the same company. */
const buildSecond = async (site: Site, name = 'Gewerbepark Stadthagen') => {
  const contract = await server.build(site.scope, (db) =>
    buildContract(db, { company: site.company, supplier: site.supplier, name }),
  );
  return { ...site, contract };
};
const { deliver, order } = dayAt(server);
const ask = ({ company, token }: Site, contract_id: string | null = null, of = server) =>
  of.send(today, { company_number: company.company_nr, contract_id }, { token });
const namesOf = (rows: readonly { construction_site_name: string }[]) =>
  rows.map((row) => row.construction_site_name);
const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number);

test('BEY-44 sites with loads of the day or call-offs for today, each load and amount with its site, narrowed by contract', async () => {
  const lauenau = await buildSite(server);
  const stadthagen = await buildSecond(lauenau);
  const ordered = await buildSecond(lauenau, 'Abbruch Rinteln');
  const still = await buildSecond(lauenau, 'Zufahrt Obernkirchen');
  const { scope, company, supplier } = lauenau;
  await server.build(scope, (db) => buildContract(db, { company, supplier, status: 1 }));
  await deliver(lauenau, [load('1', 10)]);
  await deliver(stadthagen, [load('2', 20 * 60)]); // last evening
  await order(ordered, [{ starts_on: TODAY, status: CALL_OFF_STATUS.planned }]);
  await order(still, [{ starts_on: TODAY, status: CALL_OFF_STATUS.cancelled }, {}]);
  await deliver(still, [load('3', 2 * DAY_MINUTES), load('4', 20 * 60, 5)]);

  const all = await ask(lauenau);
  assert.deepEqual([all.date, all.total_sites, all.has_more], [TODAY, 4, false]);
  assert.deepEqual(namesOf(all.sites), [
    'Abbruch Rinteln',
    'Gewerbepark Stadthagen',
    'Ortsumgehung Lauenau BA 2',
  ]);
  assert.deepEqual(all.sites[1], {
    contract_id: stadthagen.contract.id,
    construction_site_name: 'Gewerbepark Stadthagen',
    contract_number: stadthagen.contract.contract_number,
  });
  assert.deepEqual(
    all.deliveries.map((one) => [one.number, one.contract_id, one.construction_site_name]),
    [
      ['1', lauenau.contract.id, 'Ortsumgehung Lauenau BA 2'],
      ['2', stadthagen.contract.id, 'Gewerbepark Stadthagen'],
    ],
  );
  assert.deepEqual(namesOf(all.amounts), ['Ortsumgehung Lauenau BA 2']);

  const one = await ask(lauenau, stadthagen.contract.id);
  assert.equal(one.total_sites, 4);
  assert.deepEqual(
    [namesOf(one.sites), numbersOf(one.deliveries)],
    [['Gewerbepark Stadthagen'], ['2']],
  );
  assert.deepEqual([one.amounts, one.next_call_off], [[], null]);
  const none = await ask(lauenau, still.contract.id);
  assert.deepEqual([none.sites, none.deliveries, none.total_sites], [[], [], 4]);
  assert.equal(none.next_call_off?.construction_site_name, 'Zufahrt Obernkirchen');
});

test('BEY-44 a contract of another company answers like none, another company is refused', async () => {
  const own = await buildSite(server);
  const other = await buildSite(server);
  await deliver(other, [load('1', 10)]);
  const answers = [other.contract.id, newId()].map(async (id) => {
    const path = `today?company_number=${own.company.company_nr}&contract_id=${id}`;
    const { status, json } = await server.request('GET', path, own);
    return { status, ...Object(json), request_id: undefined };
  });
  const [foreign, absent] = await Promise.all(answers);
  assert.equal(foreign.status, 404);
  assert.match(foreign.data.error, /^Diese Baustelle haben wir nicht gefunden/);
  assert.deepEqual(foreign, absent);
  await assert.rejects(ask({ ...own, company: other.company }), { status: 403 });
  const { deliveries, sites, amounts: sums, total_sites } = await ask(own);
  assert.deepEqual([deliveries, sites, sums, total_sites], [[], [], [], 1]);
});

test('BEY-45 waiting loads of 24 hours stand before those confirmed today, with arrival by site and phone', async () => {
  const near = await buildSite(server);
  const far = await buildSecond(near);
  const { id: supplierId } = near.supplier;
  await server.build({}, async (db) => {
    const plant = { number: '2140', name: 'Asphaltwerk Lauenau' };
    await insertPlants(db, supplierId, [plant]);
    const phone = { weekday: null, saturday: null, hourlyLimit: null, dispatchPhone: '05723 100' };
    const by = { name: 'Lena Bartels', at: new Date(NOW) };
    await updatePlant(db, [supplierId], { ...plant, supplierId, version: 1 }, phone, by);
  });
  await deliver(near, [...trips(20), load('a', 25), load('b', 24 * 60 + 1), load('c', 24 * 60)]);
  await deliver(near, [load('d', 300, 20), load('e', 26 * 60, 20), load('f', 9 * 60, 8 * 60)]);
  await deliver(far, [...trips(60), load('g', 26), load('h', 200, 60)]);
  const { deliveries } = await ask(near);
  assert.deepEqual(
    deliveries.map((one) => [one.number, one.stage, one.estimated_arrival?.slice(11, 16)]),
    [
      ['a', 'arrived', '06:07'],
      ['g', 'on_the_way', '06:46'],
      ['c', 'arrived', '06:32'],
      ['h', 'confirmed', undefined],
      ['d', 'confirmed', undefined],
    ],
  );
  assert.ok(deliveries.every(({ factory_phone }) => factory_phone === '05723 100'));
  assert.deepEqual(numbersOf((await ask(far, far.contract.id)).deliveries), ['g', 'h']);
});

test('BEY-45 at most 500 waiting and 100 confirmed loads, the newest of each, and whether there are others', async () => {
  const site = await buildSite(server);
  const many = (count: number, minutes?: number) =>
    Array.from({ length: count }, (_, at) => load(`${minutes ?? 'w'}-${at}`, 60 + at / 4, minutes));
  const waiting = await buildSecond(site);
  await deliver(waiting, many(500));
  await deliver(site, many(100, 5));
  const full = await ask(site);
  assert.deepEqual([full.deliveries.length, full.has_more], [600, false]);

  await deliver(waiting, [load('new', 1)]);
  const { deliveries: newest } = await ask(site, waiting.contract.id);
  assert.deepEqual(
    [newest.length, newest[0]?.number, newest.at(-1)?.number],
    [500, 'new', 'w-498'],
  );
  const isMore = async () => [
    (await ask(site, waiting.contract.id)).has_more,
    (await ask(site, site.contract.id)).has_more,
  ];
  assert.deepEqual(await isMore(), [true, false]);
  await deliver(site, [load('done', 1, 1)]);
  assert.deepEqual(await isMore(), [true, true]);
  const all = await ask(site);
  assert.deepEqual([all.deliveries.length, all.has_more], [600, true]);
  assert.deepEqual(
    numbersOf([all.deliveries[500], all.deliveries[599]].flatMap((one) => one ?? [])),
    ['done', '5-98'],
  );
});

test('BEY-46 amounts of each site are its daily amounts of today', async () => {
  const first = await buildSite(server);
  const second = await buildSecond(first);
  const materials = [{ ...ASPHALT, number: '201045', name: 'Frostschutzkies 0/45', category: 1 }];
  await deliver(first, [load('1', 10), load('2', 60, 20), { ...load('3', 30), materials }]);
  await deliver(second, [load('4', 90, 20), load('5', 12 * 60, 20)]); // the last of them yesterday
  await order(first, [
    { starts_on: TODAY, quantity: '120.000' },
    { starts_on: TODAY, quantity: '70.000', status: CALL_OFF_STATUS.planned },
    { starts_on: '2026-11-21', quantity: '60.000', earlier: { starts_on: TODAY }, status: 30 },
  ]);
  const dailyOf = async ({ contract, token }: Site) => {
    const { id: contract_id, contract_number, name: construction_site_name } = contract;
    const input = { contract_id, contract_number, page: 1, page_size: null, filterString: {} };
    const { items } = await server.send(amounts.daily, input, { token });
    return items.map(({ date: _, id: __, ...rest }) => ({
      ...{ contract_id, construction_site_name },
      ...rest,
    }));
  };
  const { amounts: sums } = await ask(first);
  const bySite = [...(await dailyOf(second)), ...(await dailyOf(first))]; // by name
  assert.equal(bySite.length, 3);
  assert.deepEqual(
    sums.map(({ id: _, ...rest }) => rest),
    bySite,
  );
  assert.equal(new Set(sums.map(({ id }) => id)).size, 3);
  assert.deepEqual(sums[1]?.target_quantity, '180,00');
});

test('BEY-47 the next call-off is the first open one after today, for those who may list call-offs', async () => {
  const site = await buildSite(server);
  const second = await buildSecond(site);
  const open = { status: CALL_OFF_STATUS.confirmed };
  await order(site, [
    { ...open, starts_on: TODAY },
    { starts_on: '2026-11-21', status: CALL_OFF_STATUS.refused },
    { ...open, starts_on: '2026-11-23', starts_time: '06:00' },
  ]);
  const [, next] = await order(second, [
    { ...open, starts_on: '2026-11-22', starts_time: '09:30' },
    {
      status: CALL_OFF_STATUS.changeRequest,
      ...{ quantity: '99.000', starts_on: '2026-11-25', starts_time: '05:00' },
      earlier: { quantity: '240.500', starts_on: '2026-11-22', starts_time: '06:30' },
    },
  ]);
  assert.deepEqual((await ask(site)).next_call_off, {
    contract_id: second.contract.id,
    construction_site_name: 'Gewerbepark Stadthagen',
    call_off_id: next,
    material_name: 'Asphalttragschicht AC 22 T S',
    material_category: 2,
    quantity: '240,50',
    quantity_unit: 't',
    status: 30,
    delivery_start_date: '2026-11-22',
    delivery_start_time: '06:30',
  });
  const { next_call_off } = await ask(site, site.contract.id);
  assert.equal(next_call_off?.delivery_start_date, '2026-11-23');
  // The right counts in the company that is asked for.
  const other = await buildSite(server);
  const token = await server.build({}, async (db) => {
    const user = await buildUser(db, { companies: [site.company], permissions: [] });
    return buildToken(db, user, new Date(NOW));
  });
  const without = await ask({ ...site, token });
  assert.deepEqual([without.next_call_off, without.call_offs], [null, []]);
  assert.equal((await ask(other)).next_call_off, null);
});

test('BEY-85 call-offs of today carry quantity, pace and hours, with what is valid while a change is open', async () => {
  const site = await buildSite(server);
  const [plain, changed] = await order(site, [
    {
      ...{ status: CALL_OFF_STATUS.confirmed, quantity: '620.000', hourly_quantity: '80.000' },
      ...{ starts_on: TODAY, starts_time: '06:30', ends_on: TODAY, ends_time: '15:00' },
    },
    {
      ...{ status: CALL_OFF_STATUS.changeRequest, quantity: '99.000' },
      ...{
        starts_on: '2026-11-25',
        starts_time: '05:00',
        ends_on: '2026-11-25',
        ends_time: '06:00',
      },
      earlier: {
        ...{ quantity: '240.500', starts_on: TODAY, starts_time: '22:00' },
        ...{ ends_on: '2026-11-21', ends_time: '04:00' },
      },
    },
  ]);
  const { call_offs } = await ask(site);
  const same = {
    ...{ contract_id: site.contract.id, material_number: '102244', quantity_unit: 't' },
    ...{ material_name: 'Asphalttragschicht AC 22 T S', hourly_raw: null },
  };
  assert.deepEqual(call_offs, [
    {
      ...{ ...same, call_off_id: plain, status: 4, quantity_raw: 620, hourly_raw: 80 },
      ...{ starts_at: '2026-11-20T05:30:00.000Z', ends_at: '2026-11-20T14:00:00.000Z' },
    },
    {
      ...{ ...same, call_off_id: changed, status: 30, quantity_raw: 240.5 },
      ...{ starts_at: '2026-11-20T21:00:00.000Z', ends_at: '2026-11-21T03:00:00.000Z' },
    },
  ]);
});

test('BEY-85 a call-off of the evening before is of the day until it ends, with the loads that were confirmed for it', async () => {
  const site = await buildSite(server);
  const night = { starts_on: '2026-11-19', starts_time: '20:00', ends_on: TODAY };
  const [running] = await order(site, [
    { ...night, ends_time: '13:00', status: CALL_OFF_STATUS.confirmed },
    { ...night, ends_time: '07:00', status: CALL_OFF_STATUS.confirmed },
    { ...night, ends_time: '13:00', status: CALL_OFF_STATUS.cancelled },
  ]);
  // At 20:12 and at 17:12, which is more than a trip before; today; and not confirmed.
  await deliver(site, [
    load('a', 11 * 60, 30),
    load('b', 14 * 60, 30),
    load('c', 60, 30),
    load('d', 10 * 60),
  ]);
  await deliver(await buildSecond(site, 'Rinteln'), [load('e', 11 * 60, 30)]);
  const { sites, call_offs, deliveries, evening_loads } = await ask(site);
  assert.deepEqual(namesOf(sites), ['Ortsumgehung Lauenau BA 2']);
  assert.deepEqual(
    call_offs.map((one) => one.call_off_id),
    [running],
  );
  assert.deepEqual(numbersOf(deliveries), ['d', 'c']);
  assert.deepEqual(numbersOf(evening_loads ?? []), ['a']);
});

test('BEY-59 a site says how it unloads where the supplier keeps that', async () => {
  const site = await buildSite(server, { unloading_points: 2, unloading_minutes: 15 });
  await deliver(site, [load('a', 10)]);
  await deliver(await buildSecond(site, 'Rinteln'), [load('b', 10)]);
  const { sites } = await ask(site);
  assert.deepEqual(
    sites.map((one) => [one.unloading_points, one.unloading_minutes]),
    [
      [2, 15],
      [undefined, undefined],
    ],
  );
});

test('BEY-44 the day of many sites takes four statements', async () => {
  const site = await buildSite(server);
  for (const name of ['Rinteln', 'Obernkirchen']) {
    await deliver(await buildSecond(site, name), [load(name, 10), ...trips(20)]);
  }
  const sent: string[] = [];
  const app = rewriteStatements(server.database.app, (statement) => {
    if (typeof statement !== 'string') sent.push(statement.text);
    return statement;
  });
  const database = { ...server.database, app };
  const counting = await startTestServer(nested, { now: NOW, database });
  await ask(site, null, counting); // the first call reads what the process keeps
  sent.length = 0;
  const { deliveries } = await ask(site, null, counting);
  assert.equal(deliveries.length, 2);
  const read = sent.filter((text) =>
    /\b(?:contracts|deliveries|daily_amounts)\b|call_offs/.test(text),
  );
  assert.equal(read.length, 4);
});
