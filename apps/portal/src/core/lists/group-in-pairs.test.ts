import assert from 'node:assert/strict';
import test from 'node:test';
import { pairsOf } from '#core/lists/group-in-pairs.ts';

test('cards stand in pairs and keep their order', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));
  assert.ok(a && b && c);
  assert.deepEqual(pairsOf([a, b, c]), [
    { id: 'a', first: 0, pair: [a, b] },
    { id: 'c', first: 2, pair: [c] },
  ]);
  assert.deepEqual(pairsOf([]), []);
});
