import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastActive, since } from '#staff/users/last-active.ts';

const NOW = new Date('2026-11-20T06:12:00Z'); // 07:12 in Berlin on a Friday

test('OFF-21 the time somebody was last active is said as short as it can be', () => {
  const cases: [instant: string | null, said: string][] = [
    [null, 'nie'],
    ['2026-11-20T06:12:20Z', 'jetzt'], // the clock of this computer is behind
    ['2026-11-20T06:11:30Z', 'jetzt'],
    ['2026-11-20T06:00:00Z', 'vor 12 min'],
    ['2026-11-20T05:12:00Z', 'heute, 06:12'],
    ['2026-11-19T22:59:00Z', 'Do, 23:59'],
    ['2026-11-16T15:48:00Z', 'Mo, 16:48'],
    ['2026-11-13T15:48:00Z', '13.11.26'],
  ];
  for (const [instant, said] of cases) assert.equal(lastActive(instant, NOW), said);
  assert.equal(since('2026-11-20T04:48:00Z', NOW), '05:48');
  assert.equal(since('2026-11-19T18:02:00Z', NOW), 'Do, 19:02');
});
