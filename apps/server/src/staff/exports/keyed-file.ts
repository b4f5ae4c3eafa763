import type { ExportFormat } from '@abrufbar/contract/staff/exports.ts';
import type { Cell } from '#core/spreadsheet/cells.ts';
import { csvOf } from '#core/spreadsheet/csv.ts';
import { xlsxOf } from '#core/spreadsheet/xlsx.ts';
import type { Database } from '#core/database/database.ts';
import type { ExportColumn } from '#staff/exports/columns.ts';
import type { Reading } from '#staff/exports/lists.ts';

/** Rows read at a time; other requests run in between. */
const BATCH_ROWS = 500;

type KeyedFile<Key, Row> = {
  readonly format: ExportFormat;
  /** Name of the sheet. */
  readonly sheet: string;
  readonly columns: readonly ExportColumn<Row>[];
  /** Keys of everything that is filtered, in order. */
  readonly keys: (db: Database) => Promise<readonly Key[]>;
  /** Rows of some keys, in their order. */
  readonly rows: (db: Database, keys: readonly Key[]) => Promise<readonly Row[]>;
};

/**
 * The file of an export, made while it is read. Its rows are those that the filters leave when it begins, each once
 * and in their order; only their keys are held.
 */
export async function* keyedFile<Key, Row>(
  reading: Reading,
  { format, sheet, columns, keys: keysOf, rows: rowsOf }: KeyedFile<Key, Row>,
): AsyncGenerator<Buffer> {
  const keys = await reading(keysOf);
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (let at = 0; at < keys.length; at += BATCH_ROWS) {
      const some = keys.slice(at, at + BATCH_ROWS);
      const batch = await reading((db) => rowsOf(db, some));
      for (const row of batch) yield columns.map(({ cell }) => cell(row));
    }
  }
  yield* format === 'csv' ? csvOf(columns, rows()) : xlsxOf(sheet, columns, rows());
}
