/** Files and invoices of the brand as a file (OFF-41). */
import * as z from 'zod/mini';
import { invoiceFilters } from '#documents-invoices.ts';
import { fileFilters } from '#documents-office.ts';
import { call } from '#protocol/call.ts';
import { askedExport, asksForExport, exportFormat } from '#staff/exports.ts';

export const officeFileExport = call({
  ...asksForExport,
  name: 'documents.officeFileExport',
  summary: 'Fordert die Liste der gefilterten Dateien als Datei an.',
  roles: ['admin', 'dispatcher', 'editor', 'support'],
  path: 'file-exports',
  input: z.object({ ...fileFilters, format: exportFormat }),
  output: askedExport,
});

export const officeInvoiceExport = call({
  ...asksForExport,
  name: 'documents.officeInvoiceExport',
  summary: 'Fordert die gefilterten Rechnungen als Datei an.',
  roles: ['admin', 'dispatcher', 'support'],
  path: 'invoice-exports',
  input: z.object({ ...invoiceFilters, format: exportFormat }),
  output: askedExport,
});
