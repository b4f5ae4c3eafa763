import assert from 'node:assert/strict';
import test from 'node:test';
import { rowsByDay } from '#call-offs/list/days.ts';

const CALL_OFFS = [
  { id: 'a', delivery_date: '2026-11-20' },
  { id: 'b', delivery_date: '2026-11-20' },
  { id: 'c', delivery_date: '2026-11-20' },
  { id: 'd', delivery_date: '2026-11-21' },
  { id: 'e', delivery_date: '2026-11-23' },
];

const drawn = (width: 1 | 2) =>
  rowsByDay(CALL_OFFS, width).map(
    ({ day, first, items }) =>
      `${day?.slice(8) ?? '–'} ${first} ${items.map(({ id }) => id).join('')}`,
  );

test('CLL-03 the first row of a day names it', () => {
  assert.deepEqual(drawn(1), ['20 0 a', '– 1 b', '– 2 c', '21 3 d', '23 4 e']);
});

test('two columns never put two days side by side', () => {
  assert.deepEqual(drawn(2), ['20 0 ab', '– 2 c', '21 3 d', '23 4 e']);
  assert.deepEqual(rowsByDay([], 2), []);
});
