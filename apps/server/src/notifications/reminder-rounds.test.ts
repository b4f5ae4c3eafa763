import assert from 'node:assert/strict';
import test from 'node:test';
import { addDays } from '@abrufbar/domain/values/calendar.ts';
import { openRounds, remindedDay, weighedForRound } from '#notifications/reminder-rounds.ts';

test('D-54 from 16:00 in Berlin on the next day is reminded of, before that the day itself', () => {
  const cases: [now: string, day: string][] = [
    ['2026-11-20T14:59:59Z', '2026-11-20'],
    ['2026-11-20T15:00:00Z', '2026-11-21'],
    ['2026-11-20T23:30:00Z', '2026-11-21'], // after midnight in Berlin
    ['2026-07-20T13:59:59Z', '2026-07-20'],
    ['2026-07-20T14:00:00Z', '2026-07-21'],
    ['2026-03-28T14:59:59Z', '2026-03-28'], // the night of the change to summer time follows
    ['2026-03-28T15:00:00Z', '2026-03-29'],
    ['2026-03-29T14:00:00Z', '2026-03-30'],
    ['2026-10-24T14:00:00Z', '2026-10-25'], // the night of the change back follows
    ['2026-10-25T14:59:59Z', '2026-10-25'],
    ['2026-10-25T15:00:00Z', '2026-10-26'],
    ['2026-12-31T15:00:00Z', '2027-01-01'],
  ];
  for (const [now, day] of cases) assert.equal(remindedDay(new Date(now)), day, now);
});

test('D-54 a server that is an hour late catches up on two missed rounds at most', () => {
  const late = ['2026-11-20', '2026-11-19', '2026-11-18'];
  const cases: [now: string, rounds: string[]][] = [
    ['2026-11-20T15:00:00Z', ['2026-11-20']],
    ['2026-11-20T16:00:00Z', ['2026-11-20']],
    ['2026-11-20T16:00:01Z', late],
    ['2026-11-21T14:59:59Z', late],
    ['2026-11-21T15:00:00Z', ['2026-11-21']],
  ];
  for (const [now, rounds] of cases) assert.deepEqual(openRounds(new Date(now)), rounds, now);
});

test('D-54 every delivery belongs to the first round 24 hours after its weighing', () => {
  const cases: [day: string, after: string, until: string][] = [
    ['2026-11-20', '2026-11-18T15:00:00.000Z', '2026-11-19T15:00:00.000Z'],
    ['2026-03-28', '2026-03-26T15:00:00.000Z', '2026-03-27T15:00:00.000Z'],
    ['2026-03-29', '2026-03-27T15:00:00.000Z', '2026-03-28T14:00:00.000Z'],
    ['2026-10-25', '2026-10-23T14:00:00.000Z', '2026-10-24T15:00:00.000Z'],
  ];
  for (const [day, after, until] of cases) {
    const weighed = weighedForRound(day);
    assert.deepEqual(weighed, { after: new Date(after), until: new Date(until) }, day);
  }
  for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
    assert.deepEqual(weighedForRound(addDays(day, 1)).after, weighedForRound(day).until, day);
  }
});
