import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Tables } from '#core/database/tables.ts';

/** Adds a person whom the customers of a supplier call; without a company all of them. */
export const insertContact = async (
  db: Database,
  contact: Omit<Insertable<Tables['supplier_contacts']>, 'id'>,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('supplier_contacts')
    .values({ ...contact, id })
    .execute();
  return id;
};

export type ContactRow = {
  id: string;
  supplier_id: number;
  company_id: number | null;
  version: number;
  changed_at: string | null;
  changed_by: string | null;
  task: string;
  name: string;
  phone: string | null;
  email: string | null;
};

/** People of the suppliers whom a company calls, those for it alone first. */
export const listContacts = async (
  db: Database,
  suppliers: readonly number[],
  companyId: number,
): Promise<ContactRow[]> => {
  const { rows } = await sql<ContactRow>`
    SELECT k.id, k.supplier_id, k.company_id, k.version, k.changed_at, k.changed_by,
      k.task, k.name, k.phone, k.email
    FROM supplier_contacts k
    WHERE k.supplier_id = ANY (${suppliers}::int[]) AND (k.company_id = ${companyId} OR k.company_id IS NULL)
      AND EXISTS (SELECT FROM company_erp_ids e
        WHERE e.company_id = ${companyId} AND e.supplier_id = k.supplier_id)
    ORDER BY k.company_id NULLS LAST, k.task COLLATE german, k.name COLLATE german, k.id`.execute(
    db,
  );
  return rows;
};

type ContactVersion = Pick<ContactRow, 'id' | 'supplier_id' | 'version'>;

/** Writes what staff have entered; false if the person is gone or has another version by now. */
export const updateContact = async (
  db: Database,
  { id, supplier_id, version }: ContactVersion,
  change: Pick<ContactRow, 'company_id' | 'task' | 'name' | 'phone' | 'email'>,
  by: { readonly name: string; readonly at: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('supplier_contacts')
    .set({
      ...change,
      version: version + 1,
      changed_by: by.name,
      changed_at: by.at.toISOString(),
    })
    .where('supplier_id', '=', supplier_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** False if the person is gone or has another version by now. */
export const deleteContact = async (
  db: Database,
  { id, supplier_id, version }: ContactVersion,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('supplier_contacts')
    .where('supplier_id', '=', supplier_id)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
