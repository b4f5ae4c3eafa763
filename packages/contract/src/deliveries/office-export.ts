import * as z from 'zod/mini';
import { deliveryFilters, OFFICE_DELIVERY_COLUMNS } from '#deliveries/office.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat, shownColumnsOf } from '#staff/exports.ts';

/** Asks for exactly the filtered rows and shown columns as a file (OFF-41). */
export const officeExport = call({
  ...asksForExport,
  name: 'deliveries.officeExport',
  summary: 'Fordert die gefilterten Lieferungen als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'delivery-exports',
  input: z.object({
    ...deliveryFilters,
    columns: shownColumnsOf(OFFICE_DELIVERY_COLUMNS),
    format: exportFormat,
  }),
  output: askedExport,
});
