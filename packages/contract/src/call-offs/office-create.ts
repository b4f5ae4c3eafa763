import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { cartTexts } from '#call-offs-fields.ts';
import { day, decides, looks, officeRow, plantLoad } from '#call-offs/office-fields.ts';
import { id, orNothing, quantity, text, time } from '#wire/codecs.ts';

const choice = z.object({ id: z.string(), title: z.string() });
const orderable = z.object({
  id,
  number: z.string(),
  name: z.string(),
  company: z.string(),
});

/** Open contracts of the brand by number, site or customer; at most twenty. */
export const officeOrderable = call({
  ...looks,
  name: 'callOffs.officeOrderable',
  summary: 'Offene Verträge, zu denen ein Abruf angelegt werden kann.',
  path: 'orderable-contracts',
  roles: ['admin', 'dispatcher'],
  input: z.object({ q: orNothing(text(80)) }),
  output: z.object({ items: z.array(orderable) }),
});

/** One contract with everything an order against it may choose from. */
export const officeOffer = call({
  ...looks,
  name: 'callOffs.officeOffer',
  summary: 'Positionen eines Vertrags mit der Auswahl für einen Abruf.',
  path: 'orderable-contracts/{id}',
  roles: ['admin', 'dispatcher'],
  input: z.object({ id }),
  output: z.object({
    ...orderable.shape,
    note_max: z.int(),
    people: z.array(choice),
    items: z.array(
      z.object({
        id,
        material_name: z.string(),
        material_number: z.string(),
        quantity_unit: z.string(),
        night_shift: z.boolean(),
        /** Quantity above which the form warns; 0 never warns (D-39). */
        warn_above: z.number(),
        incoterms: z.array(choice),
        truck_types: z.array(choice),
        plants: z.array(choice),
      }),
    ),
  }),
});

/** Load of a plant on the delivery day with an order that is still being filled in; null where nothing is known of the plant. */
export const officeLoadPreview = call({
  ...looks,
  name: 'callOffs.officeLoadPreview',
  summary: 'Stundenmengen eines Werks mit einem noch nicht angelegten Abruf.',
  path: 'orderable-contracts/{id}/load',
  roles: ['admin', 'dispatcher'],
  input: z.object({
    id,
    factory_number: text(40, 1),
    starts_on: day,
    starts_time: time,
    ends_on: day,
    ends_time: time,
    quantity,
    hourly_quantity: orNothing(quantity),
  }),
  output: z.object({
    load: z.nullable(z.object({ ...plantLoad.shape, added: z.array(z.number()) })),
  }),
});

/** Text that may be missing; the rules of the order say what is wrong with it, field by field. */
const given = (max: number) => z.nullable(text(max));

/** Creates a binding request for a customer, as by telephone, under the rules of the order form (D-31, D-35). */
export const officeCreate = call({
  ...decides,
  name: 'callOffs.officeCreate',
  summary: 'Legt einen Abruf für einen Kunden an.',
  method: 'POST',
  path: 'call-offs',
  input: z.object({
    contract_id: id,
    item_id: z.nullable(id),
    incoterm: given(40),
    truck_type: given(40),
    quantity: z.nullable(z.number()),
    hourly_quantity: z.nullable(z.number()),
    starts_on: given(10),
    starts_time: given(5),
    ends_on: given(10),
    ends_time: given(5),
    ...cartTexts,
    contact_id: given(36),
    factory_number: given(40),
  }),
  output: officeRow,
});
