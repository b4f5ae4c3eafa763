import assert from 'node:assert/strict';
import test from 'node:test';
import { entriesByDay } from '#deliveries/weight-check/days.ts';

const item = (id: string, weighing_date: string) => ({ id, weighing_date });
const ITEMS = [
  item('a', '2026-11-20'),
  item('b', '2026-11-20'),
  item('c', '2026-11-19'),
  item('d', '2026-11-18'),
  item('e', '2026-11-18'),
];
const shown = (isWhole: boolean) =>
  entriesByDay(ITEMS, isWhole).map(({ item: { id }, head, isLast }) =>
    [id, head && `${head.day} ${head.count}`, isLast && 'last'].filter(Boolean).join(' '),
  );

test('BEY-130 each day begins with its head and number, and ends', () => {
  assert.deepEqual(shown(true), [
    'a 2026-11-20 2',
    'b last',
    'c 2026-11-19 1 last',
    'd 2026-11-18 2',
    'e last',
  ]);
});

test('BEY-130 the last day has no number while another page may follow', () => {
  assert.deepEqual(shown(false).slice(2), ['c 2026-11-19 1 last', 'd 2026-11-18 null', 'e last']);
  assert.deepEqual(entriesByDay([], false), []);
});
