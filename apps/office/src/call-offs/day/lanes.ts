import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import type { Span } from '#call-offs/day/axis.ts';

type Bar = Span & { readonly id: string; readonly status: number };

/** A bar is drawn at least this long. */
const MIN_HOURS = 0.4;

/** The lane of each bar, counted from 0: confirmed ones first, by begin, each in the first lane that has room. */
export const lanesOf = (bars: readonly Bar[]): ReadonlyMap<string, number> => {
  const lanes: Span[][] = [];
  const laneOf = new Map<string, number>();
  for (const { id, from, until } of bars.toSorted(byPlace)) {
    const span = { from, until: Math.max(until, from + MIN_HOURS) };
    const free = lanes.findIndex((lane) => lane.every((one) => isApart(one, span)));
    const lane = free === -1 ? lanes.length : free;
    (lanes[lane] ??= []).push(span);
    laneOf.set(id, lane);
  }
  return laneOf;
};

const isApart = (one: Span, other: Span): boolean =>
  one.until <= other.from || other.until <= one.from;

const isOpen = ({ status }: Bar): number => Number(status !== CALL_OFF_STATUS.confirmed);

const byPlace = (a: Bar, b: Bar): number =>
  isOpen(a) - isOpen(b) || a.from - b.from || b.until - a.until;
