import { sql } from 'kysely';
import type { HistoryRow } from '#call-offs/office/history-store.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Of = { readonly companyId: number; readonly contractId: string };

export type ContractHistoryRow =
  | (Omit<HistoryRow, 'contract_name'> & { type: 'step' })
  | {
      type: 'change';
      id: string;
      at: string;
      /** The recorded call. */
      action: string;
      supplier_id: number;
      staff_name: string | null;
      first_name: string | null;
      last_name: string | null;
      /** Number of the contract, with the position where an item changed. */
      object_name: string;
      changes: Readonly<Record<string, { readonly old: unknown; readonly new: unknown }>> | null;
    };

const stepsOf = (suppliers: readonly number[], { companyId, contractId }: Of) => sql`
  FROM call_offs o
  JOIN call_off_steps s ON s.company_id = ${companyId} AND s.call_off_id = o.id
  WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.company_id = ${companyId}
    AND o.contract_id = ${contractId}`;

const changesOf = (suppliers: readonly number[], { companyId, contractId }: Of) => sql`
  FROM audit_company a
  WHERE a.supplier_id = ${ofSuppliers(suppliers)} AND a.company_id = ${companyId}
    AND a.object_kind = 'contract' AND a.object_id = ${contractId}::text`;

/** A window of both, the latest first; a removed account has no name. */
export const listContractHistory = async (
  db: Database,
  suppliers: readonly number[],
  of: Of,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ContractHistoryRow[]> => {
  const most = offset + limit;
  const { rows } = await sql<ContractHistoryRow>`
    SELECT p.*, u.first_name, u.last_name
    FROM (SELECT * FROM (
      (SELECT 'step' AS type, o.id, o.supplier_id, o.number, o.reference, o.contract_id, o.material_name,
          s.version, s.at, s.action, s.to_status, s.answer, s.staff_name, s.user_id,
          NULL::text AS object_name, NULL::jsonb AS changes
        ${stepsOf(suppliers, of)} ORDER BY s.at DESC, o.id, s.version DESC LIMIT ${most})
      UNION ALL
      (SELECT 'change', a.id, a.supplier_id, NULL, NULL, NULL, NULL, 0, a.at, a.call, NULL, NULL, a.actor, a.user_id,
          a.object_name, a.changes
        ${changesOf(suppliers, of)} ORDER BY a.at DESC, a.id LIMIT ${most})) e
      ORDER BY e.at DESC, e.id, e.version DESC OFFSET ${offset} LIMIT ${limit}) p
    LEFT JOIN users u ON u.id = p.user_id
    ORDER BY p.at DESC, p.id, p.version DESC`.execute(db);
  return rows;
};

export const countContractHistory = async (
  db: Database,
  suppliers: readonly number[],
  of: Of,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT (SELECT count(*) ${stepsOf(suppliers, of)})::int
      + (SELECT count(*) ${changesOf(suppliers, of)})::int AS total`.execute(db);
  return rows[0]?.total ?? 0;
};
