import * as calls from '@abrufbar/contract/imports/invoices.ts';
import { mapInvoiceRow } from '@abrufbar/formats/invoices/map-row.ts';
import type { InvoiceRow } from '@abrufbar/domain/imports/invoice-row.ts';
import { findCustomers } from '#companies/customer-store.ts';
import { storeInvoice } from '#imports/invoices/store-invoice.ts';
import { refuseActive } from '#documents/active/refuse-active.ts';
import { checkRows, refuseDocument } from '#imports/rows.ts';
import type { DocumentProblems, RowImport, RowProblem, RowScope } from '#imports/run/row-import.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;

type Kept = NonNullable<Awaited<ReturnType<typeof storeInvoice>>>;

/** Invoices with their files, one after the other; `note` learns what each that is stored names. */
export const invoicesNoting =
  (note: (row: number, kept: Kept) => void): RowImport =>
  async (scope, rows) => {
    const { good, failed } = await checkRows(calls.invoiceRow, rows);
    const customers = good.map(({ value }) => value.customer_number);
    const companies = await scope.global((db) => findCustomers(db, scope.supplierId, customers));
    const work = good.map(({ row, value }) => ({
      row,
      store: async () => {
        const stored = await store(scope, companies.get(value.customer_number), value);
        if (!('outcome' in stored)) return stored;
        note(row, stored);
        return stored.outcome;
      },
    }));
    return { work, failed };
  };

/** The same without notes, for those sent again. */
export const invoiceRows = invoicesNoting(() => {});

const store = async (
  scope: RowScope,
  companyId: number | undefined,
  row: InvoiceRow,
): Promise<Kept | RowProblem | DocumentProblems> => {
  const { file, ...fields } = row;
  const record = mapInvoiceRow(row);
  const bytes = Buffer.from(file, 'base64');
  const kind = bytes.length <= MAX_FILE_BYTES ? kindOf(bytes) : null;
  if (companyId === undefined) return { field: 'customer_number', code: 'unknown_customer' };
  if (record === null) return { field: 'gross', code: 'sum' };
  if (kind === null) return { field: 'file', code: 'file' };
  const reason = kind === 'pdf' ? await refuseActive(bytes, 'invoice') : null;
  if (reason !== null) return { failed: [refuseDocument(reason)] };
  const beside = JSON.stringify(fields);
  const kept = await storeInvoice(scope, companyId, record, {
    bytes,
    isPdf: kind === 'pdf',
    beside,
  });
  return kept ?? { field: 'number', code: 'invoice_taken' };
};

/** The type by the first bytes; the name of a file proves nothing. */
const kindOf = (bytes: Buffer): 'pdf' | 'xml' | null => {
  const head = bytes.toString('latin1', 0, 200);
  if (head.startsWith('%PDF-')) return 'pdf';
  return /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml\s/.test(head) ? 'xml' : null;
};
