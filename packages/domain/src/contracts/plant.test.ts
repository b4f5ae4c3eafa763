import assert from 'node:assert/strict';
import test from 'node:test';
import { hoursOfDay, hoursOn, isOpenIn } from '#contracts/plant.ts';

const WEEK = { from: '05:00', until: '18:00' };
const SATURDAY = { from: '06:30', until: '12:30' };
const openHours = (plant: Parameters<typeof hoursOn>[0], day: string) =>
  hoursOfDay(day)
    .filter(({ hour }) => isOpenIn(hoursOn(plant, day), hour))
    .map(({ hour }) => hour);

test('OFF-67 a plant has hours from Monday to Friday and on Saturday; without any it is always open', () => {
  for (const day of ['2026-11-16', '2026-11-20']) {
    assert.deepEqual(hoursOn({ weekday: WEEK, saturday: SATURDAY }, day), WEEK, day);
    assert.equal(hoursOn({ weekday: null, saturday: SATURDAY }, day), null, day);
  }
  assert.deepEqual(hoursOn({ weekday: WEEK, saturday: SATURDAY }, '2026-11-21'), SATURDAY);
  assert.equal(hoursOn({ weekday: WEEK, saturday: null }, '2026-11-21'), null);
  assert.equal(hoursOn({ weekday: WEEK, saturday: SATURDAY }, '2026-11-22'), null);
  const unknown = { weekday: null, saturday: null };
  assert.equal(openHours(unknown, '2026-11-22').length, 24);
  assert.deepEqual(
    openHours({ weekday: WEEK, saturday: null }, '2026-11-20').join(),
    '5,6,7,8,9,10,11,12,13,14,15,16,17',
  );
  // An hour that is open in part is open.
  assert.deepEqual(
    openHours({ weekday: null, saturday: SATURDAY }, '2026-11-21').join(),
    '6,7,8,9,10,11,12',
  );
});

test('D-38 a day has the hours that clocks in Berlin show, 23 and 25 of them when they are changed', () => {
  const shown = (day: string) => hoursOfDay(day).map(({ hour }) => hour);
  assert.deepEqual(
    shown('2026-11-20'),
    Array.from({ length: 24 }, (_, hour) => hour),
  );
  assert.equal(shown('2027-03-28').join().slice(0, 8), '0,1,3,4,');
  assert.equal(shown('2027-03-28').length, 23);
  assert.equal(shown('2026-10-25').join().slice(0, 10), '0,1,2,2,3,');
  assert.equal(shown('2026-10-25').length, 25);
  const [first] = hoursOfDay('2026-11-20');
  assert.equal(new Date(first?.startsAt ?? 0).toISOString(), '2026-11-19T23:00:00.000Z');
});
