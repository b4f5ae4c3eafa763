import { berlinInstant, minutes } from '@abrufbar/domain/values/calendar.ts';
import { ORDER_TEXTS, storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { Tables } from '#core/database/tables.ts';

const CHANGEABLE = [
  'quantity',
  'starts_on',
  'starts_time',
  'ends_on',
  'ends_time',
  ...ORDER_TEXTS,
  'contact_user_id',
] as const;
/** Columns of the values a change request may replace: the shown and the earlier ones. */
export const CHANGEABLE_COLUMNS = [
  ...CHANGEABLE,
  ...CHANGEABLE.map((column) => `previous_${column}` as const),
] as const;

type CallOffs = Tables['call_offs'];
/** Values a change request may replace, as the database holds them. */
type Changeable = Pick<CallOffs, (typeof CHANGEABLE)[number]>;
type CallOffRow = Pick<CallOffs, (typeof CHANGEABLE_COLUMNS)[number]>;

/** The values that are shown: while a change request is open, the requested ones. */
export const shownValues = (row: CallOffRow): Changeable => ({
  quantity: row.quantity,
  starts_on: row.starts_on,
  starts_time: row.starts_time,
  ends_on: row.ends_on,
  ends_time: row.ends_time,
  ...storedTexts(row),
  contact_user_id: row.contact_user_id,
});

/** The values that are still valid while a change request is open; null without one. */
export const earlierValues = (row: CallOffRow): Changeable | null => {
  const { previous_quantity: quantity, previous_starts_on: starts_on } = row;
  const { previous_starts_time: starts_time, previous_ends_on: ends_on } = row;
  const { previous_ends_time: ends_time } = row;
  if (!quantity || !starts_on || !starts_time || !ends_on || !ends_time) return null;
  const { previous_note: note, previous_component: component } = row;
  const { previous_contact_user_id: contact_user_id } = row;
  const window = { starts_on, starts_time, ends_on, ends_time };
  return { quantity, ...window, component, note, contact_user_id };
};

/** Columns that make values the shown ones. */
export const asShown = (values: Changeable) => ({ ...values, ...instantsOf(values) });

/** Values as the record of actions names them: never texts or persons. */
export const auditedValues = (values: Changeable) => ({
  quantity: String(Number(values.quantity)),
  starts_on: values.starts_on,
  starts_time: minutes(values.starts_time),
  ends_on: values.ends_on,
  ends_time: minutes(values.ends_time),
});

/** Begin and end as instants (D-38). */
export const instantsOf = (
  window: Pick<Changeable, 'starts_on' | 'starts_time' | 'ends_on' | 'ends_time'>,
) => ({
  starts_at: berlinInstant(window.starts_on, minutes(window.starts_time)).toISOString(),
  ends_at: berlinInstant(window.ends_on, minutes(window.ends_time)).toISOString(),
});

/** Columns that keep values as the earlier ones; null empties them (D-32). */
export const asEarlier = (values: Changeable | null) => ({
  previous_quantity: values?.quantity ?? null,
  previous_starts_on: values?.starts_on ?? null,
  previous_starts_time: values?.starts_time ?? null,
  previous_ends_on: values?.ends_on ?? null,
  previous_ends_time: values?.ends_time ?? null,
  previous_component: values?.component ?? null,
  previous_note: values?.note ?? null,
  previous_contact_user_id: values?.contact_user_id ?? null,
});
