import * as calls from '@abrufbar/contract/imports/documents.ts';
import { findCustomer } from '#call-offs/office-store.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { keepInvoice } from '#imports/invoices/store-invoice.ts';
import { takeNoted } from '#imports/run/run-import.ts';
import { readInvoiceAside } from '#imports/reading/read-off-thread.ts';
import { t } from '#imports/reading/read-document.ts';

const NOTHING = { created: 0, updated: 0, unchanged: 0, failed: [] };
const refused = (messages: readonly string[]) => ({
  ...NOTHING,
  failed: messages.map((message) => ({ row: 1, message })),
  invoice_id: null,
  matched: [],
  unmatched: [],
});

export const invoice = handle(calls.invoice, (context, { file }) =>
  takeNoted(context, { call: calls.invoice.name, rows: 1 }, () =>
    take(context, Buffer.from(file ?? [])),
  ),
);

/** Keeps an invoice with its file; the same file again changes nothing, another one of its number is refused. */
const take = async (context: ImportContext, bytes: Buffer) => {
  const { read, messages } = await readInvoiceAside(bytes);
  if (read === null) return refused(messages);
  const { invoice: told, fields, isPdf } = read;
  const { supplierId } = context.import;
  const { number: customer } = told.buyer;
  const companyId =
    customer === null
      ? undefined
      : await context.global((db) => findCustomer(db, supplierId, customer));
  if (companyId === undefined) return refused([t('document.customer', { feld: fields.buyer })]);
  const kept = await keepInvoice(context, companyId, told, { bytes, isPdf });
  if (kept === null) return refused([t('document.invoice_taken', { feld: fields.number })]);
  const { outcome, id, matched, unmatched } = kept;
  return { ...NOTHING, [outcome]: 1, invoice_id: id, matched, unmatched };
};
