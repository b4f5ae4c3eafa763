import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { gapsOf, highestHour, loadIn, loadKindOf, plantDay } from '#call-offs/load.ts';
import { CALL_OFF_STATUS } from '#call-offs/status.ts';
import { HOUR_MS, hoursOfDay, type Plant } from '#contracts/plant.ts';
import { berlinInstant } from '#values/calendar.ts';

const DAY = '2026-11-18';
const PLANT: Plant = {
  weekday: { from: '05:00', until: '18:00' },
  saturday: null,
  hourlyLimit: 200,
};

/** `06:30 - 15:00; 260; 30`: window, quantity and quantity an hour; a time without day is one of DAY. */
const loading = (text: string, status = 4) => {
  const [window = '', quantity, hourly] = text.split('; ');
  const [startsAt, endsAt] = window.split(' - ').map(instantOf);
  assert.ok(startsAt && endsAt, text);
  const hourlyQuantity = hourly === undefined ? null : Number(hourly);
  return { startsAt, endsAt, quantity: Number(quantity), hourlyQuantity, status };
};
const instantOf = (text: string): Date => {
  const [time = '', day = DAY] = text.split(' ').toReversed();
  return berlinInstant(day, time);
};

/** `6: 15, 7: 30` of the hours that have load. */
const shown = (text: string, day = DAY) =>
  hoursOfDay(day)
    .map(({ hour, startsAt }) => ({ hour, load: loadIn(loading(text), startsAt) }))
    .filter(({ load }) => load > 0)
    .map(({ hour, load }) => `${hour}: ${load}`)
    .join(', ');

test('OFF-68 an hourly quantity loads from the begin until the quantity is used up, the rest in the last hour', () => {
  const cases: [window: string, loads: string][] = [
    ['06:30 - 15:00; 120; 30', '6: 15, 7: 30, 8: 30, 9: 30, 10: 15'],
    // 8.5 hours at 30 t are not enough: the rest comes in the hour after the wish.
    [
      '06:30 - 15:00; 260; 30',
      '6: 15, 7: 30, 8: 30, 9: 30, 10: 30, 11: 30, 12: 30, 13: 30, 14: 30, 15: 5',
    ],
    ['07:00 - 15:00; 80; 80', '7: 80'],
    ['07:00 - 15:00; 100; 80', '7: 80, 8: 20'],
    ['07:00 - 08:00; 100; 40', '7: 40, 8: 40, 9: 20'],
    ['07:50 - 15:00; 10; 60', '7: 10'],
    ['07:55 - 15:00; 10; 60', '7: 5, 8: 5'],
    ['07:20 - 09:00; 26.4; 10', '7: 6.667, 8: 10, 9: 9.733'],
  ];
  for (const [window, loads] of cases) assert.equal(shown(window), loads, window);
});

test('OFF-68 without an hourly quantity the quantity is spread evenly over begin to end', () => {
  const cases: [window: string, loads: string][] = [
    ['08:00 - 11:00; 60', '8: 20, 9: 20, 10: 20'],
    ['12:30 - 15:00; 50', '12: 10, 13: 20, 14: 20'],
    ['11:00 - 12:00; 50', '11: 50'],
    ['07:00 - 10:00; 10', '7: 3.333, 8: 3.334, 9: 3.333'],
    ['07:15 - 07:45; 25', '7: 25'],
    // A window of zero length is one time (T-50).
    ['07:00 - 07:00; 25', '7: 25'],
    ['07:40 - 07:40; 25', '7: 25'],
  ];
  for (const [window, loads] of cases) assert.equal(shown(window), loads, window);
});

test('OFF-68 a night delivery loads on both days, in the hours that clocks show', () => {
  const night = '20:00 - 2026-11-19 04:00; 180';
  assert.equal(shown(night), '20: 22.5, 21: 22.5, 22: 22.5, 23: 22.5');
  assert.equal(shown(night, '2026-11-19'), '0: 22.5, 1: 22.5, 2: 22.5, 3: 22.5');
  const hourly = '2027-03-27 22:00 - 2027-03-28 05:00; 180; 30';
  assert.equal(shown(hourly, '2027-03-27'), '22: 30, 23: 30');
  assert.equal(shown(hourly, '2027-03-28'), '0: 30, 1: 30, 3: 30, 4: 30');
  const spread = '2027-03-27 23:00 - 2027-03-28 05:00; 50';
  assert.equal(shown(spread, '2027-03-28'), '0: 10, 1: 10, 3: 10, 4: 10');
  // The hour after two is shown twice; each of them is one hour of the plant.
  const longer = '2026-10-24 22:00 - 2026-10-25 04:00; 210; 30';
  assert.equal(shown(longer, '2026-10-24'), '22: 30, 23: 30');
  assert.equal(shown(longer, '2026-10-25'), '0: 30, 1: 30, 2: 30, 2: 30, 3: 30');
  const evenly = '2026-10-25 00:00 - 2026-10-25 04:00; 50';
  assert.equal(shown(evenly, '2026-10-25'), '0: 10, 1: 10, 2: 10, 2: 10, 3: 10');
});

test('OFF-68 the hours of a delivery add up to its quantity', () => {
  const start = berlinInstant('2026-10-24', '00:00').getTime();
  const arbitrary = fc.record({
    begin: fc.integer({ min: 0, max: 3 * 24 * 60 }),
    minutes: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 36 * 60 })),
    thousandths: fc.oneof(
      fc.integer({ min: 1, max: 99_999_000 }),
      fc.integer({ min: 1, max: 900 }),
    ),
    hourly: fc.option(fc.integer({ min: 1, max: 99_999 })),
  });
  const property = fc.property(arbitrary, ({ begin, minutes, thousandths, hourly }) => {
    const startsAt = new Date(start + begin * 60_000);
    const quantity = thousandths / 1000;
    // At least a hundredth of the quantity an hour, so that the days below are enough.
    const hourlyQuantity = hourly && Math.max(hourly, Math.ceil(quantity / 100));
    const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
    const made = { startsAt, endsAt, quantity, hourlyQuantity };
    let sum = 0;
    for (let hour = 0; hour < 10 * 24; hour += 1) {
      const load = loadIn(made, start + hour * HOUR_MS);
      assert.ok(load >= 0 && (hourlyQuantity === null || load <= hourlyQuantity + 0.001));
      sum += Math.round(load * 1000);
    }
    assert.equal(sum, thousandths);
  });
  fc.assert(property, { numRuns: 2_000 });
});

test('OFF-69 open is what waits, with the values wished for', () => {
  const { planned, refused, cancelled, confirmed, ...open } = CALL_OFF_STATUS;
  for (const status of [planned, refused, cancelled, 99]) assert.equal(loadKindOf(status), null);
  assert.equal(loadKindOf(confirmed), 'confirmed');
  for (const status of Object.values(open)) assert.equal(loadKindOf(status), 'open');
});

test('OFF-69 a day of a plant: confirmed, open above it, what exceeds the limit, closed hours and gaps', () => {
  const callOffs = [
    loading('06:00 - 17:00; 220; 20'),
    loading('07:00 - 16:00; 360; 40'),
    loading('06:00 - 11:00; 300; 60'),
    loading('11:00 - 12:00; 50'),
    loading('12:30 - 15:00; 50'),
    loading('08:00 - 11:00; 60'),
    loading('06:30 - 15:00; 260; 30', 30),
    loading('07:00 - 16:00; 320; 40', 1),
    loading('08:00 - 11:00; 120', 20),
    loading('07:00 - 12:00; 136; 34', 30),
    loading('07:00 - 12:00; 900', 3),
  ];
  const hours = plantDay(PLANT, callOffs, DAY);
  const day = hours.filter(({ hour }) => hour >= 5 && hour <= 18);
  assert.deepEqual(
    day.map(({ confirmed: sum, open }) => `${sum}+${open}`).join(' '),
    '0+0 80+15 120+104 140+144 140+144 140+144 110+70 70+70 80+70 80+70 60+5 20+0 0+0 0+0',
  );
  assert.equal(day.map(({ excess }) => excess).join(), '0,0,24,84,84,84,0,0,0,0,0,0,0,0');
  assert.deepEqual(
    hours.filter(({ isOpen }) => !isOpen).map(({ hour }) => hour),
    [0, 1, 2, 3, 4, 18, 19, 20, 21, 22, 23],
  );
  assert.deepEqual(gapsOf(hours), [
    { from: 5, count: 1 },
    { from: 17, count: 1 },
  ]);
  assert.equal(highestHour(hours)?.hour, 8);
});

test('OFF-69 without a limit nothing is too much, and an empty day has one gap and no highest hour', () => {
  const unlimited = plantDay({ ...PLANT, hourlyLimit: null }, [loading('07:00 - 08:00; 900')], DAY);
  assert.equal(
    unlimited.some(({ excess }) => excess > 0),
    false,
  );
  const empty = plantDay(PLANT, [], DAY);
  assert.deepEqual(gapsOf(empty), [{ from: 5, count: 13 }]);
  assert.equal(highestHour(empty), undefined);
  const atLimit = plantDay(
    PLANT,
    [loading('07:00 - 08:00; 200'), loading('23:30 - 23:45; 1', 1)],
    DAY,
  );
  assert.equal(
    atLimit.some(({ excess }) => excess > 0),
    false,
  );
  assert.equal(plantDay(PLANT, [loading('07:00 - 08:00; 200.001')], DAY)[7]?.excess, 0.001);
  assert.deepEqual(gapsOf(plantDay(PLANT, [], '2026-11-22')), []);
});
