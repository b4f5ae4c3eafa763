import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { addDays } from '#values/calendar.ts';
import { expiry, isOpen, knownStatus, type Expiry } from '#contracts/status.ts';

test('STA-13 status 0 is open, anything else closed', () => {
  assert.equal(isOpen(0), true);
  for (const status of [1, 2, 3, 4, 99, -1]) assert.equal(isOpen(status), false, String(status));
});

test('STA-13 a status without text is unknown (D-40)', () => {
  assert.deepEqual([0, 1, 2, 3, 4, -1].map(knownStatus), [0, 1, 2, 3, 'unknown', 'unknown']);
});

test('SIT-10 the warning begins 9 days ahead and stays after the end (T-34)', () => {
  const today = '2026-12-28'; // over a year end
  const cases: [endsOn: string | null, warning: Expiry | null][] = [
    [null, null],
    ['2027-01-08', null],
    ['2027-01-07', null], // exactly today + 10 days
    ['2027-01-06', { kind: 'days', days: 9 }],
    ['2026-12-29', { kind: 'days', days: 1 }],
    ['2026-12-28', { kind: 'today' }],
    ['2026-12-27', { kind: 'over' }],
    ['2025-12-28', { kind: 'over' }],
  ];
  for (const [endsOn, warning] of cases) {
    assert.deepEqual(expiry(endsOn, today), warning, String(endsOn));
  }
});

test('SIT-10 the warning stands exactly while the end is earlier than today + 10 days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: -50, max: 50 }),
      (n, ahead) => {
        const today = addDays('2000-01-01', n);
        const endsOn = addDays(today, ahead);
        assert.equal(expiry(endsOn, today) !== null, endsOn < addDays(today, 10));
      },
    ),
  );
});
