import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { Tables } from '#core/database/tables.ts';

/** Adds a person whom the customers of a supplier call; without a company all of them. */
export const insertContact = async (
  db: Database,
  contact: Omit<Insertable<Tables['supplier_contacts']>, 'id'>,
): Promise<void> => {
  await db
    .insertInto('supplier_contacts')
    .values({ ...contact, id: newId() })
    .execute();
};

type ContactRow = {
  id: string;
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
    SELECT k.id, k.task, k.name, k.phone, k.email FROM supplier_contacts k
    WHERE k.supplier_id = ANY (${suppliers}::int[]) AND (k.company_id = ${companyId} OR k.company_id IS NULL)
      AND EXISTS (SELECT FROM company_erp_ids e
        WHERE e.company_id = ${companyId} AND e.supplier_id = k.supplier_id)
    ORDER BY k.company_id NULLS LAST, k.task COLLATE german, k.name COLLATE german, k.id`.execute(
    db,
  );
  return rows;
};
