import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearest } from '#imports/nearest.ts';

test('OFF-165 the one known number in reach is suggested, and none where several are as near', () => {
  const known = ['40018277', '40018300', '50000001'];
  const cases: [value: string, meant: string | null][] = [
    ['40018Z77', '40018277'],
    ['4001827', '40018277'],
    ['40018377', null],
    ['500000', '50000001'],
    ['99', null],
    ['', null],
  ];
  for (const [value, meant] of cases) assert.equal(nearest(value, known), meant, value);
});
