import assert from 'node:assert/strict';
import test from 'node:test';
import { type Arriving, drivingOf, findGaps, findQueue, type Ordered } from '#deliveries/gaps.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const clock = (date: Date | undefined) => date?.toISOString().slice(11, 16);
/** `P 10:00 10:20`: plate, weighed, expected; a plant other than the usual one behind it. */
const load = (text: string): Arriving => {
  const [plate = '', weighed = '', expected = '', plant = '2140'] = text.split(' ');
  return { plate, plant, weighedAt: at(weighed), arrivesAt: at(expected), isConfirmed: false };
};
const ORDER: Ordered = { startsAt: at('07:00'), endsAt: at('17:00'), open: 200, hourly: 100 };

/** Planned distance 15 min, driving time 35 min. */
const gapOf = (now: string, loads: readonly string[], order: Partial<Ordered> = {}) => {
  const usual = { now: at(now), load: 25, drivingMinutes: 35 };
  const gaps = findGaps({ ...ORDER, ...order }, loads.map(load), usual).map(
    (gap) =>
      `${gap.minutes} min from ${clock(gap.from)} after ${gap.after?.plate ?? 'nothing'}, ${gap.next?.plate ?? 'open'} ${clock(gap.until)}`,
  );
  return gaps.length === 0 ? null : gaps.join('; ');
};

const EVERY_15 = ['A 09:15 09:50', 'B 09:30 10:05', 'C 09:45 10:20'];

test('BEY-83 a gap follows from what is weighed, the planned distance and the driving time', () => {
  const cases: readonly [string, ReturnType<typeof gapOf>, string | null][] = [
    // The example of the rule: the next one could be weighed at 10:20 and be there at 10:55.
    ['nothing is weighed', gapOf('10:05', EVERY_15), '35 min from 10:20 after C, open 10:55'],
    [
      'it grows while nothing is weighed',
      gapOf('10:15', EVERY_15),
      '45 min from 10:20 after C, open 11:05',
    ],
    ['a load in time ends it', gapOf('10:05', [...EVERY_15, 'D 10:05 10:40']), null],
    [
      'a late one is named',
      gapOf('10:15', [...EVERY_15, 'D 10:15 10:50']),
      '30 min from 10:20 after C, D 10:50',
    ],
    ['the next weighing is due', gapOf('09:59', EVERY_15), null],
    ['it is late', gapOf('10:03', EVERY_15), null],
    ['it is overdue', gapOf('10:04', EVERY_15), '34 min from 10:20 after C, open 10:54'],
    ['before the first load', gapOf('07:05', []), '55 min from 07:00 after nothing, open 07:55'],
    ['20 min are none', gapOf('09:50', ['A 09:15 09:50', 'B 09:35 10:10'], { hourly: null }), null],
    ['46 min ahead', gapOf('09:34', ['A 08:40 10:20', 'B 09:31 11:30']), null],
    [
      '45 min ahead',
      gapOf('09:35', ['A 08:40 10:20', 'B 09:31 10:58']),
      '38 min from 10:20 after A, B 10:58',
    ],
    [
      'two gaps in a row',
      gapOf('10:05', ['A 09:10 09:50', 'B 09:40 10:20', 'C 10:05 10:45'], { hourly: null }),
      '30 min from 09:50 after A, B 10:20; 25 min from 10:20 after B, C 10:45; 28 min from 10:45 after C, open 11:12',
    ],
    [
      'a gap that is over',
      gapOf('11:00', ['A 09:00 09:35', 'B 10:40 10:50', 'C 10:50 11:05', 'D 11:00 11:30'], {
        hourly: 50,
      }),
      null,
    ],
    ['before the call-off', gapOf('06:59', []), null],
    ['after it', gapOf('17:00', EVERY_15), null],
    ['half a load is open', gapOf('10:05', EVERY_15, { open: 12.5 }), null],
    [
      'a slow plan needs longer gaps',
      gapOf('10:05', EVERY_15, { hourly: 50 }), // 1.5 times 30 min
      null,
    ],
    [
      'no plan: 20 min',
      gapOf('10:05', EVERY_15, { hourly: null }),
      '35 min from 10:20 after C, open 10:55',
    ],
  ];
  for (const [name, found, expected] of cases) assert.equal(found, expected, name);
});

const queueOf = (times: readonly string[], minutes = 10, points = 1) => {
  const queue = findQueue(
    times.map((time) => ({ arrivesAt: at(time) })),
    { points, minutes },
  );
  return queue && `${queue.loads.length} at ${clock(queue.at)}, ${queue.waitMinutes} min`;
};

test('BEY-84 three loads or more within ten minutes are a queue; the last one waits', () => {
  const cases: readonly [ReturnType<typeof queueOf>, string | null][] = [
    [queueOf(['10:00', '10:05']), null],
    [queueOf(['10:00', '10:05', '10:11']), null],
    [queueOf(['10:10', '10:00', '10:05']), '3 at 10:00, 10 min'],
    [queueOf(['10:00', '10:00', '10:00'], 20), '3 at 10:00, 40 min'],
    [
      queueOf(['09:00', '09:05', '09:10', '10:00', '10:02', '10:04', '10:06']),
      '4 at 10:00, 24 min',
    ],
    [queueOf(['10:00', '10:05', '10:10'], 2), '3 at 10:00, 0 min'],
  ];
  for (const [found, expected] of cases) assert.equal(found, expected);
});

test('BEY-59 as many loads as there are unloading points go together; with a point for each there is no queue', () => {
  const four = ['10:00', '10:00', '10:00', '10:00'];
  const cases: readonly [points: number, minutes: number, expected: string | null][] = [
    [1, 10, '4 at 10:00, 30 min'],
    [1, 12, '4 at 10:00, 36 min'],
    [2, 10, '4 at 10:00, 10 min'],
    [3, 10, '4 at 10:00, 10 min'],
    [4, 10, null],
    [9, 20, null],
  ];
  for (const [points, minutes, expected] of cases)
    assert.equal(queueOf(four, minutes, points), expected, `${points} points, ${minutes} min`);
});

test('BEY-83 a plant that weighs every 15 minutes, two more or less, warns of nothing all day', () => {
  const minute = (minutes: number) => new Date(at('06:25').getTime() + minutes * 60_000);
  const loads = Array.from({ length: 40 }, (_, lorry): Arriving => {
    const weighed = 15 * lorry + (lorry === 0 ? 0 : ((lorry * 7) % 5) - 2);
    return {
      plate: `${lorry}`,
      plant: '2140',
      weighedAt: minute(weighed),
      arrivesAt: minute(weighed + 35),
      isConfirmed: false,
    };
  });
  for (let now = 0; now < 15 * 39; now += 1) {
    const weighed = loads.filter(({ weighedAt }) => weighedAt <= minute(now));
    const usual = { now: minute(now), load: 25, drivingMinutes: 35 };
    assert.deepEqual(findGaps({ ...ORDER, open: 1_000 }, weighed, usual), [], `${now}`);
  }
});

test('BEY-83 each plant keeps its own distance: two that take turns, or weigh together, leave no gap', () => {
  const minute = (minutes: number) => new Date(at('06:25').getTime() + minutes * 60_000);
  for (const shift of [0, 5, 15]) {
    const loads = Array.from({ length: 40 }, (_, lorry): Arriving => {
      const isNear = lorry % 2 === 0;
      const weighed = 30 * Math.floor(lorry / 2) + (isNear ? 0 : shift);
      const driving = isNear ? 30 : 45 - shift;
      const [plant, plate] = [isNear ? '2140' : '2150', String(lorry)];
      const [weighedAt, arrivesAt] = [minute(weighed), minute(weighed + driving)];
      return { plate, plant, weighedAt, arrivesAt, isConfirmed: false };
    });
    for (let now = 40; now < 15 * 39; now += 1) {
      const weighed = loads.filter(({ weighedAt }) => weighedAt <= minute(now));
      const usual = { now: minute(now), load: 25, drivingMinutes: 35 };
      assert.deepEqual(findGaps({ ...ORDER, open: 1_000 }, weighed, usual), [], `${shift} ${now}`);
    }
  }
});

test('BEY-83 of two plants one stops: the other alone leaves gaps', () => {
  const near = ['A 08:00 08:30', 'C 08:30 09:00', 'E 09:00 09:30'];
  const far = ['B 08:00 08:45 2150', 'D 08:30 09:15 2150', 'F 09:00 09:45 2150'];
  const weighing = [...near, ...far, 'H 09:30 10:15 2150'];
  assert.equal(gapOf('09:35', [...weighing, 'G 09:30 10:00']), null);
  assert.equal(gapOf('09:37', weighing), null, 'it is late');
  assert.equal(
    gapOf('09:38', weighing),
    '30 min from 09:45 after F, H 10:15; 23 min from 10:15 after H, open 10:38',
  );
});

test('BEY-83 the way of a load that is expected counts before those that were confirmed late', () => {
  const trip = (weighed: string, arrives: string, isConfirmed: boolean) => ({
    ...{ weighedAt: at(weighed), arrivesAt: at(arrives), isConfirmed },
  });
  const late = [trip('08:00', '09:20', true), trip('08:30', '09:30', true)];
  assert.equal(drivingOf([...late, trip('09:00', '09:40', false)]), 40);
  assert.equal(drivingOf(late), 70);
  assert.equal(drivingOf([trip('08:00', '10:01', true), trip('08:00', '08:00', false)]), undefined);
});
