import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import { addDays, berlinDay, daysBetween, isDay } from '#values/calendar.ts';
import {
  checkWindow,
  DEFAULT_TIMES,
  endDays,
  isOver,
  latestStart,
  nextWindow,
} from '#call-offs/window.ts';

const TODAY = '2026-11-20';
/** `2026-11-23 07:00 2026-11-23 15:00`; a dash is a value that was not chosen. */
const window = (text: string) => {
  const [startsOn, startsTime, endsOn, endsTime] = text
    .split(' ')
    .map((value) => (value === '-' ? null : value));
  return { startsOn, startsTime, endsOn, endsTime } as Record<
    'startsOn' | 'startsTime' | 'endsOn' | 'endsTime',
    string | null
  >; // every text below has four parts
};
const problems = (text: string, nightShift: boolean, today = TODAY, before: string | null = null) =>
  checkWindow(window(text), before === null ? null : window(before), nightShift, today)
    .map(({ field, code }) => `${field} ${code}`)
    .join();

type Row = [window: string, shift: 'day' | 'night' | 'both', found: string];
const checkRows = (rows: readonly Row[], today = TODAY) => {
  for (const [text, shift, found] of rows) {
    for (const nightShift of shift === 'both' ? [false, true] : [shift === 'night']) {
      assert.equal(problems(text, nightShift, today), found, `${text}, ${shift} shift`);
    }
  }
};

test('VAL-43 VAL-49 the earliest start is today, and today stays valid all day (T-11, D-38)', () => {
  checkRows([
    ['2026-11-20 00:00 2026-11-20 00:05', 'both', ''],
    ['2026-11-20 07:00 2026-11-20 15:00', 'both', ''],
    ['2026-11-19 07:00 2026-11-19 15:00', 'both', 'startsOn past'],
    ['2025-11-20 07:00 2025-11-20 15:00', 'both', 'startsOn past'],
    ['2026-11-21 07:00 2026-11-21 15:00', 'both', ''], // a Saturday: highlighted, not blocked (T-43)
    ['2026-12-25 07:00 2026-12-25 15:00', 'both', ''], // a holiday
  ]);
});

test('the latest start is two years ahead (D-38)', () => {
  checkRows([
    ['2028-11-20 07:00 2028-11-20 15:00', 'both', ''],
    ['2028-11-20 22:00 2028-11-21 06:00', 'night', ''],
    ['2028-11-21 07:00 2028-11-21 15:00', 'both', 'startsOn too_far'],
    ['9999-12-31 07:00 9999-12-31 15:00', 'both', 'startsOn too_far'],
  ]);
  const cases: [today: string, latest: string][] = [
    ['2026-11-20', '2028-11-20'],
    ['2026-12-31', '2028-12-31'],
    ['2026-02-28', '2028-02-28'],
    ['2028-02-29', '2030-02-28'],
    ['2098-02-28', '2100-02-28'],
  ];
  for (const [today, latest] of cases) assert.equal(latestStart(today), latest);
});

test('VAL-46 VAL-48 without night shift the end date equals the start date', () => {
  checkRows([
    ['2026-11-23 07:00 2026-11-23 15:00', 'day', ''],
    ['2026-11-23 07:00 2026-11-24 15:00', 'day', 'endsOn same_day'],
    ['2026-11-23 07:00 2026-11-25 15:00', 'day', 'endsOn same_day'],
    ['2026-11-23 07:00 2026-11-22 15:00', 'day', 'endsOn end_before_start'],
  ]);
  assert.deepEqual(endDays('2026-11-23', false), ['2026-11-23']);
});

test('VAL-46 VAL-47 with night shift the end date is the start date or the next day (T-10)', () => {
  checkRows([
    ['2026-11-23 22:00 2026-11-23 23:00', 'night', ''],
    ['2026-11-23 22:00 2026-11-24 06:00', 'night', ''],
    ['2026-11-23 07:00 2026-11-24 15:00', 'night', ''],
    ['2026-11-23 22:00 2026-11-25 06:00', 'night', 'endsOn night'],
    ['2026-11-23 22:00 2026-11-22 06:00', 'night', 'endsOn end_before_start'],
    ['2026-11-30 22:00 2026-12-01 06:00', 'night', ''],
    ['2026-12-31 22:00 2027-01-01 06:00', 'night', ''],
    ['2027-02-28 22:00 2027-03-01 06:00', 'night', ''],
    ['2028-02-28 22:00 2028-02-29 06:00', 'night', ''],
    ['2028-02-28 22:00 2028-03-01 06:00', 'night', 'endsOn night'],
    ['2027-03-27 22:00 2027-03-28 06:00', 'night', ''], // an hour is left out
    ['2027-03-28 22:00 2027-03-29 06:00', 'night', ''],
    ['2027-10-30 22:00 2027-10-31 06:00', 'night', ''], // an hour comes twice
    ['2027-10-31 22:00 2027-11-01 06:00', 'night', ''],
  ]);
  assert.deepEqual(endDays('2026-12-31', true), ['2026-12-31', '2027-01-01']);
});

test('VAL-54 on one day the end time is not before the start time (T-50)', () => {
  checkRows([
    ['2026-11-23 15:00 2026-11-23 07:00', 'both', 'endsTime end_before_start'],
    ['2026-11-23 15:00 2026-11-23 14:55', 'both', 'endsTime end_before_start'],
    ['2026-11-23 15:00 2026-11-23 15:00', 'both', ''],
    ['2026-11-23 15:00 2026-11-23 15:05', 'both', ''],
    ['2026-11-23 15:00 2026-11-24 07:00', 'night', ''],
  ]);
});

test('VAL-50 newly chosen times are multiples of five minutes from 00:00 to 23:55 (T-09)', () => {
  checkRows([
    ['2026-11-23 00:00 2026-11-23 23:55', 'both', ''],
    ['2026-11-23 07:03 2026-11-23 15:00', 'both', 'startsTime five_minutes'],
    ['2026-11-23 07:00 2026-11-23 15:01', 'both', 'endsTime five_minutes'],
    ['2026-11-23 07:00 2026-11-23 23:59', 'both', 'endsTime five_minutes'],
    ['2026-11-23 07:00 2026-11-23 24:00', 'both', 'endsTime choice'],
    ['2026-11-23 7:00 2026-11-23 15:60', 'both', 'startsTime choice,endsTime choice'],
    ['2026-11-23 x07:00 2026-11-23 15:00x', 'both', 'startsTime choice,endsTime choice'],
    ['2026-11-23 30:00 2026-11-23 19:65', 'both', 'startsTime choice,endsTime choice'],
    ['2026-11-23 07:03 2026-11-23 07:03', 'both', 'startsTime five_minutes'],
  ]);
  for (let minute = 0; minute < 1440; minute += 1) {
    const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    const found = minute % 5 === 0 ? '' : 'startsTime five_minutes';
    assert.equal(problems(`2026-11-23 ${time} 2026-11-24 23:55`, true), found);
  }
});
const pad = (value: number) => String(value).padStart(2, '0');

test('T-11 a window of today that has ended is over; the next one has its times on the next working day', () => {
  const cases: [text: string, now: string, next: string | null][] = [
    ['2026-11-20 07:00 2026-11-20 15:00', '2026-11-20T13:59:00Z', null],
    [
      '2026-11-20 07:00 2026-11-20 15:00',
      '2026-11-20T14:00:00Z',
      '2026-11-23 07:00 2026-11-23 15:00',
    ], // a Friday
    [
      '2026-11-19 07:00 2026-11-19 07:00',
      '2026-11-19T06:00:00Z',
      '2026-11-20 07:00 2026-11-20 07:00',
    ],
    [
      '2026-11-22 07:00 2026-11-22 15:00',
      '2026-11-22T18:00:00Z',
      '2026-11-23 07:00 2026-11-23 15:00',
    ],
    ['2026-11-20 22:00 2026-11-21 06:00', '2026-11-20T22:00:00Z', null],
    [
      '2026-11-20 01:00 2026-11-20 06:00',
      '2026-11-20T07:00:00Z',
      '2026-11-23 01:00 2026-11-23 06:00',
    ],
    [
      '2026-07-20 07:00 2026-07-20 15:00',
      '2026-07-20T13:00:00Z',
      '2026-07-21 07:00 2026-07-21 15:00',
    ],
    ['- 07:00 - 15:00', '2026-11-20T14:00:00Z', null],
    ['2026-11-20 07:00 2026-11-20 -', '2026-11-20T14:00:00Z', null],
  ];
  for (const [text, at, next] of cases) {
    const now = new Date(at);
    const order = window(text);
    const found = isOver(order, now)
      ? Object.values(nextWindow(order, berlinDay(now))).join(' ')
      : null;
    assert.equal(found, next, `${text} at ${at}`);
  }
  const night = {
    startsOn: '2026-11-19',
    startsTime: '22:00',
    endsOn: '2026-11-20',
    endsTime: '06:00',
  };
  assert.equal(nextWindow(night, '2026-11-20').endsOn, '2026-11-24');
});

test('VAL-46 a time that clocks skip is refused, and an end is compared with the start in real time', () => {
  const skipped = 'startsTime clock_change';
  checkRows([
    ['2027-03-28 02:30 2027-03-28 15:00', 'both', skipped],
    ['2027-03-28 02:00 2027-03-28 15:00', 'both', skipped],
    ['2027-03-28 01:55 2027-03-28 15:00', 'both', ''],
    ['2027-03-28 03:00 2027-03-28 15:00', 'both', ''],
    ['2027-03-27 02:30 2027-03-27 15:00', 'both', ''],
    ['2027-03-28 02:30 2027-03-28 03:00', 'both', `${skipped},endsTime end_before_start`], // 03:30 to 03:00
    ['2027-03-28 02:30 2027-03-28 02:30', 'both', skipped],
    ['2027-03-27 22:00 2027-03-28 02:55', 'night', 'endsTime clock_change'],
    ['2027-03-27 22:00 2027-03-28 03:00', 'night', ''],
    ['2027-10-31 02:30 2027-10-31 03:00', 'both', ''], // an hour that comes twice exists
  ]);
  const imported = '2027-03-28 02:30 2027-03-28 15:00';
  const found = (requested: string) => problems(requested, false, TODAY, imported);
  assert.equal(found('2027-03-28 02:30 2027-03-28 16:00'), ''); // T-09
  assert.equal(found('2027-03-28 02:30 2027-03-28 03:00'), 'endsTime end_before_start');
  assert.equal(found('2027-03-28 02:35 2027-03-28 15:00'), skipped);
  assert.equal(
    problems(
      '2027-03-28 02:30 2027-03-28 15:00',
      false,
      TODAY,
      '2027-03-29 02:30 2027-03-29 15:00',
    ),
    skipped,
  );
});

test('VAL-52 VAL-53 VAL-56 times are required and start with 07:00 and 15:00 (D-37)', () => {
  assert.deepEqual(DEFAULT_TIMES, { start: '07:00', end: '15:00' });
  const all = 'startsOn required,startsTime required,endsOn required,endsTime required';
  checkRows([
    ['- - - -', 'both', all],
    ['   ', 'both', all],
    ['2026-11-23 07:00 2026-11-23 -', 'both', 'endsTime required'],
    ['2026-11-23 - 2026-11-23 15:00', 'both', 'startsTime required'],
    ['2026-11-23 07:00 - 15:00', 'both', 'endsOn required'],
    ['- 07:00 2026-11-23 15:00', 'both', 'startsOn required'],
    ['- 15:00 - 07:00', 'both', 'startsOn required,endsOn required'],
  ]);
});

test('a day in another form or one that does not exist is refused', () => {
  checkRows([
    ['2027-02-29 07:00 2027-02-29 15:00', 'both', 'startsOn choice,endsOn choice'],
    ['23.11.2026 07:00 2026-11-23 15:00', 'both', 'startsOn choice'],
    ['2026-11-23 07:00 2026-11-31 15:00', 'both', 'endsOn choice'],
  ]);
  for (const day of ['', 'x', '2027-02-29', '20.11.2026']) assert.deepEqual(endDays(day, true), []);
});

test('VAL-50 a value that did not change passes, one beside it does not (T-09)', () => {
  const today = '2026-11-20';
  const cases: [before: string, requested: string, found: string][] = [
    ['2026-11-23 07:03 2026-11-23 15:07', '2026-11-23 07:03 2026-11-23 15:10', ''],
    [
      '2026-11-23 07:03 2026-11-23 15:07',
      '2026-11-23 07:03 2026-11-23 15:06',
      'endsTime five_minutes',
    ],
    [
      '2026-11-23 07:03 2026-11-23 15:07',
      '2026-11-23 07:04 2026-11-23 15:07',
      'startsTime five_minutes',
    ],
    ['2026-11-23 07:03 2026-11-23 15:07', '2026-11-24 07:03 2026-11-24 15:07', ''],
    ['2026-11-23 07:03 2026-11-23 15:07', '2026-11-23 07:03 2026-11-23 07:03', ''],
    [
      '2026-11-23 07:03 2026-11-23 15:07',
      '2026-11-23 15:10 2026-11-23 15:07',
      'endsTime end_before_start',
    ],
    ['2026-11-23 22:00 2026-11-23 06:00', '2026-11-23 22:00 2026-11-23 06:00', ''],
    [
      '2026-11-23 22:00 2026-11-23 06:00',
      '2026-11-24 22:00 2026-11-24 06:00',
      'endsTime end_before_start',
    ],
    [
      '2026-11-23 22:00 2026-11-23 06:00',
      '2026-11-23 22:05 2026-11-23 06:00',
      'endsTime end_before_start',
    ],
    [
      '2026-11-24 22:00 2026-11-25 06:00',
      '2026-11-25 22:00 2026-11-25 06:00',
      'endsTime end_before_start',
    ],
    [
      '2026-11-24 22:00 2026-11-25 06:00',
      '2026-11-24 22:00 2026-11-24 06:00',
      'endsTime end_before_start',
    ],
    [
      '2026-11-24 10:00 2026-11-24 15:00',
      '2026-11-24 10:00 2026-11-24 06:00',
      'endsTime end_before_start',
    ],
    ['2026-11-23 07:00 2026-11-25 15:00', '2026-11-23 08:00 2026-11-25 16:00', ''],
    ['2026-11-23 07:00 2026-11-25 15:00', '2026-11-24 07:00 2026-11-25 15:00', 'endsOn same_day'],
    ['2026-11-23 07:00 2026-11-25 15:00', '2026-11-23 07:00 2026-11-24 15:00', 'endsOn same_day'],
    ['2026-11-19 07:00 2026-11-19 15:00', '2026-11-19 07:00 2026-11-19 16:00', ''],
    ['2029-11-19 07:00 2029-11-19 15:00', '2029-11-19 07:00 2029-11-19 16:00', ''],
    ['2026-11-23 07:00 2026-11-23 15:00', '2026-11-19 07:00 2026-11-19 15:00', 'startsOn past'],
    ['2026-11-23 07:00 2026-11-23 15:00', '- 07:00 - 15:00', 'startsOn required,endsOn required'],
    [
      '2026-11-23 07:00 2026-11-23 15:00',
      '2026-11-23 - 2026-11-23 -',
      'startsTime required,endsTime required',
    ],
  ];
  for (const [before, requested, found] of cases) {
    assert.equal(problems(requested, false, today, before), found, `${before} -> ${requested}`);
  }
});

const anyInstant = fc.date({
  min: new Date('2024-01-01Z'),
  max: new Date('2032-01-01Z'),
  noInvalidDate: true,
});
const CLOCK_CHANGES = ['2025-03-30', '2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26'];
const TURNS = [...CLOCK_CHANGES, '2026-12-31', '2028-02-29', '2027-02-28', '2026-04-30'];
/** Any instant of eight years, and often one near a clock change, month end, year end or leap day. */
const instants = fc.oneof(
  anyInstant,
  fc
    .tuple(fc.constantFrom(...TURNS), fc.integer({ min: -2880, max: 2880 }))
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000)),
);

test('VAL-43 VAL-49 at every minute exactly the days from today in Berlin to two years ahead may start', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -800, max: 800 }), (now, distance) => {
      const today = berlinDay(now);
      const day = addDays(today, distance);
      const found = problems(`${day} 07:00 ${day} 15:00`, false, today);
      const latest = new Date(`${today}T00:00Z`);
      latest.setUTCFullYear(latest.getUTCFullYear() + 2);
      const isLeapDay = today.endsWith('02-29'); // rolls over to 1 March
      const max = daysBetween(today, latest.toISOString().slice(0, 10)) - (isLeapDay ? 1 : 0);
      assert.equal(
        found,
        distance < 0 ? 'startsOn past' : distance > max ? 'startsOn too_far' : '',
      );
    }),
    { numRuns: 2000 },
  );
});

test('VAL-46 VAL-47 VAL-48 the end is on the day of any start, or with night shift on the next', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: -4, max: 4 }), fc.boolean(), (now, distance, night) => {
      const today = berlinDay(now);
      const found = problems(`${today} 22:00 ${addDays(today, distance)} 23:00`, night, today);
      const late = night ? 'endsOn night' : 'endsOn same_day';
      const max = night ? 1 : 0;
      assert.equal(found, distance < 0 ? 'endsOn end_before_start' : distance > max ? late : '');
      const days = endDays(today, night);
      assert.deepEqual(
        days.map((day) => daysBetween(today, day)),
        night ? [0, 1] : [0],
      );
      assert.ok(days.every(isDay));
    }),
    { numRuns: 1000 },
  );
});
