import assert from 'node:assert/strict';
import test from 'node:test';
import { chosenDay } from '#amounts/chosen-day.ts';

const TODAY = '2026-11-20';

test('the day of a link comes before the one chosen last, and that before today', () => {
  const cases: [asked: string | null, kept: string | undefined, shown: string][] = [
    [null, undefined, TODAY],
    [null, '2026-11-18', '2026-11-18'],
    ['17-11-2026', '2026-11-18', '2026-11-17'],
    ['17-11-2026', undefined, '2026-11-17'],
    ['31-02-2026', '2026-11-18', '2026-11-18'],
    ['2026-11-17', undefined, TODAY],
    ['21-11-2026', '2026-11-18', TODAY],
    [null, '2026-11-21', TODAY],
  ];
  for (const [asked, kept, shown] of cases)
    assert.equal(chosenDay(asked, kept, TODAY), shown, `${asked} ${kept}`);
});
