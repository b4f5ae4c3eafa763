import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import { useMemo, useState } from 'react';
import { layOutDay, type Layout } from '#call-offs/day/layout.ts';
import type { DayState } from '#call-offs/day/use-day.ts';
import { useChanged } from '#core/table/held-rows.ts';

/** The plan as it is drawn: while somebody works in it no bar changes its place, and new ones wait (OFF-39). */
export const useHeldDay = ({ shownDay, plants }: DayState, isBusy: boolean) => {
  const [held, setHeld] = useState<{ readonly of: string; readonly layout: Layout } | null>(null);
  const of = [shownDay, ...(plants ?? []).map(({ plant }) => plant)].join(' ');
  const kept = isBusy && held?.of === of ? held.layout : null;
  // Reading times of the zone is slow, and every step of the focus draws the plan.
  const layout = useMemo(() => layOutDay(shownDay, plants ?? [], kept), [shownDay, plants, kept]);
  if (kept === null && layout !== held?.layout) setHeld({ of, layout });
  const rows: readonly OfficeRow[] = layout.boards.flatMap(({ bars }) =>
    bars.map(({ row }) => row),
  );
  const changed = useChanged(rows);
  return {
    layout,
    /** Call-offs on show in the order in which the arrow keys walk through them: by plant and begin. */
    rows,
    /** Shows what waits. */
    adopt: () => setHeld(null),
    isChanged: ({ id }: OfficeRow): boolean => changed.has(id),
  };
};

export type HeldDay = ReturnType<typeof useHeldDay>;
