/** Reports of a plant's system on the arrival of loads (BEY-34). */
import { type ArrivalReport, mayArrive } from '#deliveries/arrival.ts';
import type { Maybe } from '#imports/ticket.ts';

export type ArrivalRow = {
  readonly customer_number: string;
  readonly delivery_number: string;
  readonly stage: ArrivalReport['stage'];
  readonly expected_arrival?: Maybe<string>;
  readonly reported_at: string;
};

/** The report of a row, with the instant at which the plant knew it. */
export type ReportedArrival = ArrivalReport & { readonly reportedAt: Date };

export type ArrivalProblem = {
  readonly field: 'expected_arrival' | 'reported_at';
  readonly code: 'required' | 'report_ahead' | 'arrival_time';
};

/** Clocks of other systems are ahead by so much. */
const MAX_AHEAD_MS = 5 * 60_000;

/** The report of a row, or its first wrong field: an arrival has the instant of its report. */
export const mapArrival = (row: ArrivalRow, now: Date): ReportedArrival | ArrivalProblem => {
  const reportedAt = new Date(row.reported_at);
  if (reportedAt.getTime() - now.getTime() > MAX_AHEAD_MS)
    return { field: 'reported_at', code: 'report_ahead' };
  if (row.stage === 'arrived') return { stage: row.stage, arrivesAt: reportedAt, reportedAt };
  if (!row.expected_arrival) return { field: 'expected_arrival', code: 'required' };
  return { stage: row.stage, arrivesAt: new Date(row.expected_arrival), reportedAt };
};

/** The first field that cannot belong to the weighing; null if all can. */
export const checkArrival = (
  { stage, arrivesAt, reportedAt }: ReportedArrival,
  weighedAt: Date,
): ArrivalProblem | null => {
  const field = stage === 'arrived' ? 'reported_at' : 'expected_arrival';
  const arrives = arrivesAt > weighedAt && mayArrive(weighedAt, arrivesAt);
  if (!arrives) return { field, code: 'arrival_time' };
  return mayArrive(reportedAt, weighedAt) ? null : { field: 'reported_at', code: 'arrival_time' };
};

/** The first field of a row that it may not have, as `stage.latitude` inside a value; null if it has only those named (BEY-35). */
export const unnamedField = (row: unknown, named: readonly string[]): string | null => {
  if (typeof row !== 'object' || row === null) return null;
  for (const [field, value] of Object.entries(row)) {
    if (!named.includes(field)) return field;
    const inside = unnamedField(value, []);
    if (inside !== null) return `${field}.${inside}`;
  }
  return null;
};
