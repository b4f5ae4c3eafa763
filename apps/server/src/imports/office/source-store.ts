import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Imports whose pauses say what is usual. */
const MAX_IMPORTS = 50;

type SourceRow = { source: string; names: string[]; times: string[]; errors: number };

/** Each source that has a key: its systems, the times of its last imports, and rejected rows that are left. */
export const listSources = async (
  db: Database,
  suppliers: readonly number[],
  now: Date,
): Promise<SourceRow[]> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<SourceRow>`
    WITH open AS (
      SELECT i.source, count(*)::int AS errors FROM import_rejects r JOIN imports i ON i.id = r.import_id
      WHERE r.supplier_id = ${mine} AND r.settled_at IS NULL AND i.supplier_id = ${mine}
      GROUP BY i.source)
    SELECT k.source, array_agg(DISTINCT k.name ORDER BY k.name) AS names,
      ARRAY(SELECT i.received_at FROM imports i
        WHERE i.supplier_id = ${mine} AND i.source = k.source AND i.staff_id IS NULL
        ORDER BY i.received_at DESC LIMIT ${MAX_IMPORTS}) AS times,
      coalesce((SELECT o.errors FROM open o WHERE o.source = k.source), 0) AS errors
    FROM import_keys k
    WHERE k.supplier_id = ${mine} AND k.revoked_at IS NULL
      AND (k.expires_at IS NULL OR k.expires_at > ${now})
    GROUP BY k.source ORDER BY array_position(ARRAY['vas', 'di', 'ubl', 'erp'], k.source)`.execute(
    db,
  );
  return rows;
};

/** Imports with rejected rows that are left. */
export const countWithErrors = async (
  db: Database,
  suppliers: readonly number[],
): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT count(DISTINCT r.import_id)::int AS n FROM import_rejects r
    WHERE r.supplier_id = ${ofSuppliers(suppliers)} AND r.settled_at IS NULL`.execute(db);
  return rows[0]?.n ?? 0;
};

const MAX_KNOWN = 5_000;

/** Customer numbers a supplier uses. */
export const listKnownCustomers = async (db: Database, supplierId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('company_erp_ids')
    .select('erp_customer_no')
    .where('supplier_id', '=', supplierId)
    .limit(MAX_KNOWN)
    .execute();
  return rows.map((row) => row.erp_customer_no);
};

/** Numbers of the contracts of a customer, or of all where the row names none. */
export const listKnownContracts = async (
  db: Database,
  supplierId: number,
  customerNumber: string,
): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    SELECT c.contract_number AS number FROM company_erp_ids e
    JOIN contracts c ON c.company_id = e.company_id AND c.supplier_id = ${ofSuppliers([supplierId])}
    WHERE e.supplier_id = ${supplierId} AND e.erp_customer_no = ${customerNumber}
    LIMIT ${MAX_KNOWN}`.execute(db);
  return rows.map(({ number }) => number);
};
