import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { listFilters, listOrder, shownColumns } from '#call-offs/office-list.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeExport = call({
  ...asksForExport,
  name: 'callOffs.officeExport',
  summary: 'Fordert die gefilterten Abrufe als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'call-off-exports',
  input: z.object({ ...listFilters, ...listOrder, columns: shownColumns, format: exportFormat }),
  output: askedExport,
});
