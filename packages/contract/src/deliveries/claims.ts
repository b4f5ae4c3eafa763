/** Claims on deliveries as customers read them (BEY-92, BEY-93, BEY-131). */
import {
  CLAIM_OUTCOMES,
  CLAIM_REASONS,
  CLAIM_REMEDIES,
  CLAIM_STANDINGS,
  CLAIM_STATES,
  CLAIM_STEPS,
} from '@abrufbar/domain/deliveries/claims.ts';
import * as z from 'zod/mini';
import { reads } from '#contracts/reads.ts';
import { call } from '#protocol/call.ts';
import { dmyDay, id, orNothing, text, time } from '#wire/codecs.ts';
import { page, pageSize, pagination } from '#wire/envelope.ts';
import { filterString } from '#wire/filters.ts';

const step = z.object({
  kind: z.enum(CLAIM_STEPS),
  date: dmyDay,
  time,
  /** Name of the person or the member of staff; null if the account was deleted. */
  by: z.nullable(z.string()),
  /** Text that was written with it; null where none was. */
  text: z.nullable(z.string()),
});

/** Filed by the customer, about which load, and how it stands. */
const filed = {
  id,
  number: z.int(),
  state: z.enum(CLAIM_STATES),
  /** Faults, in the order of the list. */
  reasons: z.array(z.enum(CLAIM_REASONS)),
  remedy: z.enum(CLAIM_REMEDIES),
  /** Photos and papers of the delivery that belong to the claim. */
  photos: z.int(),
  contract_id: id,
  construction_site_name: z.string(),
  delivery: z.object({
    ids: z.string(), // D-47
    number: z.string(),
    vehicle_license_plate: z.nullable(z.string()),
    material_name: z.nullable(z.string()),
    material_category: z.nullable(z.int()),
    /** German display text, of the first material. */
    quantity: z.nullable(z.string()),
    quantity_unit: z.nullable(z.string()),
  }),
  /** Whether the answer waits for the customer, and the caller may reply. */
  may_agree: z.boolean(),
};

const claimed = z.object({
  ...filed,
  /** Counts its steps; a reply names the one it answers. */
  version: z.int(),
  note: z.nullable(z.string()),
  /** Company whose permissions apply. */
  company_number: z.string(),
  /** The supplier's answer; null until the claim is settled, and after the customer has disagreed. */
  answer: z.nullable(
    z.object({
      text: z.string(),
      outcome: z.enum(CLAIM_OUTCOMES),
      /** Quantity the supplier gives back or delivers again, as German display text. */
      accepted_quantity: z.nullable(z.string()),
      /** Delivery that replaces it. */
      replacement: z.nullable(
        z.object({
          ids: z.string(),
          number: z.string(),
          vehicle_license_plate: z.nullable(z.string()),
          weighing_date: dmyDay,
          weighing_time: time,
        }),
      ),
    }),
  ),
  /** Oldest first. */
  steps: z.array(step),
  /** The member of staff who works on it; null until one does. */
  contact: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  /** Of the plant's dispatcher; null where none is known. */
  factory_phone: z.nullable(z.string()),
  /** Whether the customer may still disagree. */
  may_disagree: z.boolean(),
});

export const claim = call({
  ...reads,
  name: 'deliveries.claim',
  summary: 'Eine Reklamation mit ihren Schritten und der Antwort des Lieferanten.',
  path: 'claims/{id}',
  input: z.object({ id }),
  output: claimed,
});

/** Claims of a company, or of one of its contracts. */
export const claims = call({
  ...reads,
  name: 'deliveries.claims',
  summary: 'Reklamationen einer Firma oder eines ihrer Verträge, die neuesten zuerst.',
  path: 'claims',
  tenant: 'company',
  input: z.object({
    company_number: text(40, 1),
    contract_id: orNothing(id),
    page,
    page_size: pageSize,
    filterString: filterString({ state: z.enum(CLAIM_STATES), standing: z.enum(CLAIM_STANDINGS) }),
  }),
  output: z.object({
    items: z.array(
      z.object({
        ...filed,
        /** Quantity the supplier gives back or delivers again, as in the answer; null where none is named. */
        accepted_quantity: z.nullable(z.string()),
        received_date: dmyDay,
        received_time: time,
      }),
    ),
    pagination,
    /** How many of the company or the contract are open and settled for the caller, whatever the filters are. */
    standings: z.object({ open: z.int(), settled: z.int() }),
  }),
});
