/**
 * Gaps and queues of lorries on a site, as far as weighings and confirmations tell (BEY-83, BEY-84). Estimates are
 * taken as they are; nobody is located.
 */
import { percentile } from '#deliveries/driving-time.ts';

/** A load on the way, arrived or confirmed. */
export type Arriving = {
  readonly plate: string | null;
  readonly weighedAt: Date;
  /** Expected, or confirmed at. */
  readonly arrivesAt: Date;
};

/** Call-offs of one material on one site, as one. */
export type Ordered = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Called off and not weighed yet. */
  readonly open: number;
  /** Wanted per hour; null where nothing is said. */
  readonly hourly: number | null;
};

export type Gap<T = Arriving> = {
  readonly from: Date;
  readonly minutes: number;
  /** The load before; undefined before the first. */
  readonly after: T | undefined;
  /** The load that ends it; undefined while none is weighed, so that it may become longer. */
  readonly next: T | undefined;
  /** When the next load can be there. */
  readonly until: Date;
};

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** A gap is longer than this, and than half as much again as the planned distance of two loads. */
const MIN_GAP_MINUTES = 20;
const PLANNED_FACTOR = 1.5;
/** Nobody is warned earlier. */
const MAX_AHEAD_MINUTES = 45;
const MIN_DISTANCE_MINUTES = 5;

const minutesBetween = (from: Date, until: Date): number =>
  (until.getTime() - from.getTime()) / MINUTE_MS;
const later = (from: Date, minutes: number): Date => new Date(from.getTime() + minutes * MINUTE_MS);

/** The median; undefined for none. */
export const medianOf = (numbers: readonly number[]): number | undefined =>
  numbers.length === 0
    ? undefined
    : percentile(
        numbers.toSorted((a, b) => a - b),
        0.5,
      );

/** Usual minutes between two weighings, at least five; undefined before the second. */
const usualDistance = (loads: readonly Pick<Arriving, 'weighedAt'>[]): number | undefined => {
  const times = loads.map(({ weighedAt }) => weighedAt).toSorted((a, b) => +a - +b);
  const distances = times.slice(1).map((time, at) => minutesBetween(times[at] ?? time, time));
  const median = medianOf(distances);
  return median === undefined ? undefined : Math.max(MIN_DISTANCE_MINUTES, median);
};

/** A weighing is overdue once it is late by a quarter of the usual distance. */
const OVERDUE_FACTOR = 1.25;

/** The next weighing at the usual distance from the last one; once it is overdue nothing is known but that distance. */
const nextWeighing = (
  loads: readonly Pick<Arriving, 'weighedAt'>[],
  distanceMinutes: number,
  now: Date,
): Date => {
  const last = loads.map(({ weighedAt }) => weighedAt).toSorted((a, b) => +b - +a)[0];
  if (!last || minutesBetween(last, now) > OVERDUE_FACTOR * distanceMinutes)
    return later(now, distanceMinutes);
  const due = later(last, distanceMinutes);
  return due > now ? due : now;
};

type Usual = {
  readonly now: Date;
  /** Quantity of a load. */
  readonly load: number;
  readonly drivingMinutes: number;
};

/**
 * The next gap between two loads during a running call-off; null for none within the next 45 minutes (BEY-83).
 */
export const findGap = <T extends Arriving>(
  { startsAt, endsAt, open, hourly }: Ordered,
  loads: readonly T[],
  { now, load, drivingMinutes }: Usual,
): Gap<T> | null => {
  if (now < startsAt || now >= endsAt || open <= load / 2) return null;
  const planned = hourly === null || hourly === 0 ? 0 : (load / hourly) * HOUR_MINUTES;
  const longest = Math.max(MIN_GAP_MINUTES, PLANNED_FACTOR * planned);
  const known = loads.toSorted((a, b) => +a.arrivesAt - +b.arrivesAt);
  const distance = usualDistance(loads) ?? Math.max(MIN_DISTANCE_MINUTES, planned);
  const unweighed = later(nextWeighing(loads, distance, now), drivingMinutes);
  const steps = known.map((after, at) => ({ after, next: known[at + 1] }));
  const all = known.length > 0 ? steps : [{ after: undefined, next: undefined }];
  for (const { after, next } of all) {
    const from = after?.arrivesAt ?? startsAt;
    const until = next?.arrivesAt ?? unweighed;
    const minutes = Math.round(minutesBetween(from, until));
    const isAhead = until > now && minutesBetween(now, from) <= MAX_AHEAD_MINUTES;
    if (isAhead && minutes > longest) return { from, minutes, after, next, until };
  }
  return null;
};

export type Queue<T> = {
  /** When the first of them comes. */
  readonly at: Date;
  readonly loads: readonly T[];
  /** Minutes for which the last one waits. */
  readonly waitMinutes: number;
};

const MIN_QUEUE_LOADS = 3;
const QUEUE_SPREAD_MINUTES = 10;

/** Most loads of one site that are expected within ten minutes of each other, three or more; null for fewer (BEY-84). */
export const findQueue = <T extends Pick<Arriving, 'arrivesAt'>>(
  onTheWay: readonly T[],
  unloadingMinutes: number,
): Queue<T> | null => {
  const sorted = onTheWay.toSorted((a, b) => +a.arrivesAt - +b.arrivesAt);
  let longest: readonly T[] = [];
  for (const [at, first] of sorted.entries()) {
    const near = sorted
      .slice(at)
      .filter(
        ({ arrivesAt }) => minutesBetween(first.arrivesAt, arrivesAt) <= QUEUE_SPREAD_MINUTES,
      );
    if (near.length > longest.length) longest = near;
  }
  const [first, last] = [longest[0], longest.at(-1)];
  if (!first || !last || longest.length < MIN_QUEUE_LOADS) return null;
  const spread = minutesBetween(first.arrivesAt, last.arrivesAt);
  const waitMinutes = Math.max(0, Math.round((longest.length - 1) * unloadingMinutes - spread));
  return { at: first.arrivesAt, loads: longest, waitMinutes };
};
