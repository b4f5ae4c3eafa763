import type { Logged } from '@abrufbar/contract/imports/tickets.ts';
import { Accepted, type ImportContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { importQueued } from '#imports/run/jobs.ts';
import { insertImport, MAX_FAILURES } from '#imports/run/import-store.ts';
import { keepRows } from '#imports/run/kept-rows.ts';
import type { Failed, Remark } from '#imports/rows.ts';
import { emptyCounts } from '#imports/tickets/import-tickets.ts';
import { writeRows } from '#imports/run/rows-file.ts';

type Report = ReturnType<typeof emptyCounts> & {
  readonly failed: readonly Failed[];
  readonly remarks: readonly Remark[];
};
/** The call and the rows it brings, as they are kept where they are rejected. */
type ImportedFile = {
  readonly call: string;
  readonly rows: readonly unknown[];
  /** Kind of the rows of master data where all have the same. */
  readonly kind?: string | null;
};

const entryOf = (
  { import: source, requestId, now }: ImportContext,
  { call, rows, kind = null }: ImportedFile,
) => ({
  id: newId(),
  supplier_id: source.supplierId,
  import_key_id: source.keyId,
  source: source.source,
  call,
  request_id: requestId,
  received_at: now.toISOString(),
  rows: rows.length,
  kind,
});

/** Runs an import at once and records its outcome in the log. */
const runAndRecord = async <R extends Report>(
  context: ImportContext,
  sent: ImportedFile,
  run: () => Promise<R>,
): Promise<{ readonly id: string; readonly report: R }> => {
  const began = performance.now();
  const report = await run();
  const { created, updated, unchanged, older, failed, remarks } = report;
  const worked_ms = Math.round(performance.now() - began);
  const entry = entryOf(context, sent);
  const finished_at = new Date(context.now.getTime() + worked_ms).toISOString();
  const counts = { created, updated, unchanged, older, remarks, failures: failed };
  const rejected = failed
    .slice(0, MAX_FAILURES)
    .map((one) => ({ failed: one, raw: sent.rows[one.row - 1] ?? {} }));
  const of = { call: sent.call, supplierId: entry.supplier_id };
  const rejects = await keepRows(context, of, rejected);
  await context.global((db) =>
    insertImport(
      db,
      { ...entry, ...counts, finished_at, worked_ms, rows_done: entry.rows },
      rejects,
    ),
  );
  return { id: entry.id, report };
};

/** Runs the import of a document, which is known by its own number: the outcome alone. */
export const runImport = async <R extends Report>(
  ...taking: Parameters<typeof runAndRecord<R>>
): Promise<R> => (await runAndRecord(...taking)).report;

/** Runs an import of rows: the outcome with the id of its report. */
export const runReportedImport = async <R extends Report>(
  context: ImportContext,
  sent: ImportedFile,
  run: () => Promise<R>,
): Promise<R & Pick<Logged, 'import_id' | 'state' | 'rows' | 'rows_done'>> => {
  const { id, report } = await runAndRecord(context, sent, run);
  const rows = sent.rows.length;
  return { ...report, import_id: id, state: 'done', rows, rows_done: rows };
};

/** Stores the rows of a large import and queues the job that imports them. */
export const queueImport = async (
  context: ImportContext,
  sent: ImportedFile,
): Promise<Accepted<Logged>> => {
  const { files, global, jobs } = context;
  const entry = entryOf(context, sent);
  const file = await writeRows(files, sent.rows);
  await global(async (db) => {
    await insertImport(db, { ...entry, file, failures: [], remarks: [] });
    await jobs.send(db, importQueued, { importId: entry.id });
  });
  const where = { import_id: entry.id, state: 'waiting', rows: entry.rows, rows_done: 0 } as const;
  return new Accepted({ ...where, ...emptyCounts(), failed: [], remarks: [] });
};
