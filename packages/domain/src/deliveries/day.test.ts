import assert from 'node:assert/strict';
import test from 'node:test';
import type { Arrival } from '#deliveries/arrival.ts';
import { sortDay } from '#deliveries/day.ts';

const NOW = '10:30';
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const KNOWN = { certainty: 'sure', spanMinutes: 6, minutesLeft: null, isOld: false } as const;

type Load = [
  name: string,
  weighed: string,
  expected: string | null,
  state: Arrival['state'] | 'confirmed',
];
const load = ([name, weighed, expected, state]: Load) => ({
  name,
  isConfirmed: state === 'confirmed',
  weighedAt: at(weighed),
  arrivesAt: expected === null ? null : at(expected),
  arrival: expected === null || state === 'confirmed' ? null : { ...KNOWN, state },
});

test('BEY-48 BEY-50 a day has loads on the way, arrived and confirmed, the next to expect first', () => {
  const loads: Load[] = [
    ['late', '10:20', '10:55', 'ahead'],
    ['confirmed', '07:00', null, 'confirmed'],
    ['without estimate, later', '10:25', null, 'ahead'],
    ['overdue', '10:00', '10:29', 'passed'],
    ['here', '09:30', '10:05', 'arrived'],
    ['without estimate', '08:31', null, 'ahead'],
    ['here for longer', '09:20', '09:55', 'arrived'],
    ['must be here', '08:30', null, 'ahead'],
  ];
  const day = sortDay(loads.map(load), at(NOW));
  const names = (group: readonly { readonly name: string }[]) => group.map(({ name }) => name);
  assert.deepEqual(names(day.onTheWay), [
    'overdue',
    'late',
    'without estimate',
    'without estimate, later',
  ]);
  assert.deepEqual(names(day.arrived), ['must be here', 'here for longer', 'here']);
  assert.deepEqual(names(day.confirmed), ['confirmed']);
});
