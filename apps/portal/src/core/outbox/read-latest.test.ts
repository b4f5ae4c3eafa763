import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastRead } from '#core/outbox/read-latest.ts';

test('a read that is overtaken shows nothing and ends with the one that overtook it', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const shown: string[] = [];
  const read = lastRead(
    () => {
      const answer = Promise.withResolvers<string>();
      answers.push(answer);
      return answer.promise;
    },
    (value) => shown.push(value),
  );
  let isOver = false;
  const first = read().then(() => (isOver = true));
  const second = read();
  answers[0]?.resolve('old');
  await new Promise(setImmediate);
  assert.deepEqual([shown, isOver], [[], false]);
  answers[1]?.resolve('new');
  await Promise.all([first, second]);
  assert.deepEqual([shown, isOver], [['new'], true]);

  const third = read();
  answers[2]?.resolve('newest');
  await third;
  assert.deepEqual(shown, ['new', 'newest']);
});

test('a read that fails tells who began it, and the next one shows', async () => {
  const answers = [Promise.reject(new Error('disk')), Promise.resolve('there')];
  const shown: unknown[] = [];
  const read = lastRead(
    () => answers.shift() ?? Promise.resolve('none'),
    (value) => shown.push(value),
  );
  await assert.rejects(read(), /disk/);
  await read();
  assert.deepEqual(shown, ['there']);
});
