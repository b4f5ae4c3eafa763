import assert from 'node:assert/strict';
import test from 'node:test';
import { placePlates } from '#deliveries/day-line/plate-places.ts';

test('BEY-122 plates stand above their lorries on two levels and beside each other', () => {
  const cases: [lorries: number[], plates: string[]][] = [
    [[], []],
    [[50], ['50']],
    [[12], ['22']],
    [
      [40, 60],
      ['40 up', '60'],
    ],
    [
      [60, 70, 80],
      ['32 up', '70', '78 up'],
    ],
    [
      [12, 14, 16, 88],
      ['22 up', '22', '68 up', '78'],
    ],
  ];
  const wide = placePlates(
    [38, 40, 42, 55].map((place) => ({ place })),
    'wide',
  );
  assert.deepEqual(
    wide.map(({ plate }) => plate),
    [38, 40, 58, 60],
  );
  for (const [lorries, plates] of cases)
    assert.deepEqual(
      placePlates(
        lorries.map((place) => ({ place })),
        'narrow',
      ).map(({ plate, isUpper }) => `${plate}${isUpper ? ' up' : ''}`),
      plates,
    );
});
