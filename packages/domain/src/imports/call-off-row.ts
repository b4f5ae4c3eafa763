import { berlinInstant, parseDmy } from '#values/calendar.ts';
import { type Action, CALL_OFF_STATUS, nextStatus, PROVIDER_ACTIONS } from '#call-offs/status.ts';
import { given, isInstant, type Maybe } from '#imports/ticket.ts';

/** A call-off of the supplier's system with the status it is to have (SRV-32). */
export type CallOffRow = {
  readonly call_off_id?: Maybe<string>;
  readonly number?: Maybe<string>;
  readonly revision?: Maybe<number>;
  readonly customer_number: string;
  readonly contract_number: string;
  readonly status: number;
  readonly material_number: string;
  readonly quantity_raw: number;
  readonly hourly_quantity_raw?: Maybe<number>;
  readonly incoterm: string;
  readonly truck_type: string;
  readonly delivery_start_date: string;
  readonly delivery_start_time: string;
  readonly delivery_end_date: string;
  readonly delivery_end_time: string;
  readonly note?: Maybe<string>;
  readonly answer?: Maybe<string>;
};

/** What can be changed once it is ordered, as the database holds it. */
export type ImportedValues = {
  readonly quantity: string;
  readonly hourly_quantity: string | null;
  readonly starts_on: string;
  readonly starts_time: string;
  readonly ends_on: string;
  readonly ends_time: string;
  readonly note: string | null;
};

/** Values of a row, or what is wrong with its days. */
export const mapValues = (row: CallOffRow): ImportedValues | 'date' | 'end' => {
  const starts_on = parseDmy(row.delivery_start_date);
  const ends_on = parseDmy(row.delivery_end_date);
  const { delivery_start_time: starts_time, delivery_end_time: ends_time } = row;
  if (starts_on === null || ends_on === null) return 'date';
  if (!isInstant(berlinInstant(starts_on, starts_time))) return 'date';
  if (`${ends_on} ${ends_time}` < `${starts_on} ${starts_time}`) return 'end';
  const hourly = row.hourly_quantity_raw ?? null;
  return {
    quantity: row.quantity_raw.toFixed(3),
    hourly_quantity: hourly?.toFixed(3) ?? null,
    starts_on,
    starts_time,
    ends_on,
    ends_time,
    note: given(row.note),
  };
};

const { planned, inReview, confirmed } = CALL_OFF_STATUS;

/** States in which the supplier may bring a call-off; a binding request is the customer's. */
export const IMPORTABLE_STATUSES: readonly number[] = [planned, inReview, confirmed];
/** States whose values the supplier may change; all others belong to a question that is open, or are over. */
export const CORRECTABLE_STATUSES: readonly number[] = [planned, confirmed];

/** Which values a row has: those on show, those before an open wish, or others. */
export type Whose = 'shown' | 'earlier' | 'others';

/** Steps that take the values of the row as agreed; the others end or interrupt, whatever it holds. */
const NEEDS_VALUES: Readonly<Partial<Record<Action, Whose>>> = {
  makeBinding: 'shown',
  review: 'shown',
  confirm: 'shown',
  acceptChange: 'shown',
  declineChange: 'earlier',
};

/** Step of the supplier that leads to the status of a row; null when there is none (D-31). */
export const stepTo = (
  status: number,
  callOff: { readonly status: number; readonly earlierStatus: number | null },
  whose: Whose,
): Action | null =>
  PROVIDER_ACTIONS.find((action) => {
    const isThere = nextStatus(action, callOff.status, callOff.earlierStatus) === status;
    return isThere && (NEEDS_VALUES[action] ?? whose) === whose;
  }) ?? null;
