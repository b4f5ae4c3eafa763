import * as calls from '@abrufbar/contract/imports/documents.ts';
import { findCustomer } from '#companies/customer-store.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { storeInvoice } from '#imports/invoices/store-invoice.ts';
import { refuseDocument } from '#imports/rows.ts';
import { runImport } from '#imports/run/run-import.ts';
import { readInvoiceOffThread } from '#imports/reading/read-off-thread.ts';
import { t } from '#imports/reading/read-document.ts';

const NOTHING = { created: 0, updated: 0, unchanged: 0, failed: [] };
const refused = (messages: readonly string[]) => ({
  ...NOTHING,
  failed: messages.map(refuseDocument),
  invoice_id: null,
  matched: [],
  unmatched: [],
});

export const invoice = handle(calls.invoice, (context, { file }) =>
  runImport(context, { call: calls.invoice.name, rows: [{}] }, () =>
    importDocument(context, Buffer.from(file ?? [])),
  ),
);

/** Stores an invoice with its file; the same file again changes nothing, another file with its number is refused. */
const importDocument = async (context: ImportContext, bytes: Buffer) => {
  const { read, messages } = await readInvoiceOffThread(bytes);
  if (read === null) return refused(messages);
  const { invoice: record, fields, isPdf } = read;
  const { supplierId } = context.import;
  const { number: customer } = record.buyer;
  const companyId =
    customer === null
      ? undefined
      : await context.global((db) => findCustomer(db, supplierId, customer));
  if (companyId === undefined) return refused([t('document.customer', { feld: fields.buyer })]);
  const kept = await storeInvoice(context, companyId, record, { bytes, isPdf });
  if (kept === null) return refused([t('document.invoice_taken', { feld: fields.number })]);
  const { outcome, id, matched, unmatched } = kept;
  return { ...NOTHING, [outcome]: 1, invoice_id: id, matched, unmatched };
};
