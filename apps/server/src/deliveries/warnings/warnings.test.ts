import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { newId } from '#core/ids.ts';
import { sql } from 'kysely';
import { ASPHALT, buildDeliveries, CONCRETE } from '#deliveries/build.ts';
import { warningsDue } from '#deliveries/warnings/jobs.ts';
import { buildToken } from '#session/build.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

/** 11:05 on the clocks of Berlin. */
const NOW = '2026-11-20T10:05:00.000Z';
const server = await startTestServer({ after }, { now: NOW });
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const MINUTE_MS = 60_000;

/** Weighed then; confirmed 35 minutes later, unless that is still to come. */
const load = (plate: string, weighed: string) => {
  const arrives = new Date(at(weighed).getTime() + 35 * MINUTE_MS);
  const base = { vehicle_license_plate: plate, weighed_at: at(weighed), materials: [ASPHALT] };
  return arrives <= new Date(NOW) ? { ...base, confirmed: { at: arrives, by: null } } : base;
};

/** Loads every quarter of an hour from 7:00 on, as in the hand-off: enough to know the trip by heart. */
const EVERY_15 = ['07:00', '07:15', '07:30', '07:45', '08:00', '08:15', '08:30', '08:45', '09:00'];
const STEADY = [...EVERY_15, '09:15', '09:30', '09:45'];

const buildDay = async (weighings: readonly string[]) => {
  server.at(NOW);
  const { contract, item, company, supplier, person } = await buildOfficeSite(server);
  const scope = { companies: [company.id] };
  const token = await server.build(scope, async (db) => {
    await buildCallOff(db, {
      ...{ item, supplier, created_by: person.id, status: CALL_OFF_STATUS.confirmed },
      ...{ quantity: '900', hourly_quantity: '100' },
      ...{
        starts_on: '2026-11-20',
        starts_time: '07:00',
        ends_on: '2026-11-20',
        ends_time: '17:00',
      },
    });
    await buildDeliveries(
      db,
      contract,
      weighings.map((time, n) => load(`SHG WL ${n}`, time)),
    );
    return buildToken(db, person, new Date(NOW));
  });
  const follow = (as: string, contractId = contract.id) =>
    server.send(toggleSubscription, { contractId, status: true }, { token: as, key: newId() });
  await follow(token);
  const look = async (now = NOW) => {
    server.at(now);
    await server.build({}, (db) => server.jobs.send(db, warningsDue, {}));
    await waitForJobs(server);
  };
  const list = async (as = token) => {
    const input = { seen: false, page: 1, page_size: null };
    return (await server.send(inbox.list, input, { token: as })).items;
  };
  const messages = async (as = token) => {
    const items = await list(as);
    return items.map(({ type, title }) => `${type} ${title.replaceAll('\u00A0', ' ')}`);
  };
  return { company, supplier, contract, scope, follow, look, list, messages };
};

test('BEY-86 a gap is a message, once; a steady plant warns of nothing', async () => {
  const { contract, scope, look, messages } = await buildDay(STEADY);
  await look('2026-11-20T09:55:00.000Z');
  assert.deepEqual(await messages(), []);
  await look();
  const gap = ['calloff.gap Lücke 35 min ab 11:20'];
  assert.deepEqual(await messages(), gap);
  await look('2026-11-20T10:10:00.000Z'); // it has grown meanwhile
  assert.deepEqual(await messages(), gap);
  await server.build(scope, (db) => buildDeliveries(db, contract, [load('SHG WL 99', '10:12')]));
  await look('2026-11-20T10:14:00.000Z');
  assert.deepEqual(await messages(), gap);
});

test('BEY-86 a queue is a message, once', async () => {
  const { look, messages } = await buildDay([
    ...EVERY_15,
    '09:15',
    '09:30',
    '09:42',
    '09:44',
    '09:47',
    '10:00',
  ]);
  await look();
  const queue = 'calloff.queue 3 Lkw gleichzeitig um 11:17';
  assert.deepEqual(await messages(), [queue]);
  await look('2026-11-20T10:06:00.000Z');
  assert.deepEqual(await messages(), [queue]);
});

test('BEY-59 three loads at three unloading points are no queue', async () => {
  const loads = ['09:15', '09:30', '09:42', '09:44', '09:47', '10:00'];
  const { contract, scope, look, messages } = await buildDay([...EVERY_15, ...loads]);
  await server.build(scope, (db) =>
    db
      .updateTable('contracts')
      .set({ unloading_points: 3 })
      .where('company_id', '=', contract.company_id)
      .execute(),
  );
  await look();
  assert.deepEqual(await messages(), []);
});

test('BEY-86 a queue names and opens the call-off of the load that comes first', async () => {
  const { supplier, contract, scope, look, list } = await buildDay([...STEADY, '09:47']);
  const { number, name } = CONCRETE;
  const ordered = await server.build(scope, async (db) => {
    const material = { material_number: number, material_name: name, category: 3 };
    const item = await buildItem(db, { contract, ...material, quantity_unit: 'm³' });
    const today = { starts_on: '2026-11-20', ends_on: '2026-11-20', ends_time: '17:00' };
    const first = { ...load('SHG WL 90', '09:44'), materials: [CONCRETE] };
    await buildDeliveries(db, contract, [first]);
    // Half a load is open: no gap.
    return buildCallOff(db, { item, supplier, ...today, quantity: '3.000' });
  });
  await look();
  const queues = (await list()).filter(({ type }) => type === 'calloff.queue');
  assert.deepEqual(
    queues.map((one) => [one.reference_id, one.material_name, one.quantity]),
    [[ordered.id, name, '3,00']],
  );
});

test('BEY-86 a call-off of the evening before is warned about until it ends', async () => {
  const { company, contract, scope, look, messages } = await buildDay([]);
  const weighings = ['22:45', '23:00', '23:15', '23:30'];
  await server.build(scope, async (db) => {
    const night = { starts_on: '2026-11-19', starts_time: '21:00', ends_time: '05:00' };
    await db.updateTable('call_offs').set(night).where('company_id', '=', company.id).execute();
    const loads = weighings.map((time) => {
      const weighed_at = berlinInstant('2026-11-19', time);
      const confirmed = { at: new Date(weighed_at.getTime() + 35 * MINUTE_MS), by: null };
      return { weighed_at, confirmed, materials: [ASPHALT] };
    });
    await buildDeliveries(db, contract, loads);
  });
  await look('2026-11-19T23:15:00.000Z');
  const gap = ['calloff.gap Lücke 60 min ab 00:05'];
  assert.deepEqual(await messages(), gap);
  await look('2026-11-19T23:20:00.000Z');
  assert.deepEqual(await messages(), gap);
});

test('BEY-86 only followers of that site hear of it, who may list call-offs and may sign in', async () => {
  const { company, supplier, scope, follow, look, messages } = await buildDay(STEADY);
  const enter = (fields: Parameters<typeof buildUser>[1]) =>
    server.build(scope, async (db) => {
      const user = await buildUser(db, { companies: [company], ...fields });
      return { ...user, token: await buildToken(db, user, new Date(NOW)) };
    });
  const [colleague, scanner, elsewhere, gone] = [
    await enter({ role: 'leser' }),
    await enter({ permissions: ['qr-code-scanner'] }),
    await enter({}),
    await enter({}),
  ];
  const other = await server.build(scope, (db) => buildContract(db, { company, supplier }));
  for (const { token } of [colleague, scanner, gone]) await follow(token);
  await follow(elsewhere.token, other.id);
  await server.build({}, (db) =>
    db.updateTable('users').set({ blocked_at: NOW }).where('id', '=', gone.id).execute(),
  );
  await look();
  assert.equal((await messages(colleague.token)).length, 1);
  assert.deepEqual(await messages(scanner.token), []);
  assert.deepEqual(await messages(elsewhere.token), []);
  const { rows } = await server.build({ userId: gone.id }, (db) =>
    sql`SELECT FROM notifications WHERE user_id = ${gone.id}`.execute(db),
  );
  assert.deepEqual(rows, []);
});

test('BEY-86 nothing is said of a request that the plant has not confirmed', async () => {
  const { scope, company, look, messages } = await buildDay(STEADY);
  await server.build(scope, (db) =>
    db.updateTable('call_offs').set({ status: 20 }).where('company_id', '=', company.id).execute(),
  );
  await look();
  assert.deepEqual(await messages(), []);
});
