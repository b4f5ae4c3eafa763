import assert from 'node:assert/strict';
import test from 'node:test';
import { labelledHours } from '#deliveries/day-line/axis-labels.ts';

const lineOf = (count: number, now: number | null) => ({
  hours: Array.from({ length: count + 1 }, (_, hour) => ({
    at: new Date(hour * 3_600_000),
    place: (100 * hour) / count,
  })),
  now: now === null ? null : (100 * now) / count,
});

test('BEY-120 hours are labelled as they have room, the last one too, and none under the time of now', () => {
  const cases: [
    name: string,
    hours: number,
    now: number | null,
    width: Parameters<typeof labelledHours>[1],
    labelled: number[],
  ][] = [
    ['phone', 8, null, 'narrow', [0, 2, 4, 6, 8]],
    ['phone, now', 8, 3.1, 'narrow', [0, 6, 8]],
    ['phone, now at the end', 8, 7.9, 'narrow', [0, 2, 4, 6]],
    ['phone, now at the begin', 8, 0.1, 'narrow', [2, 4, 6, 8]],
    ['long', 16, null, 'narrow', [0, 4, 8, 12, 16]],
    ['odd', 11, null, 'narrow', [0, 4, 8, 11]],
    ['odd, the last too near', 9, null, 'narrow', [0, 2, 4, 6, 8]],
    ['small phone', 16, null, 'tiny', [0, 8, 16]],
    ['small phone, short', 8, null, 'tiny', [0, 4, 8]],
    ['large text', 16, 12.4, 'least', [0]],
    ['large text, early', 16, 1, 'least', [16]],
    ['desk', 16, 12.4, 'wide', [0, 2, 4, 6, 8, 10, 14, 16]],
  ];
  for (const [name, count, now, width, labelled] of cases)
    assert.deepEqual(labelledHours(lineOf(count, now), width), labelled, name);
});
