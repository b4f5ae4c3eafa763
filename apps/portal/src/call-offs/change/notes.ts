import { changedFields, type RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import type { OrderField, OrderProblem } from '@abrufbar/domain/call-offs/problems.ts';
import { ORDER_TEXTS, type OrderText } from '@abrufbar/domain/call-offs/texts.ts';
import { MAX_QUANTITY_TONNES } from '@abrufbar/domain/call-offs/quantity.ts';
import { formatTyped, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash, shortDate } from '@abrufbar/web/format.ts';

const t = reader({ ...callOffsChangeTexts, ...callOffsOrderTexts });

type Notes = { readonly changed?: string; readonly error?: string };
type Change = {
  readonly requested: RequestedValues;
  readonly before: RequestedValues;
  readonly problems: readonly OrderProblem[];
  /** Problems from the server, named as on the wire. */
  readonly refused: readonly { readonly field: string; readonly message: string }[];
  /** Confirmed quantity, and the unit of all quantities. */
  readonly delivered: number;
  readonly unit: string;
  /** Name of the contact person before the change. */
  readonly contact: string | null;
};

/** Notes of the fields: changed, with the previous value, or the problem (CHG-18). */
export const notesOf = (change: Change): Readonly<Partial<Record<OrderField, Notes>>> => {
  const fields = [...changedFields(change.requested, change.before)];
  return Object.fromEntries(
    fields.map((field) => {
      const wire = WIRE_FIELDS[field] ?? field;
      const refusal = change.refused.find((one) => one.field === wire)?.message;
      const problem = change.problems.find((one) => one.field === field);
      const error = (problem && errorText(problem, change)) || refusal;
      return [field, error ? { error } : { changed: changedText(field, change) }];
    }),
  );
};

/** Fields with another name on the wire (API-69). */
const WIRE_FIELDS: Readonly<Partial<Record<OrderField, string>>> = {
  quantity: 'amount',
  startsOn: 'delivery_start_date',
  startsTime: 'delivery_start_time',
  endsOn: 'delivery_end_date',
  endsTime: 'delivery_end_time',
  note: 'customer_note',
};

const isText = (field: OrderField): field is OrderText =>
  ORDER_TEXTS.some((name) => name === field);

const changedText = (field: OrderField, { before, contact, unit }: Change): string => {
  switch (field) {
    case 'startsOn':
      return t('change.date_changed', {
        wert: orDash(before.startsOn && shortDate(before.startsOn)),
      });
    case 'endsOn':
      return t('change.date_changed', { wert: orDash(before.endsOn && shortDate(before.endsOn)) });
    case 'startsTime':
      return t('change.time_changed', { wert: orDash(before.startsTime) });
    case 'endsTime':
      return t('change.time_changed', { wert: orDash(before.endsTime) });
    case 'quantity':
      return t('change.field_changed', { wert: tonnes(before.quantity, unit) });
    case 'contactId':
      return changedFrom(contact);
    default:
      return changedFrom(isText(field) ? before[field] : null);
  }
};

/** A value where there was none before is new. */
const changedFrom = (before: string | null): string =>
  before ? t('change.field_changed', { wert: before }) : t('change.field_new');

const errorText = ({ code }: OrderProblem, { delivered, unit }: Change): string | null => {
  switch (code) {
    case 'required':
      return t('change.field_empty');
    case 'past':
      return t('wizard.start_past');
    case 'too_large':
      return t('wizard.amount_too_large', {
        grenze: formatWhole(MAX_QUANTITY_TONNES),
        einheit: unit,
      });
    case 'clock_change':
      return t('wizard.clock_change');
    case 'below_delivered':
      return t('change.below_delivered', { menge: tonnes(delivered, unit) });
    default:
      return t('change.field_wrong');
  }
};

const tonnes = (quantity: number | null, unit: string): string =>
  orDash(quantity === null ? null : `${formatTyped(quantity)}\u00A0${unit}`);

/** Reason why the change cannot be sent yet, for the line above the button; empty if it can. */
export const reasonOf = (problems: readonly OrderProblem[]): string => {
  if (problems.some(({ code }) => code === 'unchanged')) return t('change.nothing_changed');
  if (problems.some(({ code }) => code === 'required')) return t('change.field_empty');
  return problems.length > 0 ? t('change.field_wrong') : '';
};
