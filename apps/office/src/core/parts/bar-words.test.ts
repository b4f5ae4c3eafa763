import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsWithRoom } from '#core/parts/bar-words.ts';

const bars = (count: number, sum: string, width: number, scale = 1) =>
  wordsWithRoom({
    width,
    scale,
    sums: Array.from({ length: count }, () => sum),
    names: Array.from({ length: count }, () => 'Mo 10.'),
  });

test('OFF-239 twelve bars of a usual window have all their words', () => {
  assert.deepEqual(bars(12, '1.246', 700), { showsSums: true, everyName: 1 });
});

test('OFF-239 sums are left out and names thinned where bars are narrower than their words', () => {
  assert.deepEqual(bars(16, '1.246', 600), { showsSums: false, everyName: 2 });
  assert.deepEqual(bars(31, '1.246', 600), { showsSums: false, everyName: 3 });
});

test('OFF-239 larger sums and larger text need more room', () => {
  assert.equal(bars(14, '1.246', 700).showsSums, true);
  assert.equal(bars(14, '121.246', 700).showsSums, false);
  assert.equal(bars(14, '1.246', 700, 2).showsSums, false);
});

test('OFF-239 before its width is known a chart shows no sums', () => {
  assert.deepEqual(bars(12, '1.246', 0), { showsSums: false, everyName: 1 });
});
