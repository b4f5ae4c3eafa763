import { sql } from 'kysely';
import type { OfficeStep } from '#call-offs/office/detail-store.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Step of a call-off with the call-off. */
export type HistoryRow = OfficeStep & {
  id: string;
  supplier_id: number;
  number: string | null;
  reference: number;
  contract_id: string;
  contract_name: string;
  material_name: string;
};

const stepsOf = (suppliers: readonly number[], companyId: number) => sql`
  FROM call_offs o
  JOIN call_off_steps s ON s.company_id = ${companyId} AND s.call_off_id = o.id
  WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.company_id = ${companyId}`;

/** A window of the steps of the call-offs of a company, the latest first; a removed account has no name. */
export const listHistory = async (
  db: Database,
  suppliers: readonly number[],
  companyId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<HistoryRow[]> => {
  const { rows } = await sql<HistoryRow>`
    SELECT p.*, c.name AS contract_name, u.first_name, u.last_name
    FROM (SELECT o.id, o.supplier_id, o.number, o.reference, o.contract_id, o.material_name,
        s.version, s.at, s.action, s.to_status, s.answer, s.staff_name, s.user_id
      ${stepsOf(suppliers, companyId)}
      ORDER BY s.at DESC, o.id, s.version DESC OFFSET ${offset} LIMIT ${limit}) p
    JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = ${companyId}
      AND c.id = p.contract_id
    LEFT JOIN users u ON u.id = p.user_id
    ORDER BY p.at DESC, p.id, p.version DESC`.execute(db);
  return rows;
};

export const countHistory = async (
  db: Database,
  suppliers: readonly number[],
  companyId: number,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${stepsOf(suppliers, companyId)}`.execute(db);
  return rows[0]?.total ?? 0;
};
