import { masterData as call } from '@abrufbar/contract/imports/master-data.ts';
import { MAX_SYNC_ROWS } from '@abrufbar/contract/imports/tickets.ts';
import { handle } from '#core/calls/context.ts';
import { masterRows } from '#imports/master-data/rows.ts';
import { importRows } from '#imports/run/row-import.ts';
import { queueImport, runReportedImport } from '#imports/run/run-import.ts';
import { checkSource } from '#imports/tickets/import-tickets.ts';

/** Takes master data of the supplier's system; above 5,000 rows a job does (OFF-172). */
export const masterData = handle(call, async (context, rows) => {
  checkSource(context, 'erp');
  const sent = { call: call.name, rows, kind: kindOf(rows) };
  if (rows.length > MAX_SYNC_ROWS) return queueImport(context, sent);
  return runReportedImport(context, sent, () => importRows(masterRows, context, rows));
});

/** The kind all rows have; null where there are several. */
export const kindOf = (rows: readonly unknown[]): string | null => {
  const kinds = new Set(
    rows.map((row) => (typeof row === 'object' && row !== null && 'kind' in row ? row.kind : null)),
  );
  const [kind] = kinds;
  return kinds.size === 1 && typeof kind === 'string' ? kind : null;
};
