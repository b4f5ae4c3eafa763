/** Invoices of the brand as staff read them, with the delivery notes they name (OFF-138). */
import * as z from 'zod/mini';
import { day, looks } from '#call-offs/office-fields.ts';
import { call } from '#protocol/call.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { fileBody } from '#wire/file.ts';

export const OFFICE_INVOICE_SORTS = ['issued', 'number', 'customer', 'gross'] as const;

const invoice = z.object({
  id,
  number: z.string(),
  issued_on: day,
  due_on: z.nullable(day),
  company_id: z.int(),
  company: z.string(),
  /** The contract it names; null where only its delivery notes say one. */
  contract_id: z.nullable(id),
  contract_number: z.nullable(z.string()),
  contract_name: z.nullable(z.string()),
  currency: z.string(),
  gross: z.number(),
  /** Delivery notes it names. */
  notes: z.int(),
});
export type OfficeInvoice = z.output<typeof invoice>;

export const invoiceFilters = {
  /** Company ids. */
  customer: chosen(text(12)),
  from: orNothing(day),
  until: orNothing(day),
  /** Beginning of the number of an invoice or of a delivery note it names. */
  q: orNothing(text(80)),
  sort: orNothing(z.enum(OFFICE_INVOICE_SORTS)),
  direction: orNothing(z.enum(['asc', 'desc'])),
};

export const officeInvoices = call({
  ...looks,
  name: 'documents.officeInvoices',
  summary: 'Rechnungen der Marke, die neuesten zuerst.',
  path: 'invoices',
  input: z.object({ ...invoiceFilters, page }),
  output: listOf(invoice),
});

export const officeInvoice = call({
  ...looks,
  name: 'documents.officeInvoice',
  summary: 'Eine Rechnung mit ihren Beträgen und den Lieferscheinen, die sie nennt.',
  path: 'invoices/{id}',
  input: z.object({ id }),
  output: z.object({
    ...invoice.shape,
    net: z.number(),
    tax: z.number(),
    payable: z.number(),
    file_name: z.string(),
    deliveries: z.array(
      z.object({
        number: z.string(),
        /** Null for a delivery note that is not known here. */
        id: z.nullable(id),
        weighed_on: z.nullable(day),
        material_name: z.nullable(z.string()),
        quantity: z.nullable(z.number()),
        quantity_unit: z.nullable(z.string()),
      }),
    ),
  }),
});

/** The unchanged file of an invoice: an XRechnung or the PDF that embeds one. */
export const officeInvoiceFile = call({
  ...looks,
  name: 'documents.officeInvoiceFile',
  summary: 'Rechnung in der Datei, in der sie kam.',
  path: 'invoices/{id}/file',
  input: z.object({ id }),
  output: fileBody,
  media: ['application/pdf', 'application/xml'],
});
