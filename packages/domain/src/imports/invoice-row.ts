import type { Maybe } from '#imports/ticket.ts';

/** An invoice row of a supplier without electronic invoices (SRV-31, D-50). */
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
