import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Failed } from '#imports/rows.ts';

/** A rejected row as it was sent, and the file it held. */
export type Reject = {
  readonly failed: Failed;
  readonly raw: unknown;
  readonly kept: {
    readonly file: string;
    readonly media: 'application/pdf' | 'application/xml';
    readonly bytes: number;
  } | null;
};
type Origin = {
  readonly importId: string;
  readonly supplierId: number;
  readonly at: Date | string;
};

/** Characters of a wrong value that are kept beside its row. */
const MAX_VALUE_CHARACTERS = 200;

/** A value as text; PostgreSQL takes neither a zero character nor half a pair. */
const valueOf = (raw: unknown, field: string | null): string | null => {
  if (field === null || typeof raw !== 'object' || raw === null) return null;
  const value: unknown = Reflect.get(raw, field);
  if (value === undefined || value === null) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.slice(0, MAX_VALUE_CHARACTERS).toWellFormed().replaceAll('\0', '');
};

/** Keeps rejected rows, so that they can be corrected and sent again; those that are kept already stay. */
export const insertRejects = async (
  db: Database,
  { importId, supplierId, at }: Origin,
  rejects: readonly Reject[],
): Promise<void> => {
  if (rejects.length === 0) return;
  await db
    .insertInto('import_rejects')
    .values(
      rejects.map(({ failed: { row, field, code, message }, raw, kept }) => ({
        import_id: importId,
        row,
        supplier_id: supplierId,
        field,
        value: valueOf(raw, field),
        code,
        message,
        raw: JSON.stringify(raw),
        rejected_at: at,
        file: kept?.file ?? null,
        file_media: kept?.media ?? null,
        file_bytes: kept?.bytes ?? null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['import_id', 'row']).doNothing())
    .execute();
};

/** Bytes of the files that lie beside rejected rows of a supplier. */
export const sumKeptBytes = async (db: Database, supplierId: number): Promise<number> => {
  const { rows } = await sql<{ bytes: string }>`
    SELECT coalesce(sum(file_bytes), 0) AS bytes FROM import_rejects
    WHERE supplier_id = ${supplierId} AND file IS NOT NULL`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
};

/** Files that lie beside rejected rows. */
export const listKeptFiles = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('import_rejects')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  return rows.flatMap(({ file }) => file ?? []);
};

/** Clears away rejected rows that have been kept long enough. */
export const deleteOldRejects = async (db: Database, before: Date): Promise<void> => {
  await sql`DELETE FROM ${sql.table('import_rejects')} WHERE rejected_at < ${before}`.execute(db);
};
