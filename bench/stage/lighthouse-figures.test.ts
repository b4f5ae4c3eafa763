import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { readChoice, SCREENS } from './lighthouse-choice.ts';
import { figuresOf, missedOf } from './lighthouse-figures.ts';
import type { Visit } from './lighthouse-visit.ts';
import { processorTime, type TraceEvent } from './processor-time.ts';

const REACT: Visit = {
  ...{ scores: [100, 100, 100, 100], lcpMs: 900, blockingMs: 20, workMs: 500, cls: 0, failed: [] },
  processor: { workMs: 160, blockingMs: 0 },
};
const missed = (change: Partial<Visit>) =>
  missedOf(figuresOf('login', { ...REACT, ...change }, REACT, 'simulated'));

test('ONL-95 without words every screen of both brands is measured five times, and words narrow that', () => {
  const all = { mode: 'simulated', runs: 5, brands: BRANDS, screens: SCREENS };
  assert.deepEqual(readChoice([]), all);
  assert.deepEqual(readChoice(['1', 'suedkies', 'slow3g', 'contract']), {
    ...{ mode: 'slow3g', runs: 1 },
    ...{ brands: ['suedkies'], screens: ['contract-detail'] },
  });
});

test('ONL-109 a word without a meaning is refused, and those that have one are named', () => {
  assert.throws(
    () => readChoice(['1', 'dashbord']),
    /no dashbord; known are login, dashboard, .*suedkies/,
  );
  assert.throws(() => readChoice(['0']), /no 0;/);
});

test('ONL-95 a page misses what is wanted by a score, a shift, blocking time or work, each beside React alone', () => {
  assert.equal(missed({}), 0);
  assert.equal(missed({ blockingMs: 70, workMs: 1000 }), 0);
  assert.equal(missed({ scores: [100, 96, 100, 99] }), 2);
  assert.equal(missed({ cls: 0.001 }), 1);
  assert.equal(missed({ blockingMs: 71 }), 1);
  assert.equal(missed({ workMs: 1001 }), 1);
  assert.equal(missed({ lcpMs: Number.NaN }), 1); // could not be measured
});

test('ONL-95 processor time is that of the main thread since the page was opened', () => {
  const event = (name: string, ts: number, tdur = 0, tid = 1): TraceEvent => ({
    ...{ name, ts, tdur, tid, pid: 7 },
    args: { data: { documentLoaderURL: 'http://a/' } },
  });
  const trace = [
    event('RunTask', 0, 90_000), // of the page before
    event('navigationStart', 1),
    event('RunTask', 2, 20_000),
    event('firstContentfulPaint', 3),
    event('RunTask', 4, 20_000),
    event('FunctionCall', 4, 20_000), // inside the task
    event('RunTask', 5, 10_000, 2), // of another thread
  ];
  assert.deepEqual(processorTime(trace, 'http://a/', 4), { workMs: 160, blockingMs: 30 });
  assert.throws(() => processorTime(trace, 'http://b/', 4));
});
