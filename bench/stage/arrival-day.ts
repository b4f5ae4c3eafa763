/** Seeded days of lorries from two plants to one site: steady ones, and one with what goes wrong on a real day. */
import { createRandom } from './random.ts';

export type PlannedTrip = {
  readonly plate: string;
  readonly plant: (typeof PLANTS)[number];
  readonly weighedAt: Date;
  /** On site, as nobody but the seed knows. */
  readonly arrivesAt: Date;
  /** When the foreman taps. */
  readonly confirmedAt: Date;
};

/** Two ways of different length, both of them busier in the morning. */
export const PLANTS = [
  { number: '2140', name: 'Asphaltwerk Lauenau', drivingMinutes: 30 },
  { number: '2150', name: 'Asphaltwerk Hannover', drivingMinutes: 45 },
] as const;

export const TRIPS = 40;
export const DAY_HOURS = 10;
export const SPACING_MINUTES = (DAY_HOURS * 60) / TRIPS;
const MINUTE_MS = 60_000;
const RUSH_MINUTES = { from: 30, until: 120 } as const;
const RUSH_FACTOR = 1.1;
/** Places of the pattern that are disturbed, in trips of the day. */
const STANDSTILL = { from: 12, until: 16 } as const;
const ONE_PLANT_STOPS = { from: 22, until: 28 } as const;
const BUNCH = { from: 33, until: 36 } as const;
const BUNCH_SPACING_MINUTES = 2;

/** Nearly normal, within three times the deviation. */
const around = (random: () => number, deviation: number): number =>
  (random() + random() + random() + random() - 2) * Math.sqrt(3) * deviation;

/** Trips of a day that begins at `start`, in the order of their weighing. */
export const arrivalDay = (seed: string, start: Date, isDisturbed: boolean): PlannedTrip[] => {
  const random = createRandom(seed);
  const later = (minutes: number) => new Date(start.getTime() + Math.round(minutes) * MINUTE_MS);
  const trips: PlannedTrip[] = [];
  for (let at = 0; at < TRIPS; at += 1) {
    const plant = PLANTS[at % 2 === 0 ? 0 : 1];
    const isIn = ({ from, until }: { readonly from: number; readonly until: number }) =>
      isDisturbed && at >= from && at < until;
    // The same chances are drawn on both kinds of day.
    const jitter = around(random, 1.2);
    const noise = around(random, 2.5);
    const [slow, tap, late] = [random(), random(), random()];
    const due = isIn(BUNCH)
      ? BUNCH.until * SPACING_MINUTES + (at - BUNCH.until) * BUNCH_SPACING_MINUTES
      : (at + 3) * SPACING_MINUTES + jitter;
    const leaves = due - plant.drivingMinutes;
    const isRush = leaves > RUSH_MINUTES.from && leaves < RUSH_MINUTES.until;
    const driving =
      plant.drivingMinutes * (isRush ? RUSH_FACTOR : 1) + noise + (slow < 0.1 ? 40 * slow : 0);
    const tapMinutes = late < 0.1 ? 10 + 15 * tap : 1 + 3 * tap;
    if (isIn(STANDSTILL) || (isIn(ONE_PLANT_STOPS) && plant === PLANTS[0])) continue;
    trips.push({
      plate: `HM AD ${100 + at}`,
      plant,
      weighedAt: later(leaves),
      arrivesAt: later(leaves + driving),
      confirmedAt: later(leaves + driving + tapMinutes),
    });
  }
  return trips.toSorted((a, b) => Number(a.weighedAt) - Number(b.weighedAt));
};

type TrueGap = { readonly opensAt: Date; readonly closesAt: Date };

/** Times between two arrivals that are longer than a limit. */
export const trueGaps = (
  trips: readonly Pick<PlannedTrip, 'arrivesAt'>[],
  limitMinutes: number,
): TrueGap[] => {
  const times = trips.map(({ arrivesAt }) => arrivesAt).toSorted((a, b) => +a - +b);
  return times.slice(1).flatMap((closesAt, at) => {
    const opensAt = times[at] ?? closesAt;
    return closesAt.getTime() - opensAt.getTime() > limitMinutes * MINUTE_MS
      ? [{ opensAt, closesAt }]
      : [];
  });
};

/** First arrivals of groups of three or more within ten minutes. */
export const trueQueues = (trips: readonly Pick<PlannedTrip, 'arrivesAt'>[]): Date[] => {
  const times = trips.map(({ arrivesAt }) => arrivesAt).toSorted((a, b) => +a - +b);
  const firsts: Date[] = [];
  let until = 0;
  for (const [at, first] of times.entries()) {
    const third = times[at + 2];
    if (first.getTime() <= until || third === undefined) continue;
    if (third.getTime() - first.getTime() > 10 * MINUTE_MS) continue;
    firsts.push(first);
    until = first.getTime() + 10 * MINUTE_MS;
  }
  return firsts;
};
