import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type NotedDelivery = {
  company_id: number;
  id: string;
  supplier_id: number;
  contract_id: string;
  contract_number: string;
  contract_name: string;
};

/** The delivery of the caller's companies with that id, or the newest one with one of these numbers. */
export const findDeliveryOfNote = async (
  db: Database,
  scope: readonly number[],
  { id, numbers = [] }: { readonly id?: string; readonly numbers?: readonly string[] },
): Promise<NotedDelivery | undefined> => {
  const named = id === undefined ? sql`d.number = ANY (${numbers}::text[])` : sql`d.id = ${id}`;
  const { rows } = await sql<NotedDelivery>`
    SELECT d.company_id, d.id, d.supplier_id, d.contract_id, c.contract_number, c.name AS contract_name
    FROM deliveries d
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = d.company_id
      AND c.id = d.contract_id
    WHERE d.company_id = ANY (${scope}::int[]) AND ${named}
    ORDER BY d.weighed_at DESC, d.id DESC LIMIT 1`.execute(db);
  return rows[0];
};

/** Number on the newest note of a company that waits for its confirmation. */
export const findNewestNumber = async (
  db: Database,
  companyId: number,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('deliveries')
    .select('number')
    .where('company_id', '=', companyId)
    .where('confirmed', '=', false)
    .orderBy('weighed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
};

/** A delivery of the supplier by the number on its note; two of its sources may use the same one. */
export const findDeliveryOfSupplier = async (
  db: Database,
  companyId: number,
  { supplierId, source }: { readonly supplierId: number; readonly source: string },
  number: string,
): Promise<{ id: string } | undefined> => {
  const { rows } = await sql<{ id: string }>`
    SELECT d.id FROM deliveries d
    WHERE d.company_id = ${companyId} AND d.supplier_id = ${supplierId} AND d.number = ${number}
    ORDER BY d.source = ${source} DESC LIMIT 1`.execute(db);
  return rows[0];
};
