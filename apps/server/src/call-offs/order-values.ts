import { minutes } from '@abrufbar/domain/values/calendar.ts';
import type { RequestedValues } from '@abrufbar/domain/call-offs/change.ts';
import { MAX_NOTE_CODE_POINTS } from '@abrufbar/domain/call-offs/note.ts';
import type { Offer, Order } from '@abrufbar/domain/call-offs/order.ts';
import { typedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import type { OrderField, OrderProblem } from '@abrufbar/domain/call-offs/problems.ts';
import { instantsOf } from '#call-offs/changeable-fields.ts';
import type { CartValues } from '#call-offs/cart/store.ts';
import type { PersonRow } from '#call-offs/contact-store.ts';
import type { OfferRow } from '#call-offs/offer-store.ts';
import { type CallOffDetail, plantOf } from '#call-offs/store.ts';
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

/** An order that has passed its check, with the names of its item as they are today. */
export const orderedOf = (cart: CartValues, item: OfferRow) => {
  const { quantity, starts_on, starts_time, ends_on, ends_time } = cart;
  const incoterm = item.incoterms.find(({ id }) => id === cart.incoterm);
  const truck = item.truck_types.find(({ id }) => id === cart.truck_type);
  if (!quantity || !starts_on || !starts_time || !ends_on || !ends_time || !incoterm || !truck) {
    throw new Error('An incomplete order passed its check');
  }
  return {
    ...cart,
    contract_item_id: item.id,
    supplier_id: item.supplier_id,
    material_number: item.material_number,
    material_name: item.material_name,
    category: item.category,
    ...plantOf(item),
    incoterm: incoterm.id,
    incoterm_title: incoterm.title,
    truck_type: truck.id,
    truck_type_title: truck.title,
    quantity,
    quantity_unit: item.quantity_unit,
    night_shift: item.night_shift,
    starts_on,
    starts_time,
    ends_on,
    ends_time,
    ...instantsOf({ starts_on, starts_time, ends_on, ends_time }),
  };
};

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

/** The form of staff names them as the columns do. */
export const OFFICE_FIELDS: typeof WIRE_FIELDS = {
  truckType: 'truck_type',
  hourlyQuantity: 'hourly_quantity',
  startsOn: 'starts_on',
  startsTime: 'starts_time',
  endsOn: 'ends_on',
  endsTime: 'ends_time',
  contactId: 'contact_id',
};

/** Refuses with every problem of an order, named as on the wire (D-35). */
export const refuseProblems = (problems: readonly OrderProblem[], fields = WIRE_FIELDS): void => {
  if (problems.length === 0) return;
  throw refuseFields(
    problems.map(({ field, code }) => ({ field: fields[field] ?? field, problem: code })),
  );
};
