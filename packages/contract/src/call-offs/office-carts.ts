import * as z from 'zod/mini';
import { day, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { instant } from '#wire/plain.ts';

const names = {
  id,
  person: z.string(),
  company_id: z.int(),
  company: z.string(),
  contract_id: id,
  contract_name: z.string(),
  material_name: z.string(),
  quantity_unit: z.string(),
};

const cart = z.object({
  ...names,
  begun_at: instant,
  /** The rest is known only where a confirmation broke off between its calls; nothing is sent while the form is filled in. */
  quantity: z.nullable(z.number()),
  starts_on: z.nullable(day),
  starts_time: z.nullable(z.string()),
  step: z.nullable(z.enum(['contact', 'check'])),
  expires_at: instant,
});
export type OpenCart = z.output<typeof cart>;

/** Carts that are being filled in, the newest first (OFF-185). Those of staff who look as a person are not among them. */
export const officeCarts = call({
  ...looks,
  name: 'callOffs.officeCarts',
  summary: 'Begonnene Abrufe der Kunden, die noch nicht bestellt sind.',
  path: 'carts',
  input: z.object({ page }),
  output: listOf(cart),
});

const order = z.object({
  ...names,
  ordered_at: instant,
  quantity: z.number(),
  status: z.int(),
  reference: z.int(),
  number: z.nullable(z.string()),
});
export type CartOrder = z.output<typeof order>;

/** Orders of the customers today, the newest first (OFF-186). */
export const officeOrders = call({
  ...looks,
  name: 'callOffs.officeOrders',
  summary: 'Was Kunden heute bestellt haben.',
  path: 'orders',
  input: z.object({ page }),
  output: z.object({
    ...listOf(order).shape,
    /** Over all of today, in tonnes. */
    tonnes: z.number(),
  }),
});
