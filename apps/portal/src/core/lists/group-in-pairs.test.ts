import assert from 'node:assert/strict';
import test from 'node:test';
import { groupInPairs } from '#core/lists/group-in-pairs.ts';

test('cards are grouped in pairs and keep their order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
  assert.ok(a && b && c);
  assert.deepEqual(groupInPairs([a, b, c]), [
    { id: 'a', first: 0, pair: [a, b] },
    { id: 'c', first: 2, pair: [c] },
  ]);
  assert.deepEqual(groupInPairs([]), []);
});
