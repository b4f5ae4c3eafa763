import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSilent, workingMinutes } from '#imports/silence.ts';

const at = (instant: string) => new Date(instant);
/** So many instants, each so many minutes before the one after it; the newest first. */
const every = (minutes: number, last: string, count = 20) =>
  Array.from({ length: count }, (_, back) => new Date(Date.parse(last) - back * minutes * 60_000));

test('OFF-168 only hours of working days count, on the clocks of Berlin', () => {
  const cases: [from: string, until: string, minutes: number][] = [
    ['2026-11-20T06:00:00Z', '2026-11-20T06:30:00Z', 30],
    // From Friday 17:30 to Monday 06:15: half an hour and a quarter.
    ['2026-11-20T16:30:00Z', '2026-11-23T05:15:00Z', 45],
    ['2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z', 0],
    ['2026-11-19T17:00:00Z', '2026-11-20T05:00:00Z', 0],
  ];
  for (const [from, until, minutes] of cases)
    assert.equal(workingMinutes(at(from), at(until)), minutes, `${from} ${until}`);
});

test('OFF-168 a source is silent after more than twice its usual pause', () => {
  const scale = every(20, '2026-11-20T09:00:00Z');
  assert.equal(isSilent(scale, at('2026-11-20T09:40:00Z')), false);
  assert.equal(isSilent(scale, at('2026-11-20T09:41:00Z')), true);
  const busy = every(1, '2026-11-20T09:00:00Z');
  assert.equal(isSilent(busy, at('2026-11-20T09:30:00Z')), false);
  const nightly = every(24 * 60, '2026-11-20T05:00:00Z', 8);
  assert.equal(isSilent(nightly, at('2026-11-23T05:00:00Z')), false);
  // Several files one after the other are one sending.
  const files = nightly.flatMap((one) => [one, new Date(one.getTime() - 20_000)]);
  assert.equal(isSilent(files, at('2026-11-20T06:00:00Z')), false);
  assert.equal(isSilent(every(5, '2026-11-20T09:00:00Z', 4), at('2026-11-20T16:00:00Z')), false);
});
