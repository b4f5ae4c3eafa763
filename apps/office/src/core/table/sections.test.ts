import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layOut } from '#core/table/sections.ts';

test('OFF-50 rows and heads of groups share one list', () => {
  const { count, itemAt, positionOf } = layOut(
    [
      { key: 'a', count: 2 },
      { key: 'b', count: 0 },
      { key: 'c', count: 3 },
    ],
    5,
  );
  assert.equal(count, 8);
  assert.deepEqual(
    Array.from({ length: count }, (_, at) => itemAt(at)),
    [
      { section: 0, row: null },
      { section: 0, row: 0 },
      { section: 0, row: 1 },
      { section: 1, row: null },
      { section: 2, row: null },
      { section: 2, row: 2 },
      { section: 2, row: 3 },
      { section: 2, row: 4 },
    ],
  );
  assert.deepEqual([0, 1, 2, 3, 4].map(positionOf), [1, 2, 5, 6, 7]);
});

test('without groups a row stands where its number says', () => {
  const { count, itemAt, positionOf } = layOut([], 3);
  assert.equal(count, 3);
  assert.deepEqual(itemAt(2), { section: -1, row: 2 });
  assert.equal(positionOf(2), 2);
});
