import { MAX_SYNC_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { callOffs as call } from '@abrufbar/contract/imports/call-offs.ts';
import { handle } from '#core/calls/context.ts';
import { checkRowCount } from '#core/http/read-json.ts';
import { callOffRows } from '#imports/call-offs-rows.ts';
import { importRows } from '#imports/run/row-import.ts';
import { runReportedImport } from '#imports/run/run-import.ts';

/** Imports call-offs of the supplier's system; a bad row stops no other. */
export const callOffs = handle(call, async (context, rows) => {
  checkRowCount(rows, MAX_SYNC_ROWS);
  return runReportedImport(context, { call: call.name, rows }, () =>
    importRows(callOffRows, context, rows),
  );
});
