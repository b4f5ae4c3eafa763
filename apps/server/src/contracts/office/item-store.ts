import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Tables } from '#core/database/tables.ts';
import { newId } from '#core/ids.ts';

type ContractKey = { readonly company_id: number; readonly id: string };
type ItemKey = { readonly itemId: string };
type NewItem = Omit<Insertable<Tables['contract_items']>, 'id' | 'company_id' | 'contract_id'>;

/** False when the contract has another item of that position. */
export const insertOfficeItem = async (
  db: Database,
  { company_id, id: contract_id }: ContractKey,
  row: NewItem,
): Promise<string | null> => {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contract_items')
    .values({ ...row, company_id, contract_id, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? id : null;
};

/** Writes an item of a locked contract. */
export const updateOfficeItem = async (
  db: Database,
  { company_id: companyId, id: contractId }: ContractKey,
  { itemId }: ItemKey,
  change: Updateable<Tables['contract_items']>,
): Promise<void> => {
  await db
    .updateTable('contract_items')
    .set(change)
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .where('id', '=', itemId)
    .execute();
};

/** Whether a call-off names an item of a locked contract, or a delivery there its material. */
export const isItemUsed = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id: contractId }: ContractKey,
  { itemId }: ItemKey,
): Promise<boolean> => {
  const { rows } = await sql<{ is_used: boolean }>`
    SELECT EXISTS (SELECT FROM call_offs o WHERE o.company_id = ${companyId}
        AND o.supplier_id = ${ofSuppliers(suppliers)} AND o.contract_id = ${contractId}
        AND o.contract_item_id = ${itemId})
      OR EXISTS (SELECT FROM contract_items i
        JOIN total_amounts t ON t.company_id = ${companyId} AND t.contract_id = ${contractId}
          AND t.material_number = i.material_number AND t.quantity_unit = i.quantity_unit
        WHERE i.company_id = ${companyId} AND i.id = ${itemId}
          AND NOT EXISTS (SELECT FROM contract_items n WHERE n.company_id = ${companyId}
            AND n.contract_id = ${contractId} AND n.material_number = i.material_number
            AND n.quantity_unit = i.quantity_unit AND n.id <> i.id)) AS is_used`.execute(db);
  return rows[0]?.is_used ?? true;
};

/** Removes an item that nothing names, with its open carts. */
export const deleteItem = async (
  db: Database,
  { company_id: companyId, id: contractId }: ContractKey,
  { itemId }: ItemKey,
): Promise<void> => {
  await sql`
    DELETE FROM contract_items
    WHERE company_id = ${companyId} AND contract_id = ${contractId} AND id = ${itemId}`.execute(db);
};
