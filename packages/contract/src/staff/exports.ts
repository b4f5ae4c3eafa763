import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id } from '#wire/codecs.ts';
import { fileBody } from '#wire/file.ts';
import { instant } from '#wire/plain.ts';

const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export const exportFormat = z.enum(EXPORT_FORMATS);

/** Lists of the office that leave the house as a file. */
const EXPORT_LISTS = [
  'call-offs',
  'claims',
  'contracts',
  'customers',
  'deliveries',
  'files',
  'imports',
  'invitations',
  'invoices',
  'master-data',
  'translations',
  'carts',
  'orders',
  'reports',
  'audit',
] as const;
export type ExportListName = (typeof EXPORT_LISTS)[number];

/** A sheet of XLSX has 1,048,576 rows, the first of which is the head; a longer list fits CSV alone. */
export const MAX_SHEET_ROWS = 1_048_575;

/** Every export asks for a code (OFF-10); it belongs to the member who asked for it. */
export const asksForExport = {
  who: 'staff',
  method: 'POST',
  kind: 'change',
  tenant: 'staff',
  rate: 'export',
  body: 'json',
  audited: true,
  stepUp: true,
} as const;

/** Answer of whoever asked for an export. */
export const askedExport = z.object({
  id,
  rows: z.int(),
  /** The file is written by a job; a mail has the link. */
  is_large: z.boolean(),
  /** The list looked at as many rows and there are more; null where it holds everything that is filtered. */
  among: z.nullable(z.int()),
});

/** Columns of a list that are shown: at least one, each once. */
export const shownColumnsOf = <const Ids extends readonly string[]>(ids: Ids) =>
  z.array(z.enum(ids)).check(
    z.refine((shown) => shown.length > 0, { error: 'required' }),
    z.refine((shown) => new Set(shown).size === shown.length, { error: 'choice' }),
  );

/** Calls of every role that may ask for one of the lists; each list says who may still have its file. */
const ofExports = {
  who: 'staff',
  roles: ['admin', 'dispatcher', 'editor', 'support'],
  method: 'GET',
  kind: 'read',
  tenant: 'staff',
  rate: 'general',
  body: 'none',
} as const;

/** How far an own export is; 404 `export_not_found` once its 24 hours are over. */
export const exportState = call({
  ...ofExports,
  name: 'staff.exportState',
  summary: 'Stand eines eigenen Exports.',
  path: 'exports/{id}',
  audited: false,
  input: z.object({ id }),
  output: z.object({
    list: z.enum(EXPORT_LISTS),
    rows: z.int(),
    format: exportFormat,
    is_ready: z.boolean(),
    expires_at: instant,
  }),
});

export const exportFile = call({
  ...ofExports,
  name: 'staff.exportFile',
  summary: 'Datei eines eigenen Exports.',
  path: 'exports/{id}/file',
  audited: true,
  stepUp: true,
  input: z.object({ id }),
  output: fileBody,
  media: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv; charset=utf-8',
  ],
});
