/** Invoices of a company as its clerks tick them off against their delivery notes (DOC-50 to DOC-59). */
import { INVOICE_KINDS } from '@abrufbar/domain/documents/invoice-kind.ts';
import { NOTE_MARKS } from '@abrufbar/domain/documents/invoice-match.ts';
import * as z from 'zod/mini';
import { reads } from '#contracts/reads.ts';
import { INVOICES } from '#documents.ts';
import { call } from '#protocol/call.ts';
import { dmyDay, filterDay, id, text } from '#wire/codecs.ts';
import { listOf, page, pageSize } from '#wire/envelope.ts';
import { filterString, searchTags } from '#wire/filters.ts';

const kind = z.enum(INVOICE_KINDS);
const mark = z.enum(NOTE_MARKS);

/** German display texts (D-23), one for each unit. */
const quantities = z.array(z.object({ quantity: z.string(), quantity_unit: z.string() }));

const head = {
  id,
  number: z.string(),
  kind,
  date: dmyDay,
  /** Name of the supplier. */
  vk_org: z.string(),
};

const shown = {
  ...head,
  contract_id: z.nullable(id),
  contract_name: z.nullable(z.string()),
  contract_number: z.nullable(z.string()),
  currency: z.string(),
  /** `1.190,00` (D-23). */
  gross: z.string(),
  gross_raw: z.number(),
  /** Delivery notes it names. */
  notes: z.int(),
  /** Those of them that are missing here or whose quantity differs. */
  deviations: z.int(),
};

const narrowing = {
  page,
  page_size: pageSize,
  query: searchTags,
  filterString: filterString({ kind, date: filterDay }),
};
const lists = { ...reads, permissions: INVOICES, output: listOf(z.object(shown)) } as const;

/** Invoices of a company, the newest first; each search term has to be found in number, note, day or amount. */
export const invoices = call({
  ...lists,
  name: 'documents.invoices',
  summary: 'Rechnungen, Gutschriften und Buchungshilfen einer Firma, die neuesten zuerst.',
  path: 'invoices',
  tenant: 'company',
  input: z.object({ company_number: text(40, 1), ...narrowing }),
});

/** The same of one contract: those that name it, and those that name none but a delivery note of it. */
export const contractInvoices = call({
  ...lists,
  name: 'documents.contractInvoices',
  summary: 'Rechnungen, Gutschriften und Buchungshilfen zu einem Vertrag, die neuesten zuerst.',
  path: 'invoices/list/{contract_id}',
  input: z.object({ contract_id: id, ...narrowing }),
});

export const invoice = call({
  ...reads,
  permissions: INVOICES,
  name: 'documents.invoice',
  summary: 'Eine Rechnung mit Beträgen und dem Vergleich mit ihren Lieferscheinen.',
  path: 'invoices/detail/{invoice_uuid}',
  input: z.object({ invoice_uuid: id }),
  output: z.object({
    ...shown,
    due_date: z.nullable(dmyDay),
    net: z.string(),
    net_raw: z.number(),
    tax: z.string(),
    tax_raw: z.number(),
    payable: z.string(),
    payable_raw: z.number(),
    /** The file it came in. */
    content_type: z.string(),
    /** Sentences about values that were rounded or left out. */
    remarks: z.array(z.string()),
    /** Billed for goods by its lines; empty where it states no quantities. */
    billed: quantities,
    /** Stated by the delivery notes it names, as far as they are known here. */
    delivered: quantities,
    /** Number of delivery notes by mark. */
    marks: z.object({
      quantity_differs: z.int(),
      missing_here: z.int(),
      missing_on_invoice: z.int(),
      matched: z.int(),
    }),
  }),
});

const note = z.object({
  /** Of the delivery; the number of a delivery note that is not known here. */
  id: z.string(),
  number: z.string(),
  mark,
  /** Null where it is not known here. */
  ids: z.nullable(z.string()),
  weighing_date: z.nullable(dmyDay),
  contract_name: z.nullable(z.string()),
  materials: z.array(z.string()),
  /** Billed for it; empty where the invoice states no quantity. */
  billed: quantities,
  delivered: quantities,
});

/** Those that deviate first; with them what was delivered to its sites in its time and no invoice names. */
export const invoiceDeliveries = call({
  ...reads,
  permissions: INVOICES,
  name: 'documents.invoiceDeliveries',
  summary: 'Lieferscheine einer Rechnung, die abweichenden zuerst, mit denen, die auf ihr fehlen.',
  path: 'invoices/deliveries/{invoice_uuid}',
  input: z.object({
    invoice_uuid: id,
    page,
    page_size: pageSize,
    filterString: filterString({ mark }),
  }),
  output: listOf(note),
});

export const deliveryInvoices = call({
  ...reads,
  permissions: INVOICES,
  name: 'documents.deliveryInvoices',
  summary: 'Rechnungen, Gutschriften und Buchungshilfen, die eine Lieferung nennen.',
  path: 'invoices/of-delivery/{delivery_id}',
  input: z.object({ delivery_id: id }),
  output: z.object({
    items: z.array(z.object({ ...head, mark, billed: quantities, delivered: quantities })),
  }),
});
