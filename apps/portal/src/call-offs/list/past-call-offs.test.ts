import assert from 'node:assert/strict';
import test from 'node:test';
import { hiddenCount } from '#call-offs/list/past-call-offs.ts';

const TODAY = '2026-11-20';
const ending = (...days: readonly string[]) =>
  days.map((day) => ({ delivery_end_date: `2026-${day}` }));
const hidden = (items: ReturnType<typeof ending>, revealed = 0, isWhole = true) =>
  hiddenCount(items, { today: TODAY, isWhole, revealed });

test('D-29 a list by delivery day opens at today, a night shift that ends today included', () => {
  assert.equal(hidden(ending('10-01', '11-19', '11-20', '11-21')), 2);
  assert.equal(hidden(ending('11-20', '11-21')), 0);
  assert.equal(hidden([]), 0);
});

test('past call-offs come back, the latest first, and never more than there are', () => {
  const items = ending('10-01', '10-02', '10-03', '11-20');
  assert.equal(hidden(items, 2), 1);
  assert.equal(hidden(items, 10), 0);
});

test('a list of the past alone shows all of it, once its end is known', () => {
  assert.equal(hidden(ending('10-01', '10-02')), 0);
  assert.equal(hidden(ending('10-01', '10-02'), 0, false), 2);
});
