import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLatest } from '#core/outbox/read-latest.ts';

test('an overtaken read shows nothing and ends with the later one', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const shown: string[] = [];
  const read = readLatest(
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

test('a failed read rejects for its caller, and the next one shows', async () => {
  const answers = [Promise.reject(new Error('disk')), Promise.resolve('there')];
  const shown: unknown[] = [];
  const read = readLatest(
    () => answers.shift() ?? Promise.resolve('none'),
    (value) => shown.push(value),
  );
  await assert.rejects(read(), /disk/);
  await read();
  assert.deepEqual(shown, ['there']);
});
