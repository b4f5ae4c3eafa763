import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneDigit, signed, stepName, ticksOf } from '#staff/reports/format.ts';

test('OFF-188 differences have a sign and a no-break space, nothing has none', () => {
  assert.equal(signed(6.24, oneDigit), '+\u00A06,2');
  assert.equal(signed(-11, String), '\u2212\u00A011');
  assert.equal(signed(0.01, oneDigit), '0,0');
  assert.equal(
    signed(-0.2, (hours) => `${Math.round(hours)} h`),
    '0 h',
  );
});

test('OFF-187 bars are named by day, week or month, and the axis has round numbers', () => {
  assert.equal(stepName('2026-11-02', 'day'), 'Mo 02.');
  assert.equal(stepName('2026-11-02', 'week'), '02.11.');
  assert.equal(stepName('2026-11-01', 'month'), 'Nov 26');
  assert.deepEqual(ticksOf(1335), [0, 500, 1000, 1500]);
  assert.deepEqual(ticksOf(0), [0, 0.5, 1]);
  assert.deepEqual(ticksOf(8), [0, 5, 10]);
});
