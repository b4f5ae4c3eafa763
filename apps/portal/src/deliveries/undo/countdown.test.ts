import assert from 'node:assert/strict';
import test from 'node:test';
import { clockOf, secondsLeft, shareOf } from '#deliveries/undo/countdown.ts';

const NOW = '2026-11-20T06:37:00.000Z';
const left = (until: string | null) => clockOf(secondsLeft(until, Date.parse(NOW)));

test('BEY-74 the time in which a confirmation may be undone counts down to nothing', () => {
  const cases: [until: string | null, shown: string][] = [
    ['2026-11-20T06:46:52.000Z', '9:52'],
    ['2026-11-20T06:46:51.200Z', '9:52'],
    ['2026-11-20T06:37:05.000Z', '0:05'],
    ['2026-11-20T06:37:00.000Z', '0:00'],
    ['2026-11-20T06:36:00.000Z', '0:00'],
    ['2026-11-20T07:37:00.000Z', '10:00'], // the clock of the phone is slow
    [null, '0:00'],
  ];
  for (const [until, shown] of cases) assert.equal(left(until), shown);
  assert.equal(shareOf(468), 0.78);
});
