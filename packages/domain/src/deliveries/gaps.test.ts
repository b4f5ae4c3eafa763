import assert from 'node:assert/strict';
import test from 'node:test';
import { type Arriving, findGap, findQueue, type Ordered } from '#deliveries/gaps.ts';

const at = (time: string): Date => new Date(`2026-11-20T${time}:00Z`);
const clock = (date: Date | undefined) => date?.toISOString().slice(11, 16);
/** `P 10:00 10:20`: plate, weighed, expected. */
const load = (text: string): Arriving => {
  const [plate = '', weighed = '', expected = ''] = text.split(' ');
  return { plate, weighedAt: at(weighed), arrivesAt: at(expected) };
};
const ORDER: Ordered = { startsAt: at('07:00'), endsAt: at('17:00'), open: 200, hourly: 100 };

/** Planned distance 15 min, driving time 35 min. */
const gapOf = (now: string, loads: readonly string[], order: Partial<Ordered> = {}) => {
  const usual = { now: at(now), load: 25, drivingMinutes: 35 };
  const gap = findGap({ ...ORDER, ...order }, loads.map(load), usual);
  return (
    gap &&
    `${gap.minutes} min from ${clock(gap.from)} after ${gap.after?.plate ?? 'nothing'}, ${gap.next?.plate ?? 'open'} ${clock(gap.until)}`
  );
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
    ['46 min ahead', gapOf('09:34', ['A 09:30 10:20', 'B 09:31 11:30']), null],
    [
      '45 min ahead',
      gapOf('09:35', ['A 09:30 10:20', 'B 09:31 11:30']),
      '70 min from 10:20 after A, B 11:30',
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

const queueOf = (times: readonly string[], unloading = 10) => {
  const queue = findQueue(
    times.map((time) => ({ arrivesAt: at(time) })),
    unloading,
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

test('BEY-83 a plant that weighs every 15 minutes, two more or less, warns of nothing all day', () => {
  const minute = (minutes: number) => new Date(at('06:25').getTime() + minutes * 60_000);
  const loads = Array.from({ length: 40 }, (_, lorry): Arriving => {
    const weighed = 15 * lorry + (lorry === 0 ? 0 : ((lorry * 7) % 5) - 2);
    return { plate: `${lorry}`, weighedAt: minute(weighed), arrivesAt: minute(weighed + 35) };
  });
  for (let now = 0; now < 15 * 39; now += 1) {
    const weighed = loads.filter(({ weighedAt }) => weighedAt <= minute(now));
    const usual = { now: minute(now), load: 25, drivingMinutes: 35 };
    assert.equal(findGap({ ...ORDER, open: 1_000 }, weighed, usual), null, `${now}`);
  }
});
