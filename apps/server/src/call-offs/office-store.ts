import { ORDER_TEXTS, type StoredTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

const TEXTS = sql.join(ORDER_TEXTS.map((name) => sql.ref(`o.${name}`)));

type PendingRow = StoredTexts & {
  company_id: number;
  id: string;
  contract_number: string;
  number: string | null;
  status: number;
  material_number: string;
  quantity: string;
  quantity_unit: string;
  hourly_quantity: string | null;
  incoterm: string;
  truck_type: string;
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
};

/**
 * Pending call-offs of a supplier over all its companies, the next delivery first. The one read that fans out
 * over companies (scale rule 19); it goes by the partial index of waiting call-offs.
 */
export const listPending = async (
  db: Database,
  companies: readonly number[],
  supplierId: number,
  statuses: readonly number[],
  limit: number,
): Promise<PendingRow[]> => {
  const { rows } = await sql<PendingRow>`
    SELECT o.company_id, o.id, c.contract_number, o.number, o.status, o.material_number, o.quantity,
      o.quantity_unit, o.hourly_quantity, o.incoterm, o.truck_type, o.starts_on, o.starts_time, o.ends_on,
      o.ends_time, ${TEXTS}
    FROM call_offs o
    JOIN contracts c ON c.company_id = ANY (${companies}::int[]) AND c.company_id = o.company_id
      AND c.id = o.contract_id
    WHERE o.company_id = ANY (${companies}::int[]) AND o.supplier_id = ${supplierId}
      AND o.status IN (1, 2, 20, 30) AND o.status = ANY (${statuses}::int[])
    ORDER BY o.starts_at, o.id LIMIT ${limit}`.execute(db);
  return rows;
};
