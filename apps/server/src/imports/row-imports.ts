import { arrivals } from '@abrufbar/contract/imports/arrivals.ts';
import { callOffs } from '@abrufbar/contract/imports/call-offs.ts';
import { invoice, ubl } from '@abrufbar/contract/imports/documents.ts';
import { invoices } from '@abrufbar/contract/imports/invoices.ts';
import { masterData } from '@abrufbar/contract/imports/master-data.ts';
import { arrivalRows } from '#imports/arrivals-rows.ts';
import { callOffRows } from '#imports/call-offs-rows.ts';
import { invoiceDocumentRows } from '#imports/invoices/invoice-document.ts';
import { invoiceRows } from '#imports/invoices/invoice-rows.ts';
import { masterRows } from '#imports/master-data/rows.ts';
import type { RowImport } from '#imports/run/row-import.ts';
import { despatchRows } from '#imports/tickets/ubl-document.ts';

/** Imports whose rows stand for themselves, by their call; tickets stand in `tickets/formats.ts`. */
export const ROW_IMPORTS: Readonly<Record<string, RowImport>> = {
  [arrivals.name]: arrivalRows,
  [callOffs.name]: callOffRows,
  [masterData.name]: masterRows,
  [invoices.name]: invoiceRows,
  [invoice.name]: invoiceDocumentRows,
  [ubl.name]: despatchRows,
};
