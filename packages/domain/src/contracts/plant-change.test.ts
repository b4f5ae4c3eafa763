import assert from 'node:assert/strict';
import test from 'node:test';
import { checkPlant, readClock, type PlantEntry } from '#contracts/plant-change.ts';

const GOOD: PlantEntry = {
  weekdayFrom: '05:00',
  weekdayUntil: '18:00',
  saturdayFrom: null,
  saturdayUntil: null,
  hourlyLimit: 180.5,
  dispatchPhone: '+49 5043 90110',
};

test('OFF-67 an entry about a plant is complete, in order and a number that can exist', () => {
  const cases: [change: Partial<PlantEntry>, problems: string][] = [
    [{}, ''],
    [{ weekdayFrom: null, weekdayUntil: null, hourlyLimit: null, dispatchPhone: null }, ''],
    [{ weekdayFrom: '00:00', weekdayUntil: '24:00' }, ''],
    [{ weekdayFrom: null }, 'weekdayFrom required'],
    [{ saturdayFrom: '06:00' }, 'saturdayUntil required'],
    [{ weekdayFrom: '24:00' }, 'weekdayFrom time'],
    [{ weekdayUntil: '24:30' }, 'weekdayUntil time'],
    [{ weekdayUntil: '6' }, 'weekdayUntil time'],
    [{ saturdayFrom: '12:00', saturdayUntil: '12:00' }, 'saturdayUntil end_before_start'],
    [{ weekdayFrom: '18:00', weekdayUntil: '05:00' }, 'weekdayUntil end_before_start'],
    [{ hourlyLimit: 0 }, 'hourlyLimit hourly_limit'],
    [{ hourlyLimit: -3 }, 'hourlyLimit hourly_limit'],
    [{ hourlyLimit: 1e300 }, 'hourlyLimit hourly_limit'],
    [{ hourlyLimit: Number.NaN }, 'hourlyLimit hourly_limit'],
    [{ hourlyLimit: 180.0005 }, 'hourlyLimit hourly_limit'],
    [{ hourlyLimit: 0.001 }, ''],
    [{ hourlyLimit: 99_999 }, ''],
    [{ dispatchPhone: '05043/90110-12' }, ''],
    [{ dispatchPhone: '12' }, 'dispatchPhone phone'],
    [{ dispatchPhone: 'Tor 2' }, 'dispatchPhone phone'],
    [{ weekdayFrom: 'x', hourlyLimit: 0 }, 'weekdayFrom time, hourlyLimit hourly_limit'],
  ];
  for (const [change, problems] of cases) {
    const found = checkPlant({ ...GOOD, ...change });
    assert.equal(found.map(({ field, code }) => `${field} ${code}`).join(', '), problems);
  }
});

test('OFF-67 times are read however people write them', () => {
  const cases = [
    ['6', '06:00'],
    ['06', '06:00'],
    ['6:30', '06:30'],
    ['6.30 Uhr', '06:30'],
    ['0630', '06:30'],
    [' 18:00 ', '18:00'],
    ['24', '24:00'],
    ['6:60', '6:60'],
    ['früh', 'früh'],
    ['', ''],
  ] as const;
  for (const [typed, read] of cases) assert.equal(readClock(typed), read, typed);
});
