import type { OfficeImport } from '@abrufbar/contract/imports/office.ts';
import * as contract from '@abrufbar/contract/imports/office-export.ts';
import { berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { importExportTexts } from '@abrufbar/texts/staff/exports.ts';
import * as z from 'zod/mini';
import { handle } from '#core/calls/context.ts';
import {
  countOfficeImports,
  listOfficeImportIds,
  listOfficeImportsOf,
  MAX_LISTED_IMPORTS,
} from '#imports/office/log-store.ts';
import { presentImport } from '#imports/office/present.ts';
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

const t = reader({ ...importExportTexts, ...officeImportsTexts });

const LIST = 'imports';

const COLUMNS: readonly ExportColumn<OfficeImport>[] = [
  dayColumn(t('export.imports.day'), (row) => berlinDay(new Date(row.received_at))),
  timeColumn(t('export.imports.time'), 11, (row) => berlinTime(new Date(row.received_at))),
  textColumn(t('export.imports.source'), 11, (row) => row.source),
  textColumn(t('export.imports.key'), 24, (row) => row.key),
  textColumn(t('export.imports.supplier'), 28, (row) => row.supplier),
  textColumn(t('export.imports.data'), 20, (row) => t(`bo.imp.data.${row.data}`)),
  textColumn(t('export.imports.by'), 24, (row) => row.by),
  countColumn(t('export.imports.rows'), 11, (row) => row.rows),
  countColumn(t('export.imports.changed'), 15, (row) => row.changed),
  countColumn(t('export.imports.same'), 11, (row) => row.unchanged),
  countColumn(t('export.imports.older'), 11, (row) => row.older),
  countColumn(t('export.imports.failed'), 11, (row) => row.failed),
  countColumn(t('export.imports.left'), 14, (row) => row.left),
  textColumn(t('export.imports.result'), 16, (row) => t(`bo.imp.result.${row.state}`)),
];

type Asked = { readonly view: string | null; readonly direction: 'asc' | 'desc' | null };

const viewOf = ({ view }: Asked) => ({ withErrors: view === 'errors' });
const isAscending = ({ direction }: Asked): boolean => direction === 'asc';

/** The log of the imports as a file, as far as the list reaches. */
export const importExport = exportList(
  LIST,
  contract.officeImportExport,
  (request, reading, { suppliers }) =>
    keyedFile(reading, {
      format: request.format,
      sheet: t('export.imports.sheet'),
      columns: COLUMNS,
      keys: (db) => listOfficeImportIds(db, suppliers, viewOf(request), isAscending(request)),
      rows: async (db, ids) =>
        (await listOfficeImportsOf(db, suppliers, ids, isAscending(request))).map(presentImport),
    }),
);

export const officeImportExport = handle(contract.officeImportExport, async (context, input) => {
  const { db, suppliers } = context;
  const rows = await countOfficeImports(db, suppliers, viewOf(input));
  const request = z.encode(contract.officeImportExport.input, input);
  const among = rows === MAX_LISTED_IMPORTS ? rows : null;
  return startExport(context, request, { list: LIST, rows, format: input.format }, among);
});
