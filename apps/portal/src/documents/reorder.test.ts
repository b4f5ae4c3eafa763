import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOrder, reorderIds } from '#documents/reorder.ts';

const LIST = ['a', 'b', 'c'].map((id) => ({ id }));
const CASES: readonly (readonly [id: string, by: number, order: string])[] = [
  ['b', -1, 'b a c'],
  ['b', 1, 'a c b'],
  ['a', -1, 'a b c'],
  ['c', 1, 'a b c'],
  ['gone', 1, 'a b c'],
];
for (const [id, by, order] of CASES) {
  test(`SRV-18 ${id} moved by ${by} gives ${order}`, () =>
    assert.equal(reorderIds(LIST, id, by).join(' '), order));
}

test('ONL-20 a list follows an order chosen on the phone; later files stand behind, missing ones are left out', () => {
  const ordered = (...ids: readonly string[]) => inOrder(LIST, ids).map(({ id }) => id);
  assert.deepEqual(ordered('c', 'a', 'b'), ['c', 'a', 'b']);
  assert.deepEqual(ordered('c'), ['c', 'a', 'b']);
  assert.deepEqual(ordered('gone', 'b'), ['b', 'a', 'c']);
  assert.deepEqual(ordered(), ['a', 'b', 'c']);
});
