import { parseDmy } from '#calendar.ts';
import { eachOnce, type Invoice } from '#imports-invoice.ts';
import { given, type Maybe } from '#imports.ts';

/** An invoice as an office sends it without a form of its own (SRV-31, D-50). */
export type InvoiceRow = {
  readonly number: string;
  readonly customer_number: string;
  readonly contract_number?: Maybe<string>;
  readonly type?: Maybe<'380' | '381' | '384' | '326'>;
  readonly date: string;
  readonly due_date?: Maybe<string>;
  readonly currency?: Maybe<string>;
  /** Amounts with two digits after the point. */
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly payable?: Maybe<string>;
  readonly delivery_numbers?: Maybe<readonly string[]>;
  readonly file: string;
};

/** What is kept of an invoice beside its file, whatever form it came in. */
export type KeptInvoice = Pick<
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
>;

const centsOf = (amount: string): number => Number(amount.replace('.', ''));

/** A row as an invoice; null where its amounts do not add up. */
export const mapInvoiceRow = (row: InvoiceRow): KeptInvoice | null => {
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
    contractNumber: given(row.contract_number),
    despatchNumbers: eachOnce(row.delivery_numbers ?? []),
  };
};
