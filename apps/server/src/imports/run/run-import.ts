import type { Logged } from '@abrufbar/contract/imports/tickets.ts';
import { Accepted, type ImportContext } from '#core/calls/context.ts';
import { newId } from '#core/ids.ts';
import { importWaits } from '#imports/run/jobs.ts';
import { insertImport } from '#imports/run/import-store.ts';
import type { Failed } from '#imports/rows.ts';
import { noCounts } from '#imports/tickets/import-tickets.ts';
import { writeRows } from '#imports/run/rows-file.ts';

type Report = ReturnType<typeof noCounts> & { readonly failed: readonly Failed[] };
/** The call and how many rows it brings. */
type Sent = { readonly call: string; readonly rows: number };

const entryOf = ({ import: source, requestId, now }: ImportContext, { call, rows }: Sent) => ({
  id: newId(),
  supplier_id: source.supplierId,
  import_key_id: source.keyId,
  source: source.source,
  call,
  request_id: requestId,
  received_at: now.toISOString(),
  rows,
});

/** Takes an import at once and leaves its outcome in the log. */
const note = async <R extends Report>(
  context: ImportContext,
  sent: Sent,
  take: () => Promise<R>,
): Promise<{ readonly id: string; readonly report: R }> => {
  const began = performance.now();
  const report = await take();
  const { created, updated, unchanged, failed } = report;
  const worked_ms = Math.round(performance.now() - began);
  const entry = entryOf(context, sent);
  const finished_at = new Date(context.now.getTime() + worked_ms).toISOString();
  const counts = { created, updated, unchanged, failures: failed };
  await context.global((db) =>
    insertImport(db, { ...entry, ...counts, finished_at, worked_ms, rows_done: sent.rows }),
  );
  return { id: entry.id, report };
};

/** The outcome alone: of a document that is known by its own number. */
export const takeNoted = async <R extends Report>(
  ...taking: Parameters<typeof note<R>>
): Promise<R> => (await note(...taking)).report;

/** The outcome with the number under which the log has it. */
export const takeLogged = async <R extends Report>(
  context: ImportContext,
  sent: Sent,
  take: () => Promise<R>,
): Promise<R & Pick<Logged, 'import_id' | 'state' | 'rows' | 'rows_done'>> => {
  const { id, report } = await note(context, sent, take);
  return { ...report, import_id: id, state: 'done', rows: sent.rows, rows_done: sent.rows };
};

/** Keeps the rows of a large import for the job that works through them. */
export const takeLater = async (
  context: ImportContext,
  call: string,
  rows: readonly unknown[],
): Promise<Accepted<Logged>> => {
  const { files, global, jobs } = context;
  const entry = entryOf(context, { call, rows: rows.length });
  const file = await writeRows(files, rows);
  await global(async (db) => {
    await insertImport(db, { ...entry, file, failures: [] });
    await jobs.send(db, importWaits, { importId: entry.id });
  });
  const where = { import_id: entry.id, state: 'waiting', rows: rows.length, rows_done: 0 } as const;
  return new Accepted({ ...where, ...noCounts(), failed: [] });
};
