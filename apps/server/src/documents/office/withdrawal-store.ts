import { sql } from 'kysely';
import { markChanged } from '#core/company-changes.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Versioned = {
  readonly company_id: number;
  readonly supplier_id: number;
  readonly id: string;
  readonly version: number;
};

export type Withdrawal = { readonly at: string; readonly by: string; readonly reason: string };

/** Withdraws an invoice or, with null, gives it back; false if somebody else was faster. */
export const updateWithdrawal = async (
  db: Database,
  { company_id, supplier_id, id, version }: Versioned,
  withdrawal: Withdrawal | null,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({
      version: version + 1,
      withdrawn_at: withdrawal?.at ?? null,
      withdrawn_by: withdrawal?.by ?? null,
      withdrawn_reason: withdrawal?.reason ?? null,
    })
    .where('supplier_id', '=', supplier_id)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('withdrawn_at', withdrawal ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await markChanged(db, {
    companyId: company_id,
    supplierId: supplier_id,
    kind: 'invoice',
    ids: [id],
    at: now,
  });
  return true;
};

/**
 * Number of a delivery that an invoice names and that was corrected since; none of them is corrected until the
 * transaction ends.
 */
export const findCorrectedSince = async (
  db: Database,
  { company_id, supplier_id, id }: Omit<Versioned, 'version'>,
  since: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ number: string; corrected_at: string | null }>`
    SELECT d.number, d.corrected_at FROM invoice_deliveries n
    JOIN deliveries d ON d.company_id = n.company_id AND d.supplier_id = ${ofSuppliers([supplier_id])}
      AND d.number = n.delivery_number
    WHERE n.company_id = ${company_id} AND n.invoice_id = ${id}
    ORDER BY d.id FOR NO KEY UPDATE OF d`.execute(db);
  return rows.find(({ corrected_at: at }) => at !== null && at >= since)?.number;
};
