import type { OfficeCustomerColumn } from '@abrufbar/contract/companies/office.ts';
import * as contract from '@abrufbar/contract/companies/office-export.ts';
import { customerExportTexts } from '@abrufbar/texts/companies/office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import {
  countOfficeCustomers,
  listOfficeCustomerIds,
  listOfficeCustomersOf,
  type OfficeCustomer,
} from '#companies/office/list-store.ts';
import { orderOf } from '#companies/office/order.ts';
import { handle } from '#core/calls/context.ts';
import { countColumn, type ExportColumn, textColumn } from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader(customerExportTexts);

const LIST = 'customers';

/** Column of a file for each of the list. */
const COLUMNS: Readonly<Record<OfficeCustomerColumn, ExportColumn<OfficeCustomer>>> = {
  name: textColumn(t('export.customers.name'), 36, (row) => row.name),
  number: textColumn(t('export.customers.number'), 14, (row) => row.number),
  numbers: textColumn(t('export.customers.numbers'), 30, (row) => row.customer_numbers.join(', ')),
  open: countColumn(t('export.customers.open'), 16, (row) => row.open_contracts),
  contracts: countColumn(t('export.customers.contracts'), 11, (row) => row.contracts),
  people: countColumn(t('export.customers.people'), 11, (row) => row.people),
};

/** The list of customers as a file. */
export const customerExport = exportList(
  LIST,
  contract.officeExport,
  (request, reading, { suppliers }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t('export.customers.sheet'),
      columns: request.columns.map((column) => COLUMNS[column]),
      keys: (db) => listOfficeCustomerIds(db, suppliers, request.q, orderOf(request)),
      rows: (db, ids) => listOfficeCustomersOf(db, suppliers, ids),
    }),
);

export const officeExport = handle(contract.officeExport, async (context, input) => {
  const { db, suppliers } = context;
  const rows = await countOfficeCustomers(db, suppliers, input.q);
  const request = z.encode(contract.officeExport.input, input);
  return startExport(context, request, { list: LIST, rows, format: input.format });
});
