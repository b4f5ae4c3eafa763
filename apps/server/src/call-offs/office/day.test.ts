import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { officeDay } from '@abrufbar/contract/call-offs/office-day.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { Plant } from '@abrufbar/domain/contracts/plant.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { insertPlants, keyOfPlant, updatePlant } from '#contracts/plant-store.ts';
import { rewriteStatements } from '#testing/database/statement-rewriting.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });
const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
const token = await signedIn(server, member, NOW);
const send = asStaff(server, token);

const MONDAY = '2026-11-23';
const LAUENAU: Plant = {
  weekday: { from: '05:00', until: '18:00' },
  saturday: { from: '06:00', until: '12:00' },
  hourlyLimit: 100,
};

/** A site whose plant has hours and limit, and the key of the plant. */
const buildPlantSite = async (plant: Plant = LAUENAU) => {
  const site = await buildOrderSite(server);
  const [number = ''] = site.item.factory_numbers;
  const key = { supplierId: site.supplier.id, number, version: 1 };
  await server.build({}, async (db) => {
    await insertPlants(db, site.supplier.id, [{ number, name: 'Asphaltwerk Lauenau', unit: 'm³' }]);
    const change = { ...plant, dispatchPhone: null };
    await updatePlant(db, [site.supplier.id], key, change, { name: 'Demo', at: new Date(NOW) });
  });
  return { ...site, plant: keyOfPlant(key) };
};

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, starts_on: MONDAY, ...fields }),
  );

type PlantDay = OutputOf<typeof officeDay>['plants'][number];
const dayOf = async (plant: string, day = MONDAY): Promise<PlantDay> => {
  const { plants } = await send(officeDay, { day, plant: [plant] });
  assert.equal(plants.length, 1);
  return plants[0] ?? assert.fail();
};

/** `7: 30+10!5`: hour, confirmed, open, excess; hours without load are left out. */
const shown = ({ hours }: PlantDay): string =>
  hours
    .filter(({ confirmed, open }) => confirmed + open > 0)
    .map(({ hour, confirmed, open, excess }) => `${hour}: ${confirmed}+${open}!${excess}`)
    .join(', ');

test('OFF-68 OFF-69 hours hold what is confirmed, what is open and what exceeds the limit, and add up to the quantities', async () => {
  const site = await buildPlantSite();
  const window = { starts_time: '07:00', ends_time: '10:00' };
  await build(site, { ...window, status: 4, quantity: '180.000', hourly_quantity: '80.000' });
  await build(site, { ...window, status: 30, quantity: '90.000' });
  await build(site, { ...window, status: 1, quantity: '10.001', starts_time: '08:30' });
  await build(site, { ...window, status: 3, quantity: '500.000' });
  const day = await dayOf(site.plant);
  assert.equal(day.quantity_unit, 'm³');
  assert.equal(shown(day), '7: 80+30!10, 8: 80+33.334!13.334, 9: 20+36.667!0');
  const sum = (of: 'confirmed' | 'open') =>
    Math.round(day.hours.reduce((all, hour) => all + hour[of], 0) * 1000) / 1000;
  assert.deepEqual([sum('confirmed'), sum('open')], [180, 100.001]);
  const statuses = day.call_offs.map(({ status }) => status);
  assert.deepEqual(
    statuses.toSorted((a, b) => a - b),
    [1, 4, 30],
  );
});

test('OFF-69 a plant is closed outside of its hours, on the days it does not open, and never without any', async () => {
  const cases: [
    plant: Partial<Plant>,
    day: string,
    hours: PlantDay['open_hours'],
    count: number,
  ][] = [
    [{}, MONDAY, { from: '05:00', until: '18:00' }, 13],
    [{}, '2026-11-21', { from: '06:00', until: '12:00' }, 6],
    [{}, '2026-11-22', null, 0],
    [{ saturday: null }, '2026-11-21', null, 0],
    [{ weekday: null, saturday: null }, '2026-11-22', { from: '00:00', until: '24:00' }, 24],
  ];
  for (const [change, day, hours, count] of cases) {
    const { plant } = await buildPlantSite({ ...LAUENAU, ...change });
    const planned = await dayOf(plant, day);
    assert.deepEqual(planned.open_hours, hours, day);
    assert.equal(planned.hours.filter(({ is_open: isOpen }) => isOpen).length, count, day);
    assert.deepEqual([planned.call_offs, shown(planned)], [[], '']);
  }
});

test('OFF-69 without a limit nothing exceeds it, and a limit refuses nothing', async () => {
  const site = await buildPlantSite({ ...LAUENAU, hourlyLimit: null });
  await build(site, { starts_time: '07:00', ends_time: '07:30', quantity: '900.000' });
  const day = await dayOf(site.plant);
  assert.deepEqual([day.hourly_limit, shown(day)], [null, '7: 900+0!0']);
});

test('OFF-70 call-offs come by begin, and a night delivery belongs to both days', async () => {
  const site = await buildPlantSite();
  const night = { starts_time: '20:00', ends_on: '2026-11-24', ends_time: '04:00' };
  const [late, early, over] = [
    await build(site, { starts_time: '09:30', ends_time: '13:00' }),
    await build(site, { starts_time: '06:00', ends_time: '12:00', status: 1 }),
    await build(site, { ...night, quantity: '180.000', hourly_quantity: '30.000' }),
  ];
  const ids = (day: PlantDay) => day.call_offs.map(({ id }) => id);
  const monday = await dayOf(site.plant);
  assert.deepEqual(ids(monday), [early.id, late.id, over.id]);
  const tuesday = await dayOf(site.plant, '2026-11-24');
  assert.deepEqual(ids(tuesday), [over.id]);
  assert.equal(shown(tuesday), '0: 30+0!0, 1: 30+0!0');
  assert.equal(tuesday.call_offs[0]?.starts_on, MONDAY);
  const wednesday = await dayOf(site.plant, '2026-11-25');
  assert.deepEqual(ids(wednesday), []);
});

test('OFF-69 the day has the hours that clocks show, 23 and 25 when they are changed', async () => {
  const { plant } = await buildPlantSite();
  assert.equal((await dayOf(plant, '2027-03-28')).hours.length, 23);
  assert.equal((await dayOf(plant, '2026-10-25')).hours.length, 25);
});

test('OFF-15 OFF-69 staff of another brand see no plant of this one, and odd days are refused', async () => {
  const site = await buildPlantSite();
  await build(site, {});
  const other = await addMember(server, { brands: ['suedkies'] }, NOW);
  const foreign = asStaff(server, await signedIn(server, other, NOW));
  assert.deepEqual((await foreign(officeDay, { day: MONDAY, plant: [site.plant] })).plants, []);
  const everywhere = await foreign(officeDay, { day: MONDAY, plant: null });
  assert.ok(!JSON.stringify(everywhere).includes(site.contract.id));
  for (const day of ['0001-01-01', '1999-12-31', '2100-01-01', '9999-12-31', '2026-02-30']) {
    const answer = await server.request('GET', `/admin/api/day-plan?day=${day}`, { token });
    assert.equal(answer.status, 422, day);
  }
});

test('OFF-69 a day of all plants is read by as many statements as that of one', async () => {
  const sites = [await buildPlantSite(), await buildPlantSite()];
  for (const site of sites) await build(site, {});
  let count = 0;
  const staff = rewriteStatements(server.database.staff, (sent) => {
    count += 1;
    return sent;
  });
  const counting = await startTestServer(nested, {
    now: NOW,
    database: { ...server.database, staff },
  });
  const ask = asStaff(counting, await signedIn(counting, member, NOW));
  const statementsFor = async (plant: string[] | null) => {
    const before = count;
    await ask(officeDay, { day: MONDAY, plant });
    return count - before;
  };
  await statementsFor(null); // the first call reads what the process keeps
  const one = await statementsFor([sites[0]?.plant ?? '']);
  assert.ok(one > 0);
  assert.equal(await statementsFor(null), one);
});
