/**
 * Gaps and queues of lorries on a site, as far as weighings and confirmations tell (BEY-83, BEY-84). Estimates are
 * taken as they are; nobody is located.
 */
import { MAX_TRIP_MINUTES, percentile } from '#deliveries/driving-time.ts';

/** A load on the way, arrived or confirmed. */
export type Arriving = {
  readonly plate: string | null;
  /** Number of the plant that loaded it. */
  readonly plant: string;
  readonly weighedAt: Date;
  /** Expected, or confirmed at. */
  readonly arrivesAt: Date;
  readonly isConfirmed: boolean;
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
  /** From a plant that has loaded nothing yet. */
  readonly drivingMinutes: number;
};

/**
 * Minutes from the scale to the site, as today's loads tell; undefined without one. Estimates count before confirmations,
 * which often come late.
 */
export const drivingOf = (
  loads: readonly Pick<Arriving, 'weighedAt' | 'arrivesAt' | 'isConfirmed'>[],
): number | undefined => {
  const trips = loads
    .map((load) => ({ ...load, minutes: minutesBetween(load.weighedAt, load.arrivesAt) }))
    .filter(({ minutes }) => minutes > 0 && minutes <= MAX_TRIP_MINUTES);
  const expected = trips.filter(({ isConfirmed }) => !isConfirmed);
  return medianOf((expected.length > 0 ? expected : trips).map(({ minutes }) => minutes));
};

/** Arrivals of one plant that can be expected though nothing is weighed for them: the next one, and at which distance others follow. */
type Expected = { readonly firstAt: Date; readonly distanceMinutes: number };

/** Each plant keeps its own distance; those that take turns share the plan. */
const expectedOf = (
  loads: readonly Arriving[],
  plannedMinutes: number,
  { now, drivingMinutes }: Usual,
): readonly Expected[] => {
  const plants = [...new Set(loads.map(({ plant }) => plant))];
  const shares: readonly (readonly Arriving[])[] =
    plants.length === 0 ? [[]] : plants.map((name) => loads.filter(({ plant }) => plant === name));
  return shares.map((own) => {
    const planned = Math.max(MIN_DISTANCE_MINUTES, plannedMinutes * shares.length);
    const distanceMinutes = usualDistance(own) ?? planned;
    const weighing = nextWeighing(own, distanceMinutes, now);
    return { firstAt: later(weighing, drivingOf(own) ?? drivingMinutes), distanceMinutes };
  });
};

/** The first arrival of a plant after an instant. */
const firstAfter = ({ firstAt, distanceMinutes }: Expected, from: Date): Date => {
  const behind = minutesBetween(firstAt, from);
  return behind < 0
    ? firstAt
    : later(firstAt, (Math.floor(behind / distanceMinutes) + 1) * distanceMinutes);
};

/**
 * Gaps between two loads during a running call-off that are open or open within the next 45 minutes, the first one
 * first (BEY-83).
 */
export const findGaps = <T extends Arriving>(
  { startsAt, endsAt, open, hourly }: Ordered,
  loads: readonly T[],
  usual: Usual,
): readonly Gap<T>[] => {
  const { now, load } = usual;
  if (now < startsAt || now >= endsAt || open <= load / 2) return [];
  const planned = hourly === null || hourly === 0 ? 0 : (load / hourly) * HOUR_MINUTES;
  const longest = Math.max(MIN_GAP_MINUTES, PLANNED_FACTOR * planned);
  const known = loads.toSorted((a, b) => +a.arrivesAt - +b.arrivesAt);
  const expected = expectedOf(loads, planned, usual);
  const steps = known.map((after, at) => ({ after, next: known[at + 1] }));
  const all = known.length > 0 ? steps : [{ after: undefined, next: undefined }];
  return all.flatMap(({ after, next }) => {
    const from = after?.arrivesAt ?? startsAt;
    const unweighed = new Date(Math.min(...expected.map((one) => +firstAfter(one, from))));
    const isKnown = next !== undefined && next.arrivesAt <= unweighed;
    const until = isKnown ? next.arrivesAt : unweighed;
    const minutes = Math.round(minutesBetween(from, until));
    const isAhead = until > now && minutesBetween(now, from) <= MAX_AHEAD_MINUTES;
    if (!isAhead || minutes <= longest) return [];
    return [{ from, minutes, after, next: isKnown ? next : undefined, until }];
  });
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

/** Lorries that a site unloads at once, and for how long each. */
type Pace = { readonly points: number; readonly minutes: number };

/**
 * Most loads of one site that are expected within ten minutes of each other, three or more; null for fewer, and where
 * each of them finds a free unloading point (BEY-84, BEY-59).
 */
export const findQueue = <T extends Pick<Arriving, 'arrivesAt'>>(
  onTheWay: readonly T[],
  { points, minutes }: Pace,
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
  const isShort = longest.length < MIN_QUEUE_LOADS || longest.length <= points;
  if (!first || !last || isShort) return null;
  const spread = minutesBetween(first.arrivesAt, last.arrivesAt);
  const turns = Math.ceil(longest.length / points) - 1;
  const waitMinutes = Math.max(0, Math.round(turns * minutes - spread));
  return { at: first.arrivesAt, loads: longest, waitMinutes };
};
