import {
  CONTRACT_TEXT_CODE_POINTS as LONGEST_CODE_POINTS,
  MAX_REASON_CODE_POINTS,
} from '@abrufbar/domain/contracts/contract-change.ts';
import * as z from 'zod/mini';
import { day } from '#call-offs/office-fields.ts';
import { contractDetail } from '#contracts/office.ts';
import { call } from '#protocol/call.ts';
import { id, text, wholeNumber } from '#wire/codecs.ts';
import { version } from '#wire/plain.ts';

/** Calls of administrators, who alone edit contracts. */
export const edits = {
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
  kind: 'change',
  audited: true,
  body: 'json',
} as const;

/** Most entries of a list that one change may hold. */
const MAX_LISTED = 500;

/** Version or number of a supplier in a query. */
export const positiveInQuery = wholeNumber(1, 2_147_483_647);

const key = text(40, 1);
const keys = z.array(key).check(z.maxLength(MAX_LISTED));
const quantity = z.nullable(z.number());

const contractFields = {
  name: text(LONGEST_CODE_POINTS.name, 1),
  building_site_number: z.nullable(text(LONGEST_CODE_POINTS.buildingSiteNumber)),
  customer_order_number: z.nullable(text(LONGEST_CODE_POINTS.customerOrderNumber)),
  starts_on: z.nullable(day),
  ends_on: z.nullable(day),
  /** 0 is open, 1 closed (D-40). */
  status: z.int(),
  lead_hours: z.nullable(z.int()),
  driving_minutes: z.nullable(z.int()),
  unloading_points: z.int(),
  unloading_minutes: z.nullable(z.int()),
  always_sign: z.boolean(),
  note_text: z.nullable(text(LONGEST_CODE_POINTS.noteText)),
};

const itemFields = {
  position: text(10, 1),
  material_number: key,
  quantity_unit: key,
  target: quantity,
  warn_above: quantity,
  max_per_call_off: quantity,
  per_day: quantity,
  plant_numbers: keys,
  incoterms: keys,
  truck_types: keys,
  allows_night: z.boolean(),
  is_cancelled: z.boolean(),
};

/** Absent fields stay as they are. */
const contractChange = z.partial(z.object(contractFields)).def.shape;
const itemChange = z.object({ id, ...z.partial(z.object(itemFields)).def.shape });

/**
 * Changes of a contract and its items, saved together; absent fields stay as they are. 409 `stale_version` when a
 * colleague was faster; 422 for `reason` where a target lies below what is delivered and promised (OFF-102).
 */
export const officeUpdate = call({
  ...edits,
  name: 'contracts.officeUpdate',
  summary: 'Ändert einen Vertrag und seine Positionen.',
  method: 'PUT',
  path: 'contracts/{id}',
  input: z.object({
    id,
    version,
    ...contractChange,
    items: z.array(itemChange).check(z.maxLength(MAX_LISTED)),
    reason: z.nullish(text(MAX_REASON_CODE_POINTS)),
  }),
  output: contractDetail,
});

/** Makes a contract without items for the customer that the supplier knows by a number (OFF-101). */
export const officeCreate = call({
  ...edits,
  name: 'contracts.officeCreate',
  summary: 'Legt einen Vertrag an.',
  method: 'POST',
  path: 'contracts',
  input: z.object({
    supplier_id: z.int(),
    customer_number: text(40, 1),
    number: text(LONGEST_CODE_POINTS.number, 1),
    ...contractFields,
  }),
  output: contractDetail,
});

/** Removes a contract with its items; 409 `object_used` as soon as a call-off, delivery or invoice names it. */
export const officeRemove = call({
  ...edits,
  name: 'contracts.officeRemove',
  summary: 'Entfernt einen Vertrag, zu dem es noch nichts gibt.',
  method: 'DELETE',
  path: 'contracts/{id}',
  body: 'none',
  input: z.object({ id, version: positiveInQuery }),
  output: z.object({}),
});

/** Adds an item to a contract; the version is that of the contract. */
export const officeCreateItem = call({
  ...edits,
  name: 'contracts.officeCreateItem',
  summary: 'Fügt einem Vertrag eine Position hinzu.',
  method: 'POST',
  path: 'contracts/{id}/items',
  input: z.object({ id, version, ...itemFields }),
  output: contractDetail,
});

/** Removes an item; 409 `object_used` as soon as a call-off or a delivery of its material exists. */
export const officeRemoveItem = call({
  ...edits,
  name: 'contracts.officeRemoveItem',
  summary: 'Entfernt eine Position, zu der es noch nichts gibt.',
  method: 'DELETE',
  path: 'contracts/{id}/items/{item_id}',
  body: 'none',
  input: z.object({ id, item_id: id, version: positiveInQuery }),
  output: contractDetail,
});

const named = z.object({ id: z.string(), title: z.string() });

/** Objects that items of a supplier's contracts may name. */
export const officeChoices = call({
  name: 'contracts.officeChoices',
  summary: 'Materialien, Werke, Lieferbedingungen und Fahrzeuge eines Lieferanten.',
  method: 'GET',
  path: 'contract-choices',
  kind: 'read',
  who: 'staff',
  roles: ['admin'],
  tenant: 'brand',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({ supplier_id: positiveInQuery }),
  output: z.object({
    materials: z.array(named),
    plants: z.array(named),
    incoterms: z.array(named),
    truck_types: z.array(named),
  }),
});
