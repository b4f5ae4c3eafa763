import assert from 'node:assert/strict';
import test from 'node:test';
import { hoursOn, lineDays, standsAt, weighedWithin } from '#deliveries/line-days.ts';
import { berlinInstant } from '#values/calendar.ts';

/** `19 22:00` of November 2026 in Berlin. */
const at = (text: string): Date => {
  const [day = '', time = ''] = text.split(' ');
  return berlinInstant(`2026-11-${day}`, time);
};

test('BEY-39 a load stands at its confirmation or estimate, unless it was confirmed on a later day', () => {
  const cases: [weighed: string, arrival: string | null, isConfirmed: boolean, stands: string][] = [
    ['19 07:00', null, false, '19 07:00'],
    ['19 07:00', '19 07:35', false, '19 07:35'],
    ['19 07:00', '19 07:35', true, '19 07:35'],
    ['19 07:00', '19 16:00', true, '19 16:00'], // in the evening, all at once
    ['19 23:50', '20 00:20', true, '20 00:20'],
    ['19 23:50', '20 01:50', true, '20 01:50'],
    ['19 23:50', '20 01:51', true, '19 23:50'],
    ['19 07:00', '20 07:35', true, '19 07:00'],
    ['19 23:00', '20 02:00', false, '20 02:00'], // a plant may know that it takes long
  ];
  for (const [weighed, arrival, isConfirmed, stands] of cases) {
    const known = arrival === null ? null : { at: at(arrival), isConfirmed };
    assert.deepEqual(standsAt(at(weighed), known), at(stands), `${weighed} ${arrival}`);
  }
});

test('BEY-39 loads of a day are those weighed on it, with the night of its call-offs', () => {
  const cases: [name: string, orders: [string, string][], from: string, until: string][] = [
    ['none', [], '20 00:00', '21 00:00'],
    ['day', [['20 07:00', '20 16:00']], '20 00:00', '21 00:00'],
    ['night', [['20 22:00', '21 05:00']], '20 00:00', '21 05:00'],
    ['since the evening', [['19 22:00', '20 05:00']], '19 22:00', '21 00:00'],
    [
      'both',
      [
        ['19 20:00', '20 04:00'],
        ['20 20:00', '21 03:30'],
        ['20 20:00', '21 04:00'],
      ],
      '19 22:00',
      '21 04:00',
    ],
    ['until noon', [['20 07:00', '21 12:00']], '20 00:00', '21 12:00'],
    ['over two days', [['20 07:00', '21 12:01']], '20 00:00', '21 00:00'],
    ['over three days', [['20 07:00', '22 05:00']], '20 00:00', '21 00:00'],
    ['since the day before, into the night', [['19 07:00', '21 05:00']], '19 22:00', '21 05:00'],
    ['since the day before, over two days', [['19 07:00', '21 23:00']], '19 22:00', '21 00:00'],
  ];
  for (const [name, orders, from, until] of cases) {
    const running = orders.map(([start, end]) => ({ startsAt: at(start), endsAt: at(end) }));
    const found = weighedWithin('2026-11-20', running);
    assert.deepEqual(found, { from: at(from), until: at(until) }, name);
  }
});

test('BEY-39 of a call-off over several days a line shows the hours of its day; only a night goes on', () => {
  const cases: [starts: string, ends: string, from: string, until: string][] = [
    ['20 07:00', '20 16:00', '20 07:00', '20 16:00'],
    ['20 22:00', '21 06:00', '20 22:00', '21 06:00'],
    ['20 07:00', '21 12:00', '20 07:00', '21 12:00'],
    ['20 07:00', '21 23:00', '20 07:00', '21 00:00'],
    ['19 07:00', '20 23:00', '20 00:00', '20 23:00'],
    ['19 07:00', '21 05:00', '20 00:00', '21 05:00'],
    ['18 07:00', '23 16:00', '20 00:00', '21 00:00'],
  ];
  for (const [starts, ends, from, until] of cases) {
    const shown = hoursOn('2026-11-20', { startsAt: at(starts), endsAt: at(ends) });
    assert.deepEqual(shown, { startsAt: at(from), endsAt: at(until) }, `${starts} ${ends}`);
  }
});

test('BEY-39 a day on which clocks change has 23 or 25 hours', () => {
  const cases: [day: string, hours: number, from: string][] = [
    ['2026-03-29', 23, '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', 25, '2026-10-24T22:00:00.000Z'],
    ['2026-11-20', 24, '2026-11-19T23:00:00.000Z'],
  ];
  for (const [day, hours, begin] of cases) {
    const { from, until } = weighedWithin(day, []);
    assert.deepEqual([from.toISOString(), (+until - +from) / 3_600_000], [begin, hours], day);
  }
});

test('BEY-38 two years before and after today have a line', () => {
  assert.deepEqual(lineDays('2026-11-20'), { first: '2024-11-19', last: '2028-11-20' });
});
