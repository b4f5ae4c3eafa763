import assert from 'node:assert/strict';
import test from 'node:test';
import { duration } from '#values/duration.ts';

test('BEY-83 more than 90 minutes are read as hours', () => {
  const cases: [minutes: number, words: string][] = [
    [0, '0 min'],
    [40, '40 min'],
    [90, '90 min'],
    [91, '1 h 31 min'],
    [120, '2 h'],
    [535, '8 h 55 min'],
  ];
  for (const [minutes, words] of cases)
    assert.equal(duration(minutes).replaceAll('\u00A0', ' '), words);
});
