import type { Database } from '#core/database/database.ts';

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
  return numUpdatedRows === 1n;
};
