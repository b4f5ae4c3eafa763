/** A company's own system reads and confirms with its key (decision 0077). */
import { INVOICE_KINDS } from '@abrufbar/domain/documents/invoice-kind.ts';
import * as z from 'zod/mini';
import { deliveryFields } from '#deliveries/deliveries.ts';
import { call } from '#protocol/call.ts';
import { dmyDay, id, orNothing, time, wholeNumber } from '#wire/codecs.ts';
import { fileBody } from '#wire/file.ts';
import { instant } from '#wire/plain.ts';

const ofSystem = { who: 'company-key', tenant: 'company', rate: 'general' } as const;
const reads = {
  ...ofSystem,
  method: 'GET',
  kind: 'read',
  audited: false,
  body: 'none',
} as const;

/** Numbers beside the texts that people read: systems calculate with them. */
const deliveryValues = z.object({
  ...deliveryFields,
  materials: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      quantity_raw: z.number(),
      quantity_unit: z.string(),
      category: z.int(),
    }),
  ),
  contract_id: id,
  contract_number: z.string(),
  construction_site_name: z.string(),
  customer_order_number: z.nullable(z.string()),
  call_off_number: z.nullable(z.string()),
  gross_weight_raw: z.nullable(z.number()),
  tare_weight_raw: z.nullable(z.number()),
  net_weight_raw: z.nullable(z.number()),
  /** Person who confirmed it, or made the key that did; null while it is open or where nobody is known. */
  confirmed_by: z.nullable(z.string()),
  /** Name of the key that confirmed it; null where a person did. */
  confirmed_key: z.nullable(z.string()),
});
export type SystemDelivery = z.output<typeof deliveryValues>;

const invoiceValues = z.object({
  id,
  number: z.string(),
  kind: z.enum(INVOICE_KINDS),
  issued_on: dmyDay,
  due_on: z.nullable(dmyDay),
  currency: z.string(),
  net_raw: z.number(),
  tax_raw: z.number(),
  gross_raw: z.number(),
  payable_raw: z.number(),
  /** Null where only its delivery notes say the contract. */
  contract_id: z.nullable(id),
  /** Delivery notes it names, known here or not. */
  delivery_numbers: z.array(z.string()),
  file_name: z.string(),
});
export type SystemInvoice = z.output<typeof invoiceValues>;

/** Most changes of one page. */
export const MAX_CHANGES = 500;
/** A cursor is opaque to systems: the number behind which the next page begins. */
const cursor = z.string().check(z.regex(/^\d{1,18}$/, { error: 'cursor' }));

/**
 * Everything that has changed since a cursor, without gaps: what commits late comes later. An object stands once, with
 * its newest state.
 */
export const changes = call({
  ...reads,
  name: 'companyKeys.changes',
  summary: 'Was sich seit einer Marke geändert hat: Lieferungen und Rechnungen der Firma.',
  path: 'company/changes',
  input: z.object({ cursor: orNothing(cursor), limit: orNothing(wholeNumber(1, MAX_CHANGES)) }),
  output: z.object({
    items: z.array(
      z.object({
        kind: z.enum(['delivery', 'invoice']),
        id,
        changed_at: instant,
        /** Withdrawn, or no longer there. */
        removed: z.boolean(),
        delivery: z.nullable(deliveryValues),
        invoice: z.nullable(invoiceValues),
      }),
    ),
    cursor: z.string(),
    has_more: z.boolean(),
  }),
});

const ofDelivery = z.object({ delivery_id: id });

export const delivery = call({
  ...reads,
  name: 'companyKeys.delivery',
  summary: 'Eine Lieferung der Firma.',
  path: 'company/deliveries/{delivery_id}',
  input: ofDelivery,
  output: deliveryValues,
});

export const note = call({
  ...reads,
  name: 'companyKeys.note',
  summary: 'Lieferschein einer Lieferung als PDF.',
  path: 'company/deliveries/{delivery_id}/note',
  isQueued: true,
  input: ofDelivery,
  output: fileBody,
  media: 'application/pdf',
});

export const noteUbl = call({
  ...reads,
  name: 'companyKeys.noteUbl',
  summary: 'Lieferschein einer Lieferung als UBL DespatchAdvice 2.1.',
  path: 'company/deliveries/{delivery_id}/note-ubl',
  input: ofDelivery,
  output: fileBody,
  media: 'application/xml',
});

/** 409 while the delivery is open. */
export const receipt = call({
  ...reads,
  name: 'companyKeys.receipt',
  summary: 'Empfangsbestätigung einer bestätigten Lieferung als UBL ReceiptAdvice 2.1.',
  path: 'company/deliveries/{delivery_id}/receipt',
  input: ofDelivery,
  output: fileBody,
  media: 'application/xml',
});

export const invoice = call({
  ...reads,
  name: 'companyKeys.invoice',
  summary: 'Eine Rechnung der Firma mit ihren Beträgen.',
  path: 'company/invoices/{invoice_id}',
  input: z.object({ invoice_id: id }),
  output: invoiceValues,
});

export const invoiceFile = call({
  ...reads,
  name: 'companyKeys.invoiceFile',
  summary: 'Rechnung in der Datei, in der sie kam.',
  path: 'company/invoices/{invoice_id}/file',
  input: z.object({ invoice_id: id }),
  output: fileBody,
  media: ['application/pdf', 'application/xml'],
});

/** Confirms once, in the name of the key's maker; a repeated call returns the first confirmation (D-48). */
export const confirm = call({
  ...ofSystem,
  name: 'companyKeys.confirm',
  summary: 'Bestätigt eine Lieferung mit einem Schlüssel, der das darf.',
  method: 'POST',
  path: 'company/deliveries/{delivery_id}/confirm',
  kind: 'change',
  audited: true,
  body: 'form',
  input: ofDelivery,
  output: z.object({
    status: z.string(),
    confirmed_date: z.nullable(dmyDay),
    confirmed_time: z.nullable(time),
  }),
});
