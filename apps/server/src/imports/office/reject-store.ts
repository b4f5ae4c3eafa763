import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

export type RejectRow = {
  row: number;
  version: number;
  field: string | null;
  value: string | null;
  code: string;
  message: string;
  /** The row as it is sent again. */
  raw: unknown;
  repaired_by: string | null;
  repaired_at: string | null;
  settled_at: string | null;
  settled_by: string | null;
  repeated_in: string | null;
  /** The file that lies beside it. */
  file: string | null;
  file_media: 'application/pdf' | 'application/xml' | null;
  file_bytes: number | null;
};

const COLUMNS = sql`r.row, r.version, r.field, r.value, r.code, r.message,
  coalesce(r.repaired, r.raw) AS raw, r.repaired_by, r.repaired_at, r.settled_at, r.settled_by, r.repeated_in,
  r.file, r.file_media, r.file_bytes`;

type Window = { readonly offset: number; readonly limit: number };

/** A window of the rejected rows of an import: those that are left first. */
export const listRejects = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
  { offset, limit }: Window,
): Promise<RejectRow[]> => {
  const { rows } = await sql<RejectRow>`
    SELECT ${COLUMNS} FROM import_rejects r
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId}
    ORDER BY r.settled_at IS NOT NULL, r.row OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows;
};

export const countRejects = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM import_rejects r
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId}`.execute(db);
  return rows[0]?.total ?? 0;
};

type Place = { readonly importId: string; readonly row: number };

const rejectAt = (suppliers: readonly number[], { importId, row }: Place) => sql`
  SELECT ${COLUMNS} FROM import_rejects r
  WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId} AND r.row = ${row}`;

/** One rejected row; undefined when it is foreign or absent. */
export const findReject = async (
  db: Database,
  suppliers: readonly number[],
  place: Place,
): Promise<RejectRow | undefined> => {
  const { rows } = await sql<RejectRow>`${rejectAt(suppliers, place)}`.execute(db);
  return rows[0];
};

/** The same, locked: whoever corrects or discards it at the same moment waits. */
export const lockReject = async (
  db: Database,
  suppliers: readonly number[],
  place: Place,
): Promise<RejectRow | undefined> => {
  const { rows } = await sql<RejectRow>`${rejectAt(suppliers, place)} FOR UPDATE`.execute(db);
  return rows[0];
};

/** Rows that are left; those that need their file only with it. */
const leftWhere = (suppliers: readonly number[], importId: string, withFile: boolean) => sql`
  FROM import_rejects r
  WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId}
    AND r.settled_at IS NULL ${withFile ? sql`AND r.file IS NOT NULL` : sql``}`;

type Left = Pick<RejectRow, 'row' | 'raw' | 'file'>;

/** The rows that are left, locked. */
export const lockLeft = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
  { withFile }: { readonly withFile: boolean },
): Promise<Left[]> => {
  const { rows } = await sql<Left>`
    SELECT r.row, coalesce(r.repaired, r.raw) AS raw, r.file
    ${leftWhere(suppliers, importId, withFile)} ORDER BY r.row FOR UPDATE`.execute(db);
  return rows;
};

export const countLeft = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
  { withFile }: { readonly withFile: boolean },
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${leftWhere(suppliers, importId, withFile)}`.execute(db);
  return rows[0]?.total ?? 0;
};

type By = { readonly name: string; readonly at: Date };

/** Keeps a corrected row beside the one that was sent. */
export const updateRepaired = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
  { row, version, raw }: { readonly row: number; readonly version: number; readonly raw: unknown },
  by: By,
): Promise<void> => {
  await sql`
    UPDATE import_rejects r SET repaired = ${JSON.stringify(raw)}, repaired_by = ${by.name},
      repaired_at = ${by.at}, version = ${version + 1}
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId}
      AND r.row = ${row}`.execute(db);
};

/** Discards a row; its file is not named any more. */
export const updateDiscarded = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
  row: number,
  by: By,
): Promise<void> => {
  await sql`
    UPDATE import_rejects r SET settled_at = ${by.at}, settled_by = ${by.name},
      file = NULL, version = r.version + 1
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId}
      AND r.row = ${row}`.execute(db);
};

/** Notes of rows, in their order, that they are sent again by another import, which takes their files along. */
export const updateRepeated = async (
  db: Database,
  suppliers: readonly number[],
  importId: string,
  { rows, again }: { readonly rows: readonly number[]; readonly again: string },
  by: By,
): Promise<void> => {
  await sql`
    UPDATE import_rejects r SET settled_at = ${by.at}, settled_by = ${by.name},
      repeated_in = ${again}, repeated_row = n.at, file = NULL, version = r.version + 1
    FROM unnest(${rows}::int[]) WITH ORDINALITY n (row, at)
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = ${importId}
      AND r.row = n.row`.execute(db);
};
