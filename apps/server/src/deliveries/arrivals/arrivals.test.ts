import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { trips } from '@abrufbar/contract/deliveries/arrivals.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { buildDeliveries } from '#deliveries/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

type Load = Parameters<typeof buildDeliveries>[2][number];
const MINUTE_MS = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.parse(NOW) - minutes * MINUTE_MS);
const DAY_MINUTES = 24 * 60;

/** Confirmed so many minutes after it was weighed, on a day of its own. */
const trip = (minutes: number, days: number, by: string | null = null): Load => {
  const weighed_at = minutesAgo(days * DAY_MINUTES);
  return {
    weighed_at,
    confirmed: { at: new Date(weighed_at.getTime() + minutes * MINUTE_MS), by },
  };
};
const MINUTES = [20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 90, 110];
const TRIPS = MINUTES.map((minutes, back) => trip(minutes, back + 2));

const build = async (loads: readonly Load[], fields: Parameters<typeof buildSite>[1] = {}) => {
  const site = await buildSite(server, fields);
  await server.build(site.scope, (db) => buildDeliveries(db, site.contract, loads));
  return site;
};
type List = typeof deliveries.incoming | typeof deliveries.confirmed;
const list = async ({ contract, token }: Site, call: List = deliveries.incoming) => {
  const all = { page: 1, page_size: null, filterString: {}, contract_id: contract.id };
  return (await server.send(call, { ...all, contract_number: contract.contract_number }, { token }))
    .items;
};
const arrivals = async (site: Site) =>
  (await list(site)).map(({ estimated_arrival, arrival_span, arrival_basis, stage }) => [
    ...[estimated_arrival?.slice(11, 16), arrival_span, arrival_basis, stage],
  ]);
const tripsOf = ({ contract, token }: Site) =>
  server.send(trips, { contract_id: contract.id }, { token });

test('BEY-22 BEY-24 BEY-25 BEY-26 loads on the way carry their estimate in lists and details', async () => {
  const ages = [10, 35, 37, 30 * 60];
  const site = await build([...TRIPS, ...ages.map((age) => ({ weighed_at: minutesAgo(age) }))]);
  assert.deepEqual(await arrivals(site), [
    ['06:32', 6, 'trips', 'on_the_way'],
    ['06:07', 6, 'trips', 'on_the_way'],
    ['06:05', 6, 'trips', 'arrived'],
    [undefined, null, null, null],
  ]);
  const [newest] = await list(site);
  const ids = { delivery_id: newest?.id ?? '', contract_id: site.contract.id };
  const detail = await server.send(deliveries.details, ids, site);
  assert.deepEqual(
    [detail.estimated_arrival, detail.arrival_span, detail.arrival_trips, detail.stage],
    [newest?.estimated_arrival, 6, 14, 'on_the_way'],
  );
  const [confirmed] = await list(site, deliveries.confirmed);
  assert.deepEqual(
    [confirmed?.stage, confirmed?.estimated_arrival, confirmed?.arrival_span],
    ['confirmed', null, null],
  );
});

test('BEY-24 BEY-27 too few trips are replaced by the maintained time, without one nothing is said', async () => {
  const loads = [...TRIPS.slice(0, 7), trip(30, 61), { weighed_at: minutesAgo(10) }];
  const unknown = await build(loads);
  assert.deepEqual(await arrivals(unknown), [[undefined, null, null, null]]);
  const known = await build(loads, { driving_minutes: 45 });
  assert.deepEqual(await arrivals(known), [['06:47', 20, 'maintained', 'on_the_way']]);
  const plant = { factory_number: '2140', factory_name: 'Asphaltwerk Lauenau' };
  assert.deepEqual(await tripsOf(known), {
    items: [{ ...plant, driving_time: null, maintained_minutes: 45 }],
  });
});

test('BEY-23 BEY-27 driving time is learned by plant, and bulk confirmations far from it drop out', async () => {
  const site = await build([]);
  const { id: by } = site.user;
  const bulk = Array.from({ length: 9 }, (_, at) => ({
    weighed_at: minutesAgo(DAY_MINUTES + 60 + at * 5),
    confirmed: { at: new Date(minutesAgo(DAY_MINUTES).getTime() + at * 1000), by },
  }));
  const other = { factory_number: '7', factory_name: 'Kieswerk' };
  const loads = MINUTES.map((minutes, back) => trip(minutes, back + 2, by));
  await server.build(site.scope, (db) =>
    buildDeliveries(db, site.contract, [...loads, ...bulk, { ...trip(30, 2), ...other }]),
  );
  assert.deepEqual((await tripsOf(site)).items, [
    {
      ...{ factory_number: '2140', factory_name: 'Asphaltwerk Lauenau', maintained_minutes: null },
      driving_time: { median: 30, p20: 24, p80: 36, count: 14 },
    },
    { ...other, driving_time: null, maintained_minutes: null },
  ]);
});

test('BEY-28 trips of another contract or company are never counted, and a foreign contract is absent', async () => {
  const own = await build([{ weighed_at: minutesAgo(10) }]);
  const other = await build(TRIPS);
  assert.deepEqual(await arrivals(own), [[undefined, null, null, null]]);
  const foreign = { contract_id: other.contract.id };
  await assert.rejects(server.send(trips, foreign, own), { status: 404 });
});
