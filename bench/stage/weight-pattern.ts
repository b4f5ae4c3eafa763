/** Weighing tickets of a plant over some days, honest ones and some at which something is odd; the same for a seed. */
import type { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { createRandom } from './random.ts';

type Kind = (typeof WEIGHT_CHECKS)[number];

export type PlannedTicket = {
  readonly number: string;
  readonly source: 'vas' | 'di';
  /** `small`: its target is used up by four loads. */
  readonly contract: 'site' | 'small';
  readonly plate: string;
  /** Days before today. */
  readonly daysAgo: number;
  /** After midnight, local. */
  readonly minute: number;
  readonly tareKg: number;
  readonly netKg: number;
  readonly isStored: boolean;
  /** `other`: nobody called it off. */
  readonly material: 'called' | 'other';
  /** `day`: of its day; `small`: used up by one load; `foreign`: of another site. */
  readonly callOff: 'day' | 'small' | 'foreign' | null;
  /** Empty: an honest ticket. */
  readonly expected: readonly Kind[];
};

export const PATTERN_DAYS = 5;
const LORRIES = 10;
const ROUNDS = 9;
const BEGIN_MINUTES = 6 * 60;
const ROUND_MINUTES = 72;
/** Scales show steps of 20 kg. */
const SCALE_STEP_KG = 20;
const FUEL_KG_PER_ROUND = 25;
const MUD_KG = 80;
const MAX_GROSS_KG = 40_000;
const ODDITIES = 4;

const onScale = (kg: number): number => Math.round(kg / SCALE_STEP_KG) * SCALE_STEP_KG;

type Fields = Partial<PlannedTicket>;

/** Tickets of one plant; numbers begin with `prefix`. */
export const weightPattern = (prefix: string, seed: string): PlannedTicket[] => {
  const random = createRandom(seed);
  const tickets: PlannedTicket[] = [];
  const add = (fields: Fields): PlannedTicket => {
    const ticket: PlannedTicket = {
      number: `${prefix}${String(tickets.length).padStart(4, '0')}`,
      source: 'vas',
      contract: 'site',
      plate: `HM HX ${1000 + tickets.length}`,
      daysAgo: 1,
      minute: BEGIN_MINUTES,
      tareKg: onScale(14_000 + random() * 1000),
      netKg: 25_000,
      isStored: false,
      material: 'called',
      callOff: null,
      expected: [],
      ...fields,
    };
    tickets.push(ticket);
    return ticket;
  };
  for (let daysAgo = PATTERN_DAYS; daysAgo >= 1; daysAgo -= 1) {
    for (let lorry = 0; lorry < LORRIES; lorry += 1) {
      const empty = 14_000 + random() * 1200;
      for (let round = 0; round < ROUNDS; round += 1) {
        const tareKg = onScale(empty - round * FUEL_KG_PER_ROUND + random() * MUD_KG);
        const most = Math.min(26_500, MAX_GROSS_KG - tareKg);
        add({
          ...{ plate: `HM ET ${100 + lorry}`, daysAgo, tareKg },
          netKg: onScale(most - random() * 1500 - SCALE_STEP_KG),
          minute: BEGIN_MINUTES + round * ROUND_MINUTES + Math.floor(random() * 8) + lorry,
          callOff: random() < 0.5 ? 'day' : null,
        });
      }
    }
  }
  const honest = tickets.filter(({ daysAgo }) => daysAgo === PATTERN_DAYS);
  for (let at = 0; at < ODDITIES; at += 1) {
    const [tare, trip] = [`HM TA ${at + 1}`, `HM TR ${at + 1}`];
    for (const [round, expected] of [[], [], ['tare'] as const].entries())
      add({ plate: tare, tareKg: 14_600, minute: BEGIN_MINUTES + round * 90, expected });
    add({ isStored: true, expected: ['tare'] });
    add({ tareKg: 14_600, netKg: 25_520 + at * 300, expected: ['gross'] });
    add({ plate: trip });
    add({ plate: trip, minute: BEGIN_MINUTES + 35 + at, expected: ['trip'] });
    add({ number: honest[at]?.number ?? '', source: 'di', expected: ['number'] });
    add({ material: 'other', expected: ['other_grade'] });
    add({ callOff: 'foreign', expected: ['other_site'] });
  }
  for (const [round, expected] of [[], ['calloff'] as const, ['calloff'] as const].entries())
    add({ callOff: 'small', minute: BEGIN_MINUTES + round * 10, expected });
  for (const [round, expected] of [[], [], [], [], ['target'] as const].entries())
    add({ contract: 'small', minute: BEGIN_MINUTES + round * 10, expected });
  return tickets;
};
