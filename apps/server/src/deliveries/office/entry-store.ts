import type { Addition, AdditionUnit } from '@abrufbar/domain/deliveries/freshness.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

export type OfficeEntryRow = {
  id: string;
  kind: 'temperature' | Addition;
  amount: string;
  unit: 'celsius' | AdditionUnit;
  remaining: string | null;
  observed_at: string;
  withdrawn_at: string | null;
  first_name: string | null;
  last_name: string | null;
};

type Delivery = { readonly company_id: number; readonly id: string };

/** Temperatures and additions entered at a delivery of some suppliers, the newest first, withdrawn ones too (BEY-113). */
export const listOfficeEntries = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Delivery,
): Promise<OfficeEntryRow[]> => {
  const { rows } = await sql<OfficeEntryRow>`
    SELECT e.id, e.kind, e.amount, e.unit, e.remaining, e.observed_at, e.withdrawn_at, u.first_name, u.last_name
    FROM delivery_entries e
    LEFT JOIN users u ON u.id = e.user_id
    WHERE e.supplier_id = ${ofSuppliers(suppliers)} AND e.company_id = ${companyId} AND e.delivery_id = ${id}
    ORDER BY e.observed_at DESC, e.made_at DESC, e.id`.execute(db);
  return rows;
};
