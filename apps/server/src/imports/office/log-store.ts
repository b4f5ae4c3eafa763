import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Remark } from '#imports/rows.ts';

export type ImportRow = {
  id: string;
  supplier_id: number;
  import_key_id: string;
  received_at: string;
  source: string;
  call: string;
  kind: string | null;
  supplier: string;
  key_name: string;
  actor: string | null;
  repeats: string | null;
  finished_at: string | null;
  failed_at: string | null;
  changed: number;
  unchanged: number;
  older: number;
  failed: number;
  left: number;
};

/** Imports that a list looks at; older ones are found by their rejected rows or not at all. */
export const MAX_LISTED_IMPORTS = 10_000;

const leftOf = (suppliers: readonly number[]) => sql`FROM import_rejects r
  WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.import_id = i.id AND r.settled_at IS NULL`;

const rowsOf = (suppliers: readonly number[], condition: RawBuilder<unknown>) => sql`
  SELECT i.id, i.supplier_id, i.import_key_id, i.received_at, i.source, i.call, i.kind,
    s.name AS supplier, k.name AS key_name, i.actor, i.repeats, i.finished_at, i.failed_at,
    i.created + i.updated AS changed, i.unchanged, i.older, i.failed,
    (SELECT count(*)::int ${leftOf(suppliers)}) AS left
  FROM imports i
  JOIN import_keys k ON k.id = i.import_key_id AND k.supplier_id = i.supplier_id
  JOIN suppliers s ON s.id = i.supplier_id
  WHERE i.supplier_id = ${ofSuppliers(suppliers)} AND ${condition}`;

type View = { readonly withErrors: boolean };
const inView = (suppliers: readonly number[], { withErrors }: View) =>
  withErrors ? sql`EXISTS (SELECT ${leftOf(suppliers)})` : sql`true`;

type Window = { readonly isAscending: boolean; readonly offset: number; readonly limit: number };

/**
 * Ids of a window. Those of each supplier are read along its own index, because one index over several suppliers is
 * in no order of time; those with errors begin at the rejected rows, which are fewer.
 */
const idsInWindow = (
  suppliers: readonly number[],
  { withErrors }: View,
  { isAscending, offset, limit }: Window,
) => {
  const direction = isAscending ? sql`ASC` : sql`DESC`;
  const found = withErrors
    ? sql`SELECT i.id, i.received_at FROM imports i
        WHERE i.supplier_id = ${ofSuppliers(suppliers)} AND i.id IN (SELECT r.import_id FROM import_rejects r
          WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.settled_at IS NULL)`
    : sql`SELECT n.id, n.received_at FROM unnest(${suppliers}::int[]) s (id)
        CROSS JOIN LATERAL (SELECT i.id, i.received_at FROM imports i
          WHERE i.supplier_id = ${ofSuppliers(suppliers)} AND i.supplier_id = s.id
          ORDER BY i.received_at ${direction}, i.id ${direction} LIMIT ${offset + limit}) n`;
  return sql`SELECT f.id FROM (${found}) f
    ORDER BY f.received_at ${direction}, f.id ${direction} OFFSET ${offset} LIMIT ${limit}`;
};

/** A window of the imports of some suppliers, by the time they came. */
export const listOfficeImports = async (
  db: Database,
  suppliers: readonly number[],
  view: View,
  window: Window,
): Promise<ImportRow[]> => {
  const direction = window.isAscending ? sql`ASC` : sql`DESC`;
  const ids = idsInWindow(suppliers, view, window);
  const { rows } = await sql<ImportRow>`${rowsOf(suppliers, sql`i.id IN (${ids})`)}
    ORDER BY i.received_at ${direction}, i.id ${direction}`.execute(db);
  return rows;
};

export const countOfficeImports = async (
  db: Database,
  suppliers: readonly number[],
  view: View,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (
      SELECT FROM imports i WHERE i.supplier_id = ${ofSuppliers(suppliers)}
        AND ${inView(suppliers, view)} LIMIT ${MAX_LISTED_IMPORTS}) counted`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Ids of the imports that the list looks at, by the time they came: the whole of an export at one instant. */
export const listOfficeImportIds = async (
  db: Database,
  suppliers: readonly number[],
  view: View,
  isAscending: boolean,
): Promise<string[]> => {
  const direction = isAscending ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<{ id: string }>`
    SELECT i.id FROM imports i
    WHERE i.supplier_id = ${ofSuppliers(suppliers)} AND ${inView(suppliers, view)}
    ORDER BY i.received_at ${direction}, i.id ${direction} LIMIT ${MAX_LISTED_IMPORTS}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The imports of some ids, by the time they came. */
export const listOfficeImportsOf = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly string[],
  isAscending: boolean,
): Promise<ImportRow[]> => {
  const direction = isAscending ? sql`ASC` : sql`DESC`;
  const { rows } = await sql<ImportRow>`${rowsOf(suppliers, sql`i.id = ANY (${ids}::uuid[])`)}
    ORDER BY i.received_at ${direction}, i.id ${direction}`.execute(db);
  return rows;
};

/** One import; undefined when it is foreign or absent. */
export const findOfficeImport = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<ImportRow | undefined> => {
  const { rows } = await sql<ImportRow>`${rowsOf(suppliers, sql`i.id = ${id}`)}`.execute(db);
  return rows[0];
};

/** Remarks on the rows of an import that were kept otherwise than they were sent. */
export const findRemarks = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<readonly Remark[]> => {
  const { rows } = await sql<{ remarks: readonly Remark[] }>`
    SELECT i.remarks FROM imports i
    WHERE i.supplier_id = ${ofSuppliers(suppliers)} AND i.id = ${id}`.execute(db);
  return rows[0]?.remarks ?? [];
};
