import * as z from 'zod/mini';
import { customerFilters, OFFICE_CUSTOMER_COLUMNS } from '#companies/office.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat, shownColumnsOf } from '#staff/exports.ts';

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeExport = call({
  ...asksForExport,
  name: 'companies.officeExport',
  summary: 'Fordert die gefilterten Kunden als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'customer-exports',
  input: z.object({
    ...customerFilters,
    columns: shownColumnsOf(OFFICE_CUSTOMER_COLUMNS),
    format: exportFormat,
  }),
  output: askedExport,
});
