import { arrivalRow, arrivals as call } from '@abrufbar/contract/imports/arrivals.ts';
import { MAX_SYNC_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { unnamedField } from '@abrufbar/domain/imports/arrival-row.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { checkRowCount } from '#core/http/read-json.ts';
import { arrivalRows } from '#imports/arrivals-rows.ts';
import { importRows } from '#imports/run/row-import.ts';
import { runReportedImport } from '#imports/run/run-import.ts';

const NAMED = Object.keys(arrivalRow.shape);
/** Names of others are shown so far. */
const MAX_NAME_CHARACTERS = 60;

/** Takes arrivals that a plant reports. A field more, such as a position, refuses all before a row is read (BEY-35). */
export const arrivals = handle(call, async (context, rows) => {
  checkRowCount(rows, MAX_SYNC_ROWS);
  for (const row of rows) {
    const field = unnamedField(row, NAMED);
    if (field === null) continue;
    throw new Refusal(422, 'import_position', {
      values: { feld: field.slice(0, MAX_NAME_CHARACTERS) },
    });
  }
  return runReportedImport(context, { call: call.name, rows }, () =>
    importRows(arrivalRows, context, rows),
  );
});
