import { type Insertable, sql } from 'kysely';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import type { Tables } from '#core/database/tables.ts';

/** Contract a ticket names: supplier and number within one company (D-66). */
export const findContractByNumber = (
  db: Database,
  companyId: number,
  supplierId: number,
  contractNumber: string,
) =>
  db
    .selectFrom('contracts')
    .select('id')
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', supplierId)
    .where('contract_number', '=', contractNumber)
    .executeTakeFirst();

/** Name and number of a contract; undefined once it is gone. */
export const findContractName = (db: Database, { companyId, contractId }: ContractKey) =>
  db
    .selectFrom('contracts')
    .select(['name', 'contract_number'])
    .where('company_id', '=', companyId)
    .where('id', '=', contractId)
    .executeTakeFirst();

/**
 * Changes the number of deliveries by state in the transaction that changes the deliveries themselves,
 * so that lists never have to count (docs/scale.md section 5).
 */
export const updateCounts = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  change: { readonly incoming: number; readonly confirmed: number; readonly activeAt: Date | null },
): Promise<void> => {
  const activeAt = change.activeAt?.toISOString() ?? null;
  await sql`
    INSERT INTO contract_counts AS k (company_id, contract_id, supplier_id, incoming, confirmed, last_activity_at)
    SELECT c.company_id, c.id, c.supplier_id, ${change.incoming}::int, ${change.confirmed}::int, ${activeAt}::timestamptz
    FROM contracts c WHERE c.company_id = ${companyId} AND c.id = ${contractId}
    ON CONFLICT (company_id, contract_id) DO UPDATE SET
      incoming = k.incoming + excluded.incoming,
      confirmed = k.confirmed + excluded.confirmed,
      last_activity_at = greatest(k.last_activity_at, excluded.last_activity_at)`.execute(db);
};

type Signing = {
  company_id: number;
  supplier_id: number;
  contract_number: string;
  always_sign: boolean;
};

/** Whether a contract of the caller's companies asks for signatures, which nobody else changes until the transaction ends. */
export const lockSigning = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<Signing | undefined> => {
  const { rows } = await sql<Signing>`
    SELECT c.company_id, c.supplier_id, c.contract_number, c.always_sign FROM contracts c
    WHERE c.company_id = ANY (${scope}::int[]) AND c.id = ${id} FOR NO KEY UPDATE`.execute(db);
  return rows[0];
};

export const updateAlwaysSign = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  isOn: boolean,
): Promise<void> => {
  await db
    .updateTable('contracts')
    .set({ always_sign: isOn })
    .where('company_id', '=', companyId)
    .where('id', '=', contractId)
    .execute();
};

/** Adds a contract and hands back its id. */
export const insertContract = async (
  db: Database,
  row: Omit<Insertable<Tables['contracts']>, 'id' | 'search_text'>,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('contracts')
    .values({ ...row, id })
    .execute();
  await sendCompanyHint(db, row.company_id, 'contracts', id);
  return id;
};
