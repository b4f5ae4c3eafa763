import assert from 'node:assert/strict';
import test from 'node:test';
import { dayIn } from '#deliveries/day-line/chosen-day.ts';

test('BEY-124 the address names a day within two years, anything else is today', () => {
  const cases: [asked: string | null, day: string | null][] = [
    [null, null],
    ['', null],
    ['19-11-2026', '2026-11-19'],
    ['20-11-2026', '2026-11-20'],
    ['19-11-2024', '2024-11-19'],
    ['18-11-2024', null],
    ['20-11-2028', '2028-11-20'],
    ['21-11-2028', null],
    ['2026-11-19', null],
    ['31-02-2026', null],
  ];
  for (const [asked, day] of cases) assert.equal(dayIn(asked, '2026-11-20'), day, `${asked}`);
});
