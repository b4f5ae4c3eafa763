import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FILE_ENDS, type Outcome, type TestResult } from './results.ts';
import { settle } from './retry.ts';

const result = (file: string, title: string, outcome: Outcome): TestResult => ({
  file,
  title,
  outcome,
  seconds: 1,
});
const outcomes = (results: readonly TestResult[]) =>
  results.map(({ file, title, outcome }) => `${file} ${title} ${outcome}`);

test('a test that passes only when it is tried once more counts as passed and is named as flaky', () => {
  const first = [result('a', 'one', 'passed'), result('a', 'two', 'failed')];
  const again = [result('a', 'one', 'passed'), result('a', 'two', 'passed')];
  const { results, flaky } = settle(first, again);
  assert.deepEqual(outcomes(results), ['a one passed', 'a two passed']);
  assert.deepEqual(outcomes(flaky), ['a two failed']);
});

test('a test that fails twice stays failed, and so does one that was not tried again', () => {
  const first = [result('a', 'one', 'failed'), result('b', 'two', 'failed')];
  const { results, flaky } = settle(first, [result('a', 'one', 'failed')]);
  assert.deepEqual(outcomes(results), ['a one failed', 'b two failed']);
  assert.deepEqual(flaky, []);
});

test('a file whose process ended is settled by its tests of the second run', () => {
  const first = [result('a', 'one', 'passed'), result('a', FILE_ENDS, 'failed')];
  const again = [result('a', 'one', 'passed'), result('a', 'two', 'passed')];
  const { results, flaky } = settle(first, again);
  assert.deepEqual(outcomes(results), ['a one passed', 'a two passed']);
  assert.deepEqual(outcomes(flaky), [`a ${FILE_ENDS} failed`]);
  const worse = settle(first, [result('a', 'two', 'failed')]);
  assert.deepEqual(outcomes(worse.results), ['a one passed', `a ${FILE_ENDS} failed`]);
  assert.deepEqual(settle(first, []).flaky, []);
});
