import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '#core/calls/refusal.ts';
import { takeTurns } from '#core/concurrency-limit.ts';

const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve, fail: reject };
};

test('so many work, so many wait in order, the next one is refused', async () => {
  const turn = takeTurns({ atOnce: 2, waiting: 1 });
  const [first, second, third] = [work(), work(), work()];
  const order: string[] = [];
  const note = (name: string, run: () => Promise<void>) => () => {
    order.push(name);
    return run();
  };
  const all = [
    turn(note('first', first.run)),
    turn(note('second', second.run)),
    turn(note('third', third.run)),
  ];
  await assert.rejects(
    turn(async () => 4),
    (error) => error instanceof Refusal && error.status === 429 && error.retryAfter === 1,
  );
  assert.deepEqual(order, ['first', 'second']);
  second.end();
  await all[1];
  first.end();
  third.end();
  await Promise.all(all);
  assert.deepEqual(order, ['first', 'second', 'third']);
});

test('work that fails gives its turn back', async () => {
  const turn = takeTurns({ atOnce: 1, waiting: 1 });
  for (const attempt of [1, 2, 3]) {
    await assert.rejects(
      turn(async () => {
        throw new Error(`attempt ${attempt}`);
      }),
      /attempt/,
    );
  }
  assert.equal(await turn(async () => 'done'), 'done');
});
