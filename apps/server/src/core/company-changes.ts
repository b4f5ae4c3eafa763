import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type ChangeKind = 'delivery' | 'invoice';

type Changed = {
  readonly companyId: number;
  readonly supplierId: number;
  readonly kind: ChangeKind;
  readonly ids: readonly string[];
  readonly at: Date;
};

/**
 * Notes that rows of a company are other ones now, in the transaction that changes them. They get no number yet: one
 * given here would lie behind those of transactions that began later and commit first (decision 0077).
 */
export const markChanged = async (
  db: Database,
  { companyId, supplierId, kind, ids, at }: Changed,
): Promise<void> => {
  await sql`
    INSERT INTO company_changes (company_id, kind, object_id, supplier_id, changed_at)
    SELECT ${companyId}, ${kind}, n.id, ${supplierId}, ${at.toISOString()}::timestamptz
    FROM unnest(${[...ids].toSorted()}::uuid[]) n (id)
    ON CONFLICT (company_id, kind, object_id)
    DO UPDATE SET number = NULL, changed_at = excluded.changed_at`.execute(db);
};

/** At most so many changes are numbered at once; the others follow with the next page. */
const MAX_NUMBERED = 2_000;

/**
 * Numbers the changes that have committed. Readers who number wait for each other, so that a number is only seen
 * once all below it are; what another transaction is changing just now is passed over and gets a higher one later.
 * Numbers are never below the microseconds of now: after a restore, those given out are not given out again.
 */
export const numberChanges = async (db: Database, companyId: number, now: Date): Promise<void> => {
  const { rows } = await sql`
    SELECT 1 FROM company_changes WHERE company_id = ${companyId} AND number IS NULL LIMIT 1`.execute(
    db,
  );
  if (rows.length === 0) return;
  const from = String(now.getTime() * MICROSECONDS_PER_MS);
  await sql`
    INSERT INTO company_change_ends (company_id, last_number) VALUES (${companyId}, ${from}::bigint)
    ON CONFLICT (company_id) DO UPDATE
    SET last_number = greatest(company_change_ends.last_number, excluded.last_number)`.execute(db);
  await sql`
    WITH waiting AS (
      SELECT c.kind, c.object_id, c.changed_at FROM company_changes c
      WHERE c.company_id = ${companyId} AND c.number IS NULL
      ORDER BY c.changed_at, c.object_id LIMIT ${MAX_NUMBERED} FOR UPDATE SKIP LOCKED
    ), counted AS (
      SELECT w.kind, w.object_id, row_number() OVER (ORDER BY w.changed_at, w.object_id) AS place FROM waiting w
    ), numbered AS (
      UPDATE company_changes c SET number = e.last_number + n.place
      FROM counted n, company_change_ends e
      WHERE c.company_id = ${companyId} AND e.company_id = ${companyId}
        AND c.kind = n.kind AND c.object_id = n.object_id
      RETURNING c.number
    )
    UPDATE company_change_ends SET last_number = greatest(last_number, (SELECT max(number) FROM numbered))
    WHERE company_id = ${companyId}`.execute(db);
};

const MICROSECONDS_PER_MS = 1_000;

export type ChangeRow = {
  kind: ChangeKind;
  object_id: string;
  changed_at: string;
  number: string;
};

/** Numbered changes of a company behind a number, in order. */
export const listChanges = async (
  db: Database,
  companyId: number,
  { behind, limit }: { readonly behind: string; readonly limit: number },
): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    SELECT c.kind, c.object_id, c.changed_at, c.number FROM company_changes c
    WHERE c.company_id = ${companyId} AND c.number > ${behind}::bigint
    ORDER BY c.number LIMIT ${limit}`.execute(db);
  return rows;
};
