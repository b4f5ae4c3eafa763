import * as contract from '@abrufbar/contract/documents-export.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { documentsExportTexts } from '@abrufbar/texts/staff/exports.ts';
import { invoiceKind, owedAmount } from '@abrufbar/domain/documents/invoice-kind.ts';
import { officeInvoicesTexts } from '@abrufbar/texts/documents-invoices.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import {
  countOfficeAssets,
  listOfficeAssetKeys,
  listOfficeAssetsOf,
  type OfficeAssetRow,
} from '#documents/office/asset-store.ts';
import { fileFiltersOf, invoiceListOf } from '#documents/office/filters.ts';
import {
  countOfficeInvoices,
  listOfficeInvoiceKeys,
  listOfficeInvoicesOf,
  type OfficeInvoiceRow,
} from '#documents/office/invoice-store.ts';
import {
  countColumn,
  dayColumn,
  type ExportColumn,
  moneyColumn,
  textColumn,
  timeColumn,
} from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader(documentsExportTexts);
const tInvoices = reader(officeInvoicesTexts);

const FILE_COLUMNS: readonly ExportColumn<OfficeAssetRow>[] = [
  textColumn(t('export.files.name'), 36, (row) => row.name),
  textColumn(t('export.files.customer'), 30, (row) => row.company),
  textColumn(t('export.files.note'), 16, (row) => row.delivery_number),
  dayColumn(t('export.files.weighed'), (row) => row.weighed_on),
  dayColumn(t('export.files.day'), (row) => berlinDay(new Date(row.created_at))),
  timeColumn(t('export.files.time'), 16, (row) => berlinTime(new Date(row.created_at))),
  textColumn(t('export.files.by'), 26, (row) => row.uploader),
  countColumn(t('export.files.size'), 16, (row) => row.size),
];

/** The list of files, not the files themselves. */
export const fileExport = exportList(
  'files',
  contract.officeFileExport,
  (request, reading, { suppliers }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t('export.files.sheet'),
      columns: FILE_COLUMNS,
      keys: (db) => listOfficeAssetKeys(db, suppliers, fileFiltersOf(request)),
      rows: (db, keys) => listOfficeAssetsOf(db, suppliers, keys),
    }),
);

export const officeFileExport = handle(contract.officeFileExport, async (context, input) => {
  const { db, suppliers } = context;
  const rows = await countOfficeAssets(db, suppliers, fileFiltersOf(input));
  const request = z.encode(contract.officeFileExport.input, input);
  return startExport(context, request, { list: 'files', rows, format: input.format });
});

const kindOf = (row: OfficeInvoiceRow) => invoiceKind(row.type, row.is_booking_aid);

const INVOICE_COLUMNS: readonly ExportColumn<OfficeInvoiceRow>[] = [
  textColumn(t('export.invoices.number'), 18, (row) => row.number),
  textColumn(t('export.invoices.kind'), 14, (row) => tInvoices(`bo.invoice.kind.${kindOf(row)}`)),
  dayColumn(t('export.invoices.issued'), (row) => row.issued_on),
  dayColumn(t('export.invoices.due'), (row) => row.due_on),
  textColumn(t('export.invoices.customer'), 30, (row) => row.company),
  textColumn(t('export.invoices.contract'), 15, (row) => row.contract_number),
  textColumn(t('export.invoices.site'), 34, (row) => row.contract_name),
  countColumn(t('export.invoices.notes'), 14, (row) => row.notes),
  moneyColumn(t('export.invoices.gross'), 14, (row) => owedAmount(kindOf(row), row.gross)),
  textColumn(t('export.invoices.currency'), 11, (row) => row.currency),
  textColumn(t('export.invoices.withdrawn'), 26, (row) => row.withdrawn_reason),
];

/** The list of invoices. */
export const invoiceExport = exportList(
  'invoices',
  contract.officeInvoiceExport,
  (request, reading, { suppliers }) => {
    const { filters, order } = invoiceListOf(request);
    return keyedFile(reading, {
      format: request.format,
      sheet: t('export.invoices.sheet'),
      columns: INVOICE_COLUMNS,
      keys: (db) => listOfficeInvoiceKeys(db, suppliers, filters, order),
      rows: (db, keys) => listOfficeInvoicesOf(db, suppliers, keys),
    });
  },
);

export const officeInvoiceExport = handle(contract.officeInvoiceExport, async (context, input) => {
  const { db, suppliers } = context;
  const rows = await countOfficeInvoices(db, suppliers, invoiceListOf(input).filters);
  const request = z.encode(contract.officeInvoiceExport.input, input);
  return startExport(context, request, { list: 'invoices', rows, format: input.format });
});
