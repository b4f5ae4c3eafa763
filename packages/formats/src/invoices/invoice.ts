/** An invoice as all formats of EN 16931 state it (D-50): amounts are exact decimals, days ISO. */
export type Invoice = {
  readonly number: string;
  /** UNTDID 1001: 380 is an invoice, 381 a credit note, 384 a correction, 326 a part. */
  readonly type: string;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly currency: string;
  readonly seller: string;
  /** By the number in the supplier's books (BT-46), otherwise by a Leitweg-ID. */
  readonly buyer: { readonly name: string; readonly number: string | null };
  /** BT-13 and BT-12. */
  readonly orderNumber: string | null;
  readonly contractNumber: string | null;
  /** BT-16 of the invoice and of its lines, each once: numbers of delivery notes. */
  readonly despatchNumbers: readonly string[];
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  /** Without tax, tax, with tax, and what remains to be paid. */
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly payable: string;
};

type InvoiceLine = {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly unit: string | null;
  readonly net: string;
  readonly despatchNumbers: readonly string[];
};
type InvoiceTax = {
  readonly category: string;
  readonly rate: string | null;
  readonly base: string;
  readonly amount: string;
};

/** Types of UNTDID 1001 whose amounts are owed to the customer; a correction (384) is an invoice. */
const CREDIT_NOTES = /^(81|83|261|262|296|308|381|396|420|458|502|503|532)$/;

type InvoiceProblemCode =
  | 'required'
  | 'single'
  | 'cents'
  | 'currency'
  | 'sum'
  | 'too_long'
  | 'credit';
export type InvoiceProblem = { readonly field: string; readonly code: InvoiceProblemCode };
type Report = (field: string, code: InvoiceProblemCode) => void;

/** Names of the checked fields in a format. */
export type InvoiceFields = Readonly<
  Record<
    | 'number'
    | 'type'
    | 'despatch'
    | 'buyer'
    | 'currency'
    | 'net'
    | 'tax'
    | 'gross'
    | 'lines'
    | 'taxes',
    string
  >
>;

const LEITWEG_ID = /^\d{2,12}(?:-[\dA-Z]{1,30})?-\d{2}$/i;

/**
 * A Leitweg-ID: names a public buyer wherever in Germany an invoice comes from, with check digits of
 * ISO 7064 (MOD 97-10). Other references of a buyer (BT-10) name no one for sure.
 */
export const leitwegId = (reference: string | null): string | null => {
  if (reference === null || !LEITWEG_ID.test(reference)) return null;
  const rest = [...reference.replaceAll('-', '')].reduce((before, sign) => {
    const value = Number.parseInt(sign, 36);
    return (before * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return rest === 1 ? reference : null;
};

/** Whole cents of an amount; null for more than two digits after the point. */
const centsOf = (value: string): number | null => {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d*))?$/.exec(value) ?? [];
  if (whole === '' || !/^0*$/.test(fraction.slice(2))) return null;
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  return sign === '-' && cents !== 0 ? -cents : cents;
};

/** `336.90` of whole cents. */
const amountOf = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The amounts of an invoice with two digits; what does not add up is reported, never put right. */
export const checkInvoice = (invoice: Invoice, fields: InvoiceFields, report: Report): Invoice => {
  const cents = (field: string, value: string): number => {
    const read = centsOf(value);
    if (read === null) report(field, 'cents');
    return read ?? 0;
  };
  if (!/^[A-Z]{3}$/.test(invoice.currency)) report(fields.currency, 'currency');
  const short = (field: string, max: number, value: string) => {
    if ([...value].length > max) report(field, 'too_long');
  };
  short(fields.number, 40, invoice.number);
  short(fields.type, 10, invoice.type);
  if (CREDIT_NOTES.test(invoice.type)) report(fields.type, 'credit');
  for (const number of invoice.despatchNumbers) short(fields.despatch, 40, number);
  if (invoice.lines.length === 0) report(fields.lines, 'required');
  const [net, tax, gross] = [
    cents(fields.net, invoice.net),
    cents(fields.tax, invoice.tax),
    cents(fields.gross, invoice.gross),
  ];
  const taxes = invoice.taxes.map((one) => ({
    ...one,
    base: amountOf(cents(fields.taxes, one.base)),
    amount: amountOf(cents(fields.taxes, one.amount)),
  }));
  const parts = invoice.taxes.reduce((sum, one) => sum + (centsOf(one.amount) ?? 0), 0);
  if (net + tax !== gross) report(fields.gross, 'sum');
  if (parts !== tax) report(fields.tax, 'sum');
  return {
    ...invoice,
    net: amountOf(net),
    tax: amountOf(tax),
    gross: amountOf(gross),
    payable: amountOf(cents(fields.gross, invoice.payable)),
    taxes,
    lines: invoice.lines.map((line) => ({ ...line, net: amountOf(cents(fields.lines, line.net)) })),
  };
};

/** Numbers of delivery notes, each once, in the order they are named. */
export const unique = (numbers: readonly (string | null)[]): string[] => [
  ...new Set(numbers.filter((number) => number !== null)),
];
