import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arcs, type DonutParts } from '#ui/donut-arcs.ts';

const DONUT_PX = 100;
const RADIUS_PX = 46.25;
const none: DonutParts = { delivered: 0, incoming: 0, overDelivered: 0, remaining: 0 };

/** Start and end of an arc as share of a turn from 12 o'clock. */
const turns = (path: string): [from: number, to: number] => {
  const [x1, y1, , , , , , x2, y2] = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const turn = (x = 0, y = 0) =>
    (Math.atan2(x - DONUT_PX / 2, DONUT_PX / 2 - y) / (2 * Math.PI) + 1) % 1;
  return [turn(x1, y1), turn(x2, y2)];
};
const gap = 1.2 / (2 * Math.PI * RADIUS_PX);

const cases: { title: string; parts: Partial<DonutParts>; shown: [string, number, number][] }[] = [
  {
    title: 'clockwise from 12: delivered, incoming, remainder',
    parts: { delivered: 50, incoming: 25, remaining: 25 },
    shown: [
      ['delivered', 0, 0.5],
      ['incoming', 0.5, 0.75],
      ['remaining', 0.75, 1],
    ],
  },
  {
    title: 'the green arc is delivered minus over-delivered',
    parts: { delivered: 100, overDelivered: 25 },
    shown: [
      ['delivered', 0, 0.75],
      ['overDelivered', 0.75, 1],
    ],
  },
  {
    title: 'a tiny part is lifted to 1.5 % of the ring',
    parts: { delivered: 9999, incoming: 1 },
    shown: [
      ['delivered', 0, 0.985],
      ['incoming', 0.985, 1],
    ],
  },
];

for (const { title, parts, shown } of cases) {
  test(`ring: ${title}`, () => {
    const drawn = arcs({ ...none, ...parts }, DONUT_PX);
    assert.deepEqual(
      drawn.map(({ part }) => part),
      shown.map(([part]) => part),
    );
    for (const [index, [, from, to]] of shown.entries()) {
      const [start, end] = turns(drawn[index]?.path ?? '');
      assert.ok(Math.abs(start - (from + gap / 2)) < 0.001, `${start} starts at ${from}`);
      assert.ok(Math.abs(end - (to - gap / 2)) < 0.001, `${end} ends at ${to}`);
    }
  });
}

test('ring: a single part is a whole circle without gap', () => {
  const [only, ...others] = arcs({ ...none, remaining: 7 }, DONUT_PX);
  assert.equal(others.length, 0);
  assert.equal(only?.part, 'remaining');
  const [from, to] = turns(only.path);
  assert.ok(from < 0.001 && to > 0.999);
});

test('ring: without any quantity it is all remainder', () => {
  assert.deepEqual(
    arcs(none, DONUT_PX).map(({ part }) => part),
    ['remaining'],
  );
});
