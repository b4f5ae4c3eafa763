import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursOfDay } from '@abrufbar/domain/contracts/plant.ts';
import { axisOf, placeOn, spanOf } from '#call-offs/day/axis.ts';
import { lanesOf } from '#call-offs/day/lanes.ts';
import { liftOf } from '#call-offs/day/lift.ts';

const DAY = '2026-11-23';

/** `06:30 - 15:00`; a time of another day is `04:00 2026-11-24`. */
const windowOf = (text: string) => {
  const [from = '', until = ''] = text.split(' - ');
  const at = (part: string) => {
    const [time = '', day = DAY] = part.split(' ');
    return { time, day };
  };
  return {
    starts_on: at(from).day,
    starts_time: at(from).time,
    ends_on: at(until).day,
    ends_time: at(until).time,
  };
};

type Plant = Parameters<typeof axisOf>[1][number];
const plant = (
  open: string | null,
  windows: readonly string[] = [],
  loaded: readonly number[] = [],
): Plant => {
  const [from = '', until = ''] = open?.split('-') ?? [];
  return {
    open_hours: open === null ? null : { from, until },
    hours: hoursOfDay(DAY).map(({ hour }) => ({
      hour,
      is_open: open !== null && Number.parseInt(from) <= hour && hour < Number.parseInt(until),
      confirmed: loaded.includes(hour) ? 10 : 0,
      open: 0,
      excess: 0,
    })),
    spans: windows.map((text) => spanOf(windowOf(text), DAY)),
  };
};

test('OFF-69 the axis goes from 5 to 19 and becomes wider where a plant is open, loads or delivers', () => {
  const cases: [plants: Plant[], from: number, until: number][] = [
    [[], 5, 19],
    [[plant('06:00-17:00')], 5, 19],
    [[plant('00:00-24:00')], 5, 19],
    [[plant(null)], 5, 19],
    [[plant('04:00-17:00')], 4, 19],
    [[plant('06:00-22:00')], 5, 22],
    [[plant('06:00-17:00', ['18:30 - 19:30'])], 5, 20],
    [[plant('06:00-17:00', ['18:30 - 19:00'])], 5, 19],
    [[plant('06:00-17:00', ['20:00 - 04:00 2026-11-24'])], 5, 24],
    [[plant('06:00-17:00', ['20:00 2026-11-22 - 04:00'], [0, 1])], 0, 19],
    [[plant('06:00-17:00', [], [19])], 5, 20],
    [[plant('04:00-17:00'), plant('06:00-21:00')], 4, 21],
  ];
  for (const [plants, from, until] of cases) {
    const axis = axisOf(DAY, plants);
    assert.deepEqual([axis.from, axis.until, axis.hours[0]], [from, until, from]);
  }
  assert.deepEqual(axisOf('2027-03-28', []).hours.slice(0, 2), [5, 6]);
  assert.equal(axisOf('2027-03-28', []).from, 4); // clocks skip an hour
});

test('OFF-70 a bar lies between its begin and end, and one of a night goes on at the edge', () => {
  const axis = axisOf(DAY, []);
  assert.deepEqual(placeOn(axis, spanOf(windowOf('05:00 - 12:00'), DAY)), {
    start: 0,
    share: 0.5,
    startsBefore: false,
    endsAfter: false,
  });
  const night = spanOf(windowOf('20:00 - 04:00 2026-11-24'), DAY);
  assert.deepEqual(night, { from: 20, until: 28 });
  assert.deepEqual(
    placeOn({ from: 4, until: 24, hours: Array.from({ length: 20 }, () => 0) }, night),
    {
      start: 0.8,
      share: 0.2,
      startsBefore: false,
      endsAfter: true,
    },
  );
  const before = placeOn(axis, { from: -4, until: 5 });
  assert.deepEqual([before.share, before.startsBefore], [0, true]);
});

test('OFF-70 confirmed bars lie above, by begin, each in the first lane that has room', () => {
  const bars = (text: string) =>
    text.split('; ').map((one) => {
      const [id = '', status, from, until] = one.split(' ');
      return { id, status: Number(status), from: Number(from), until: Number(until) };
    });
  const cases: [bars: string, lanes: string][] = [
    ['a 4 6 17; b 4 7 16; c 4 6 11; d 4 11 12; e 4 12.5 15', 'a0 c1 b2 d1 e1'],
    ['a 1 6 12; b 4 7 11', 'b0 a1'],
    ['a 4 6 10; b 2 10 12; c 1 6 12', 'a0 c1 b0'],
    ['a 4 8 8; b 4 8.2 9', 'a0 b1'],
    ['a 4 10 12; b 1 6 9', 'a0 b0'],
  ];
  for (const [given, lanes] of cases) {
    const found = [...lanesOf(bars(given))].map(([id, lane]) => `${id}${lane}`).join(' ');
    assert.equal(found, lanes, given);
  }
});

test('OFF-39 bars keep their lanes while somebody works in the plan, as far as they have room there', () => {
  const bars = [
    { id: 'a', status: 4, from: 6, until: 12 },
    { id: 'b', status: 4, from: 7, until: 11 },
    { id: 'c', status: 1, from: 13, until: 15 },
  ];
  const shown = (lanes: ReadonlyMap<string, number>) =>
    [...lanes].map(([id, lane]) => `${id}${lane}`).join(' ');
  const held = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ]);
  assert.equal(shown(lanesOf(bars)), 'a0 b1 c0');
  assert.equal(shown(lanesOf(bars, held)), 'a1 b2 c1');
  const moved = bars.map((bar) => (bar.id === 'c' ? { ...bar, from: 8 } : bar));
  assert.equal(shown(lanesOf(moved, held)), 'a1 b2 c0');
});

test('OFF-69 the sum of an hour is moved up where it would lie on the line of the limit', () => {
  const cases: [parts: number[], limit: number, lift: number][] = [
    [[], 56, 0],
    [[30], 56, 0],
    [[35], 56, 0],
    [[44], 56, 12.5],
    [[20, 24], 56, 11],
    [[56], 56, 0.5],
    [[30, 26, 20], 56, 0],
  ];
  for (const [parts, limit, lift] of cases) assert.equal(liftOf(parts, limit), lift);
});
