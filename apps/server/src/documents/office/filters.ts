import type { officeFileExport, officeInvoiceExport } from '@abrufbar/contract/documents-export.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { AssetFilters } from '#documents/office/asset-store.ts';

export const UNFILTERED: AssetFilters = {
  contract: null,
  delivery: null,
  customers: null,
  media: null,
  from: null,
  until: null,
  text: null,
};

const idsOf = (customer: readonly string[] | null) =>
  customer?.map(Number).filter(Number.isSafeInteger) ?? null;

type FileInput = Omit<InputOf<typeof officeFileExport>, 'format'>;

/** Filters of the list of files as its store takes them. */
export const fileFiltersOf = ({ customer, type, from, until, q }: FileInput): AssetFilters => ({
  ...UNFILTERED,
  customers: idsOf(customer),
  media: type,
  from,
  until,
  text: q === null ? null : q.replaceAll(/\s/g, ''),
});

type InvoiceInput = Omit<InputOf<typeof officeInvoiceExport>, 'format'>;

/** The same of the list of invoices, with its order. */
export const invoiceListOf = ({ customer, from, until, q, sort, direction }: InvoiceInput) => ({
  filters: { customers: idsOf(customer), from, until, text: q },
  order: { sort: sort ?? 'issued', isDescending: direction !== 'asc' } as const,
});
