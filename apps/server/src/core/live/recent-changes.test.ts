import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ofCompany } from '#core/live/hints.ts';
import { createMemory } from '#core/live/recent-changes.ts';

const start = () => {
  let now = 1_000_000;
  const memory = createMemory(() => now);
  const pass = (seconds: number) => {
    now += seconds * 1000;
  };
  const keep = (id: string) => memory.keep({ owner: ofCompany(1), kind: 'deliveries', ids: [id] });
  const since = (seconds: number) => memory.since(seconds)?.map(({ ids }) => ids?.[0]) ?? null;
  return { memory, pass, keep, since };
};

test('a minute is remembered, from when the process began to hear', () => {
  const { memory, pass, keep, since } = start();
  assert.equal(since(0), null); // hears nothing yet
  memory.begin();
  keep('a');
  pass(10);
  keep('b');
  assert.deepEqual(since(5), ['b']);
  assert.deepEqual(since(10), ['a', 'b']);
  assert.equal(since(11), null);
  pass(50);
  assert.deepEqual(since(60), ['a', 'b']);
  assert.equal(since(61), null);
  memory.begin(); // it was deaf meanwhile
  assert.equal(since(1), null);
  assert.deepEqual(since(0), []);
});

test('old changes are forgotten without a gap', () => {
  const { memory, pass, keep, since } = start();
  memory.begin();
  for (let second = 0; second < 500; second += 1) {
    keep(String(second));
    pass(1);
  }
  assert.deepEqual(
    since(60),
    Array.from({ length: 60 }, (_, at) => String(440 + at)),
  );
});

test('of very many changes the latest are known, and for how long', () => {
  const { memory, pass, keep, since } = start();
  memory.begin();
  for (let number = 0; number < 25_000; number += 1) {
    keep(String(number));
    pass(0.001);
  }
  assert.equal(since(25), null);
  assert.equal(since(10)?.length, 10_000);
  assert.equal(since(10)?.at(-1), '24999');
});
