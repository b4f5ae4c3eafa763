import * as calls from '@abrufbar/contract/imports/invoices.ts';
import { mapInvoiceRow } from '@abrufbar/formats/invoices/map-row.ts';
import { findCustomers } from '#companies/customer-store.ts';
import { handle, type ImportContext } from '#core/calls/context.ts';
import { createYielder } from '#core/event-loop.ts';
import { storeInvoice } from '#imports/invoices/store-invoice.ts';
import { checkRowCount } from '#core/http/read-json.ts';
import { runReportedImport } from '#imports/run/run-import.ts';
import { checkRows, type Failed, refuseRow, sortByRow } from '#imports/rows.ts';
import { emptyCounts } from '#imports/tickets/import-tickets.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Stores invoices with their files, one after the other; a bad one stops no other. */
export const invoices = handle(calls.invoices, async (context, rows) => {
  checkRowCount(rows, calls.MAX_INVOICES);
  const sent = { call: calls.invoices.name, rows: rows.map(withoutFile) };
  return runReportedImport(context, sent, () => importRows(context, rows));
});

const importRows = async (context: ImportContext, rows: readonly unknown[]) => {
  const { global, import: source } = context;
  const { good, failed } = await checkRows(calls.invoiceRow, rows);
  const customers = good.map(({ value }) => value.customer_number);
  const companies = await global((db) => findCustomers(db, source.supplierId, customers));
  const turn = createYielder();
  const counts = emptyCounts();
  const refused: Failed[] = [];
  const kept: { row: number; invoice_id: string; matched: string[]; unmatched: string[] }[] = [];
  for (const { row, value } of good) {
    await turn();
    const refuse = (code: Refused, field: keyof typeof value) =>
      refused.push(refuseRow(row, field, code));
    const { file, ...fields } = value;
    const companyId = companies.get(value.customer_number);
    const record = mapInvoiceRow(value);
    const bytes = Buffer.from(file, 'base64');
    const kind = bytes.length <= MAX_FILE_BYTES ? kindOf(bytes) : null;
    if (companyId === undefined) refuse('unknown_customer', 'customer_number');
    else if (record === null) refuse('sum', 'gross');
    else if (kind === null) refuse('file', 'file');
    else {
      const beside = JSON.stringify(fields);
      const isPdf = kind === 'pdf';
      const stored = await storeInvoice(context, companyId, record, { bytes, isPdf, beside });
      if (stored === null) {
        refuse('invoice_taken', 'number');
        continue;
      }
      const { outcome, id, matched, unmatched } = stored;
      counts[outcome] += 1;
      kept.push({ row, invoice_id: id, matched, unmatched });
    }
  }
  return { ...counts, failed: sortByRow([...failed, ...refused]), invoices: kept };
};

/** A rejected row is kept without its file: the system that made the invoice sends it again. */
const withoutFile = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'file' in row ? { ...row, file: '' } : row;

type Refused = 'unknown_customer' | 'sum' | 'file' | 'invoice_taken';

/** The type by the first bytes; the name of a file proves nothing. */
const kindOf = (bytes: Buffer): 'pdf' | 'xml' | null => {
  const head = bytes.toString('latin1', 0, 200);
  if (head.startsWith('%PDF-')) return 'pdf';
  return /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml\s/.test(head) ? 'xml' : null;
};
