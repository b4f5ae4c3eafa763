/** The loads and call-offs of a day on an axis of hours; places are percents of it (BEY-120, BEY-121). */
import { hoursOn } from '#deliveries/line-days.ts';
import { berlinDay } from '#values/calendar.ts';
import { grouped } from '#values/grouped.ts';

export type LineStage = 'confirmed' | 'arrived' | 'on_the_way';

export type LineLoad = {
  readonly id: string;
  /** Material and unit, as its row. */
  readonly row: string;
  readonly weighedAt: Date;
  /** Expected, or confirmed at. */
  readonly at: Date;
  readonly stage: LineStage;
};

type Hours = { readonly startsAt: Date; readonly endsAt: Date };
type LineOrder = Hours & { readonly id: string; readonly row: string };

/** A stretch of the axis. */
export type Stretch = { readonly left: number; readonly width: number };
type Bar = Stretch & {
  readonly id: string;
  /** Ends beyond which it goes on: the axis or the day cuts it off there (BEY-146). */
  readonly cut: readonly ('start' | 'end')[];
};
type Tick<T = LineLoad> = {
  readonly place: number;
  readonly stage: LineStage;
  /** Several only on their way. */
  readonly loads: readonly [T, ...T[]];
};
export type Row<T = LineLoad> = {
  readonly key: string;
  readonly bars: readonly Bar[];
  readonly ticks: readonly Tick<T>[];
};

export type DayLine<T = LineLoad> = {
  readonly hours: readonly { readonly at: Date; readonly place: number }[];
  /** Null while it lies outside. */
  readonly now: number | null;
  readonly rows: readonly Row<T>[];
  /** Those of the day, as they come. */
  readonly loads: readonly T[];
  /** How many of them are not on the axis. */
  readonly outside: number;
  /** Null where nothing of it is on the axis. */
  readonly stretch: (from: Date, until: Date) => Stretch | null;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MIN_HOURS = 8;
const MAX_HOURS = 16;
const CLUSTER_MINUTES = 5;

type Axis = { readonly from: number; readonly until: number };

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The hour from which most loads are on the axis, the earliest of several. */
const fullestFrom = (first: number, last: number, loads: readonly LineLoad[]): number => {
  const hours = Array.from({ length: last - first + 1 }, (_, hour) => first + hour);
  const countFrom = (hour: number) => {
    const axis = { from: hour * HOUR_MS, until: (hour + MAX_HOURS) * HOUR_MS };
    return loads.filter(({ at }) => isOn(placeOn(axis, at))).length;
  };
  const counts = hours.map(countFrom);
  return first + counts.indexOf(Math.max(...counts));
};

/** Whole hours, which are those of UTC in Berlin too; a longer day shows those around now, otherwise those with most loads. */
const axisOf = (times: readonly number[], loads: readonly LineLoad[], now: Date | null): Axis => {
  const first = Math.floor(Math.min(...times) / HOUR_MS - 1);
  const last = Math.max(first + MIN_HOURS, Math.ceil(Math.max(...times) / HOUR_MS + 1));
  const latest = Math.max(first, last - MAX_HOURS);
  const from = now
    ? clamp(Math.floor(now.getTime() / HOUR_MS) - MAX_HOURS / 2, first, latest)
    : fullestFrom(first, latest, loads);
  return { from: from * HOUR_MS, until: Math.min(last, from + MAX_HOURS) * HOUR_MS };
};

const placeOn = ({ from, until }: Axis, at: Date): number =>
  (100 * (at.getTime() - from)) / (until - from);

const stretchOn = (axis: Axis, from: Date, until: Date): Stretch | null => {
  const [left, right] = [from, until].map((at) => clamp(placeOn(axis, at), 0, 100));
  return left === undefined || right === undefined || right <= left
    ? null
    : { left, width: right - left };
};

/** The bar of a call-off by the hours that this day shows of it. */
const barOf = (axis: Axis, order: LineOrder, { startsAt, endsAt }: Hours): Bar | null => {
  const place = stretchOn(axis, startsAt, endsAt);
  if (!place) return null;
  const isCut = {
    start: order.startsAt.getTime() < Math.max(axis.from, startsAt.getTime()),
    end: order.endsAt.getTime() > Math.min(axis.until, endsAt.getTime()),
  };
  return { id: order.id, ...place, cut: (['start', 'end'] as const).filter((end) => isCut[end]) };
};

const isOn = (place: number): boolean => place >= 0 && place <= 100;

const byTime = (one: LineLoad, other: LineLoad): number => one.at.getTime() - other.at.getTime();

/** Loads that come first, one tick each, and those on their way that come together as one. */
const clustersOf = <T extends LineLoad>(sorted: readonly T[]): [T, ...T[]][] => {
  const clusters: [T, ...T[]][] = [];
  for (const load of sorted) {
    const last = clusters.at(-1);
    const isNear =
      last?.[0].stage === 'on_the_way' &&
      load.stage === 'on_the_way' &&
      load.at.getTime() - last[0].at.getTime() <= CLUSTER_MINUTES * MINUTE_MS;
    if (isNear) last.push(load);
    else clusters.push([load]);
  }
  return clusters;
};

const STAGES: readonly LineStage[] = ['confirmed', 'arrived', 'on_the_way'];

/** Later stages come last, and after all single ones those with a number, so that they are drawn above (BEY-137). */
const ticksOf = <T extends LineLoad>(axis: Axis, loads: readonly T[]): readonly Tick<T>[] =>
  STAGES.flatMap((stage) =>
    clustersOf(loads.filter((load) => load.stage === stage)).map((together) => {
      const last = together.at(-1) ?? together[0];
      const place = (placeOn(axis, together[0].at) + placeOn(axis, last.at)) / 2;
      return { place, stage, loads: together };
    }),
  )
    .filter(({ place }) => isOn(place))
    .toSorted((one, other) => Number(one.loads.length > 1) - Number(other.loads.length > 1));

type Day<T> = {
  /** `YYYY-MM-DD` in Berlin. */
  readonly date: string;
  readonly loads: readonly T[];
  readonly orders: readonly LineOrder[];
};

/**
 * The line of a day; null where nothing is called off or weighed. Loads that wait since the day before are not on it; a
 * call-off shows its hours of this day. On another day than today `now` is null.
 */
export const layDayLine = <T extends LineLoad>(
  day: Day<T>,
  now: Date | null,
): DayLine<T> | null => {
  const orders = day.orders
    .map((order) => ({ order, row: order.row, hours: hoursOn(day.date, order) }))
    .toSorted((a, b) => a.hours.startsAt.getTime() - b.hours.startsAt.getTime());
  const loads = day.loads.filter(({ at }) => berlinDay(at) >= day.date).toSorted(byTime);
  const times = [
    ...orders.flatMap(({ hours: { startsAt, endsAt } }) => [startsAt, endsAt]),
    ...loads.flatMap(({ weighedAt, at }) => [weighedAt, at]),
  ].map((at) => at.getTime());
  if (times.length === 0) return null;
  const axis = axisOf(times, loads, now);
  const count = (axis.until - axis.from) / HOUR_MS;
  const hours = Array.from({ length: count + 1 }, (_, hour) => ({
    at: new Date(axis.from + hour * HOUR_MS),
    place: (100 * hour) / count,
  }));
  const stretch = (from: Date, until: Date) => stretchOn(axis, from, until);
  const rows = grouped([...orders, ...loads], ({ row }) => row).map(([key]) => ({
    key,
    bars: orders.flatMap(({ order, row, hours: shown }) => {
      const bar = row === key ? barOf(axis, order, shown) : null;
      return bar ? [bar] : [];
    }),
    ticks: ticksOf(
      axis,
      loads.filter(({ row }) => row === key),
    ),
  }));
  const place = now && placeOn(axis, now);
  const outside = loads.filter(({ at }) => !isOn(placeOn(axis, at))).length;
  return {
    ...{ hours, rows, loads, outside, stretch },
    now: place !== null && isOn(place) ? place : null,
  };
};

/** A finger hits a tick within so many pixels. */
const REACH_PX = 24;

type Hit<T> = { readonly load: T } | { readonly callOff: string };

/** Under a finger: the nearest tick within reach, otherwise the bar; null for neither. */
export const hitOn = <T>({ ticks, bars }: Row<T>, x: number, width: number): Hit<T> | null => {
  const distance = ({ place }: Tick<T>) => Math.abs((place / 100) * width - x);
  const [nearest] = ticks.toSorted((a, b) => distance(a) - distance(b));
  if (nearest && distance(nearest) <= REACH_PX) return { load: nearest.loads[0] };
  const place = (100 * x) / width;
  const bar = bars.find(({ left, width: wide }) => place >= left && place <= left + wide);
  return bar ? { callOff: bar.id } : null;
};
