import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { estimateArrival, mayArrive, readArrival, stageAt } from '#deliveries/arrival.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const driving = (median: number, p20: number, p80: number) => ({ median, p20, p80, count: 20 });
const timeOf = (date: Date | undefined) => date?.toISOString().slice(11, 16);

test('BEY-24 the estimate is weighing and driving time, its span half of what lies between the percentiles', () => {
  const cases = [
    [driving(35, 30, 42), null, '10:35', 6, 'trips', 20],
    [driving(35.5, 30, 41), 90, '10:36', 6, 'trips', 20], // 5.5 is 6, and own trips beat the maintained value
    [driving(35, 34, 36), null, '10:35', 4, 'trips', 20],
    [driving(35, 5, 65), null, '10:35', 20, 'trips', 20],
    [null, 45, '10:45', 20, 'maintained', null],
    [null, null, undefined, undefined, undefined, undefined],
  ] as const;
  for (const [usual, maintainedMinutes, time, span, basis, count] of cases) {
    const found = estimateArrival(at('10:00:00'), { usual, maintainedMinutes });
    assert.deepEqual(
      [timeOf(found?.arrivesAt), found?.spanMinutes, found?.basis, found?.trips],
      [time, span, basis, count],
    );
  }
});

const estimate = {
  arrivesAt: at('10:35:00'),
  spanMinutes: 6,
  basis: 'trips',
  hasArrived: false,
} as const;

test('BEY-25 a lorry has arrived once estimate and span have passed, and is forgotten after a day', () => {
  assert.equal(stageAt(estimate, at('10:35:01')), 'on_the_way');
  assert.equal(stageAt(estimate, at('10:41:00')), 'on_the_way');
  assert.equal(stageAt(estimate, at('10:41:01')), 'arrived');
  assert.equal(mayArrive(at('10:00:00'), new Date('2026-11-21T10:00:00Z')), true);
  assert.equal(mayArrive(at('10:00:00'), new Date('2026-11-21T10:00:01Z')), false);
});

test('BEY-29 BEY-31 words follow the span, the age of the state and the reception', () => {
  const cases = [
    ['10:12:00', '10:12:00', true, 6, ['ahead', 'sure', 6, 23, false]],
    ['10:12:01', '10:12:00', true, 8, ['ahead', 'sure', 8, 23, false]],
    ['10:12:00', '10:12:00', true, 9, ['ahead', 'fair', 9, 23, false]],
    ['10:12:00', '10:12:00', true, 15, ['ahead', 'fair', 15, 23, false]],
    ['10:12:00', '10:12:00', true, 16, ['ahead', 'unsure', 16, null, false]],
    ['10:12:00', '10:07:00', true, 6, ['ahead', 'sure', 6, 23, false]],
    ['10:12:00', '10:06:00', true, 6, ['ahead', 'unsure', 12, null, true]],
    ['10:12:00', '10:12:00', false, 6, ['ahead', 'unsure', 6, null, true]],
    ['10:35:00', '10:35:00', true, 6, ['passed', 'sure', 6, null, false]],
    ['10:42:00', '10:42:00', true, 6, ['arrived', 'sure', 6, null, false]],
    ['10:42:00', '10:35:00', true, 6, ['passed', 'unsure', 13, null, true]],
    ['10:12:00', '10:13:00', true, 6, ['ahead', 'sure', 6, 23, false]], // the clock of the phone is behind
  ] as const;
  for (const [now, readAt, isOnline, spanMinutes, expected] of cases) {
    const read = { now: at(now), readAt: at(readAt), isOnline };
    const found = readArrival({ ...estimate, spanMinutes }, read);
    assert.deepEqual(
      found && [found.state, found.certainty, found.spanMinutes, found.minutesLeft, found.isOld],
      expected,
      `${now} ${readAt}`,
    );
  }
  const maintained = { ...estimate, basis: 'maintained' } as const;
  const read = { now: at('10:12:00'), readAt: at('10:12:00'), isOnline: true };
  assert.equal(readArrival(maintained, read)?.certainty, 'unsure');
  const later = new Date('2026-11-21T10:36:00Z');
  assert.equal(readArrival(estimate, { ...read, now: later }), null);
});

test('BEY-36 a report replaces estimate and span, whatever is known of the way', () => {
  const known = { usual: driving(35, 5, 65), maintainedMinutes: 45 };
  const unknown = { usual: null, maintainedMinutes: null };
  const cases = [
    ['on_the_way', known, false, 'on_the_way', 'ahead'],
    ['on_the_way', unknown, false, 'on_the_way', 'ahead'],
    ['arrived', known, true, 'arrived', 'arrived'],
    ['arrived', unknown, true, 'arrived', 'arrived'],
  ] as const;
  for (const [stage, ways, hasArrived, now, state] of cases) {
    const report = { stage, arrivesAt: at('10:52:30') };
    const found = estimateArrival(at('10:00:00'), ways, report);
    const { arrivesAt } = report;
    const expected = { arrivesAt, spanMinutes: 4, basis: 'reported', trips: null, hasArrived };
    assert.deepEqual(found, expected);
    assert.equal(found && stageAt(found, at('10:52:30')), now);
    const read = { now: at('10:30:00'), readAt: at('10:30:00'), isOnline: true };
    assert.equal(found && readArrival(found, read)?.state, state);
  }
});

test('BEY-31 BEY-36 a known arrival stays where the clock is behind, without reception and when it is old', () => {
  const arrived = { ...estimate, hasArrived: true };
  const cases = [
    ['10:12:00', '10:12:00', true],
    ['10:36:00', '10:12:00', true],
    ['10:36:00', '10:12:00', false],
    ['10:12:00', '10:42:00', true], // the clock of the phone is behind
  ] as const;
  for (const [now, readAt, isOnline] of cases) {
    const found = readArrival(arrived, { now: at(now), readAt: at(readAt), isOnline });
    assert.deepEqual([found?.state, found?.minutesLeft], ['arrived', null], `${now} ${readAt}`);
  }
  const forgotten = { now: new Date('2026-11-21T10:36:00Z'), readAt: at('10:42:00') };
  assert.equal(readArrival(arrived, { ...forgotten, isOnline: true }), null);
});

test('BEY-24 BEY-31 a span stays within its bounds, never shrinks with age, and time only moves on', () => {
  const minutes = fc.integer({ min: 0, max: 120 });
  const later = fc.integer({ min: 0, max: 1400 });
  const order = ['ahead', 'passed', 'arrived'];
  fc.assert(
    fc.property(minutes, minutes, minutes, later, later, (a, b, c, first, second) => {
      const [p20 = 0, median = 0, p80 = 0] = [a, b, c].toSorted((x, y) => x - y);
      const found = estimateArrival(at('00:00:00'), {
        usual: driving(median, p20, p80),
        maintainedMinutes: null,
      });
      assert.ok(found && found.spanMinutes >= 4 && found.spanMinutes <= 20);
      const [early, late] = [first, second].toSorted((x, y) => x - y);
      const read = (minute = 0, isOnline = true) => {
        const now = new Date(at('00:00:00').getTime() + minute * 60_000);
        return readArrival(found, { now, readAt: isOnline ? now : at('00:00:00'), isOnline });
      };
      const stateOf = (minute = 0) => order.indexOf(read(minute)?.state ?? '');
      assert.ok(stateOf(early) <= stateOf(late));
      assert.ok((read(early, false)?.spanMinutes ?? 0) <= (read(late, false)?.spanMinutes ?? 0));
    }),
  );
});
