import { CALL_OFF_STATUSES, PROVIDER_ACTIONS } from '@abrufbar/domain/call-offs/status.ts';
import { MATERIAL_CATEGORIES } from '@abrufbar/domain/deliveries/delivery.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import {
  card,
  cart,
  cartTexts,
  changeTexts,
  contactPerson,
  earlierValues,
  MAX_NOTE_CODE_POINTS,
  pendingCallOff,
  shownTexts,
  tonnage,
  window,
} from '#call-offs-fields.ts';
import { reads } from '#contracts/reads.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { filterOptions as options, filterString } from '#wire/filters.ts';
import { chosen, dmyDay, flagNumber, id, orNothing, text, time, quantity } from '#wire/codecs.ts';

const LIST = ['call-off-list'] as const;

const status = z.enum(CALL_OFF_STATUSES);
const category = z.enum(MATERIAL_CATEGORIES);

/** Call-offs by delivery day and start time (D-29); the arrays win over the same keys of `filterString` (D-28). */
export const list = call({
  ...reads,
  name: 'callOffs.list',
  summary: 'Abrufe eines Vertrags nach Liefertag und Beginn.',
  path: 'calloff-list',
  permissions: LIST,
  input: z.object({
    contract_id: id,
    material_category: chosen(category),
    status: chosen(status),
    page,
    page_size: pageSize,
    filterString: filterString({ status, material_category: category }),
  }),
  output: listOf(card),
});

export const filterOptions = call({
  ...reads,
  name: 'callOffs.filterOptions',
  summary: 'Filter der Abrufe eines Vertrags.',
  path: 'calloff-list/filter-options',
  permissions: LIST,
  input: z.object({ contract_id: id }),
  output: options,
});

/** One call-off with all fields of its pages (ENT-38 to ENT-44). */
export const detail = call({
  ...reads,
  name: 'callOffs.detail',
  summary: 'Ein Abruf mit Mengen, Terminen und Ansprechpartnern.',
  path: 'calloff-detail/{id}',
  permissions: LIST,
  input: z.object({ id }),
  output: z.object({
    id,
    contract_id: id,
    /** Number in the supplier's system, once assigned. */
    number: z.nullable(z.string()),
    status: z.int(),
    material: z.object({
      group_text: z.string(),
      number: z.string(),
      category: z.int(),
      name: z.string(),
    }),
    factory: z.object({ name: z.string() }),
    target_quantity: z.object({ raw: z.number() }),
    target_quantity_display: z.string(),
    delivered_quantity: z.object({ raw: z.number() }),
    delivered_quantity_display: z.string(),
    remaining_quantity_display: z.string(),
    quantity_unit: z.string(),
    incoterm: z.object({ title: z.string() }),
    truck_type: z.object({ title: z.string() }),
    daily_tonnage: tonnage,
    hourly_tonnage_formatted: z.nullable(z.string()),
    hourly_unit: z.string(),
    night_shift: flagNumber,
    date_start_pretty: z.string(),
    date_end_pretty: z.string(),
    delivery_start_date: dmyDay,
    delivery_start_time: time,
    delivery_end_date: dmyDay,
    delivery_end_time: time,
    ...shownTexts,
    max_note_length: z.int(),
    contact_person: z.nullable(contactPerson),
    available_contact_persons: z.array(contactPerson),
    can_request_change: flagNumber,
    /** The supplier's message with the last decision. */
    answer: z.nullable(z.string()),
    /** The values before an open change request (T-28); null without one. */
    call_off_previous_data: z.nullable(earlierValues),
  }),
});

const changes = {
  method: 'POST',
  kind: 'change',
  who: 'user',
  tenant: 'contract',
  rate: 'general',
  audited: true,
  body: 'form',
} as const;

/** Requests a change of a confirmed call-off; leads to status 30 (CHG-19, D-32). */
export const requestChange = call({
  ...changes,
  name: 'callOffs.requestChange',
  summary: 'Fragt eine Änderung an einem bestätigten Abruf an.',
  path: 'calloff-change-request',
  needsTerms: true,
  permissions: LIST,
  changePermission: 'call-off-creation',
  input: z.object({
    call_off_id: id,
    amount: quantity,
    ...window,
    ...changeTexts,
    contact_person: orNothing(id),
  }),
  output: z.object({ id, status: z.int() }),
});

const CREATION = ['call-off-creation'] as const;

/** Every call creates a new cart item filled with defaults (T-05, D-34). */
export const openCart = call({
  ...changes,
  name: 'callOffs.openCart',
  summary: 'Legt für eine Position einen Warenkorb mit Vorgaben an.',
  method: 'GET',
  path: 'calloff-cart/init',
  inView: true,
  permissions: CREATION,
  audited: false,
  body: 'none',
  input: z.object({ contract_item_id: id }),
  output: cart,
});

/** Fills the cart item; an expired one is created again with its id (D-34). */
export const fillCart = call({
  ...changes,
  name: 'callOffs.fillCart',
  summary: 'Trägt die Angaben des Abrufs in den Warenkorb ein.',
  path: 'calloff-cart/init',
  inView: true,
  permissions: CREATION,
  audited: false,
  input: z.object({
    contract_item_id: id,
    incoterm: text(40, 1),
    truck_type: text(40, 1),
    amount: quantity,
    hourly_amount: orNothing(quantity),
    ...window,
    ...cartTexts,
    call_off_cart_item_id: id,
    material: text(40, 1),
  }),
  output: cart,
});

export const chooseContact = call({
  ...changes,
  name: 'callOffs.chooseContact',
  summary: 'Setzt den Ansprechpartner im Warenkorb.',
  path: 'calloff-cart/update-contact-person',
  permissions: CREATION,
  audited: false,
  input: z.object({ call_off_cart_item_id: id, contact_person_id: id }),
  output: cart,
});

/** Turns the cart item into one binding request; a repeated call returns the same call-off (D-34). */
export const create = call({
  ...changes,
  name: 'callOffs.create',
  summary: 'Macht aus dem Warenkorb eine verbindliche Anfrage.',
  path: 'calloff-cart/create-calloff',
  needsTerms: true,
  permissions: CREATION,
  input: z.object({ call_off_cart_item_id: id }),
  output: z.object({ id, status: z.int() }),
});

const ofSupplier = { who: 'import-key', tenant: 'supplier', rate: 'import' } as const;

/** Call-offs that wait for the supplier: binding, change and cancellation requests (T-02). */
export const pending = call({
  ...ofSupplier,
  name: 'callOffs.pending',
  summary: 'Abrufe, die auf den Lieferanten warten; liest nur und importiert nichts.',
  method: 'GET',
  path: 'import/calloff/json',
  kind: 'read',
  audited: false,
  body: 'none',
  /** Without a status those of T-02; a call-off in review (20) has reached the supplier already. */
  input: z.object({ status: chosen(z.enum(['1', '2', '20', '30'])) }),
  output: z.object({ items: z.array(pendingCallOff) }),
});

/** One decision of the supplier (D-31); refusing and declining need an answer for the customer. */
export const decide = call({
  ...ofSupplier,
  name: 'callOffs.decide',
  summary: 'Entscheidung des Lieferanten zu einem Abruf.',
  method: 'POST',
  path: 'import/calloff/decision',
  kind: 'change',
  audited: true,
  takesKey: true,
  body: 'json',
  input: z.object({
    call_off_id: id,
    customer_number: text(40, 1),
    action: z.enum(PROVIDER_ACTIONS),
    /** Number of the call-off in the supplier's system. */
    number: z.nullish(text(40, 1)),
    answer: z.nullish(text(MAX_NOTE_CODE_POINTS, 1)),
  }),
  output: z.object({ call_off_id: id, status: z.int() }),
});
