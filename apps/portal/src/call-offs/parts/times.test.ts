import assert from 'node:assert/strict';
import test from 'node:test';
import { moment, timeSpan } from '#call-offs/parts/times.ts';

test('T-50 CLL-03 a window is read as one span, an end on the next day is said', () => {
  const cases: [from: string, to: string, end: string, shown: string][] = [
    ['07:00', '15:00', '2026-11-20', '07:00 – 15:00\u00A0Uhr'],
    ['22:00', '05:00', '2026-11-21', '22:00 – 05:00\u00A0Uhr (Folgetag)'],
    ['07:00', '07:00', '2026-11-20', '07:00\u00A0Uhr'],
    ['22:00', '22:00', '2026-11-21', '22:00 – 22:00\u00A0Uhr (Folgetag)'],
  ];
  for (const [delivery_start_time, delivery_end_time, delivery_end_date, shown] of cases) {
    const window = { delivery_start_time, delivery_end_time, delivery_end_date };
    assert.equal(timeSpan({ delivery_date: '2026-11-20', ...window }), shown);
  }
});

test('a moment is day and time', () => {
  assert.equal(moment('2025-11-19', '07:00'), 'Mi,\u00A019.11.25, 07:00\u00A0Uhr');
});
