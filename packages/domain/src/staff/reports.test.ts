import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  median,
  openMinutes,
  periodBefore,
  sharesOf,
  stepBegin,
  usualPeriod,
} from '#staff/reports.ts';

const PLANT = {
  weekday: { from: '06:00', until: '17:00' },
  saturday: { from: '06:00', until: '12:00' },
};
const at = (instant: string) => new Date(instant);

test('OFF-188 an answer takes the minutes in which the plant is open', () => {
  const cases: [what: string, from: string, until: string, minutes: number][] = [
    ['the same morning', '2026-11-20T06:00:00+01:00', '2026-11-20T06:38:00+01:00', 38],
    ['over night', '2026-11-19T16:50:00+01:00', '2026-11-20T06:10:00+01:00', 20],
    ['asked before opening', '2026-11-20T04:00:00+01:00', '2026-11-20T06:05:00+01:00', 5],
    ['over a Sunday', '2026-11-21T11:30:00+01:00', '2026-11-23T06:15:00+01:00', 45],
    ['answered on a Sunday', '2026-11-22T08:00:00+01:00', '2026-11-22T09:00:00+01:00', 0],
  ];
  for (const [what, from, until, minutes] of cases)
    assert.equal(openMinutes(PLANT, at(from), at(until)), minutes, what);
  // A plant without hours is always open, also in the night that clocks skip an hour.
  assert.equal(
    openMinutes(null, at('2027-03-27T23:00:00+01:00'), at('2027-03-28T04:00:00+02:00')),
    240,
  );
});

test('OFF-188 the median is the middle value, or the mean of the two in the middle', () => {
  assert.equal(median([]), null);
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([9, 1, 5, 6]), 5.5);
});

test('OFF-187 shares add up to 100 by largest remainder', () => {
  assert.deepEqual(sharesOf([1, 1, 1]), [34, 33, 33]);
  assert.deepEqual(sharesOf([3912, 2684, 1506, 1153, 841, 1802]), [33, 22, 13, 10, 7, 15]);
  assert.deepEqual(sharesOf([176, 25, 9, 4], 1), [82.2, 11.7, 4.2, 1.9]);
  assert.deepEqual(sharesOf([0, 0]), [0, 0]);
});

test('OFF-187 steps begin on Monday and on the first; the period before has the same length', () => {
  assert.equal(stepBegin('2026-11-18', 'day'), '2026-11-18');
  assert.equal(stepBegin('2026-11-22', 'week'), '2026-11-16');
  assert.equal(stepBegin('2026-11-18', 'month'), '2026-11-01');
  assert.deepEqual(periodBefore('2026-11-03', '2026-11-14'), {
    from: '2026-10-22',
    until: '2026-11-02',
  });
  assert.deepEqual(usualPeriod('2026-11-18'), { from: '2026-11-02', until: '2026-11-13' });
});
