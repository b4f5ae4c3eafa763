import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Author = { readonly name: string; readonly at: Date };

/** Name and seat of a customer. */
export type CustomerFields = {
  readonly name: string;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
};

/** Colleagues make companies at the same moment; each takes the next numbers that are free then. */
const MAX_TRIES = 5;
type NewCustomer = CustomerFields & {
  /** Null takes the next free one of six digits. */
  readonly company_nr: string | null;
};

/** Adds a company; undefined when its number is taken. */
export const insertCustomer = async (
  db: Database,
  { company_nr, name, street, postcode, city }: NewCustomer,
): Promise<{ id: number; number: string } | undefined> => {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { rows } = await sql<{ id: number; number: string }>`
      INSERT INTO companies (id, company_nr, name, street, postcode, city)
      SELECT coalesce(max(c.id), 0) + 1, coalesce(${company_nr}::text, greatest(100001,
        coalesce(max(c.company_nr::bigint) FILTER (WHERE c.company_nr ~ '^[0-9]{1,9}$'), 0) + 1)::text),
        ${name}, ${street}, ${postcode}, ${city}
      FROM companies c
      ON CONFLICT DO NOTHING
      RETURNING id, company_nr AS number`.execute(db);
    if (rows[0] !== undefined) return rows[0];
    if (company_nr !== null && (await isNumberTaken(db, company_nr))) return undefined;
  }
  throw new Error('companies are made faster than this one');
};

const isNumberTaken = async (db: Database, companyNr: string): Promise<boolean> => {
  const row = await db
    .selectFrom('companies')
    .select('id')
    .where('company_nr', '=', companyNr)
    .executeTakeFirst();
  return row !== undefined;
};

type CustomerVersion = { readonly id: number; readonly version: number };

/** Writes name and address; false if the company has another version by now. */
export const updateCustomer = async (
  db: Database,
  { id, version }: CustomerVersion,
  fields: CustomerFields,
  by: Author,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({
      ...fields,
      version: version + 1,
      changed_by: by.name,
      changed_at: by.at.toISOString(),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Whether contracts or people hang on a company that has numbers at these suppliers alone. */
export const isCustomerInUse = async (
  db: Database,
  suppliers: readonly number[],
  id: number,
): Promise<boolean> => {
  const { rows } = await sql<{ in_use: boolean }>`
    SELECT EXISTS (SELECT FROM contracts c
        WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = ${id})
      OR EXISTS (SELECT FROM memberships m WHERE m.company_id = ${id}) AS in_use`.execute(db);
  return rows[0]?.in_use ?? false;
};

/** Removes a company with its numbers, contact persons and invitations; false if it has another version by now. */
export const deleteCustomer = async (
  db: Database,
  suppliers: readonly number[],
  { id, version }: CustomerVersion,
): Promise<boolean> => {
  await sql`DELETE FROM supplier_contacts
    WHERE company_id = ${id} AND supplier_id = ${ofSuppliers(suppliers)}`.execute(db);
  await sql`DELETE FROM company_erp_ids
    WHERE company_id = ${id} AND supplier_id = ${ofSuppliers(suppliers)}`.execute(db);
  const { numDeletedRows } = await db
    .deleteFrom('companies')
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

type CustomerNumber = {
  readonly supplierId: number;
  readonly companyId: number;
  readonly number: string;
};

/** Gives a company a number; false when the supplier knows another one by it. */
export const insertNumber = async (
  db: Database,
  { supplierId, companyId, number }: CustomerNumber,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('company_erp_ids')
    .values({ supplier_id: supplierId, company_id: companyId, erp_customer_no: number })
    .onConflict((conflict) => conflict.columns(['supplier_id', 'erp_customer_no']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

/** Whether a supplier has contracts with a company. */
export const hasContracts = async (
  db: Database,
  { supplierId, companyId }: Omit<CustomerNumber, 'number'>,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM contracts c WHERE c.supplier_id = ${ofSuppliers([supplierId])} AND c.company_id = ${companyId}
    LIMIT 1`.execute(db);
  return rows.length > 0;
};

export const deleteNumber = async (
  db: Database,
  { supplierId, companyId, number }: CustomerNumber,
): Promise<void> => {
  await db
    .deleteFrom('company_erp_ids')
    .where('supplier_id', '=', supplierId)
    .where('company_id', '=', companyId)
    .where('erp_customer_no', '=', number)
    .execute();
};

/** Suppliers among these, by sales organisation. */
export const listSuppliers = async (db: Database, suppliers: readonly number[]) => {
  const { rows } = await sql<{ id: number; name: string; sales_org: string }>`
    SELECT s.id, s.name, s.vk_org AS sales_org FROM suppliers s
    WHERE s.id = ${ofSuppliers(suppliers)} ORDER BY s.vk_org`.execute(db);
  return rows;
};
