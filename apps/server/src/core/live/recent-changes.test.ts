import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofCompany } from '#core/live/hints.ts';
import { createRecentChanges } from '#core/live/recent-changes.ts';

const start = () => {
  let now = 1_000_000;
  const recentChanges = createRecentChanges(() => now);
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  const add = (id: string) =>
    recentChanges.add({ owner: ofCompany(1), kind: 'deliveries', ids: [id] });
  const since = (seconds: number) =>
    recentChanges.since(seconds)?.map(({ ids }) => ids?.[0]) ?? null;
  return { recentChanges, pass, add, since };
};

test('changes of one minute are kept, from the moment the process began to listen', () => {
  const { recentChanges, pass, add, since } = start();
  assert.equal(since(0), null); // not listening yet
  recentChanges.begin();
  add('a');
  pass(10);
  add('b');
  assert.deepEqual(since(5), ['b']);
  assert.deepEqual(since(10), ['a', 'b']);
  assert.equal(since(11), null);
  pass(50);
  assert.deepEqual(since(60), ['a', 'b']);
  assert.equal(since(61), null);
  recentChanges.begin(); // it did not listen meanwhile
  assert.equal(since(1), null);
  assert.deepEqual(since(0), []);
});

test('old changes are forgotten without a gap', () => {
  const { recentChanges, pass, add, since } = start();
  recentChanges.begin();
  for (let second = 0; second < 500; second += 1) {
    add(String(second));
    pass(1);
  }
  assert.deepEqual(
    since(60),
    Array.from({ length: 60 }, (_, at) => String(440 + at)),
  );
});

test('of very many changes only the latest are kept, and older requests get null', () => {
  const { recentChanges, pass, add, since } = start();
  recentChanges.begin();
  for (let number = 0; number < 25_000; number += 1) {
    add(String(number));
    pass(0.001);
  }
  assert.equal(since(25), null);
  assert.equal(since(10)?.length, 10_000);
  assert.equal(since(10)?.at(-1), '24999');
});
