import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { officeSite, officeSites } from '@abrufbar/contract/deliveries/office-sites.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { newId } from '#core/ids.ts';
import { ASPHALT, buildDeliveries } from '#deliveries/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';

/** 11:05 on the clocks of Berlin. */
const NOW = '2026-11-20T10:05:00.000Z';
const TODAY = '2026-11-20';
const MINUTE_MS = 60_000;
const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1] = {}) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const north = await enter();

/** Weighed then; confirmed 35 minutes later, unless that is still to come. */
const load = (plate: string, weighed: string) => {
  const weighed_at = new Date(`${TODAY}T${weighed}:00Z`);
  const arrives = new Date(weighed_at.getTime() + 35 * MINUTE_MS);
  const base = { vehicle_license_plate: plate, weighed_at, materials: [ASPHALT] };
  return arrives <= new Date(NOW) ? { ...base, confirmed: { at: arrives, by: null } } : base;
};

/** Every quarter of an hour from 7:00 on: enough to know the trip by heart. */
const EVERY_15 = ['07:00', '07:15', '07:30', '07:45', '08:00', '08:15', '08:30', '08:45', '09:00'];
const STEADY = [...EVERY_15, '09:15', '09:30', '09:45'];

type Fields = NonNullable<Parameters<typeof buildOfficeSite>[1]>;
const buildDay = async (weighings: readonly string[], fields: Fields = {}) => {
  const site = await buildOfficeSite(server, fields);
  const order = await site.order({
    ...{ status: CALL_OFF_STATUS.confirmed, quantity: '900', hourly_quantity: '100' },
    ...{ starts_on: TODAY, starts_time: '07:00', ends_on: TODAY, ends_time: '17:00' },
  });
  await server.build({ companies: [site.company.id] }, (db) =>
    buildDeliveries(
      db,
      site.contract,
      weighings.map((time, n) => load(`SHG WL ${n}`, time)),
    ),
  );
  return { ...site, callOff: order };
};

const byText = (one: string, other: string): number => one.localeCompare(other);
const listed = async (contract: { readonly id: string }, as = north) =>
  (await as(officeSites, {})).items.find(({ id }) => id === contract.id);

test('BEY-127 a site has its call-offs, its loads by stage and the gap that the portal warns of', async () => {
  const { contract, item, callOff, company } = await buildDay(STEADY);
  const site = await listed(contract);
  const material = {
    ...{ material_number: item.material_number, quantity_unit: ASPHALT.quantity_unit },
    material_name: item.material_name,
  };
  assert.deepEqual(site, {
    ...{ id: contract.id, number: contract.contract_number, name: contract.name },
    ...{ company: company.name, company_number: company.company_nr },
    ...{ starts_at: '2026-11-20T06:00:00.000Z', ends_at: '2026-11-20T16:00:00.000Z' },
    materials: [{ ...material, ordered: 900, weighed: 316.8 }],
    ...{ on_the_way: 1, arrived: 0, confirmed: 11 },
    warnings: [
      {
        ...{ kind: 'gap', ...material, minutes: 35 },
        ...{ from: '2026-11-20T10:20:00.000Z', until: '2026-11-20T10:55:00.000Z' },
        ...{ has_before: true, plate_before: 'SHG WL 11', has_next: false, plate_next: null },
      },
    ],
  });
  const { day, call_offs, loads, ...same } = await north(officeSite, { id: contract.id });
  assert.deepEqual(same, site);
  assert.equal(day, TODAY);
  assert.deepEqual(
    call_offs.map(({ id, status, quantity: ordered }) => [id, status, ordered]),
    [[callOff.id, 4, 900]],
  );
  assert.deepEqual(
    loads.map(({ plate, at, stage }) => `${plate} ${at?.slice(11, 16)} ${stage}`).toSorted(byText),
    STEADY.map((time, n) => {
      const at = new Date(new Date(`${TODAY}T${time}:00Z`).getTime() + 35 * MINUTE_MS);
      return `SHG WL ${n} ${at.toISOString().slice(11, 16)} ${n < 11 ? 'confirmed' : 'on_the_way'}`;
    }).toSorted(byText),
  );
});

test('BEY-127 BEY-59 a queue is there with the wait of the unloading that is kept', async () => {
  const near = ['09:15', '09:30', '09:42', '09:44', '09:47', '10:00'];
  const { contract } = await buildDay([...EVERY_15, ...near], { unloading_minutes: 20 });
  const site = await listed(contract);
  assert.deepEqual(
    site?.warnings.map((one) => one.kind === 'queue' && [one.from, one.until, one.wait_minutes]),
    [['2026-11-20T10:17:00.000Z', '2026-11-20T10:22:00.000Z', 35]],
  );
  assert.deepEqual(
    site?.warnings.map((one) => one.kind === 'queue' && one.materials.map(({ loads }) => loads)),
    [[3]],
  );
});

test('BEY-127 a load that may be on its way makes a site run, one of hours ago or a closed call-off does not', async () => {
  const site = await buildOfficeSite(server);
  await site.order({ starts_on: TODAY, status: CALL_OFF_STATUS.cancelled });
  await site.order({ starts_on: '2026-11-21', ends_on: '2026-11-21', status: 4 });
  await site.load(load('HM AB 1', '07:30'));
  const old = await buildOfficeSite(server);
  await old.load({ weighed_at: new Date(`${TODAY}T07:30:00Z`), materials: [ASPHALT] });
  assert.equal(await listed(site.contract), undefined);
  assert.equal(await listed(old.contract), undefined);
  await site.load(load('HM AB 2', '09:50'));
  const running = await listed(site.contract);
  assert.deepEqual(
    [running?.starts_at, running?.on_the_way, running?.confirmed, running?.warnings],
    [null, 1, 1, []],
  );
});

test('BEY-127 D-46 a call-off of the day before runs on, but its quantity and loads are not those of today', async () => {
  const { contract, item, order, load: weigh } = await buildDay(STEADY);
  const night = { starts_on: '2026-11-19', starts_time: '07:00', ends_on: TODAY, quantity: '30' };
  await order({ ...night, ends_time: '23:00', status: CALL_OFF_STATUS.confirmed });
  await order({ starts_on: TODAY, status: CALL_OFF_STATUS.planned, quantity: '40' });
  const at = new Date('2026-11-19T15:00:00Z');
  const split = { ...ASPHALT, number: '102255', name: 'Splitt 5/8' };
  await weigh({ weighed_at: at, materials: [ASPHALT], confirmed: { at, by: null } });
  await weigh({ weighed_at: new Date('2026-11-20T09:50:00Z'), materials: [split] });
  const site = await listed(contract);
  assert.deepEqual([site?.starts_at, site?.confirmed], ['2026-11-19T06:00:00.000Z', 11]);
  assert.deepEqual(
    site?.materials.map(({ material_number, ordered, weighed }) => [
      ...[material_number, ordered, weighed],
    ]),
    [
      [item.material_number, 900, 316.8],
      [split.number, 0, 26.4],
    ],
  );
});

test('BEY-127 OFF-15 staff of another brand see none of it, and a foreign site is absent', async () => {
  const { contract } = await buildDay(STEADY);
  const south = await enter({ brands: ['suedkies'] });
  assert.equal(await listed(contract, south), undefined);
  for (const id of [contract.id, newId()])
    assert.equal((await refusalOf(south(officeSite, { id }))).status, 404);
});

test('BEY-127 all sites are read by as many statements as one', async () => {
  let count = 0;
  const staff = rewriteStatements(server.database.staff, (sent) => {
    count += 1;
    return sent;
  });
  const counting = await startTestServer(nested, {
    now: NOW,
    database: { ...server.database, staff },
  });
  const member = await addMember(server, {}, NOW);
  const ask = asStaff(counting, await signedIn(counting, member, NOW));
  const statementsFor = async (send: () => Promise<unknown>) => {
    const before = count;
    await send();
    return count - before;
  };
  const { contract } = await buildDay(STEADY);
  await buildDay(STEADY);
  await ask(officeSites, {}); // the first call reads what the process keeps
  const one = await statementsFor(() => ask(officeSite, { id: contract.id }));
  assert.equal(await statementsFor(() => ask(officeSites, {})), one);
});
