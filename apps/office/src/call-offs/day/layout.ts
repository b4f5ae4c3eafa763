import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { axisOf, placeOn, spanOf, type Axis, type DayPlant } from '#call-offs/day/axis.ts';
import { hoursHeight } from '#call-offs/day/hours-height.ts';
import { lanesOf } from '#call-offs/day/lanes.ts';

/** A call-off and where its bar lies. */
export type PlacedBar = ReturnType<typeof placeOn> & {
  readonly row: OfficeRow;
  readonly lane: number;
};

/** A plant with its bars, by begin. */
export type Board = {
  readonly plant: DayPlant;
  readonly bars: readonly PlacedBar[];
  readonly laneCount: number;
  /** Of the chart of its hours. */
  readonly hoursPx: number;
};

export type Layout = {
  readonly axis: Axis;
  readonly boards: readonly Board[];
  /** How many call-offs wait to be shown. */
  readonly waiting: number;
};

/**
 * Where everything of a day lies: one axis for all plants. While an earlier layout is held, its axis, its lanes and
 * the heights of its plants stay, and what came after it waits (OFF-39).
 */
export const layOutDay = (
  day: string,
  plants: readonly DayPlant[],
  held: Layout | null = null,
): Layout => {
  const lanesBefore = new Map(held?.boards.flatMap(({ bars }) => bars).map(placeOfBar));
  const placed = plants.map((plant) => {
    const rows = plant.call_offs.filter(({ id }) => held === null || lanesBefore.has(id));
    return { ...plant, plant, rows, spans: rows.map((row) => spanOf(row, day)) };
  });
  const axis = held?.axis ?? axisOf(day, placed);
  const boards = placed.map(({ plant, spans, rows }) => {
    const all = rows.map(({ id, status }, at) => ({ id, status, ...(spans[at] ?? NOWHERE) }));
    const lanes = lanesOf(all, lanesBefore);
    const bars = rows.map((row, at) => ({
      row,
      ...placeOn(axis, spans[at] ?? NOWHERE),
      lane: lanes.get(row.id) ?? 0,
    }));
    const before = held?.boards.find((board) => board.plant.plant === plant.plant);
    return {
      plant,
      bars,
      laneCount: Math.max(before?.laneCount ?? 0, ...bars.map(({ lane }) => lane + 1)),
      hoursPx: before?.hoursPx ?? hoursHeight(plant, axis),
    };
  });
  const all = plants.reduce((count, { call_offs: rows }) => count + rows.length, 0);
  const shown = placed.reduce((count, { rows }) => count + rows.length, 0);
  return { axis, boards, waiting: all - shown };
};

const placeOfBar = ({ row, lane }: PlacedBar) => [row.id, lane] as const;

const NOWHERE = { from: 0, until: 0 };
