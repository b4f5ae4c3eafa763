import { type Insertable, sql, type Updateable } from 'kysely';
import { listSubscribers } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { Tables } from '#core/database/tables.ts';
import { newId } from '#core/ids.ts';

/** A contract with what staff maintain of it; locked until the transaction ends. */
export type MaintainedContract = {
  company_id: number;
  id: string;
  supplier_id: number;
  number: string;
  name: string;
  status: number;
  building_site_number: string | null;
  customer_order_number: string | null;
  starts_on: string | null;
  ends_on: string | null;
  lead_hours: number | null;
  driving_minutes: number | null;
  unloading_points: number;
  unloading_minutes: number | null;
  always_sign: boolean;
  note_text: string | null;
  version: number;
  changed_by: string | null;
  changed_at: string | null;
};
type Key = Pick<MaintainedContract, 'company_id' | 'id'>;
type Author = { readonly name: string; readonly at: Date };

/** Undefined when it is foreign or absent. Call-offs and deliveries that name it wait meanwhile (D-35). */
export const lockContract = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<MaintainedContract | undefined> => {
  const { rows } = await sql<MaintainedContract>`
    SELECT c.company_id, c.id, c.supplier_id, c.contract_number AS number, c.name, c.status,
      c.building_site_number, c.customer_order_number, c.starts_on, c.ends_on, c.lead_hours,
      c.driving_minutes, c.unloading_points, c.unloading_minutes, c.always_sign, c.note_text,
      c.version, c.changed_by, c.changed_at
    FROM contracts c WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.id = ${id} FOR UPDATE`.execute(
    db,
  );
  return rows[0];
};

/** Writes fields of a locked contract; its version counts on, for a change of its items too. */
export const updateContract = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Key,
  change: Updateable<Tables['contracts']>,
  { name, at }: Author,
): Promise<void> => {
  await db
    .updateTable('contracts')
    .set((eb) => ({
      ...change,
      version: eb('version', '+', 1),
      changed_by: name,
      changed_at: at.toISOString(),
    }))
    .where('supplier_id', '=', ofSuppliers(suppliers))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

type NewContract = Omit<Insertable<Tables['contracts']>, 'id' | 'search_text'>;

/** Id of the new contract; null when the supplier has one of that number with the company. */
export const insertOfficeContract = async (
  db: Database,
  row: NewContract,
): Promise<string | null> => {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('contracts')
    .values({ ...row, id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? id : null;
};

/** Whether a call-off, a delivery or an invoice names a locked contract. */
export const isContractUsed = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Key,
): Promise<boolean> => {
  const names = (table: string) =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} n WHERE n.company_id = ${companyId}
      AND n.supplier_id = ${ofSuppliers(suppliers)} AND n.contract_id = ${id})`;
  const { rows } = await sql<{ is_used: boolean }>`
    SELECT ${names('call_offs')} OR ${names('deliveries')} OR ${names('invoices')} AS is_used`.execute(
    db,
  );
  return rows[0]?.is_used ?? true;
};

/** Removes a locked contract that nothing names, with its items. */
export const deleteContract = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: Key,
): Promise<void> => {
  await sql`DELETE FROM contract_items WHERE company_id = ${companyId} AND contract_id = ${id}`.execute(
    db,
  );
  await sql`
    DELETE FROM contracts WHERE supplier_id = ${ofSuppliers(suppliers)} AND company_id = ${companyId}
      AND id = ${id}`.execute(db);
};

/** Followers of a contract with an open account who want mails about the company's call-offs (D-51, D-55). */
export const countFollowers = async (
  db: Database,
  { company_id: companyId, id }: Key,
): Promise<number> => {
  const followers = await listSubscribers(db, { companyId, contractId: id });
  const { rows } = await sql<{ silent: number }>`
    SELECT count(*)::int AS silent FROM user_company_settings w
    WHERE w.user_id = ANY (${followers}::uuid[]) AND w.company_id = ${companyId}
      AND NOT w.call_off_mail`.execute(db);
  return followers.length - (rows[0]?.silent ?? 0);
};
