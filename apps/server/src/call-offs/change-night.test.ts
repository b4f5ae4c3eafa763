import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { buildOrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

/** A confirmed night from 22:00 to 05:00. */
const buildNight = async () => {
  const site = await buildOrderSite(server, { night_shift: true });
  const { scope, supplier, item } = site;
  const night = {
    ...{ starts_on: '2026-11-21', starts_time: '22:00' },
    ...{ ends_on: '2026-11-22', ends_time: '05:00' },
  };
  const callOff = await server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, number: '551208', ...night }),
  );
  return { ...site, callOff };
};

type Times = Readonly<
  Record<
    'delivery_start_date' | 'delivery_start_time' | 'delivery_end_date' | 'delivery_end_time',
    string
  >
>;

const timesOf = ({
  delivery_start_date,
  delivery_start_time,
  delivery_end_date,
  delivery_end_time,
}: Times): Times => ({
  delivery_start_date,
  delivery_start_time,
  delivery_end_date,
  delivery_end_time,
});

const REQUESTED = {
  delivery_start_date: '2026-11-24',
  delivery_start_time: '23:00',
  delivery_end_date: '2026-11-25',
  delivery_end_time: '04:30',
};

test('CHG-06 CHG-07 VAL-47 a change over midnight keeps its own days and times, and so do the earlier ones', async () => {
  const { callOff, scope, buyer, plant, customerNumber } = await buildNight();
  const { id } = callOff;
  const input = { call_off_id: id, amount: 80, customer_note: null, contact_person: null };
  await server.send(callOffs.requestChange, { ...input, ...REQUESTED, component: null }, buyer);
  const shown = await server.send(callOffs.detail, { id }, buyer);
  assert.deepEqual(timesOf(shown), REQUESTED);
  assert.match(shown.date_start_pretty, /24\.11\.26$/);
  assert.match(shown.date_end_pretty, /25\.11\.26$/);
  const { delivery_date, delivery_time, delivery_end_date, delivery_end_time } =
    shown.call_off_previous_data ?? {};
  assert.deepEqual(
    [delivery_date, delivery_time, delivery_end_date, delivery_end_time],
    ['2026-11-21', '22:00', '2026-11-22', '05:00'],
  );

  const { rows } = await server.build(scope, (db) =>
    sql<{
      starts_at: string;
      ends_at: string;
    }>`SELECT starts_at, ends_at FROM call_offs WHERE id = ${id}`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ starts_at, ends_at }) =>
      [starts_at, ends_at].map((at) => new Date(at).toISOString()),
    ),
    [['2026-11-24T22:00:00.000Z', '2026-11-25T03:30:00.000Z']],
  );

  const decision = { call_off_id: id, customer_number: customerNumber, answer: 'Nein' };
  await server.send(callOffs.decide, { ...decision, action: 'declineChange' }, { token: plant });
  const restored = await server.send(callOffs.detail, { id }, buyer);
  assert.deepEqual(timesOf(restored), {
    delivery_start_date: '2026-11-21',
    delivery_start_time: '22:00',
    delivery_end_date: '2026-11-22',
    delivery_end_time: '05:00',
  });
});
