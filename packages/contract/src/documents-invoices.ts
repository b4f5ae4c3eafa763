/** Invoices of the brand as staff read and withdraw them, with the delivery notes they name (OFF-138, OFF-247). */
import { INVOICE_KINDS } from '@abrufbar/domain/documents/invoice-kind.ts';
import * as z from 'zod/mini';
import { day, decides, looks } from '#call-offs/office-fields.ts';
import { MAX_REASON_CODE_POINTS, versionInQuery } from '#companies/office-fields.ts';
import { call } from '#protocol/call.ts';
import { chosen, id, orNothing, text } from '#wire/codecs.ts';
import { listOf, page } from '#wire/envelope.ts';
import { fileBody } from '#wire/file.ts';
import { instant, version } from '#wire/plain.ts';

export const OFFICE_INVOICE_SORTS = ['issued', 'number', 'customer', 'gross'] as const;

const invoice = z.object({
  id,
  version,
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
  kind: z.enum(INVOICE_KINDS),
  /** Delivery notes it names. */
  notes: z.int(),
  /** Null while its customer gets it. */
  withdrawn: z.nullable(z.object({ at: instant, by: z.string(), reason: z.string() })),
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
    /** Sentences about values that were rounded or left out. */
    remarks: z.array(z.string()),
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

const withdraws = { ...decides, roles: ['admin'] } as const;

/**
 * Takes an invoice from its customer; the office keeps it with its file and the reason. 409 `invoice_changed` when
 * somebody else was faster.
 */
export const officeWithdrawInvoice = call({
  ...withdraws,
  name: 'documents.officeWithdrawInvoice',
  summary: 'Zieht eine Rechnung zurück; der Kunde bekommt sie nicht mehr.',
  method: 'DELETE',
  path: 'invoices/{id}',
  body: 'none',
  input: z.object({
    id,
    version: versionInQuery,
    reason: text(MAX_REASON_CODE_POINTS, 1),
  }),
  output: z.object({}),
});

/** Gives a withdrawn invoice back to its customer. 409 `invoice_changed` when somebody else was faster. */
export const officeReleaseInvoice = call({
  ...withdraws,
  name: 'documents.officeReleaseInvoice',
  summary: 'Gibt eine zurückgezogene Rechnung wieder frei.',
  method: 'PUT',
  path: 'invoices/{id}',
  input: z.object({ id, version }),
  output: z.object({}),
});
