import { minutes } from '@abrufbar/domain/values/calendar.ts';
import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { MAX_NOTE_CODE_POINTS } from '@abrufbar/domain/call-offs/note.ts';
import type { Offer, Order } from '@abrufbar/domain/call-offs/order.ts';
import { typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { OrderField, OrderProblem } from '@abrufbar/domain/call-offs/problems.ts';
import type { CartValues } from '#call-offs/cart/store.ts';
import type { PersonRow } from '#call-offs/contact-store.ts';
import type { OfferRow } from '#call-offs/offer-store.ts';
import type { CallOffDetail } from '#call-offs/store.ts';
import { refuseFields } from '#core/calls/refusal.ts';

const orNull = <T, U>(value: T | null, map: (value: T) => U): U | null =>
  value === null ? null : map(value);

export const orderOf = (cart: CartValues): Order => ({
  incoterm: cart.incoterm,
  truckType: cart.truck_type,
  quantity: orNull(cart.quantity, Number),
  hourlyQuantity: orNull(cart.hourly_quantity, Number),
  ...typedTexts(cart),
  startsOn: cart.starts_on,
  startsTime: orNull(cart.starts_time, minutes),
  endsOn: cart.ends_on,
  endsTime: orNull(cart.ends_time, minutes),
  contactId: cart.contact_user_id,
});

export const offerOf = (item: OfferRow, people: readonly PersonRow[]): Offer => ({
  incoterms: item.incoterms.map(({ id }) => id),
  truckTypes: item.truck_types.map(({ id }) => id),
  contactIds: availableIds(people),
  nightShift: item.night_shift,
  noteMax: item.note_max ?? MAX_NOTE_CODE_POINTS,
});

const availableIds = (people: readonly PersonRow[]) =>
  people.filter(({ available }) => available).map(({ id }) => id);

/** The values of a call-off that a change may ask to replace. */
export const changeableOf = (row: CallOffDetail): RequestedValues => ({
  quantity: Number(row.quantity),
  ...typedTexts(row),
  startsOn: row.starts_on,
  startsTime: minutes(row.starts_time),
  endsOn: row.ends_on,
  endsTime: minutes(row.ends_time),
  contactId: row.contact_user_id,
});

export const changeOfferOf = (row: CallOffDetail, people: readonly PersonRow[]) => ({
  contactIds: availableIds(people),
  nightShift: row.night_shift,
  noteMax: row.note_max ?? MAX_NOTE_CODE_POINTS,
  delivered: Number(row.delivered),
});

/** Fields with another name on the wire than in the forms. */
const WIRE_FIELDS: Readonly<Partial<Record<OrderField, string>>> = {
  truckType: 'truck_type',
  quantity: 'amount',
  hourlyQuantity: 'hourly_amount',
  startsOn: 'delivery_start_date',
  startsTime: 'delivery_start_time',
  endsOn: 'delivery_end_date',
  endsTime: 'delivery_end_time',
  contactId: 'contact_person_id',
};
/** The change request calls two fields by other names (API-69). */
export const CHANGE_FIELDS: typeof WIRE_FIELDS = {
  ...WIRE_FIELDS,
  note: 'customer_note',
  contactId: 'contact_person',
};

/** Refuses with every problem of an order, named as on the wire (D-35). */
export const refuseProblems = (problems: readonly OrderProblem[], fields = WIRE_FIELDS): void => {
  if (problems.length === 0) return;
  throw refuseFields(
    problems.map(({ field, code }) => ({ field: fields[field] ?? field, problem: code })),
  );
};
