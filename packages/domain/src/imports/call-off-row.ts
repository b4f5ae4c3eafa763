import { berlinInstant, parseDmy } from '#values/calendar.ts';
import { type Action, CALL_OFF_STATUS, nextStatus, PROVIDER_ACTIONS } from '#call-offs/status.ts';
import { type GivenTexts, type ImportedTexts, importedTexts } from '#call-offs/texts.ts';
import { isInstant, type Maybe } from '#imports/ticket.ts';

/** A call-off of the supplier's system with the requested status (SRV-32). */
export type CallOffRow = GivenTexts & {
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
  readonly answer?: Maybe<string>;
};

/** Values of a call-off that can change after the order, in the form of the database. */
export type ImportedValues = ImportedTexts & {
  readonly quantity: string;
  readonly hourly_quantity: string | null;
  readonly starts_on: string;
  readonly starts_time: string;
  readonly ends_on: string;
  readonly ends_time: string;
};

/** Values of a row, or the problem of its days. */
export const mapValues = (row: CallOffRow): ImportedValues | 'date' | 'end' => {
  const starts_on = parseDmy(row.delivery_start_date);
  const ends_on = parseDmy(row.delivery_end_date);
  const { delivery_start_time: starts_time, delivery_end_time: ends_time } = row;
  if (starts_on === null || ends_on === null) return 'date';
  if (!isInstant(berlinInstant(starts_on, starts_time))) return 'date';
  if (`${ends_on} ${ends_time}` < `${starts_on} ${starts_time}`) return 'end';
  const hourlyQuantity = row.hourly_quantity_raw ?? null;
  return {
    quantity: row.quantity_raw.toFixed(3),
    hourly_quantity: hourlyQuantity?.toFixed(3) ?? null,
    starts_on,
    starts_time,
    ends_on,
    ends_time,
    ...importedTexts(row),
  };
};

const { planned, inReview, confirmed } = CALL_OFF_STATUS;

/** States in which the supplier may import a new call-off; only customers make binding requests. */
export const IMPORTABLE_STATUSES: readonly number[] = [planned, inReview, confirmed];
/** States whose values the supplier may change; in all others a request is open or the call-off is final. */
export const CORRECTABLE_STATUSES: readonly number[] = [planned, confirmed];

/** Version of the values in a row: the current ones, those before an open change request, or others. */
export type ValueVersion = 'shown' | 'earlier' | 'others';

/** Steps that agree to the values of the row; the other steps ignore them. */
const NEEDS_VALUES: Readonly<Partial<Record<Action, ValueVersion>>> = {
  makeBinding: 'shown',
  review: 'shown',
  confirm: 'shown',
  acceptChange: 'shown',
  declineChange: 'earlier',
};

/** The supplier's step that leads to the status of a row; null if there is none (D-31). */
export const stepTo = (
  status: number,
  callOff: { readonly status: number; readonly earlierStatus: number | null },
  whose: ValueVersion,
): Action | null =>
  PROVIDER_ACTIONS.find((action) => {
    const isThere = nextStatus(action, callOff.status, callOff.earlierStatus) === status;
    return isThere && (NEEDS_VALUES[action] ?? whose) === whose;
  }) ?? null;
