/** Reports of imports, for the system that sent them (D-66). */
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { logged } from '#imports/tickets.ts';
import { id } from '#wire/codecs.ts';

const entry = z.extend(logged, {
  source: z.string(),
  /** Name of the import's call. */
  call: z.string(),
  /** Name of the import key. */
  key: z.string(),
  received_at: z.string(),
  finished_at: z.nullable(z.string()),
  duration_ms: z.int(),
  /** Number of refused rows; `failed` lists only the first of very many. */
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

/** Progress of an import and the outcome of its rows. */
export const report = call({
  ...reads,
  name: 'imports.report',
  summary: 'Stand und Ergebnis eines Imports des Lieferanten.',
  path: 'import/reports/{id}',
  input: z.object({ id }),
  output: z.extend(entry, {
    /** Advice for an import that failed for good. */
    problem: z.nullable(z.string()),
  }),
});

/** The latest imports of the supplier, newest first, without their rows. */
export const reports = call({
  ...reads,
  name: 'imports.reports',
  summary: 'Die letzten 100 Importe des Lieferanten.',
  path: 'import/reports',
  input: z.object({}),
  output: z.object({ items: z.array(z.omit(entry, { failed: true, remarks: true })) }),
});
