import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { addDays, berlinDay, daysBetween } from '@abrufbar/domain/values/calendar.ts';
import {
  withEndsOn,
  withEndsTime,
  withoutPastStart,
  withQuantity,
  withStartsOn,
  withStartsTime,
} from '#call-offs/fields/window-moves.ts';
import { checkWindow } from '@abrufbar/domain/call-offs/window.ts';

/** `23 07:00 23 15:00`: days of November 2026; a dash is a value that was not chosen. */
const draft = (text: string) => {
  const [startsOn, startsTime, endsOn, endsTime] = text
    .split(' ')
    .map((value, index) => (value === '-' ? null : index % 2 === 0 ? `2026-11-${value}` : value));
  return { startsOn, startsTime, endsOn, endsTime } as Record<
    'startsOn' | 'startsTime' | 'endsOn' | 'endsTime',
    string | null
  >; // every text below has four parts
};
const MOVES = { withStartsOn, withEndsOn, withStartsTime, withEndsTime };

type Row = [
  before: string,
  move: keyof typeof MOVES,
  value: string | null,
  after: string,
  adjusted: 'end_moved' | 'end_time_moved' | null,
];
const checkRows = (nightShift: boolean, rows: readonly Row[]) => {
  for (const [before, move, value, after, adjusted] of rows) {
    const chosen = value !== null && move.endsWith('On') ? `2026-11-${value}` : value;
    const moved = MOVES[move](draft(before), chosen, nightShift);
    assert.deepEqual(moved, { order: draft(after), adjusted }, `${before}: ${move} ${value}`);
  }
};

test('VAL-46 VAL-48 without night shift the end date follows the start date', () => {
  checkRows(false, [
    ['- 07:00 - 15:00', 'withStartsOn', '23', '23 07:00 23 15:00', null],
    ['23 07:00 23 15:00', 'withStartsOn', '25', '25 07:00 25 15:00', null],
    ['23 07:00 23 15:00', 'withStartsOn', '22', '22 07:00 22 15:00', null],
    ['23 07:00 23 15:00', 'withStartsOn', '23', '23 07:00 23 15:00', null],
    ['23 07:00 23 15:00', 'withStartsOn', null, '- 07:00 - 15:00', null],
    ['23 07:00 - 15:00', 'withStartsOn', '23', '23 07:00 23 15:00', null],
    ['23 07:03 25 15:00', 'withStartsOn', '23', '23 07:03 25 15:00', null], // unchanged passes (T-09)
    ['23 07:03 25 06:00', 'withStartsOn', '24', '24 07:03 24 07:03', 'end_time_moved'],
    ['23 07:00 23 15:00', 'withEndsOn', '24', '23 07:00 23 15:00', 'end_moved'],
    ['23 07:00 23 15:00', 'withEndsOn', '22', '23 07:00 23 15:00', 'end_moved'],
    ['23 07:00 23 15:00', 'withEndsOn', '23', '23 07:00 23 15:00', null],
    ['23 07:00 23 15:00', 'withEndsOn', null, '23 07:00 - 15:00', null],
    ['- 07:00 - 15:00', 'withEndsOn', '24', '- 07:00 24 15:00', null],
  ]);
});

test('VAL-47 with night shift the next day keeps both times, a new start moves an impossible end (T-10)', () => {
  checkRows(true, [
    ['23 22:00 23 22:00', 'withEndsOn', '24', '23 22:00 24 22:00', null],
    ['23 22:00 24 06:00', 'withEndsOn', '24', '23 22:00 24 06:00', null],
    ['23 22:00 24 06:00', 'withEndsOn', '23', '23 22:00 23 22:00', 'end_time_moved'],
    ['23 07:00 24 15:00', 'withEndsOn', '26', '23 07:00 24 15:00', 'end_moved'],
    ['23 07:00 24 15:00', 'withEndsOn', '22', '23 07:00 23 15:00', 'end_moved'],
    ['23 22:00 24 06:00', 'withEndsOn', '22', '23 22:00 23 22:00', 'end_moved'],
    ['- 07:00 - 15:00', 'withStartsOn', '23', '23 07:00 23 15:00', null],
    ['- 22:00 - 06:00', 'withStartsOn', '23', '23 22:00 24 06:00', null],
    ['- 22:00 - 22:00', 'withStartsOn', '23', '23 22:00 23 22:00', null], // one moment (T-50)
    ['- 22:00 - -', 'withStartsOn', '23', '23 22:00 23 -', null],
    ['- - - 06:00', 'withStartsOn', '23', '23 - 23 06:00', null],
    ['23 07:00 24 15:00', 'withStartsOn', '24', '24 07:00 24 15:00', null], // still possible
    ['24 07:00 24 15:00', 'withStartsOn', '23', '23 07:00 24 15:00', null], // still possible
    ['23 22:00 24 06:00', 'withStartsOn', '24', '24 22:00 25 06:00', 'end_moved'],
    ['23 22:00 24 06:00', 'withStartsOn', '26', '26 22:00 27 06:00', 'end_moved'],
    ['23 07:00 24 15:00', 'withStartsOn', '26', '26 07:00 27 15:00', 'end_moved'],
    ['23 07:00 24 15:00', 'withStartsOn', '20', '20 07:00 21 15:00', 'end_moved'],
    ['23 07:00 23 15:00', 'withStartsOn', '26', '26 07:00 26 15:00', 'end_moved'],
    ['23 07:00 25 15:00', 'withStartsOn', '27', '27 07:00 27 15:00', 'end_moved'],
    ['23 07:00 24 15:00', 'withStartsOn', null, '- 07:00 - 15:00', null],
    ['- 07:00 24 15:00', 'withStartsOn', '26', '26 07:00 26 15:00', 'end_moved'],
    ['- 07:00 24 15:00', 'withStartsOn', null, '- 07:00 24 15:00', null],
  ]);
});

test('VAL-54 on one day an end time before the start time is set to it (T-10)', () => {
  const both: Row[] = [
    ['23 07:00 23 15:00', 'withStartsTime', '08:00', '23 08:00 23 15:00', null],
    ['23 07:00 23 15:00', 'withStartsTime', '15:00', '23 15:00 23 15:00', null],
    ['23 07:00 23 15:00', 'withStartsTime', '16:30', '23 16:30 23 16:30', 'end_time_moved'],
    ['23 07:00 23 15:00', 'withEndsTime', '06:55', '23 07:00 23 07:00', 'end_time_moved'],
    ['23 07:00 23 15:00', 'withEndsTime', '07:00', '23 07:00 23 07:00', null],
    ['23 07:00 23 15:00', 'withEndsTime', null, '23 07:00 23 -', null],
    ['23 07:00 23 15:00', 'withStartsTime', null, '23 - 23 15:00', null],
    ['23 07:00 24 15:00', 'withStartsTime', '16:30', '23 16:30 24 15:00', null],
    ['23 07:00 24 15:00', 'withEndsTime', '06:00', '23 07:00 24 06:00', null],
  ];
  checkRows(false, [
    ...both,
    ['- 07:00 - 15:00', 'withStartsTime', '16:30', '- 16:30 - 16:30', 'end_time_moved'],
  ]);
  checkRows(true, [
    ...both,
    ['- 07:00 - 15:00', 'withStartsTime', '22:00', '- 22:00 - 15:00', null],
    ['- 22:00 - 15:00', 'withEndsTime', '06:00', '- 22:00 - 06:00', null],
  ]);
});

test('VAL-40 a quantity below the hourly one clears that', () => {
  const order = (quantity: number | null, hourlyQuantity: number | null) => ({
    quantity,
    hourlyQuantity,
    note: '',
  });
  const cases: [
    before: [number | null, number | null],
    quantity: number | null,
    hourlyQuantity: number | null,
  ][] = [
    [[30, 10], 20, 10],
    [[30, 10], 10, 10],
    [[30, 10], 9, null],
    [[30, 10], null, 10],
    [[30, null], 9, null],
    [[null, 10], 9, null],
    [[null, 10], 40, 10],
  ];
  for (const [[quantity, hourlyQuantity], value, left] of cases) {
    assert.deepEqual(withQuantity(order(quantity, hourlyQuantity), value), {
      order: order(value, left),
      adjusted: hourlyQuantity !== left ? 'hourly_cleared' : null,
    });
  }
});

test('VAL-49 a start that midnight made past is cleared with its end, today stays (T-11)', () => {
  const cases: [today: string, after: string, adjusted: 'start_past' | null][] = [
    ['2026-11-22', '23 07:00 24 15:00', null],
    ['2026-11-23', '23 07:00 24 15:00', null],
    ['2026-11-24', '- 07:00 - 15:00', 'start_past'],
    ['2027-01-01', '- 07:00 - 15:00', 'start_past'],
  ];
  for (const [today, after, adjusted] of cases) {
    const moved = withoutPastStart(draft('23 07:00 24 15:00'), today);
    assert.deepEqual(moved, { order: draft(after), adjusted }, today);
  }
  const empty = draft('- 07:00 - 15:00');
  assert.deepEqual(withoutPastStart(empty, '2026-11-24'), { order: empty, adjusted: null });
});

const TURNS = ['2026-03-28', '2026-10-24', '2027-03-27', '2027-10-30', '2026-12-30', '2028-02-27'];
const anyTurn = fc.constantFrom(...TURNS);
const anyTime = fc
  .integer({ min: 0, max: 287 })
  .map((step) => new Date(step * 300_000).toISOString().slice(11, 16));
const anyMove = fc.oneof(
  fc.tuple(fc.constantFrom('withStartsOn', 'withEndsOn'), fc.integer({ min: 0, max: 5 })),
  fc.tuple(fc.constantFrom('withStartsTime', 'withEndsTime'), anyTime),
);

test('VAL-46 VAL-47 VAL-48 VAL-54 every row of taps leads to a window that may be sent', () => {
  fc.assert(
    fc.property(anyTurn, fc.boolean(), fc.array(anyMove), (today, nightShift, taps) => {
      let order = withStartsOn(draft('- 07:00 - 15:00'), today, nightShift).order;
      for (const [move, value] of taps) {
        const chosen = typeof value === 'number' ? addDays(today, value) : value;
        const before = order;
        const moved = MOVES[move](order, chosen, nightShift);
        order = moved.order;
        const codes = checkWindow(order, null, nightShift, today).map(({ code }) => code);
        // Only a time that clocks skip on its day is left to the user, and with it an end in that hour.
        const isSkipped = codes.includes('clock_change');
        const expected = isSkipped ? ['clock_change', 'end_before_start'] : [];
        assert.ok(codes.every((code) => expected.includes(code)));
        const isTouched = (field: 'endsOn' | 'endsTime') =>
          order[field] !== before[field] && order[field] !== chosen;
        if (moved.adjusted === null && nightShift) {
          assert.ok(!isTouched('endsOn') && !isTouched('endsTime'), 'nothing moves silently');
        }
      }
    }),
    { numRuns: 1000 },
  );
});

test('VAL-49 at every minute over a clock change the start is cleared from the next midnight in Berlin on', () => {
  const minutes = fc.integer({ min: -2880, max: 4320 });
  fc.assert(
    fc.property(anyTurn, minutes, fc.boolean(), (day, minute, nightShift) => {
      const now = new Date(Date.parse(`${day}T00:00Z`) + minute * 60_000);
      const today = berlinDay(now);
      const { order } = withStartsOn(draft('- 22:00 - 06:00'), day, nightShift);
      const { adjusted } = withoutPastStart(order, today);
      assert.equal(adjusted, daysBetween(day, today) > 0 ? 'start_past' : null);
    }),
    { numRuns: 1000 },
  );
});
