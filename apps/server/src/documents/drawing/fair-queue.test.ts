import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairQueue } from '#documents/drawing/fair-queue.ts';

test('DOC-42 companies take turns, however much one of them has sent', () => {
  const queue = createFairQueue<string>();
  for (const work of ['a1', 'a2', 'a3', 'a4']) queue.add(1, work);
  for (const work of ['b1', 'b2']) queue.add(2, work);
  assert.deepEqual([queue.next(), queue.next()], ['a1', 'b1']);
  queue.add(3, 'c1');
  queue.remove(1, 'a3');
  queue.remove(1, 'b2'); // of another company
  assert.equal(queue.countOf(1), 2);
  const rest = Array.from({ length: 5 }, () => queue.next());
  assert.deepEqual(rest, ['a2', 'b2', 'c1', 'a4', undefined]);
  queue.remove(1, 'a4'); // has begun
  assert.equal(queue.countOf(1), 0);
});
