import assert from 'node:assert/strict';
import test from 'node:test';
import { placesOn } from '#dashboard/today/strip-places.ts';

test('BEY-49 the lorry stands by the share of the driving time, the field by the span', () => {
  const cases: [
    driving: number,
    since: number,
    span: number,
    hasArrived: boolean,
    places: [lorry: number, from: number, to: number],
  ][] = [
    [40, 20, 6, false, [40, 68, 92]],
    [40, 0, 6, false, [16, 68, 92]], // beside the plant
    [40, 60, 6, false, [76.8, 68, 92]], // overdue
    [40, 60, 6, true, [80, 68, 92]],
    [40, 20, 20, false, [40, 40, 97]],
    [20, 10, 20, false, [40, 34, 97]],
    [1, 0, 4, false, [16, 34, 97]],
  ];
  for (const [drivingMinutes, minutesSinceWeighing, spanMinutes, hasArrived, places] of cases) {
    const found = placesOn({ drivingMinutes, minutesSinceWeighing, spanMinutes, hasArrived });
    assert.deepEqual(
      [found.lorry, found.from, found.to].map((place) => Math.round(place * 10) / 10),
      places,
    );
  }
});
