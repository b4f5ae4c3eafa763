import assert from 'node:assert/strict';
import test from 'node:test';
import { dialTime, minutesSince } from '#deliveries/freshness/age.ts';
import { clockOf, momentOf } from '#deliveries/freshness/use-addition.ts';
import { celsiusOf } from '#deliveries/freshness/use-temperature.ts';

test('BEY-109 whole degrees from -30 to 250 are a temperature', () => {
  assert.equal(celsiusOf('136'), 136);
  assert.equal(celsiusOf('-9'), -9);
  assert.equal(celsiusOf('−9'), -9);
  for (const typed of ['', '-', '18,5', '18.5', '251', '-31', '1 8'])
    assert.equal(celsiusOf(typed), null, typed);
});

test('BEY-109 a time is the last one clocks showed, and not before loading', () => {
  const now = new Date('2026-11-20T23:10:00Z'); // 00:10 in Berlin
  const loadedAt = new Date('2026-11-20T22:30:00Z');
  assert.equal(momentOf('00:05', loadedAt, now)?.toISOString(), '2026-11-20T23:05:00.000Z');
  assert.equal(momentOf('23:40', loadedAt, now)?.toISOString(), '2026-11-20T22:40:00.000Z');
  assert.equal(momentOf('23:20', loadedAt, now), null);
  assert.equal(momentOf('00:20', loadedAt, now), null);
});

test('BEY-108 minutes since loading count for a day', () => {
  const loadedAt = '2026-11-20T06:00:00.000Z';
  assert.equal(minutesSince(loadedAt, new Date('2026-11-20T06:36:59Z')), 36);
  assert.equal(minutesSince(loadedAt, new Date('2026-11-20T05:58:00Z')), 0);
  assert.equal(minutesSince(loadedAt, new Date('2026-11-21T05:59:00Z')), 1439);
  assert.equal(minutesSince(loadedAt, new Date('2026-11-21T06:00:00Z')), null);
});

test('BEY-104 the dial stands still while the confirmation waits, and goes on once it is refused', () => {
  const now = new Date('2026-11-20T07:40:00Z');
  const createdAt = '2026-11-20T07:02:00.000Z';
  assert.equal(dialTime({ createdAt, state: 'waiting' }, now).toISOString(), createdAt);
  assert.equal(dialTime({ createdAt, state: 'refused' }, now), now);
  assert.equal(dialTime(undefined, now), now);
  assert.equal(
    dialTime({ createdAt: '2026-11-20T08:00:00.000Z', state: 'waiting' }, now).getTime(),
    now.getTime(),
  );
});

test('BEY-109 a time of 24 hours is typed with or without its colon', () => {
  for (const [typed, time] of [
    ['07:25', '07:25'],
    [' 7:25 ', '07:25'],
    ['725', '07:25'],
    ['0000', '00:00'],
    ['23.59', '23:59'],
  ] as const)
    assert.equal(clockOf(typed), time, typed);
  for (const typed of ['', '24:00', '07:60', '7', '7:5', '07:25 AM'])
    assert.equal(clockOf(typed), null, typed);
});
