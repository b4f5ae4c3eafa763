import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import type { Span } from '#call-offs/day/axis.ts';

type Bar = Span & { readonly id: string; readonly status: number };

/** A bar is drawn at least this long. */
const MIN_HOURS = 0.4;

/**
 * The lane of each bar, counted from 0: confirmed ones first, by begin, each in the first lane that has room. Bars
 * that had a lane keep it, unless their times have changed and it has no room for them.
 */
export const lanesOf = (
  bars: readonly Bar[],
  held: ReadonlyMap<string, number> = new Map(),
): ReadonlyMap<string, number> => {
  const lanes: Span[][] = [];
  const laneOf = new Map<string, number>();
  const put = ({ id, from, until }: Bar, kept?: number): void => {
    const span = { from, until: Math.max(until, from + MIN_HOURS) };
    const hasRoom = (lane: number) => lanes[lane]?.every((one) => isApart(one, span)) ?? true;
    let lane = kept ?? 0;
    if (!hasRoom(lane)) lane = 0;
    while (!hasRoom(lane)) lane += 1;
    (lanes[lane] ??= []).push(span);
    laneOf.set(id, lane);
  };
  const sorted = bars.toSorted(byPlace);
  for (const bar of sorted) if (held.has(bar.id)) put(bar, held.get(bar.id));
  for (const bar of sorted) if (!held.has(bar.id)) put(bar);
  return laneOf;
};

const isApart = (one: Span, other: Span): boolean =>
  one.until <= other.from || other.until <= one.from;

const isOpen = ({ status }: Bar): number => Number(status !== CALL_OFF_STATUS.confirmed);

const byPlace = (a: Bar, b: Bar): number =>
  isOpen(a) - isOpen(b) || a.from - b.from || b.until - a.until;
