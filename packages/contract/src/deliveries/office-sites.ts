/** The sites of a supplier as they run today, at its desk (BEY-127). */
import * as z from 'zod/mini';
import { looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

/** A material in one unit: a row of the day line. */
const material = {
  material_number: z.string(),
  material_name: z.string(),
  quantity_unit: z.string(),
};

const gap = z.object({
  kind: z.literal('gap'),
  ...material,
  from: instant,
  /** When the next load can be there. */
  until: instant,
  minutes: z.int(),
  /** Whether a load came before; its plate may be unknown. */
  has_before: z.boolean(),
  plate_before: z.nullable(z.string()),
  /** Whether the load that ends it is weighed; otherwise the gap may become longer. */
  has_next: z.boolean(),
  plate_next: z.nullable(z.string()),
});

const queue = z.object({
  kind: z.literal('queue'),
  /** First and last arrival. */
  from: instant,
  until: instant,
  wait_minutes: z.int(),
  materials: z.array(z.object({ ...material, loads: z.int() })),
});

const site = {
  /** Of the contract. */
  id,
  number: z.string(),
  name: z.string(),
  company: z.string(),
  company_number: z.string(),
  /** First begin, perhaps the day before, and last end of the call-offs of the day; null where there is none. */
  starts_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  /** Called off for today and weighed today, as the portal shows them (D-46). */
  materials: z.array(z.object({ ...material, ordered: z.number(), weighed: z.number() })),
  on_the_way: z.int(),
  arrived: z.int(),
  /** Of those weighed today. */
  confirmed: z.int(),
  /** As the portal finds them: the next gap of each material and a queue, by begin. */
  warnings: z.array(z.discriminatedUnion('kind', [gap, queue])),
};

/** Most sites of one answer. */
export const MAX_SITES = 300;

/** Sites of the chosen brand with call-offs today or a load that may be on its way, by begin. */
export const officeSites = call({
  ...looks,
  name: 'deliveries.officeSites',
  summary: 'Baustellen mit Abrufen von heute, ihren Lieferungen, Lücken und Staus.',
  path: 'day-plan/sites',
  input: z.object({}),
  output: z.object({
    items: z.array(z.object(site)),
    /** Whether there are others. */
    has_more: z.boolean(),
  }),
});

/** One of them with its call-offs and loads of today. */
export const officeSite = call({
  ...looks,
  name: 'deliveries.officeSite',
  summary: 'Abrufe und Lieferungen von heute auf einer Baustelle.',
  path: 'day-plan/sites/{id}',
  input: z.object({ id }),
  output: z.object({
    ...site,
    /** ISO day of Berlin. */
    day: z.string(),
    call_offs: z.array(
      z.object({
        id,
        status: z.int(),
        ...material,
        quantity: z.number(),
        starts_at: instant,
        ends_at: instant,
      }),
    ),
    loads: z.array(
      z.object({
        id,
        number: z.string(),
        plate: z.nullable(z.string()),
        ...material,
        quantity: z.number(),
        weighed_at: instant,
        /** Expected or confirmed at; null without an estimate. */
        at: z.nullable(instant),
        stage: z.enum(['on_the_way', 'arrived', 'confirmed']),
      }),
    ),
  }),
});
