import * as z from 'zod/mini';
import { importFilters } from '#imports/office.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';

/** Asks for the log of the imports as a file (OFF-41). */
export const officeImportExport = call({
  ...asksForExport,
  name: 'imports.officeImportExport',
  summary: 'Fordert das Protokoll der Importe als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'import-exports',
  input: z.object({ ...importFilters, format: exportFormat }),
  output: askedExport,
});
