import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sessionEnd } from '#session/lifetime.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

test('D-11 a session ends 30 days after its last use and 180 days after its start at most', () => {
  const cases = [
    { lastUse: 1, end: 31 },
    { lastUse: 100, end: 130 },
    { lastUse: 151, end: 181 },
    { lastUse: 152, end: 181 },
    { lastUse: 180, end: 181 },
  ];
  for (const { lastUse, end } of cases)
    assert.deepEqual(sessionEnd(day(1), day(lastUse)), day(end));
});
