import type { DayLine, Stretch } from '@abrufbar/domain/deliveries/day-line.ts';
import type { WarningStretch } from '@abrufbar/web/ui/day-line/day-row.tsx';
import { rowOf } from '#deliveries/day-line/line-loads.ts';
import type { Warning } from '#deliveries/today/warnings.ts';

const MINUTE_MS = 60_000;
/** A queue is wide enough to be seen beside its lorries. */
const QUEUE_EDGE_MINUTES = 10;

const later = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Where the gaps and queues of a row lie (BEY-122). */
export const warningFields = (
  { stretch }: DayLine,
  warnings: readonly Warning[],
  key: string,
): readonly WarningStretch[] =>
  warnings.flatMap((warning) => {
    const field = fieldOf(stretch, warning, key);
    return field ? [{ ...field, kind: warning.kind }] : [];
  });

const fieldOf = (stretch: DayLine['stretch'], warning: Warning, key: string): Stretch | null => {
  if (warning.kind === 'gap') {
    const { order, gap } = warning;
    return rowOf(order.materialNumber, order.unit) === key ? stretch(gap.from, gap.until) : null;
  }
  const { at, loads, waitMinutes } = warning.queue;
  if (!loads.some(({ materialNumber, unit }) => rowOf(materialNumber, unit) === key)) return null;
  const last = loads.at(-1)?.arrivesAt ?? at;
  return stretch(
    later(at, -QUEUE_EDGE_MINUTES),
    later(last, Math.max(QUEUE_EDGE_MINUTES, waitMinutes)),
  );
};
