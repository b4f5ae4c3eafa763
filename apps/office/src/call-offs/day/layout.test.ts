import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { hoursOfDay } from '@abrufbar/domain/contracts/plant.ts';
import type { DayPlant } from '#call-offs/day/axis.ts';
import { hoursHeight, scaleWithin } from '#call-offs/day/hours-height.ts';
import { layOutDay, type Layout } from '#call-offs/day/layout.ts';

const DAY = '2026-11-23';

/** `a 4 06:00-12:00`: id, status and time of a call-off. */
const rowOf = (text: string): OfficeRow => {
  const [id = '', status, time = ''] = text.split(' ');
  const [from = '', until = ''] = time.split('-');
  return {
    id,
    company_id: 1,
    version: 1,
    reference: 100_001,
    number: null,
    status: Number(status),
    starts_on: DAY,
    starts_time: from,
    ends_on: DAY,
    ends_time: until,
    company: 'Kolb Bau',
    contract_id: 'contract',
    contract_number: '40018277',
    contract_name: 'Ortsumgehung',
    material_name: 'Kies',
    material_number: '410216',
    factory_number: '2140',
    factory_name: 'Asphaltwerk Lauenau',
    quantity: 60,
    quantity_unit: 't',
    hourly_quantity: null,
    incoterm: '',
    truck_type: '',
    contact: null,
    received_at: '2026-11-20T06:00:00Z',
    over_limits: [],
    pending: null,
  };
};

const plantOf = (...rows: readonly string[]): DayPlant => ({
  plant: '12:2140',
  factory_number: '2140',
  factory_name: 'Asphaltwerk Lauenau',
  day: DAY,
  hourly_limit: null,
  quantity_unit: 't',
  open_hours: { from: '06:00', until: '17:00' },
  hours: hoursOfDay(DAY).map(({ hour }) => ({
    hour,
    is_open: hour >= 6 && hour < 17,
    confirmed: 0,
    open: 0,
    excess: 0,
  })),
  call_offs: rows.map(rowOf),
});

const shown = ({ boards }: Layout): string =>
  boards
    .flatMap(({ bars, laneCount }) => [...bars.map(({ row, lane }) => row.id + lane), laneCount])
    .join(' ');

test('OFF-39 while a layout is held bars stay where they are, new ones wait, and the plant keeps its height', () => {
  const before = layOutDay(DAY, [plantOf('a 4 06:00-12:00', 'b 1 07:00-11:00', 'c 1 08:00-10:00')]);
  assert.equal(shown(before), 'a0 b1 c2 3');
  assert.equal(before.waiting, 0);
  // The first one is gone, the last one confirmed; another one begins before the axis.
  const now = [plantOf('n 1 03:00-05:00', 'b 1 07:00-11:00', 'c 4 08:00-10:00')];
  const held = layOutDay(DAY, now, before);
  assert.equal(shown(held), 'b1 c2 3');
  assert.deepEqual([held.waiting, held.axis], [1, before.axis]);
  const fresh = layOutDay(DAY, now);
  assert.equal(shown(fresh), 'n0 b1 c0 2');
  assert.deepEqual([fresh.waiting, fresh.axis.from], [0, 3]);
});

test('OFF-39 OFF-69 while a layout is held the hours keep their height, and higher ones fit in', () => {
  const loaded = (confirmed: number): DayPlant => {
    const plant = plantOf('a 4 06:00-12:00');
    const hours = plant.hours.map((hour) => (hour.hour === 8 ? { ...hour, confirmed } : hour));
    return { ...plant, hours, hourly_limit: 100 };
  };
  const before = layOutDay(DAY, [loaded(50)]);
  const heights = ({ boards }: Layout) => boards.map(({ hoursPx }) => hoursPx);
  assert.deepEqual(heights(before), [56]);
  assert.deepEqual(heights(layOutDay(DAY, [loaded(400)])), [92]);
  assert.deepEqual(heights(layOutDay(DAY, [loaded(400)], before)), [56]);
  assert.equal(Math.round(scaleWithin(loaded(400), before.axis, 56) * 400), 56);
  assert.equal(Math.round(scaleWithin(loaded(50), before.axis, 92) * 50), 28);
  assert.equal(hoursHeight(plantOf(), before.axis), 28);
});
