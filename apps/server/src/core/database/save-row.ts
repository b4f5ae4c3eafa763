import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

export type Saved = 'created' | 'updated' | 'unchanged';

type Column = string | number | boolean | null | readonly string[];
type Columns = Readonly<Record<string, Column>>;

/** Tables whose rows a supplier's system may own fields of. */
type Table =
  | 'companies'
  | 'materials'
  | 'factories'
  | 'incoterms'
  | 'truck_types'
  | 'contracts'
  | 'contract_items';

type SavedRow = {
  readonly table: Table;
  /** Columns that find the row. */
  readonly key: Columns;
  /** Those the system owns from now on. */
  readonly fields: Columns;
  /** Those of a new row that the system says nothing of. */
  readonly otherwise: Columns;
};

const equals = ([name, value]: [string, Column]): RawBuilder<unknown> =>
  sql`${sql.ref(name)} = ${value}`;
const isSame = (a: unknown, b: Column): boolean => JSON.stringify(a ?? null) === JSON.stringify(b);

/** The author of a change, as staff read it. */
const AUTHOR = 'Import';

/** Adds a row or changes what differs, and lists the fields as imported; the same values again change nothing. */
export const saveRow = async (
  db: Database,
  { table, key, fields, otherwise }: SavedRow,
  at: Date,
): Promise<Saved> => {
  const found = sql.join(Object.entries(key).map(equals), sql` AND `);
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    SELECT * FROM ${sql.table(table)} WHERE ${found} FOR UPDATE`.execute(db);
  const [before] = rows;
  const names = Object.keys(fields);
  if (before === undefined) {
    const row: Columns = { ...key, ...otherwise, ...fields, imported_fields: names };
    await sql`INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      VALUES (${sql.join(Object.values(row))})`.execute(db);
    return 'created';
  }
  const known = before['imported_fields'] as readonly string[]; // text[] NOT NULL in each of the tables
  const imported = [...new Set([...known, ...names])];
  const isKnown = imported.length === known.length;
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(before[name], value));
  if (isKnown && changed.length === 0) return 'unchanged';
  // People who edit the row meanwhile learn that it is another one now.
  const { version } = before;
  const newer =
    typeof version === 'number' && changed.length > 0
      ? { version: version + 1, changed_by: AUTHOR, changed_at: at.toISOString() }
      : {};
  const set = Object.entries({
    ...Object.fromEntries(changed),
    ...newer,
    imported_fields: imported,
  }).map(equals);
  await sql`UPDATE ${sql.table(table)} SET ${sql.join(set)} WHERE ${found}`.execute(db);
  return changed.length === 0 ? 'unchanged' : 'updated';
};
