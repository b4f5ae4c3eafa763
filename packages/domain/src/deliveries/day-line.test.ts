import assert from 'node:assert/strict';
import test from 'node:test';
import { hitOn, layDayLine, type LineLoad } from '#deliveries/day-line.ts';
import { berlinInstant, berlinTime } from '#values/calendar.ts';

const DATE = '2026-11-20';
/** Berlin time of the day, `+` of the next one. */
const at = (time: string, date = DATE): Date => {
  const instant = berlinInstant(date, time.replace('+', ''));
  return time.startsWith('+') ? new Date(instant.getTime() + 24 * 3_600_000) : instant;
};
type Order = readonly [row: string, from: string, until: string];
type Load = readonly [row: string, weighed: string, at: string, stage: LineLoad['stage']];

const lay = (orders: readonly Order[], loads: readonly Load[], now: string | null, date = DATE) =>
  layDayLine(
    {
      date,
      orders: orders.map(([row, from, until], place) => ({
        ...{ id: `order ${place}`, row },
        startsAt: at(from, date),
        endsAt: at(until, date),
      })),
      loads: loads.map(([row, weighed, arrives, stage], place) => ({
        ...{ id: `load ${place}`, row, stage },
        weighedAt: at(weighed, date),
        at: at(arrives, date),
      })),
    },
    now === null ? null : at(now, date),
  );

test('BEY-120 the axis runs in whole hours from an hour before to an hour after, 8 to 16 of them', () => {
  const cases: [
    name: string,
    orders: Order[],
    loads: Load[],
    now: string,
    axis: [first: string, last: string, hours: number],
    nowPercent: number | null,
  ][] = [
    ['short', [['a', '09:00', '11:00']], [], '10:00', ['08:00', '16:00', 8], 25],
    ['half hours', [['a', '06:30', '15:30']], [], '11:00', ['05:00', '17:00', 12], 50],
    ['as long as shown', [['a', '05:00', '19:00']], [], '04:00', ['04:00', '20:00', 16], 0],
    ['longer, early', [['a', '04:00', '22:00']], [], '05:00', ['03:00', '19:00', 16], 12.5],
    ['longer, noon', [['a', '04:00', '22:00']], [], '13:00', ['05:00', '21:00', 16], 50],
    ['longer, late', [['a', '04:00', '22:00']], [], '21:00', ['07:00', '23:00', 16], 87.5],
    ['night', [['a', '22:00', '+06:00']], [], '+02:00', ['21:00', '07:00', 10], 50],
    ['over two days', [['a', '07:00', '+23:00']], [], '20:00', ['09:00', '01:00', 16], 68.8],
    ['not yet', [['a', '12:00', '18:00']], [], '09:00', ['11:00', '19:00', 8], null],
    [
      'weighed before',
      [['a', '09:00', '11:00']],
      [['a', '07:10', '07:45', 'confirmed']],
      '10:00',
      ['06:00', '14:00', 8],
      50,
    ],
    [
      'arrives after',
      [['a', '07:00', '15:00']],
      [['a', '14:50', '15:20', 'on_the_way']],
      '15:00',
      ['06:00', '17:00', 11],
      81.8,
    ],
  ];
  for (const [name, orders, loads, now, axis, nowPercent] of cases) {
    const line = lay(orders, loads, now);
    assert.ok(line, name);
    const [first, last] = [line.hours[0], line.hours.at(-1)];
    const found = [first, last].map((hour) => hour && berlinTime(hour.at));
    assert.deepEqual([...found, line.hours.length - 1], axis, name);
    assert.equal(line.now === null ? null : Math.round(line.now * 10) / 10, nowPercent, name);
  }
});

test('BEY-123 a day without now has no line of it; a longer one shows the hours with most loads', () => {
  const done = (weighed: string, confirmed: string): Load => ['a', weighed, confirmed, 'confirmed'];
  const long: Order[] = [['a', '02:00', '+01:00']];
  const cases: [
    name: string,
    orders: Order[],
    loads: Load[],
    axis: [first: string, last: string, hours: number],
    outside: number,
  ][] = [
    ['short', [['a', '09:00', '11:00']], [], ['08:00', '16:00', 8], 0],
    ['night', [['a', '22:00', '+06:00']], [done('+01:00', '+01:30')], ['21:00', '07:00', 10], 0],
    ['long, nothing came', long, [], ['01:00', '17:00', 16], 0],
    [
      'long, early',
      long,
      [done('02:10', '02:40'), done('16:00', '16:30')],
      ['01:00', '17:00', 16],
      0,
    ],
    [
      'long, late',
      long,
      [done('17:10', '17:40'), done('21:00', '21:30')],
      ['06:00', '22:00', 16],
      0,
    ],
    [
      'long, both',
      long,
      [done('02:10', '02:40'), done('20:00', '20:30'), done('21:00', '21:30')],
      ['06:00', '22:00', 16],
      1,
    ],
  ];
  for (const [name, orders, loads, axis, outside] of cases) {
    const line = lay(orders, loads, null);
    assert.ok(line, name);
    const [first, last] = [line.hours[0], line.hours.at(-1)];
    const found = [first, last].map((hour) => hour && berlinTime(hour.at));
    assert.deepEqual([...found, line.hours.length - 1], axis, name);
    assert.deepEqual(
      [line.now, line.outside, line.loads.length],
      [null, outside, loads.length],
      name,
    );
  }
});

test('BEY-120 an hour that clocks skip or repeat is none or two on the axis', () => {
  const shown = (date: string) =>
    lay([['a', '01:00', '08:00']], [], '04:00', date)?.hours.map((hour) => berlinTime(hour.at));
  const [night, morning] = [
    ['00:00', '01:00'],
    ['04:00', '05:00', '06:00', '07:00', '08:00', '09:00'],
  ];
  assert.deepEqual(shown('2026-03-29'), [...night, '03:00', ...morning]);
  assert.deepEqual(shown('2026-10-25'), [...night, '02:00', '02:00', '03:00', ...morning]);
});

test('BEY-120 BEY-137 loads on their way within five minutes are one tick, others one each below it', () => {
  const line = lay(
    [['a', '07:00', '13:00']],
    [
      ['a', '09:50', '10:12', 'on_the_way'],
      ['a', '09:40', '10:08', 'on_the_way'],
      ['a', '09:41', '10:13', 'on_the_way'],
      ['a', '09:42', '10:14', 'on_the_way'],
      ['a', '07:00', '07:30', 'confirmed'],
      ['a', '07:01', '07:31', 'confirmed'],
      ['a', '09:20', '09:50', 'arrived'],
      ['b', '09:42', '10:08', 'on_the_way'],
    ],
    '10:00',
  );
  const ticks = line?.rows.map((row) =>
    row.ticks.map(({ stage, loads }) => [stage, ...loads.map(({ id }) => id.slice(5))].join(' ')),
  );
  assert.deepEqual(ticks, [
    ['confirmed 4', 'confirmed 5', 'arrived 6', 'on_the_way 3', 'on_the_way 1 0 2'],
    ['on_the_way 7'],
  ]);
});

test('BEY-121 materials stand by their first call-off, those without one last', () => {
  const rows = lay(
    [
      ['late', '10:00', '12:00'],
      ['early', '07:00', '09:00'],
      ['early', '13:00', '15:00'],
    ],
    [['none', '06:00', '06:30', 'confirmed']],
    '10:00',
  )?.rows;
  const shown = rows?.map(({ key, bars, ticks }) => [key, bars.length, ticks.length]);
  assert.deepEqual(shown, [
    ['early', 2, 0],
    ['late', 1, 0],
    ['none', 0, 1],
  ]);
});

test('BEY-120 nothing of today is no line, a load of yesterday that waits is not on it', () => {
  assert.equal(lay([], [], '10:00'), null);
  const yesterday = new Date(at('16:00').getTime() - 24 * 3_600_000);
  const waiting = { id: '1', row: 'a', weighedAt: yesterday, at: yesterday } as const;
  const loads = [{ ...waiting, stage: 'arrived' as const }];
  assert.equal(layDayLine({ date: DATE, orders: [], loads }, at('10:00')), null);
});

test('BEY-120 BEY-146 a call-off that runs since the evening before begins at midnight, where it is cut', () => {
  const startsAt = berlinInstant('2026-11-19', '20:00');
  const orders = [{ id: '1', row: 'a', startsAt, endsAt: at('05:00') }];
  const line = layDayLine({ date: DATE, orders, loads: [] }, at('02:00'));
  assert.deepEqual(
    line?.hours.filter((_, hour) => hour === 0 || hour === 8).map((hour) => berlinTime(hour.at)),
    ['23:00', '07:00'],
  );
  assert.deepEqual(line.rows[0]?.bars, [{ id: '1', left: 12.5, width: 62.5, cut: ['start'] }]);
});

test('BEY-146 a bar is cut where the axis or the day ends before it does, and nowhere else', () => {
  const cases: [name: string, order: Order, now: string | null, cut: string[]][] = [
    ['within', ['a', '07:00', '15:00'], '10:00', []],
    ['a night', ['a', '22:00', '+06:00'], '+02:00', []],
    ['a long day, early', ['a', '04:00', '22:00'], '05:00', ['end']],
    ['a long day, noon', ['a', '04:00', '22:00'], '13:00', ['start', 'end']],
    ['a long day, late', ['a', '04:00', '22:00'], '21:00', ['start']],
    ['over two days', ['a', '12:00', '+23:00'], '20:00', ['end']],
    ['over two days, another day', ['a', '12:00', '+23:00'], null, ['end']],
  ];
  for (const [name, order, now, cut] of cases)
    assert.deepEqual(lay([order], [], now)?.rows[0]?.bars[0]?.cut, cut, name);
});

test('BEY-121 a finger hits the nearest tick within 24 px, otherwise the bar', () => {
  const row = lay(
    [['a', '07:00', '13:00']],
    [
      ['a', '07:00', '08:00', 'confirmed'],
      ['a', '07:10', '08:20', 'confirmed'],
    ],
    '10:00',
  )?.rows[0];
  assert.ok(row);
  const cases: [x: number, hit: string | null][] = [
    [79, 'load 0'], // 06:00 is 0, an hour 40 px: ticks at 80 and 93.3, the bar from 40 to 280
    [88, 'load 1'],
    [117, 'load 1'],
    [118, 'order 0'],
    [45, 'order 0'],
    [30, null],
    [290, null],
  ];
  const hitAt = (x: number): string | null => {
    const found = hitOn(row, x, 320);
    return found && ('load' in found ? found.load.id : found.callOff);
  };
  for (const [x, hit] of cases) assert.equal(hitAt(x), hit, `${x} px`);
});
