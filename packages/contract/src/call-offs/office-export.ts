import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { looks } from '#call-offs/office-fields.ts';
import { listFilters, listOrder, shownColumns } from '#call-offs/office-list.ts';
import { id } from '#wire/codecs.ts';
import { fileBody } from '#wire/file.ts';
import { instant } from '#wire/plain.ts';

const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Rows up to which an export is downloaded at once; a larger one is written by a job, and a mail says so. */
export const MAX_DIRECT_ROWS = 50_000;

/** Every export asks for a code (OFF-10); it belongs to the member who asked for it. */
const ofExports = { ...looks, rate: 'export', audited: true, stepUp: true } as const;

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeExport = call({
  ...ofExports,
  name: 'callOffs.officeExport',
  summary: 'Fordert die gefilterten Abrufe als Datei an.',
  method: 'POST',
  kind: 'change',
  tenant: 'staff',
  body: 'json',
  path: 'call-off-exports',
  input: z.object({
    ...listFilters,
    ...listOrder,
    columns: shownColumns,
    format: z.enum(EXPORT_FORMATS),
  }),
  output: z.object({
    id,
    rows: z.int(),
    /** The file is written by a job; a mail has the link. */
    is_large: z.boolean(),
  }),
});

/** How far an own export is; 404 `export_not_found` once its 24 hours are over. */
export const officeExportState = call({
  ...looks,
  name: 'callOffs.officeExportState',
  summary: 'Stand eines eigenen Exports.',
  tenant: 'staff',
  path: 'call-off-exports/{id}',
  input: z.object({ id }),
  output: z.object({
    rows: z.int(),
    format: z.enum(EXPORT_FORMATS),
    is_ready: z.boolean(),
    expires_at: instant,
  }),
});

export const officeExportFile = call({
  ...ofExports,
  name: 'callOffs.officeExportFile',
  rate: 'general',
  summary: 'Datei eines eigenen Exports.',
  tenant: 'staff',
  path: 'call-off-exports/{id}/file',
  input: z.object({ id }),
  output: fileBody,
  media: [
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/csv; charset=utf-8',
  ],
});
