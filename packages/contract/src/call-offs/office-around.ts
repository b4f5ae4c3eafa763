import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { looks } from '#call-offs/office-fields.ts';
import { id } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

const item = z.object({
  id,
  material_name: z.string(),
  quantity_unit: z.string(),
  /** Null where no amount was agreed. */
  target: z.nullable(z.number()),
  delivered: z.number(),
  /** Under way, and confirmed but not delivered yet. */
  promised: z.number(),
});

const person = z.object({
  id,
  name: z.string(),
  role: z.string(),
  phone: z.nullable(z.string()),
});

/** Surroundings of a call-off in wide windows: its contract with all items, and its customer. */
export const officeSurroundings = call({
  ...looks,
  name: 'callOffs.officeSurroundings',
  summary: 'Vertrag und Kunde eines Abrufs.',
  path: 'call-offs/{id}/surroundings',
  input: z.object({ id }),
  output: z.object({
    contract: z.object({
      id,
      number: z.string(),
      name: z.string(),
      building_site_number: z.nullable(z.string()),
      items: z.array(item),
    }),
    customer: z.object({
      company_id: z.int(),
      name: z.string(),
      /** At the supplier of the call-off. */
      number: z.string(),
      /** Open contracts at the suppliers of the brand. */
      contracts: z.int(),
      people: z.array(person),
    }),
  }),
});

/** Circles around a call-off: plant and delivery days near it, contract, customer. */
export const CIRCLES = ['plant', 'contract', 'customer'] as const;

/** The latest decisions around a call-off, by staff and by systems, the newest first. */
export const officeDecisions = call({
  ...looks,
  name: 'callOffs.officeDecisions',
  summary: 'Letzte Entscheidungen im Umfeld eines Abrufs.',
  path: 'call-offs/{id}/decisions',
  input: z.object({ id, around: z.enum(CIRCLES) }),
  output: z.object({
    items: z.array(
      z.object({
        id,
        version: z.int(),
        number: z.nullable(z.string()),
        reference: z.int(),
        company: z.string(),
        action: z.string(),
        status: z.int(),
        at: instant,
        /** Name of the staff member, or of the supplier whose system decided. */
        by: z.string(),
      }),
    ),
  }),
});
