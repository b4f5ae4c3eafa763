import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { toggleSubscription } from '@abrufbar/contract/contracts/subscription.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildUser } from '#companies/build.ts';
import { newId } from '#core/ids.ts';
import { ASPHALT, buildDeliveries } from '#deliveries/build.ts';
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

const buildDay = async (weighings: readonly string[], role?: 'leser') => {
  server.at(NOW);
  const { contract, item, company, supplier, person } = await buildOfficeSite(server);
  const scope = { companies: [company.id] };
  const user = role
    ? await server.build({}, (db) => buildUser(db, { companies: [company], role }))
    : person;
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
    return buildToken(db, user, new Date(NOW));
  });
  const follow = { contractId: contract.id, status: true };
  await server.send(toggleSubscription, follow, { token, key: newId() });
  const look = async (now = NOW) => {
    server.at(now);
    await server.build({}, (db) => server.jobs.send(db, warningsDue, {}));
    await waitForJobs(server);
  };
  const messages = async () => {
    const { items } = await server.send(
      inbox.list,
      { seen: false, page: 1, page_size: null },
      { token },
    );
    return items.map(({ type, title }) => `${type} ${title.replaceAll('\u00A0', ' ')}`);
  };
  return { contract, scope, look, messages };
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
