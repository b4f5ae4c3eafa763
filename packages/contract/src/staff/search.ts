import { MIN_SEARCHED_CHARACTERS } from '@abrufbar/domain/staff/search.ts';
import * as z from 'zod/mini';
import { day, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { id, orNothing, text } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

/** Rows of one kind; `total` is counted up to `MAX_COUNTED_HITS`. */
const group = <Row extends z.core.$ZodShape>(row: Row) =>
  z.object({
    items: z.array(z.object({ ...row, /** Found by its number. */ by_number: z.boolean() })),
    total: z.int(),
  });

/** Hits of one kind the palette shows. */
export const SHOWN_HITS = 5;
/** Counting stops here. */
export const MAX_COUNTED_HITS = 100;

/** Call-offs, contracts, customers and deliveries of the brand that match a term (OFF-80, OFF-81). */
export const search = call({
  ...looks,
  name: 'staff.search',
  summary: 'Sucht in Abrufen, Verträgen, Kunden und Lieferungen der Marke.',
  path: 'search',
  input: z.object({
    q: text(80, MIN_SEARCHED_CHARACTERS),
    /** `numbers` searches numbers alone. */
    only: orNothing(z.enum(['numbers'])),
    /** `all` also finds call-offs and plates of long ago by their words; numbers are found anyway. */
    period: orNothing(z.enum(['all'])),
  }),
  output: z.object({
    call_offs: group({
      id,
      number: z.string(),
      status: z.int(),
      contract_name: z.string(),
      company: z.string(),
      quantity: z.number(),
      quantity_unit: z.string(),
      material_name: z.string(),
      starts_on: day,
    }),
    contracts: group({
      id,
      number: z.string(),
      name: z.string(),
      company: z.string(),
    }),
    customers: group({
      id: z.int(),
      number: z.string(),
      name: z.string(),
      contracts: z.int(),
      people: z.int(),
    }),
    deliveries: group({
      id,
      number: z.string(),
      plate: z.nullable(z.string()),
      material_name: z.string(),
      quantity: z.number(),
      quantity_unit: z.string(),
      weighed_at: instant,
      factory_name: z.string(),
    }),
  }),
});
