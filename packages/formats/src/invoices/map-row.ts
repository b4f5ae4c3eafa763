import { parseDmy } from '@abrufbar/domain/values/calendar.ts';
import { unique, type Invoice } from '#invoices/invoice.ts';
import type { InvoiceRow } from '@abrufbar/domain/imports/invoice-row.ts';
import { textOrNull } from '@abrufbar/domain/imports/ticket.ts';

/** The stored values of an invoice beside its file, the same for every format. */
export type InvoiceRecord = Pick<
  Invoice,
  | 'number'
  | 'type'
  | 'issuedOn'
  | 'dueOn'
  | 'currency'
  | 'net'
  | 'tax'
  | 'gross'
  | 'payable'
  | 'contractNumber'
  | 'despatchNumbers'
  | 'isBookingAid'
  | 'lines'
>;

const centsOf = (amount: string): number => Number(amount.replace('.', ''));

/** A row as an invoice; null where its amounts do not add up. */
export const mapInvoiceRow = (row: InvoiceRow): InvoiceRecord | null => {
  if (centsOf(row.net) + centsOf(row.tax) !== centsOf(row.gross)) return null;
  return {
    number: row.number,
    type: row.type ?? '380',
    issuedOn: parseDmy(row.date) ?? '',
    dueOn: parseDmy(row.due_date ?? ''),
    currency: row.currency ?? 'EUR',
    net: row.net,
    tax: row.tax,
    gross: row.gross,
    payable: row.payable ?? row.gross,
    contractNumber: textOrNull(row.contract_number),
    despatchNumbers: unique(row.delivery_numbers ?? []),
    isBookingAid: false,
    lines: [],
  };
};
