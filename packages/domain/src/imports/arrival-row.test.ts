import assert from 'node:assert/strict';
import test from 'node:test';
import { checkArrival, mapArrival, unnamedField } from '#imports/arrival-row.ts';

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const ROW = {
  customer_number: '10042',
  delivery_number: '8104552',
  stage: 'on_the_way',
  expected_arrival: '2026-11-20T07:31:00+01:00',
  reported_at: '2026-11-20T07:02:00+01:00',
} as const;

test('BEY-34 BEY-36 a row is a report, an arrival of the instant at which it was known', () => {
  const now = at('06:12:00');
  const reportedAt = at('06:02:00');
  const cases = [
    [{}, { stage: 'on_the_way', arrivesAt: at('06:31:00'), reportedAt }],
    [{ stage: 'arrived' }, { stage: 'arrived', arrivesAt: reportedAt, reportedAt }],
    [{ expected_arrival: null }, { field: 'expected_arrival', code: 'required' }],
    [{ expected_arrival: undefined }, { field: 'expected_arrival', code: 'required' }],
    [{ reported_at: '2026-11-20T06:17:01Z' }, { field: 'reported_at', code: 'report_ahead' }],
  ] as const;
  for (const [change, expected] of cases)
    assert.deepEqual(mapArrival({ ...ROW, ...change }, now), expected);
  const ahead = mapArrival({ ...ROW, reported_at: '2026-11-20T06:17:00Z' }, now);
  assert.ok('stage' in ahead); // a clock may be ahead by 5 minutes
});

test('BEY-34 instants that cannot belong to the weighing are wrong fields', () => {
  const weighedAt = at('06:00:00');
  const day = 24 * 60;
  const after = (minutes: number) => new Date(weighedAt.getTime() + minutes * 60_000);
  const cases = [
    ['on_the_way', 1, 0, null],
    ['on_the_way', day, -day, null],
    ['on_the_way', 0, 0, 'expected_arrival'],
    ['on_the_way', day + 1, 0, 'expected_arrival'],
    ['on_the_way', 30, -day - 1, 'reported_at'],
    ['arrived', 30, 30, null],
    ['arrived', 0, 0, 'reported_at'],
    ['arrived', day + 1, day + 1, 'reported_at'],
  ] as const;
  for (const [stage, arrives, reported, field] of cases) {
    const report = { stage, arrivesAt: after(arrives), reportedAt: after(reported) };
    const expected = field && { field, code: 'arrival_time' };
    assert.deepEqual(checkArrival(report, weighedAt), expected, `${stage} ${arrives} ${reported}`);
  }
});

test('BEY-35 a field that is not named is found, inside a value and in a list too', () => {
  const named = Object.keys(ROW);
  const cases = [
    [ROW, null],
    [{ ...ROW, latitude: 52.2 }, 'latitude'],
    [{ ...ROW, stage: { driver: 'x' } }, 'stage.driver'],
    [{ ...ROW, expected_arrival: [52.2, 9.4] }, 'expected_arrival.0'],
    [[52.2, 9.4], '0'],
    [JSON.parse('{"__proto__": {"latitude": 1}}'), '__proto__'],
    ['52.2', null],
    [null, null],
  ];
  for (const [row, field] of cases) assert.equal(unnamedField(row, named), field);
});
