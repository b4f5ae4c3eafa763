import { findCustomer } from '#companies/customer-store.ts';
import { storeInvoice } from '#imports/invoices/store-invoice.ts';
import { t } from '#imports/reading/read-document.ts';
import { readInvoiceOffThread } from '#imports/reading/read-off-thread.ts';
import { refuseDocument } from '#imports/rows.ts';
import { documentRows } from '#imports/run/document-rows.ts';
import type { DocumentProblems, RowScope } from '#imports/run/row-import.ts';

const refused = (...messages: readonly string[]): DocumentProblems => ({
  failed: messages.map(refuseDocument),
});

type Kept = NonNullable<Awaited<ReturnType<typeof storeInvoice>>>;

/** Stores an invoice with its file; the same file again changes nothing, another file with its number is refused. */
export const importInvoice = async (
  scope: RowScope,
  bytes: Buffer,
): Promise<(Kept & { readonly remarks: readonly string[] }) | DocumentProblems> => {
  const document = await readInvoiceOffThread(bytes, { maxLines: scope.maxDocumentLines });
  const { read, messages } = document;
  if (read === null) return refused(...messages);
  const { invoice: record, fields, isPdf } = read;
  const { supplierId } = scope;
  const { number: customer } = record.buyer;
  if (customer === null) return refused(t('document.no_customer', { feld: fields.buyer }));
  const companyId = await scope.global((db) => findCustomer(db, supplierId, customer));
  if (companyId === undefined) return refused(t('document.customer', { feld: fields.buyer }));
  const { notes: remarks } = document;
  const kept = await storeInvoice(scope, companyId, record, { bytes, isPdf, remarks });
  if (kept === null) return refused(t('document.invoice_taken', { feld: fields.number }));
  return { ...kept, remarks };
};

/** The same, sent again. */
export const invoiceDocumentRows = documentRows(importInvoice);
