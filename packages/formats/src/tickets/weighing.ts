/** Problems of tickets and calculations with weights, shared by all source formats (D-66). */
import { fromThousandths, type Maybe, type Ticket } from '@abrufbar/domain/imports/ticket.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';

type TicketProblem =
  | 'date'
  | 'date_time'
  | 'future'
  | 'decimal'
  | 'tare'
  | 'net'
  | 'quantity'
  | 'quantity_net'
  | 'differs'
  | 'item_twice'
  | 'item_missing';

/** Field of the source format and what is wrong with it; `position` counts the rows of the ticket. */
export type Problem = {
  readonly field: string;
  readonly code: TicketProblem;
  readonly position?: number;
};
/** `ticket` is null exactly when there are problems. */
export type Mapped = { readonly ticket: Ticket | null; readonly problems: readonly Problem[] };

type Weights<T> = { readonly gross: T; readonly tare: T; readonly net: T };

/** Checks that net is gross minus tare to the kilogram and calculates a missing net. */
export const checkWeights = (
  { gross, tare, net }: Weights<number | null>,
  fields: Weights<string>,
): { net: number | null; problems: Problem[] } => {
  if (gross === null || tare === null) return { net, problems: [] };
  if (tare >= gross) return { net, problems: [{ field: fields.tare, code: 'tare' }] };
  const problems: Problem[] =
    net !== null && net !== gross - tare ? [{ field: fields.net, code: 'net' }] : [];
  return { net: gross - tare, problems };
};

/** Whether a weighing is later than today, by a wrong clock or a typing error. */
export const isFuture = (weighedAt: Date, today: string): boolean => berlinDay(weighedAt) > today;

/** The field of the ticket for the call-off that a source names, if any. */
export const callOffField = (value: Maybe<string>): Pick<Ticket, 'callOffNumber'> =>
  value ? { callOffNumber: value } : {};

export const weightText = (value: number | null): string | null =>
  value === null ? null : fromThousandths(value);
