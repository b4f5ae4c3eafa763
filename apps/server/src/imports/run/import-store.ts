import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { insertRejects, type Reject } from '#imports/run/reject-store.ts';
import { countRejected, type Failed, type Remark } from '#imports/rows.ts';

/** Rejected rows kept in the log; a sender needs no more of them to find the cause. */
export const MAX_FAILURES = 1000;
/** Remarks kept in the log. */
export const MAX_REMARKS = 1000;

export type ImportRecord = Omit<
  Selectable<Tables['imports']>,
  | 'supplier_id'
  | 'import_key_id'
  | 'request_id'
  | 'file'
  | 'failures'
  | 'remarks'
  | 'staff_id'
  | 'actor'
  | 'repeats'
  | 'kind'
> & {
  readonly failures: readonly Failed[];
  readonly remarks: readonly Remark[];
  readonly key_name: string;
};

type NewImport = Omit<Insertable<Tables['imports']>, 'failures' | 'failed' | 'remarks'> & {
  readonly failures: readonly Failed[];
  readonly remarks?: readonly Remark[];
};

/** Adds an import to the log; the rejected rows of one that is through go with it, as they were sent. */
export const insertImport = async (
  db: Database,
  { failures, remarks = [], ...row }: NewImport,
  rejects: readonly Reject[] = [],
): Promise<void> => {
  const kept = failures.slice(0, MAX_FAILURES);
  const first = remarks.slice(0, MAX_REMARKS);
  await db
    .insertInto('imports')
    .values({
      ...row,
      failed: countRejected(failures),
      failures: JSON.stringify(kept),
      remarks: JSON.stringify(first),
    })
    .execute();
  const { id: importId, supplier_id: supplierId, received_at: at } = row;
  await insertRejects(db, { importId, supplierId, at }, rejects);
};

const logged = (db: Database) =>
  db
    .selectFrom('imports as i')
    .innerJoin('import_keys as k', 'k.id', 'i.import_key_id')
    .select([
      'i.id',
      'i.source',
      'i.call',
      'i.received_at',
      'i.finished_at',
      'i.failed_at',
      'i.worked_ms',
      'i.rows',
      'i.rows_done',
      'i.taken',
      'i.created',
      'i.updated',
      'i.unchanged',
      'i.older',
      'i.failed',
      sql<readonly Failed[]>`i.failures`.as('failures'),
      sql<readonly Remark[]>`i.remarks`.as('remarks'),
      'k.name as key_name',
    ]);

/** Null does not narrow: provider staff. */
const ofSupplier = (db: Database, supplierId: number | null) =>
  supplierId === null ? logged(db) : logged(db).where('i.supplier_id', '=', supplierId);

/** An import of a supplier; undefined when foreign or absent. */
export const findImport = (
  db: Database,
  supplierId: number | null,
  id: string,
): Promise<ImportRecord | undefined> =>
  ofSupplier(db, supplierId).where('i.id', '=', id).executeTakeFirst();

/** The latest imports of a supplier, or of all, the last one first. */
export const listImports = (
  db: Database,
  supplierId: number | null,
  limit: number,
): Promise<ImportRecord[]> =>
  ofSupplier(db, supplierId)
    .orderBy('i.received_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(limit)
    .execute();

/** Rejected rows of an import that are kept. */
export const listFailures = async (db: Database, id: string): Promise<readonly Failed[]> => {
  const row = await db
    .selectFrom('imports')
    .select(sql<readonly Failed[]>`failures`.as('failures'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.failures ?? [];
};

/** A large import that is not finished; undefined once it is. */
export const findUnfinished = async (db: Database, id: string) => {
  const row = await db
    .selectFrom('imports')
    .select(['supplier_id', 'import_key_id', 'source', 'call', 'request_id', 'received_at'])
    .select(['file', 'taken'])
    .select(sql<number>`jsonb_array_length(failures)`.as('kept'))
    .select(sql<number>`jsonb_array_length(remarks)`.as('remarked'))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row?.file ? { ...row, file: row.file } : undefined;
};

type Progress = {
  readonly taken: number;
  readonly failed: number;
  /** Rejected rows among them that are kept. */
  readonly failures: readonly Failed[];
  readonly rowsDone: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly older: number;
  /** Remarks among the first that are kept. */
  readonly remarks: readonly Remark[];
};

/** Records the progress of a large import; false when another worker has gone on from `from` already. */
export const updateProgress = async (
  db: Database,
  id: string,
  from: number | null,
  { taken, rowsDone, created, updated, unchanged, older, failed, failures, remarks }: Progress,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE imports SET taken = ${taken}, rows_done = rows_done + ${rowsDone},
      created = created + ${created}, updated = updated + ${updated},
      unchanged = unchanged + ${unchanged}, older = older + ${older},
      remarks = remarks || ${JSON.stringify(remarks)}::jsonb, failed = failed + ${failed},
      failures = failures || ${JSON.stringify(failures)}::jsonb, failed_at = NULL
    WHERE id = ${id} AND taken IS NOT DISTINCT FROM ${from}::int`.execute(db);
  return numAffectedRows === 1n;
};

/** Ends a run over a large import, after so many milliseconds; with an instant the import is through. */
export const updateDuration = async (
  db: Database,
  id: string,
  { ms, finishedAt }: { readonly ms: number; readonly finishedAt: string | null },
): Promise<void> => {
  await db
    .updateTable('imports')
    .set(({ ref }) => ({
      worked_ms: sql<number>`${ref('worked_ms')} + ${Math.round(ms)}::int`,
      ...(finishedAt !== null && { finished_at: finishedAt, file: null }),
    }))
    .where('id', '=', id)
    .execute();
};

/** Records that a large import is not retried any more. */
export const updateFailed = async (db: Database, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('imports')
    .set({ failed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
};

/** Files of the imports that wait. */
export const listImportFiles = async (db: Database): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('imports')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ file }) => file ?? []));
};
