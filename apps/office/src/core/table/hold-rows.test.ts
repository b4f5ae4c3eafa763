import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdRows, type Listed, type Snapshot } from '#core/table/hold-rows.ts';

const row = (id: string, fields: Partial<Listed> = {}): Listed => ({
  id,
  version: 1,
  received_at: '2026-11-20T06:00:00Z',
  pending: null,
  ...fields,
});
const later = { received_at: '2026-11-20T07:00:00Z' };

const list = (
  pages: Readonly<Record<number, readonly Listed[]>>,
  filter = 'open',
): Snapshot<Listed, null> => ({
  filter,
  total: Object.values(pages).flat().length,
  pages: new Map(Object.entries(pages).map(([page, rows]) => [Number(page), rows])),
  first: null,
});
const [a, b, c] = [row('a'), row('b'), row('c')];
const held = list({ 1: [a, b, c] });

test('OFF-39 while nobody works in the list, and under another filter, what is fresh is shown', () => {
  const fresh = list({ 1: [row('new', later), a, b] });
  assert.deepEqual(holdRows(held, fresh, false), { shown: fresh, waiting: 0 });
  const other = list({ 1: [row('new', later)] }, 'all');
  assert.deepEqual(holdRows(held, other, true), { shown: other, waiting: 0 });
  assert.deepEqual(holdRows(null, fresh, true), { shown: fresh, waiting: 0 });
  assert.deepEqual(holdRows(held, null, true), { shown: null, waiting: 0 });
});

test('OFF-39 new rows wait while somebody works in the list, however many come', () => {
  const one = list({ 1: [row('new', later), a, b, c] });
  assert.deepEqual(holdRows(held, one, true), { shown: held, waiting: 1 });
  const two = list({ 1: [row('new', later), a, row('newer', later), b, c] });
  assert.deepEqual(holdRows(held, two, true), { shown: held, waiting: 2 });
});

test('OFF-39 a row that changed is updated in place', () => {
  const fresh = list({ 1: [a, row('b', { version: 2 }), c] });
  assert.deepEqual(holdRows(held, fresh, true), { shown: fresh, waiting: 0 });
});

test('OFF-39 a row whose decision has taken effect leaves, one that went another way stays', () => {
  const decided = list({ 1: [a, row('b', { pending: { action: 'confirm' } }), c] });
  const fresh = list({ 1: [a, c] });
  assert.deepEqual(holdRows(decided, fresh, true), { shown: fresh, waiting: 0 });
  assert.deepEqual(holdRows(held, fresh, true), { shown: held, waiting: 0 });
});

test('OFF-39 rows do not change places under the pointer', () => {
  const fresh = list({ 1: [b, a, c] });
  assert.deepEqual(holdRows(held, fresh, true), { shown: held, waiting: 0 });
});

test('OFF-39 a page that is scrolled to joins what is held and is nothing new, whenever its rows came', () => {
  const second = [row('d', later), row('e', later)];
  const scrolled = list({ 1: [a, b, c], 2: second });
  assert.deepEqual(holdRows(held, scrolled, true), { shown: scrolled, waiting: 0 });
  const kept = holdRows(held, list({ 1: [row('new', later), a, b], 2: second }), true);
  assert.equal(kept.waiting, 1);
  assert.deepEqual(
    kept.shown?.pages,
    new Map([
      [2, second],
      [1, [a, b, c]],
    ]),
  );
  // Looked at again nothing is added once more: otherwise the list would be drawn for ever.
  const again = holdRows(kept.shown, list({ 1: [row('new', later), a, b], 2: second }), true);
  assert.equal(again.shown, kept.shown);
});
