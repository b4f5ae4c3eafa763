import assert from 'node:assert/strict';
import test from 'node:test';
import type { DayAnswer, DayDelivery } from '#deliveries/today/day-query.ts';
import { warningsOf } from '#deliveries/today/warnings.ts';

const SITE = { contract_id: 'L', construction_site_name: 'Lauenau', contract_number: '40018277' };
const instant = (time: string) => `2026-11-20T${time}:00.000Z`;
/** Clocks of Berlin are an hour ahead. */
const local = (time: string) =>
  `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`;

type Material = {
  readonly number?: string;
  readonly category?: number;
  readonly quantity?: string;
};

/** `KS 418 09:15 09:50`, in UTC: expected then, or confirmed with `ok` behind it. */
const load = (
  text: string,
  { number = '102244', category = 2, quantity = '25,00' }: Material = {},
) => {
  const [plate, weighed = '', arrival = '', isConfirmed] = text.split(' ');
  const delivery: Partial<DayDelivery> = {
    contract_id: SITE.contract_id,
    vehicle_license_plate: plate ?? null,
    factory_number: '2140',
    weighing_date: '2026-11-20',
    weighing_time: local(weighed),
    status: isConfirmed ? '1' : '0',
    confirmed_date: isConfirmed ? '2026-11-20' : null,
    confirmed_time: isConfirmed ? local(arrival) : null,
    estimated_arrival: isConfirmed ? null : instant(arrival),
    factory_phone: plate === 'A' ? '05723 4410' : null,
    materials: [{ number, name: `Sorte ${number}`, category, quantity, quantity_unit: 't' }],
  };
  return delivery as DayDelivery; // only these fields are read
};

const callOff = (fields: Partial<DayAnswer['call_offs'][number]> = {}) => ({
  ...{ call_off_id: '1', contract_id: 'L', material_number: '102244', quantity_unit: 't' },
  status: 4,
  material_name: 'Sorte 102244',
  ...{ quantity_raw: 300, hourly_raw: 100, starts_at: instant('06:00'), ends_at: instant('16:00') },
  ...fields,
});

const reported = (
  deliveries: readonly DayDelivery[],
  now: string,
  callOffs: readonly ReturnType<typeof callOff>[] = [callOff()],
  has_more = false,
  unloading: Partial<DayAnswer['sites'][number]> = {},
) => {
  const sites = [{ ...SITE, ...unloading }];
  const day = { sites, deliveries: [...deliveries], call_offs: [...callOffs], has_more };
  return warningsOf(day, new Date(instant(now))).map((warning) =>
    warning.kind === 'gap'
      ? `${warning.phone} ${warning.order.material}: ${warning.gap.minutes} min after ${warning.gap.after?.plate}`
      : `${warning.phone} ${warning.queue.loads.length} loads, ${warning.queue.waitMinutes} min`,
  );
};

const EVERY_15 = [load('A 09:15 09:50 ok'), load('B 09:30 10:05'), load('C 09:45 10:20')];
const GAP = '05723 4410 Sorte 102244: 35 min after C';

test('BEY-83 of several gaps of one material the next one alone is shown, and one of each other material', () => {
  const thin = [load('A 09:10 09:50'), load('B 09:40 10:20'), load('C 10:05 10:45')];
  const gravel = {
    ...callOff({ material_number: '301045', material_name: 'Kies' }),
    call_off_id: '2',
  };
  assert.deepEqual(reported(thin, '10:05'), ['05723 4410 Sorte 102244: 30 min after A']);
  assert.deepEqual(reported(thin, '10:05', [callOff(), gravel]), [
    '05723 4410 Kies: 290 min after undefined',
    '05723 4410 Sorte 102244: 30 min after A',
  ]);
});

test('BEY-83 gaps follow from call-offs and loads of one material on one site', () => {
  assert.deepEqual(reported(EVERY_15, '10:05'), [GAP]);
  assert.deepEqual(reported([...EVERY_15, load('D 10:03 10:38')], '10:05'), []);
  const gravel = { number: '301045', category: 1 };
  assert.deepEqual(reported([...EVERY_15, load('D 10:03 10:38', gravel)], '10:05'), [GAP]);
  const other = callOff({ material_number: '301045', material_name: 'Sorte 301045' });
  assert.deepEqual(reported(EVERY_15, '10:05', [other]), [
    '05723 4410 Sorte 301045: 285 min after undefined',
  ]);
  assert.deepEqual(reported(EVERY_15, '10:05', []), []);
  for (const [status, warnings] of [
    [0, []],
    [1, []],
    [20, []],
    [30, [GAP]],
  ] as const)
    assert.deepEqual(reported(EVERY_15, '10:05', [callOff({ status })]), warnings, String(status));
  assert.deepEqual(reported(EVERY_15, '10:05', [callOff()], true), []);
  assert.deepEqual(reported(EVERY_15, '10:05', [callOff({ contract_id: 'X' })]), []);
  assert.deepEqual(reported(EVERY_15, '10:05', [callOff({ starts_at: instant('11:00') })]), []);
  // Two call-offs count together: half a load is open, or 100 t more.
  const nearly = callOff({ quantity_raw: 87.5 });
  assert.deepEqual(reported(EVERY_15, '10:05', [nearly]), []);
  assert.deepEqual(reported(EVERY_15, '10:05', [nearly, callOff({ quantity_raw: 100 })]), [GAP]);
  assert.deepEqual(reported([], '10:05'), []);
});

test('BEY-83 confirmed loads of the evening before count for a call-off that still runs', () => {
  const evening = { starts_at: '2026-11-19T20:00:00.000Z', ends_at: instant('04:00') };
  const midnight = [load('A 00:15 00:50 ok'), load('B 00:30 01:05'), load('C 00:45 01:20')];
  const earlier = [load('Y 00:00 00:35 ok', { quantity: '225,00' })];
  const warned = (evening_loads: readonly DayDelivery[], clock = '01:05') => {
    const day = { sites: [SITE], deliveries: midnight, has_more: false };
    const call_offs = [callOff(evening)];
    return warningsOf(
      { ...day, call_offs, evening_loads: [...evening_loads] },
      new Date(instant(clock)),
    ).length;
  };
  assert.equal(warned([]), 1);
  assert.equal(warned(earlier), 0); // nothing is left to come
  assert.equal(warned([], '04:00'), 0);
});

test('BEY-143 of a call-off that began before yesterday nobody knows what is open, so it has no gap', () => {
  const since = (starts_at: string) => [callOff({ starts_at })];
  assert.deepEqual(reported(EVERY_15, '10:05', since('2026-11-19T06:00:00.000Z')), [GAP]);
  assert.deepEqual(reported(EVERY_15, '10:05', since('2026-11-18T06:00:00.000Z')), []);
});

test('BEY-84 loads of all materials of a site queue, concrete for longer', () => {
  const near = ['A 09:30 10:05', 'B 09:31 10:06', 'C 09:32 10:07'];
  const asphalt = near.map((text) => load(text));
  assert.deepEqual(reported(asphalt, '09:45', []), ['05723 4410 3 loads, 18 min']);
  const mixed = [...asphalt.slice(0, 2), load('C 09:32 10:07', { category: 3 })];
  assert.deepEqual(reported(mixed, '09:45', []), ['05723 4410 3 loads, 38 min']);
  assert.deepEqual(reported(asphalt, '10:06', []), []);
  const confirmed = [...asphalt.slice(0, 2), load('C 09:32 10:07 ok')];
  assert.deepEqual(reported(confirmed, '09:45', []), []);
});

test('BEY-59 points and time that the supplier keeps for a site take the place of the default', () => {
  const near = ['A 09:30 10:05', 'B 09:31 10:06', 'C 09:32 10:07'];
  const of = (category: number, unloading: Partial<DayAnswer['sites'][number]>) =>
    reported(
      near.map((text) => load(text, { category })),
      '09:45',
      [],
      false,
      unloading,
    );
  const queue = (minutes: number) => [`05723 4410 3 loads, ${minutes} min`];
  assert.deepEqual(of(2, { unloading_minutes: 15 }), queue(28));
  assert.deepEqual(of(3, { unloading_minutes: 15 }), queue(28));
  assert.deepEqual(of(3, { unloading_points: 2 }), queue(18));
  assert.deepEqual(of(2, { unloading_points: 3 }), []);
});
