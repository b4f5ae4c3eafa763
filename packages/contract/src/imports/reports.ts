/** Log of the imports, for the system that sent them (D-66). */
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { logged } from '#imports/tickets.ts';
import { id } from '#wire/codecs.ts';

const entry = z.extend(logged, {
  source: z.string(),
  /** Name of the call that brought it. */
  call: z.string(),
  /** Name of the key. */
  key: z.string(),
  received_at: z.string(),
  finished_at: z.nullable(z.string()),
  duration_ms: z.int(),
  /** Rows that were not taken; of very many only the first stand in `failed`. */
  failed_rows: z.int(),
});

const reads = {
  method: 'GET',
  kind: 'read',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: false,
  body: 'none',
} as const;

/** How far an import is and what has become of its rows. */
export const report = call({
  ...reads,
  name: 'imports.report',
  summary: 'Stand und Ergebnis eines Imports des Lieferanten.',
  path: 'import/reports/{id}',
  input: z.object({ id }),
  output: z.extend(entry, {
    /** What to do about an import that broke off for good. */
    problem: z.nullable(z.string()),
  }),
});

/** The latest imports of the supplier, the last one first, without the rows that were not taken. */
export const reports = call({
  ...reads,
  name: 'imports.reports',
  summary: 'Die letzten 100 Importe des Lieferanten.',
  path: 'import/reports',
  input: z.object({}),
  output: z.object({ items: z.array(z.omit(entry, { failed: true })) }),
});
