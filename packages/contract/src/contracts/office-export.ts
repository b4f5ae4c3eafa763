import * as z from 'zod/mini';
import { contractFilters, OFFICE_CONTRACT_COLUMNS } from '#contracts/office.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat, shownColumnsOf } from '#staff/exports.ts';

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeExport = call({
  ...asksForExport,
  name: 'contracts.officeExport',
  summary: 'Fordert die gefilterten Verträge als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'contract-exports',
  input: z.object({
    ...contractFilters,
    columns: shownColumnsOf(OFFICE_CONTRACT_COLUMNS),
    format: exportFormat,
  }),
  output: askedExport,
});
