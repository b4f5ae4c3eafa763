import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { axisOf, placeOn, spanOf, type Axis, type DayPlant } from '#call-offs/day/axis.ts';
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
};

/** Where everything of a day lies: one axis for all plants. */
export const layOutDay = (
  day: string,
  plants: readonly DayPlant[],
): { readonly axis: Axis; readonly boards: readonly Board[] } => {
  const placed = plants.map((plant) => ({
    ...plant,
    plant,
    spans: plant.call_offs.map((row) => spanOf(row, day)),
  }));
  const axis = axisOf(day, placed);
  const boards = placed.map(({ plant, spans, call_offs: rows }) => {
    const all = rows.map(({ id, status }, at) => ({ id, status, ...(spans[at] ?? NOWHERE) }));
    const lanes = lanesOf(all);
    const bars = rows.map((row, at) => ({
      row,
      ...placeOn(axis, spans[at] ?? NOWHERE),
      lane: lanes.get(row.id) ?? 0,
    }));
    return { plant, bars, laneCount: Math.max(0, ...bars.map(({ lane }) => lane + 1)) };
  });
  return { axis, boards };
};

const NOWHERE = { from: 0, until: 0 };
