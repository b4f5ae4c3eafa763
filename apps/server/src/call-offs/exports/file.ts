import type { officeExport } from '@abrufbar/contract/call-offs/office-export.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { officeExportTexts } from '@abrufbar/texts/call-offs/office-export.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { exportColumns } from '#call-offs/exports/columns.ts';
import { filtersOf, orderOf } from '#call-offs/office/filters.ts';
import { listOfficeCallOffsOf, listOfficeKeys } from '#call-offs/office/list-store.ts';
import { keyedFile } from '#staff/exports/keyed-file.ts';
import type { ExportView, Reading } from '#staff/exports/lists.ts';

const t = reader(officeExportTexts);

/** The file of the work list. */
export const exportFile = (
  reading: Reading,
  { suppliers, askedAt }: Pick<ExportView, 'suppliers' | 'askedAt'>,
  request: InputOf<typeof officeExport>,
): AsyncGenerator<Buffer> =>
  keyedFile(reading, {
    format: request.format,
    sheet: t('export.sheet'),
    columns: exportColumns(request.columns),
    keys: (db) =>
      listOfficeKeys(db, suppliers, filtersOf(request, berlinDay(askedAt)), orderOf(request)),
    rows: (db, keys) => listOfficeCallOffsOf(db, suppliers, keys),
  });
