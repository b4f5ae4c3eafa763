import assert from 'node:assert/strict';
import test from 'node:test';
import { typedDay, typedTime } from '#call-offs/fields/parse-typed.ts';

test('VAL-44 a typed day is understood in the forms people write', () => {
  const cases: [typed: string, day: string | null][] = [
    ['19.11.26', '2026-11-19'],
    ['19.11.2026', '2026-11-19'],
    ['191126', '2026-11-19'],
    ['19112026', '2026-11-19'],
    ['1.2.27', '2027-02-01'],
    [' Do, 19.11.26 ', '2026-11-19'],
    ['Do,\u00A019.11.26', '2026-11-19'],
    ['20.11.', '2026-11-20'],
    ['19.11.', '2027-11-19'],
    ['29.2.', null],
    ['29.02.28', '2028-02-29'],
    ['31.11.26', null],
    ['0.1.27', null],
    ['19.11', null],
    ['morgen', null],
    ['', null],
    ['2026-11-19', null],
  ];
  for (const [typed, day] of cases) assert.equal(typedDay(typed, '2026-11-20'), day, typed);
});

test('VAL-50 a typed time is understood in the forms people write', () => {
  const cases: [typed: string, time: string | null][] = [
    ['0630', '06:30'],
    ['630', '06:30'],
    ['6:30', '06:30'],
    ['06.30', '06:30'],
    ['6', '06:00'],
    ['06:30 Uhr', '06:30'],
    ['0000', '00:00'],
    ['2355', '23:55'],
    ['2400', null],
    ['0660', null],
    ['12345', null],
    ['früh', null],
    ['', null],
  ];
  for (const [typed, time] of cases) assert.equal(typedTime(typed), time, typed);
});
