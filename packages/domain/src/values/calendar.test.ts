import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import {
  addDays,
  berlinDay,
  berlinInstant,
  berlinTime,
  daysBetween,
  isDay,
  isWeekend,
  parseDmy,
  parseFilterDay,
  relativeDay,
  shortDate,
  toDmy,
  toFilterDay,
  toShortDmy,
  weekday,
} from '#values/calendar.ts';

const WEEKDAYS = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const anyDay = fc
  .date({ min: new Date('0001-01-01Z'), max: new Date('9999-12-31Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyMinute = fc
  .date({ min: new Date('1996-01-01Z'), max: new Date('2100-01-01Z'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000));

test('ENT-27 VAL-27 every day survives its wire forms', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      assert.equal(isDay(day), true);
      assert.equal(parseDmy(toDmy(day)), day);
      assert.equal(parseFilterDay(toFilterDay(day)), day);
      assert.match(toDmy(day), /^\d{2}\.\d{2}\.\d{4}$/);
      assert.match(toFilterDay(day), /^\d{2}-\d{2}-\d{4}$/);
    }),
  );
});

test('ENT-27 VAL-27 other forms and days that do not exist are refused (T-06)', () => {
  const refused = [
    '31.02.2026',
    '29.02.2025',
    '31.04.2026',
    '00.01.2026',
    '01.00.2026',
    '01.13.2026',
    '01.01.0000',
    '1.1.2026',
    '01.01.26',
    '2026-01-01',
    '01/01/2026',
    ' 01.01.2026',
    '01.01.2026\n',
    '٠١.٠١.٢٠٢٦',
    '',
  ];
  for (const value of refused) {
    assert.equal(parseDmy(value), null, value);
    assert.equal(parseFilterDay(value.replaceAll('.', '-')), null, value);
  }
  assert.equal(parseDmy('29.02.2024'), '2024-02-29');
  assert.equal(parseFilterDay('29-02-2024'), '2024-02-29');
  assert.equal(parseDmy('20-11-2026'), null);
  assert.equal(parseFilterDay('20.11.2026'), null);
});

test('a day has one form inside', () => {
  for (const value of ['0001-01-01', '2024-02-29', '2026-12-31', '9999-12-31']) {
    assert.equal(isDay(value), true, value);
  }
  const refused = ['', '0000-12-31', '2025-02-29', '2026-1-1', '2026-01-01T00:00Z', '10000-01-01'];
  for (const value of [...refused, '+02026-01-01', '2026-00-10', '2026-01-32', '20.11.2026']) {
    assert.equal(isDay(value), false, value);
  }
});

test('the weekday of a shown date is computed (T-08)', () => {
  const cases: [day: string, shown: string][] = [
    ['2025-01-01', 'Mi,\u00A001.01.25'],
    ['2024-02-29', 'Do,\u00A029.02.24'],
    ['2026-03-29', 'So,\u00A029.03.26'],
    ['2026-10-26', 'Mo,\u00A026.10.26'],
    ['2026-12-31', 'Do,\u00A031.12.26'],
  ];
  for (const [day, shown] of cases) assert.equal(shortDate(day, WEEKDAYS), shown);
  assert.equal(toShortDmy('2026-10-31'), '31.10.26');
});

test('weekdays count from Monday on and repeat every seven days', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((n) => weekday(addDays('2026-11-16', n))),
    [0, 1, 2, 3, 4, 5, 6],
  );
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6].map((n) => isWeekend(addDays('2026-11-16', n))),
    [false, false, false, false, false, true, true],
  );
  fc.assert(fc.property(anyDay, (day) => weekday(day) === weekday(addDays(addDays(day, -3), 3))));
});

test('days are counted over month ends, year ends and clock changes', () => {
  const cases: [from: string, count: number, to: string][] = [
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-11-20', 0, '2026-11-20'],
  ];
  for (const [from, count, to] of cases) {
    assert.equal(addDays(from, count), to);
    assert.equal(daysBetween(from, to), count);
  }
  const days = fc.date({
    min: new Date('1000-01-01Z'),
    max: new Date('9000-01-01Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.integer({ min: -100_000, max: 100_000 }), (date, count) => {
      const day = date.toISOString().slice(0, 10);
      return daysBetween(day, addDays(day, count)) === count;
    }),
  );
});

test('only yesterday, today and tomorrow have names', () => {
  assert.deepEqual(
    [-2, -1, 0, 1, 2].map((n) => relativeDay(addDays('2027-01-01', n), '2027-01-01')),
    [null, 'yesterday', 'today', 'tomorrow', null],
  );
});

// [last minute before, first minute after] of every clock change 2025 to 2027
const CLOCK_CHANGES: [instant: string, day: string, before: string, after: string][] = [
  ['2025-03-30T01:00Z', '2025-03-30', '01:59', '03:00'],
  ['2025-10-26T01:00Z', '2025-10-26', '02:59', '02:00'],
  ['2026-03-29T01:00Z', '2026-03-29', '01:59', '03:00'],
  ['2026-10-25T01:00Z', '2026-10-25', '02:59', '02:00'],
  ['2027-03-28T01:00Z', '2027-03-28', '01:59', '03:00'],
  ['2027-10-31T01:00Z', '2027-10-31', '02:59', '02:00'],
];

test('Berlin clocks jump at both clock changes of 2025 to 2027 (D-38)', () => {
  for (const [change, day, before, after] of CLOCK_CHANGES) {
    const instant = new Date(change);
    const minuteBefore = new Date(instant.getTime() - 60_000);
    assert.deepEqual([berlinDay(minuteBefore), berlinTime(minuteBefore)], [day, before]);
    assert.deepEqual([berlinDay(instant), berlinTime(instant)], [day, after]);
  }
});

test('the day changes at midnight in Berlin, in summer and in winter (D-38)', () => {
  const cases: [instant: string, day: string, time: string][] = [
    ['2026-01-01T22:59Z', '2026-01-01', '23:59'],
    ['2026-01-01T23:00Z', '2026-01-02', '00:00'],
    ['2026-07-01T21:59Z', '2026-07-01', '23:59'],
    ['2026-07-01T22:00Z', '2026-07-02', '00:00'],
    ['2026-12-31T23:00Z', '2027-01-01', '00:00'],
    ['2024-02-28T23:30Z', '2024-02-29', '00:30'],
  ];
  for (const [instant, day, time] of cases) {
    assert.deepEqual([berlinDay(new Date(instant)), berlinTime(new Date(instant))], [day, time]);
    assert.equal(berlinInstant(day, time).getTime(), Date.parse(instant));
  }
});

test('a skipped hour is read in winter time, a repeated hour means the first (D-38)', () => {
  const cases: [day: string, time: string, instant: string][] = [
    ['2025-03-30', '02:00', '2025-03-30T01:00:00.000Z'],
    ['2025-03-30', '02:30', '2025-03-30T01:30:00.000Z'],
    ['2026-03-29', '02:59', '2026-03-29T01:59:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['2025-10-26', '02:00', '2025-10-26T00:00:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2027-10-31', '02:59', '2027-10-31T00:59:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
  ];
  for (const [day, time, instant] of cases) {
    assert.equal(berlinInstant(day, time).toISOString(), instant, `${day} ${time}`);
  }
});

test('every instant comes back from its Berlin clock, at most the repeated hour earlier (D-38)', () => {
  fc.assert(
    fc.property(anyMinute, (instant) => {
      const again = berlinInstant(berlinDay(instant), berlinTime(instant));
      const earlier = instant.getTime() - again.getTime();
      assert.ok(earlier === 0 || earlier === 3_600_000, `${earlier}`);
      assert.equal(berlinTime(again), berlinTime(instant));
      if (earlier !== 0) assert.equal(instant.getUTCMonth(), 9);
    }),
    { numRuns: 1000 },
  );
});

test('a mistyped year does not throw', () => {
  for (const day of ['0001-01-01', '0202-11-20', '9999-12-31']) {
    assert.equal(berlinDay(berlinInstant(day, '12:00')), day);
  }
});

test('every minute around every clock change 2025 to 2027 has exactly one instant (D-38)', () => {
  for (const [change] of CLOCK_CHANGES) {
    for (let minute = -180; minute < 180; minute += 1) {
      const instant = new Date(Date.parse(change) + minute * 60_000);
      const again = berlinInstant(berlinDay(instant), berlinTime(instant));
      const repeated = berlinTime(instant) === berlinTime(new Date(instant.getTime() - 3_600_000));
      assert.equal(instant.getTime() - again.getTime(), repeated ? 3_600_000 : 0);
    }
  }
});

test('D-38 ONL-110 the clocks of Berlin are those of the time zone data until 2100', () => {
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const shown = (instant: Date) => `${berlinDay(instant)} ${berlinTime(instant)}`;
  const near = (year: number, month: number) =>
    Array.from({ length: 8 * 24 }, (_, hour) => new Date(Date.UTC(year, month, 24, hour)));
  for (let year = 1996; year <= 2100; year += 1) {
    for (const instant of [2, 9, 11].flatMap((month) => near(year, month))) {
      assert.equal(shown(instant), clock.format(instant));
    }
  }
});
