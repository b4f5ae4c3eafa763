import type { OfficeContractColumn } from '@abrufbar/contract/contracts/office.ts';
import * as contract from '@abrufbar/contract/contracts/office-export.ts';
import { knownStatus } from '@abrufbar/domain/contracts/status.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { contractExportTexts } from '@abrufbar/texts/contracts-office.ts';
import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import { filtersOf, orderOf } from '#contracts/office/filters.ts';
import {
  countOfficeContracts,
  listOfficeContractKeys,
  listOfficeContractsOf,
  type OfficeContract,
} from '#contracts/office/list-store.ts';
import { handle } from '#core/calls/context.ts';
import {
  countColumn,
  dayColumn,
  type ExportColumn,
  textColumn,
  timeColumn,
} from '#staff/exports/columns.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import { exportList } from '#staff/exports/lists.ts';
import { startExport } from '#staff/exports/start.ts';

const t = reader({ ...contractExportTexts, ...contractsTexts });

const LIST = 'contracts';

type Column = ExportColumn<OfficeContract>;

const lastActivity =
  (show: (at: Date) => string) =>
  ({ last_activity_at: at }: OfficeContract): string | null =>
    at === null ? null : show(new Date(at));

/** Columns of a file for each of the list: every value in a column of its own. */
const COLUMNS: Readonly<Record<OfficeContractColumn, readonly Column[]>> = {
  number: [textColumn(t('export.contracts.number'), 15, (row) => row.number)],
  name: [
    textColumn(t('export.contracts.name'), 36, (row) => row.name),
    textColumn(t('export.contracts.site'), 16, (row) => row.building_site_number),
  ],
  customer: [
    textColumn(t('export.contracts.customer'), 30, (row) => row.company),
    textColumn(t('export.contracts.customer_number'), 16, (row) => row.company_number),
  ],
  ends: [
    dayColumn(t('export.contracts.from'), (row) => row.starts_on),
    dayColumn(t('export.contracts.until'), (row) => row.ends_on),
  ],
  incoming: [countColumn(t('export.contracts.incoming'), 13, (row) => row.incoming)],
  activity: [
    dayColumn(t('export.contracts.activity_day'), lastActivity(berlinDay)),
    timeColumn(t('export.contracts.activity_time'), 20, lastActivity(berlinTime)),
  ],
  status: [
    textColumn(t('export.contracts.status'), 16, (row) =>
      t(`contract.status.${knownStatus(row.status)}`),
    ),
  ],
  supplier: [textColumn(t('export.contracts.supplier'), 28, (row) => row.supplier)],
  items: [countColumn(t('export.contracts.items'), 12, (row) => row.items)],
};

/** The list of contracts as a file. */
export const contractExport = exportList(
  LIST,
  contract.officeExport,
  (request, reading, { suppliers }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t('export.contracts.sheet'),
      columns: request.columns.flatMap((column) => COLUMNS[column]),
      keys: (db) => listOfficeContractKeys(db, suppliers, filtersOf(request), orderOf(request)),
      rows: (db, keys) => listOfficeContractsOf(db, suppliers, keys),
    }),
);

export const officeExport = handle(contract.officeExport, async (context, input) => {
  const { db, suppliers } = context;
  const rows = await countOfficeContracts(db, suppliers, filtersOf(input));
  const request = z.encode(contract.officeExport.input, input);
  return startExport(context, request, { list: LIST, rows, format: input.format });
});
