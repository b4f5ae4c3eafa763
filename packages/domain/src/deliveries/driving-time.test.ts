import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { usualDriving } from '#deliveries/driving-time.ts';

const alone = (minutes: number) => ({ minutes, isBulk: false });
const inBulk = (minutes: number) => ({ minutes, isBulk: true });
const times = (count: number, minutes: number) => Array.from({ length: count }, () => minutes);

test('BEY-04 BEY-22 driving time is the median without late confirmations and the slowest fifth', () => {
  const cases: readonly (readonly [trips: readonly number[], minutes: number | null])[] = [
    [[], null],
    [times(7, 30), null],
    [[...times(7, 30), 121], null],
    [[...times(7, 30), -1], null],
    [[...times(7, 30), 120], 30],
    [[20, 22, 24, 26, 28, 30, 32, 34, 90, 110], 27], // eight count, the middle is between 26 and 28
    [[44, 42, 40, 38, 36, 34, 32, 30], 35],
    [[41, 40, 39, 38, 37, 36, 35, 34, 33], 36],
  ];
  for (const [trips, minutes] of cases) {
    assert.equal(usualDriving(trips.map(alone))?.median ?? null, minutes, trips.join());
  }
});

test('BEY-22 the percentiles are those of the trips that count', () => {
  const trips = [20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 90, 110].map(alone);
  assert.deepEqual(usualDriving(trips), { median: 30, p20: 24, p80: 36, count: 14 });
});

test('BEY-23 a confirmation in bulk counts only within ten minutes of the estimate', () => {
  const cases = [
    [[...times(8, 30).map(alone), ...times(20, 41).map(inBulk)], null, 30, 8],
    [[...times(8, 30).map(alone), ...times(20, 40).map(inBulk)], null, 40, 28],
    [[...times(8, 30).map(alone), ...times(20, 20).map(inBulk)], null, 20, 28],
    [times(20, 30).map(inBulk), null, undefined, undefined],
    [times(20, 30).map(inBulk), 35, 30, 20],
    [times(20, 30).map(inBulk), 41, undefined, undefined],
    [[...times(7, 30).map(alone), ...times(3, 32).map(inBulk)], 35, 30, 10],
  ] as const;
  for (const [trips, maintained, median, count] of cases) {
    const found = usualDriving(trips, maintained);
    assert.deepEqual([found?.median, found?.count], [median, count]);
  }
});

test('BEY-22 BEY-23 in any order percentiles rise, lie among the trips and late trips change nothing', () => {
  const trip = fc.record({
    minutes: fc.integer({ min: -10, max: 200 }),
    isBulk: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(trip, { maxLength: 40 }), (trips) => {
      const found = usualDriving(trips);
      assert.deepEqual(usualDriving(trips.toReversed()), found);
      assert.deepEqual(usualDriving([...trips, alone(121), inBulk(500)]), found);
      if (found === null) return;
      const { p20, median, p80, count } = found;
      assert.ok(0 <= p20 && p20 <= median && median <= p80 && p80 <= 120);
      assert.ok(count >= 8 && count <= trips.length);
    }),
  );
});
