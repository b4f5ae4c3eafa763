import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** An export belongs to the member who asked for it. */
export type ExportKey = { readonly staffId: string; readonly exportId: string };

export const insertExport = async (
  db: Database,
  row: Insertable<Tables['staff_exports']>,
): Promise<void> => {
  await db.insertInto('staff_exports').values(row).execute();
};

/** An export whose hours are not over; undefined for that of somebody else. */
export const findExport = (db: Database, { staffId, exportId }: ExportKey, now: Date) =>
  db
    .selectFrom('staff_exports')
    .selectAll()
    .where('staff_id', '=', staffId)
    .where('id', '=', exportId)
    .where('expires_at', '>', sql<string>`${now.toISOString()}`)
    .executeTakeFirst();

export type StoredExport = NonNullable<Awaited<ReturnType<typeof findExport>>>;

/** Names the file of a large export; false if it has one already or its hours are over. */
export const setExportFile = async (
  db: Database,
  { staffId, exportId }: ExportKey,
  file: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_exports')
    .set({ file })
    .where('staff_id', '=', staffId)
    .where('id', '=', exportId)
    .where('file', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Forgets the exports whose hours are over and hands back their files. */
export const deleteOldExports = async (db: Database, now: Date): Promise<string[]> => {
  const removed = await db
    .deleteFrom('staff_exports')
    .where('expires_at', '<=', sql<string>`${now.toISOString()}`)
    .returning('file')
    .execute();
  return removed.flatMap(({ file }) => file ?? []);
};

/** Files that exports name. */
export const listExportFiles = async (db: Database): Promise<string[]> => {
  const rows = await db
    .selectFrom('staff_exports')
    .select('file')
    .where('file', 'is not', null)
    .execute();
  return rows.flatMap(({ file }) => file ?? []);
};

/** Receiver of the mail about a finished export; undefined for somebody who is blocked by now. */
export const findReceiver = (db: Database, staffId: string) =>
  db
    .selectFrom('staff')
    .select(['name', 'email', 'role', 'brands'])
    .where('id', '=', staffId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst();

/** Id of some member; undefined in a database without staff. */
export const findAnyMember = async (db: Database): Promise<string | undefined> =>
  (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst())?.id;
