import assert from 'node:assert/strict';
import test from 'node:test';
import { sumQuantities } from '#amounts/sum.ts';

test('BEY-51 amounts of several sites are added exactly, and what is open stays open', () => {
  const over = { target: 10, delivered: 30.1, incoming: 0.1, over: 20.1, remaining: 0 };
  const open = { target: 20.2, delivered: 0.2, incoming: 0.2, over: 0, remaining: 19.8 };
  assert.deepEqual(sumQuantities([over, open]), {
    target: 30.2,
    delivered: 30.3,
    incoming: 0.3,
    over: 20.1,
    remaining: 19.8,
  });
});
