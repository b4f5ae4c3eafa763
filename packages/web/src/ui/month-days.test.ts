import assert from 'node:assert/strict';
import test from 'node:test';
import { addMonths, dayByKey, inMonth, monthOf, weeksOf } from '#ui/month-days.ts';

test('months are counted over the turn of a year', () => {
  const cases: [month: string, count: number, result: string][] = [
    ['2025-11', 1, '2025-12'],
    ['2025-12', 1, '2026-01'],
    ['2026-01', -1, '2025-12'],
    ['2025-11', -23, '2023-12'],
  ];
  for (const [month, count, result] of cases) assert.equal(addMonths(month, count), result);
  assert.equal(monthOf('2025-11-18'), '2025-11');
});

test('a shorter month ends the jump at its last day', () => {
  assert.equal(inMonth('2025-10-31', '2025-11'), '2025-11-30');
  assert.equal(inMonth('2024-01-31', '2024-02'), '2024-02-29');
  assert.equal(inMonth('2025-11-18', '2025-12'), '2025-12-18');
});

test('weeks of a month begin on Monday and hold each day once', () => {
  const weeks = weeksOf('2025-11');
  assert.equal(weeks.length, 5);
  assert.deepEqual(weeks[0], [null, null, null, null, null, '2025-11-01', '2025-11-02']);
  assert.equal(weeks.flat().filter(Boolean).length, 30);
  assert.equal(weeksOf('2027-02').length, 4, 'February from Monday to Sunday');
  assert.equal(weeksOf('2025-03').flat().filter(Boolean).length, 31, 'the clock changes');
});

test('keys move as in every calendar', () => {
  const from = '2025-11-18';
  const cases: [key: string, to: string | null][] = [
    ['ArrowLeft', '2025-11-17'],
    ['ArrowRight', '2025-11-19'],
    ['ArrowUp', '2025-11-11'],
    ['ArrowDown', '2025-11-25'],
    ['Home', '2025-11-17'],
    ['End', '2025-11-23'],
    ['PageUp', '2025-10-18'],
    ['PageDown', '2025-12-18'],
    ['Enter', null],
  ];
  for (const [key, to] of cases) assert.equal(dayByKey(from, key), to, key);
});
