import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '#core/calls/refusal.ts';
import { createLimit } from '#core/concurrency-limit.ts';

const work = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { run: () => promise, end: resolve, fail: reject };
};

test('a limit runs some work at once, queues some in order and refuses the next', async () => {
  const limit = createLimit({ concurrent: 2, queued: 1 });
  const [first, second, third] = [work(), work(), work()];
  const order: string[] = [];
  const note = (name: string, run: () => Promise<void>) => () => {
    order.push(name);
    return run();
  };
  const all = [
    limit(note('first', first.run)),
    limit(note('second', second.run)),
    limit(note('third', third.run)),
  ];
  await assert.rejects(
    limit(async () => 4),
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

test('failed work frees its slot', async () => {
  const limit = createLimit({ concurrent: 1, queued: 1 });
  for (const attempt of [1, 2, 3]) {
    await assert.rejects(
      limit(async () => {
        throw new Error(`attempt ${attempt}`);
      }),
      /attempt/,
    );
  }
  assert.equal(await limit(async () => 'done'), 'done');
});
