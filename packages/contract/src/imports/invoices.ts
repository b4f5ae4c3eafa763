/** Invoices as rows with their files, from suppliers without electronic invoices (SRV-31, D-50). */
import type { InvoiceRow } from '@abrufbar/domain/imports/invoice-row.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { day, described, pattern, rowsOf, textField, optionalTextField } from '#imports/fields.ts';
import { logged } from '#imports/tickets.ts';
import { id } from '#wire/codecs.ts';

/** Invoices in one request, whose files together have to fit into its 20 MB. */
export const MAX_INVOICES = 500;

const amount = (description: string) =>
  pattern(/^-?\d{1,12}\.\d{2}$/, 'cents', `${description}, zwei Nachkommastellen: 1190.00`);

export const invoiceRow = z.object({
  number: textField(40, 'Nummer der Rechnung, eindeutig je Kunde'),
  customer_number: textField(40, 'Kundennummer beim Lieferanten'),
  contract_number: optionalTextField(40, 'Nummer des Kontrakts'),
  type: z.nullish(
    described(
      z.enum(['380', '381', '384', '326']),
      'Art nach UNTDID 1001: 380 Rechnung (Vorgabe), 381 Gutschrift, 384 Korrektur, 326 Teilrechnung',
    ),
  ),
  date: day('Tag der Rechnung'),
  due_date: z.nullish(day('Tag der Fälligkeit')),
  currency: z.nullish(pattern(/^[A-Z]{3}$/, 'currency', 'Währung nach ISO 4217, sonst EUR')),
  net: amount('Betrag ohne Steuer'),
  tax: amount('Steuer'),
  gross: amount('Betrag mit Steuer'),
  payable: z.nullish(amount('Was zu zahlen bleibt, sonst gross')),
  delivery_numbers: z.nullish(
    described(
      z.array(textField(40, 'Nummer eines Lieferscheins')).check(z.maxLength(5000)),
      'Lieferscheine, die abgerechnet werden',
    ),
  ),
  file: described(
    z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, { error: 'file' })),
    'Die Rechnung als PDF oder XML in Base64, höchstens 10 MB',
    { contentEncoding: 'base64' },
  ),
}) satisfies z.ZodMiniType<InvoiceRow>;

/** Stores invoices with their files; the same one again changes nothing, an invoice is never changed. */
export const invoices = call({
  name: 'imports.invoices',
  summary: 'Nimmt Rechnungen mit ihren Dateien an.',
  method: 'POST',
  path: 'import/invoices',
  kind: 'change',
  who: 'import-key',
  tenant: 'supplier',
  rate: 'import',
  audited: true,
  body: 'json',
  input: rowsOf(invoiceRow),
  output: z.extend(logged, {
    /** The stored invoices with the known and the unknown delivery notes they name. */
    invoices: z.array(
      z.object({
        row: z.int(),
        invoice_id: id,
        matched: z.array(z.string()),
        unmatched: z.array(z.string()),
      }),
    ),
  }),
});
