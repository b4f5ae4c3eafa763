import { decimalText, isSame, parseDecimal, rounded, sumOf, ZERO } from '#xml/decimal.ts';
import type { Note } from '#xml/note.ts';

/** An invoice or credit note as all formats of EN 16931 state it (D-50): amounts are exact decimals, days ISO. */
export type StatedInvoice = {
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
  /** It states totals alone and is no invoice of the German tax law (profile BASIC WL). */
  readonly isBookingAid: boolean;
  readonly taxes: readonly InvoiceTax[];
  /** Without tax, tax, with tax, and what remains to be paid. */
  readonly net: string;
  readonly tax: string;
  readonly gross: string;
  readonly payable: string;
};

/** The same with totals to the cent, and what that changed. */
export type Invoice = StatedInvoice & { readonly notes: readonly Note[] };

type InvoiceLine = {
  readonly id: string;
  readonly name: string;
  /** Number of the goods in the supplier's books (BT-155). */
  readonly itemNumber: string | null;
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

type InvoiceProblemCode = 'required' | 'too_big' | 'currency' | 'sum' | 'too_long';
export type InvoiceProblem = { readonly field: string; readonly code: InvoiceProblemCode };
type Report = (field: string, code: InvoiceProblemCode) => void;

/** Names of the checked fields in a format. */
export type InvoiceFields = Readonly<
  Record<
    | 'profile'
    | 'number'
    | 'type'
    | 'despatch'
    | 'buyer'
    | 'currency'
    | 'net'
    | 'tax'
    | 'gross'
    | 'payable'
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

/** Digits before the point that an amount may have. */
const MAX_WHOLE_DIGITS = 12;
const TOO_BIG = 10n ** BigInt(MAX_WHOLE_DIGITS + 2);

/** Totals to the cent, with a note where that changed them; what does not add up is reported, never put right. */
export const checkInvoice = (
  invoice: StatedInvoice,
  fields: InvoiceFields,
  report: Report,
): Invoice => {
  const notes: Note[] = [];
  const exact = (value: string) => parseDecimal(value) ?? ZERO; // the shapes refused everything else
  const cents = (field: string, stated: string): string => {
    const { units, isExact } = rounded(exact(stated), 2);
    if (units >= TOO_BIG || units <= -TOO_BIG) report(field, 'too_big');
    const kept = decimalText(units, 2);
    if (!isExact) notes.push({ field, code: 'rounded', stated, kept });
    return kept;
  };
  if (!/^[A-Z]{3}$/.test(invoice.currency)) report(fields.currency, 'currency');
  const short = (field: string, max: number, value: string) => {
    if ([...value].length > max) report(field, 'too_long');
  };
  short(fields.number, 40, invoice.number);
  short(fields.type, 10, invoice.type);
  for (const number of invoice.despatchNumbers) short(fields.despatch, 40, number);
  if (invoice.isBookingAid) notes.push({ field: fields.profile, code: 'booking_aid' });
  else if (invoice.lines.length === 0) report(fields.lines, 'required');
  const { net, tax, gross, taxes } = invoice;
  if (!isSame(sumOf([exact(net), exact(tax)]), exact(gross))) report(fields.gross, 'sum');
  if (!isSame(sumOf(taxes.map(({ amount }) => exact(amount))), exact(tax)))
    report(fields.tax, 'sum');
  return {
    ...invoice,
    net: cents(fields.net, net),
    tax: cents(fields.tax, tax),
    gross: cents(fields.gross, gross),
    payable: cents(fields.payable, invoice.payable),
    notes,
  };
};

/** Numbers of delivery notes, each once, in the order they are named. */
export const unique = (numbers: readonly (string | null)[]): string[] => [
  ...new Set(numbers.filter((number) => number !== null)),
];
