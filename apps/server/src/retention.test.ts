import assert from 'node:assert/strict';
import test from 'node:test';
import { type KeptKind, keptSince } from '#retention.ts';

const NOW = '2026-11-20T06:12:00.000Z';

test('D-64 every kind of row has its time to be kept', () => {
  const cases: [kind: KeptKind, since: string][] = [
    ['seenNotification', '2025-11-20T06:12:00.000Z'],
    ['dispatch', '2026-10-21T06:12:00.000Z'],
    ['cart', '2026-11-19T06:12:00.000Z'],
    ['expiredInvitation', '2026-10-21T06:12:00.000Z'],
    ['expiredCode', '2026-10-21T06:12:00.000Z'],
    ['expiredLink', NOW],
    ['expiredSession', '2026-10-21T06:12:00.000Z'],
    ['action', '2024-11-20T06:12:00.000Z'],
    ['answer', '2026-10-21T06:12:00.000Z'],
    ['doneJob', '2026-11-20T05:12:00.000Z'],
  ];
  for (const [kind, since] of cases)
    assert.equal(keptSince(kind, new Date(NOW)).toISOString(), since, kind);
});

test('D-64 months are those of the calendar in Berlin, whatever their length and the clocks', () => {
  const cases: [now: string, since: string][] = [
    ['2028-02-29T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
    ['2027-02-28T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
    ['2026-10-25T12:00:00.000Z', '2025-10-25T11:00:00.000Z'], // still summer time a year before
    ['2027-03-28T10:00:00.000Z', '2026-03-28T11:00:00.000Z'],
    ['2026-12-31T23:30:00.000Z', '2025-12-31T23:30:00.000Z'], // 2027 in Berlin
  ];
  for (const [now, since] of cases)
    assert.equal(keptSince('seenNotification', new Date(now)).toISOString(), since, now);
});
