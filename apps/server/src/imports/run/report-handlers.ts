import type { Logged } from '@abrufbar/contract/imports/tickets.ts';
import * as calls from '@abrufbar/contract/imports/reports.ts';
import { handle } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { findImport, listImports, type ImportRecord } from '#imports/run/import-store.ts';
import { sortByRow, t } from '#imports/rows.ts';

/** Imports of one answer; older ones can still be asked for by their id. */
const MAX_LISTED = 100;

/** Progress and outcome of an import; of another supplier it is absent. */
export const importReport = handle(calls.report, async (context, { id }) => {
  const { supplierId } = context.import;
  const found = await context.global((db) => findImport(db, supplierId, id));
  if (found === undefined) throw new Refusal(404, 'import_not_found');
  const shown = present(found);
  const problem = shown.state === 'failed' ? t('import.broken_off') : null;
  return { ...shown, problem, failed: sortByRow(found.failures), remarks: [...found.remarks] };
});

export const importReports = handle(calls.reports, async ({ global, import: { supplierId } }) => {
  const found = await global((db) => listImports(db, supplierId, MAX_LISTED));
  return { items: found.map(present) };
});

const present = (row: ImportRecord) => ({
  import_id: row.id,
  source: row.source,
  call: row.call,
  key: row.key_name,
  state: stateOf(row),
  received_at: row.received_at,
  finished_at: row.finished_at,
  duration_ms: row.worked_ms,
  rows: row.rows,
  rows_done: row.rows_done,
  created: row.created,
  updated: row.updated,
  unchanged: row.unchanged,
  older: row.older,
  failed_rows: row.failed,
});

export const stateOf = ({
  finished_at,
  failed_at,
  taken,
}: Pick<ImportRecord, 'finished_at' | 'failed_at' | 'taken'>): Logged['state'] => {
  if (finished_at !== null) return 'done';
  if (failed_at !== null) return 'failed';
  return taken === null ? 'waiting' : 'running';
};
