import { toDmy } from '@abrufbar/domain/values/calendar.ts';
import type { Cell, SheetColumn, SheetRows } from '#core/spreadsheet/cells.ts';

/** Tells German spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const CHUNK_CHARACTERS = 65_536;

/**
 * Lines of a table as German spreadsheets open it: semicolons, decimal commas. A text that a program would read as a
 * formula gets an apostrophe in front, which they show as text (quality S12).
 */
export async function* csvOf(
  columns: readonly SheetColumn[],
  rows: SheetRows,
): AsyncGenerator<Buffer> {
  let waiting = BYTE_ORDER_MARK + lineOf(columns.map(({ label }) => quoted(label)));
  for await (const cells of rows) {
    waiting += lineOf(cells.map(valueOf));
    if (waiting.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting);
}

const lineOf = (values: readonly string[]): string => `${values.join(';')}\r\n`;

const valueOf = (cell: Cell): string => {
  switch (cell?.kind) {
    case undefined:
      return '';
    case 'day':
      return toDmy(cell.day);
    case 'time':
      return cell.time;
    case 'count':
      return String(cell.count);
    case 'quantity':
    case 'money':
    case 'sum':
      return cell.quantity.replace('.', ',');
    case 'text':
    case 'label':
      return quoted(cell.text);
  }
};

/** Signs with which programs begin a formula, also behind blanks. */
const FORMULA = /^\s*[=+\-@\t\r\n|]/;

const quoted = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /["';,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};
