import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf, isChanged, typedOf, type Plant } from '#contracts/plants/plant-entry.ts';

const PLANT: Plant = {
  plant: '12:2140',
  version: 3,
  number: '2140',
  name: 'Asphaltwerk Lauenau',
  supplier: 'Nordstein Asphalt',
  weekday: { from: '05:00', until: '18:00' },
  saturday: null,
  hourly_limit: 180.5,
  quantity_unit: 't',
  dispatch_phone: '+49 5043 90110',
};

test('OFF-67 fields of a plant are read as people write them', () => {
  const typed = typedOf(PLANT);
  assert.equal(typed.hourlyLimit, '180,5');
  assert.equal(isChanged(typed, PLANT), false);
  assert.equal(isChanged({ ...typed, weekdayFrom: '5', hourlyLimit: '180,50' }, PLANT), false);
  assert.equal(isChanged({ ...typed, dispatchPhone: ' ' }, PLANT), true);
  const limits: [typed: string, read: number | null][] = [
    ['', null],
    ['200', 200],
    ['1.200', 1200],
    ['1.200,5', 1200.5],
    ['180.5', 180.5],
    ['200 t/h', 200],
    ['60 m³/h', 60],
    ['viel', Number.NaN],
    ['-3', Number.NaN],
  ];
  for (const [hourlyLimit, read] of limits) {
    assert.equal(entryOf({ ...typed, hourlyLimit }).hourlyLimit, read, hourlyLimit);
  }
});
