import type { DayLine, LineLoad } from '@abrufbar/domain/deliveries/day-line.ts';
import type { WarningStretch } from '@abrufbar/web/ui/day-line/day-row.tsx';
import type { SiteDayAnswer, Warning } from '#contracts/sites/warning-words.ts';

const MINUTE_MS = 60_000;
/** A queue is wide enough to be seen beside its lorries. */
const QUEUE_EDGE_MINUTES = 10;

type Carried = { readonly material_number: string; readonly quantity_unit: string };
/** Key of its row on the line. */
export const rowOf = ({ material_number, quantity_unit }: Carried): string =>
  `${material_number} ${quantity_unit}`;

/** The loads and call-offs as the day line takes them; without an estimate a load stands where it was weighed, as in the portal. */
export const lineOf = ({ day, call_offs, loads }: SiteDayAnswer) => ({
  date: day,
  orders: call_offs.map((order) => ({
    id: order.id,
    row: rowOf(order),
    startsAt: new Date(order.starts_at),
    endsAt: new Date(order.ends_at),
  })),
  loads: loads.map((load): LineLoad => ({
    id: load.id,
    row: rowOf(load),
    weighedAt: new Date(load.weighed_at),
    at: new Date(load.at ?? load.weighed_at),
    stage: load.stage,
  })),
});

const later = (instant: string, minutes: number) =>
  new Date(Date.parse(instant) + minutes * MINUTE_MS);

/** Where the gaps and queues of a row lie. */
export const warningStretches = (
  { stretch }: DayLine,
  warnings: readonly Warning[],
  key: string,
): readonly WarningStretch[] =>
  warnings.flatMap((warning) => {
    const [from, until] =
      warning.kind === 'gap'
        ? [later(warning.from, 0), later(warning.until, 0)]
        : [
            later(warning.from, -QUEUE_EDGE_MINUTES),
            later(warning.until, Math.max(QUEUE_EDGE_MINUTES, warning.wait_minutes)),
          ];
    const isOfRow =
      warning.kind === 'gap'
        ? rowOf(warning) === key
        : warning.materials.some((material) => rowOf(material) === key);
    const field = isOfRow ? stretch(from, until) : null;
    return field ? [{ ...field, kind: warning.kind }] : [];
  });
