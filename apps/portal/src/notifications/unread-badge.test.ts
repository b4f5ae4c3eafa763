import assert from 'node:assert/strict';
import test from 'node:test';
import { unreadBadge } from '#notifications/unread-badge.ts';

test("NAV-06 the badge shows the number up to 99 and '99+' above", () => {
  const cases: [count: number, shown: string][] = [
    [0, ''],
    [1, '1'],
    [12, '12'],
    [99, '99'],
    [100, '99+'],
    [10_000, '99+'],
    [-1, ''],
  ];
  for (const [count, shown] of cases) assert.equal(unreadBadge(count), shown, String(count));
});
