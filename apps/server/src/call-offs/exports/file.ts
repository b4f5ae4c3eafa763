import type { officeExport } from '@abrufbar/contract/call-offs/office-export.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeExportTexts } from '@abrufbar/texts/call-offs/office-export.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { exportColumns } from '#call-offs/exports/columns.ts';
import { filtersOf, orderOf } from '#call-offs/office/filters.ts';
import { listOfficeCallOffsOf, listOfficeKeys } from '#call-offs/office/list-store.ts';
import type { Cell } from '#core/spreadsheet/cells.ts';
import { csvOf } from '#core/spreadsheet/csv.ts';
import { xlsxOf } from '#core/spreadsheet/xlsx.ts';
import type { Reading } from '#staff/exports/lists.ts';

const t = reader(officeExportTexts);

type ExportRequest = InputOf<typeof officeExport>;

/** Rows read at a time; other requests run in between. */
const BATCH_ROWS = 500;

/**
 * The file of an export, made while it is read. Its rows are those that the filters leave when it begins, each once
 * and in their order; only their keys are held.
 */
export async function* exportFile(
  reading: Reading,
  suppliers: readonly number[],
  request: ExportRequest,
): AsyncGenerator<Buffer> {
  const columns = exportColumns(request.columns);
  const keys = await reading((db) =>
    listOfficeKeys(db, suppliers, filtersOf(request), orderOf(request)),
  );
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (let at = 0; at < keys.length; at += BATCH_ROWS) {
      const some = keys.slice(at, at + BATCH_ROWS);
      const batch = await reading((db) => listOfficeCallOffsOf(db, suppliers, some));
      for (const row of batch) yield columns.map(({ cell }) => cell(row));
    }
  }
  yield* request.format === 'csv'
    ? csvOf(columns, rows())
    : xlsxOf(t('export.sheet'), columns, rows());
}
