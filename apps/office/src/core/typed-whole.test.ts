import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readWhole, shownWhole } from '#core/typed-whole.ts';

test('BEY-103 whole numbers are typed with any sign that people use, anything else is none', () => {
  const cases = [
    ['90', 90],
    [' 90 ', 90],
    ['-5', -5],
    ['−5', -5],
    ['– 5', -5],
    ['', null],
    ['  ', null],
    ['90,5', Number.NaN],
    ['1.000', Number.NaN],
    ['90 min', Number.NaN],
    ['-', Number.NaN],
    ['1e3', Number.NaN],
  ] as const;
  for (const [typed, value] of cases) assert.equal(readWhole(typed), value, typed);
});

test('BEY-103 a shown number is read as the same one', () => {
  assert.equal(shownWhole(-5), '−5');
  assert.equal(shownWhole(null), '');
  for (const value of [null, -30, 0, 250]) assert.equal(readWhole(shownWhole(value)), value);
});
