import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slowestTests, stepTimes } from './times.ts';

test('the time of each step is said, and of all of them', () => {
  const steps = [
    { name: 'lint', seconds: 35.04 },
    { name: 'tests: units', seconds: 9 },
  ];
  assert.deepEqual(stepTimes(steps, 40.2).split('\n'), [
    'Where the time went:',
    '    35.0 s  lint',
    '     9.0 s  tests: units',
    '    40.2 s  in all',
  ]);
});

test('the ten slowest tests are named with file and seconds, the slowest first', () => {
  const results = Array.from({ length: 12 }, (_, at) => ({
    file: `${at}.test.ts`,
    title: 'it holds',
    outcome: 'passed' as const,
    seconds: at,
  }));
  const lines = slowestTests(results).split('\n');
  assert.equal(lines.length, 11);
  assert.equal(lines[1], '    11.0 s  11.test.ts: it holds');
  assert.equal(lines.at(-1), '     2.0 s  2.test.ts: it holds');
});
