/** Inputs and outputs shared by several calls of call-offs. */
import { MAX_COMPONENT_CODE_POINTS, isOneLine } from '@abrufbar/domain/call-offs/texts.ts';
import * as z from 'zod/mini';
import { dmyDay, flagNumber, id, orNothing, text, time } from '#wire/codecs.ts';

/** Longest note on the wire; the shorter limit of VAL-41 is a rule of the order. */
export const MAX_NOTE_CODE_POINTS = 2000;

const note = orNothing(text(MAX_NOTE_CODE_POINTS));
/** Bauteil of an order: short, one line. */
export const componentText = text(MAX_COMPONENT_CODE_POINTS).check(
  z.refine(isOneLine, { error: 'one_line' }),
);
// Absent in an outbox entry of a phone that stored it before the field existed.
const component = z.optional(orNothing(componentText));
/** Texts of an order in the input of the cart. */
export const cartTexts = { component, note };
/** Texts of an order in the input of the change request (API-69). */
export const changeTexts = { component, customer_note: note };
/** Texts of an order in answers. */
export const shownTexts = { component: z.nullable(z.string()), note: z.nullable(z.string()) };

/** Person who may receive a delivery (ENT-45, D-16). */
export const contactPerson = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  phone_country: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  mobile_country: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
  email: z.string(),
});
export type ContactPerson = z.output<typeof contactPerson>;

export const tonnage = z.object({ raw: z.number(), value: z.string(), unit: z.string() });

/** Call-off card (ENT-37). */
export const card = z.object({
  id,
  status: z.int(),
  delivery_date: dmyDay,
  delivery_date_pretty: z.string(),
  delivery_start_time: time,
  delivery_end_date: dmyDay,
  delivery_end_time: time,
  daily_tonnage: z.object({ value: z.string(), unit: z.string() }),
  material: z.object({
    designation: z.string(),
    hierachy_title: z.string(), // sic
    number: z.string(),
    category: z.int(),
  }),
  component: shownTexts.component,
  can_request_change: flagNumber,
});

export const window = {
  delivery_start_date: dmyDay,
  delivery_start_time: time,
  delivery_end_date: dmyDay,
  delivery_end_time: time,
};

/** Values before an open change request, under names of their own (T-28). */
export const earlierValues = z.object({
  quantity_raw: z.number(),
  delivery_date: dmyDay,
  delivery_time: time,
  delivery_end_date: dmyDay,
  delivery_end_time: time,
  component: shownTexts.component,
});

/** Person the plant may call. */
const orderPerson = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone_country: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
  mobile_country: z.nullable(z.string()),
  mobile_number: z.nullable(z.string()),
});

/** Call-off as the supplier's system reads it (T-02). */
export const pendingCallOff = z.object({
  call_off_id: id,
  customer_number: z.string(),
  contract_number: z.string(),
  /** Ours, from the creation on. */
  reference: z.string(),
  /** In the supplier's system, once assigned. */
  number: z.nullable(z.string()),
  status: z.int(),
  material_number: z.string(),
  quantity_raw: z.number(),
  quantity_unit: z.string(),
  hourly_quantity_raw: z.nullable(z.number()),
  incoterm: z.string(),
  truck_type: z.string(),
  ...window,
  ...shownTexts,
  contact_person: z.nullable(orderPerson),
  /** Null for a call-off that the supplier entered. */
  ordered_by: z.nullable(orderPerson),
  /** Values that are valid while a change is requested; null without a request (D-32). */
  previous_quantity_raw: z.nullable(z.number()),
  previous_delivery_start_date: z.nullable(dmyDay),
  previous_delivery_start_time: z.nullable(time),
  previous_delivery_end_date: z.nullable(dmyDay),
  previous_delivery_end_time: z.nullable(time),
  previous_component: z.nullable(z.string()),
  previous_note: z.nullable(z.string()),
  previous_contact_person: z.nullable(orderPerson),
});

/** Limits of the supplier; above them the form warns, and nothing is refused (D-39, OFF-104). Null: no such limit. */
const orderLimits = z.object({
  warn_above_raw: z.nullable(z.number()),
  max_per_call_off_raw: z.nullable(z.number()),
  per_day_raw: z.nullable(z.number()),
  /** Hours between order and delivery. */
  lead_hours: z.nullable(z.int()),
  /** Words of the plant above a limit. */
  note: z.nullable(z.string()),
  /** Quantities that are called off already of an item with a limit a day. */
  booked_days: z.array(z.object({ date: dmyDay, quantity_raw: z.number() })),
});

const named = z.object({ id: z.string(), title: z.string() });
/** Cart item (ENT-46 to ENT-49); `call_off_id` is the call-off created from it (D-34). */
export const cart = z.object({
  id,
  contract_item_id: id,
  material_number: z.string(),
  available_incoterms: z.array(named),
  incoterm: z.nullable(named),
  truck_type_options: z.array(named),
  truck_type: z.nullable(named), // until the user chooses, the supplier's suggestion
  cart_item_quantity_raw: z.nullable(z.number()),
  cart_item_quantity_unit: z.string(),
  cart_item_quantity: z.nullable(z.string()),
  amount_warning_limit_raw: z.number(),
  limits: orderLimits,
  hourly_amount_raw: z.nullable(z.number()),
  hourly_amount: z.nullable(z.string()),
  ...shownTexts,
  night_shift: flagNumber,
  date_start: z.nullable(dmyDay),
  date_start_pretty: z.nullable(z.string()),
  date_start_time: time,
  date_end: z.nullable(dmyDay),
  date_end_pretty: z.nullable(z.string()),
  date_end_time: time,
  available_contact_persons: z.array(contactPerson),
  contact_person: z.nullable(contactPerson),
  call_off_id: z.nullable(id),
});
