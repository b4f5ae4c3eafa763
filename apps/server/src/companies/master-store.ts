import { sql } from 'kysely';
import { insertCompany, insertErpId } from '#companies/store.ts';
import type { Database } from '#core/database/database.ts';
import { type Saved, saveRow } from '#core/database/save-row.ts';

/** Number and name of a company, and whether a supplier is the only one who knows it. */
export const findOwnCompany = async (db: Database, supplierId: number, companyId: number) => {
  const { rows } = await sql<{ number: string; name: string; is_shared: boolean }>`
    SELECT co.company_nr AS number, co.name, EXISTS (SELECT FROM company_erp_ids e
      WHERE e.company_id = co.id AND e.supplier_id <> ${supplierId}) AS is_shared
    FROM companies co WHERE co.id = ${companyId}`.execute(db);
  return rows[0];
};

/** The next free number of a company: one above the highest that is a number. */
const nextNumber = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ last: string | null }>`
    SELECT max(company_nr::bigint)::text AS last FROM companies
    WHERE company_nr ~ '^[1-9][0-9]{0,8}$'`.execute(db);
  return String(Number(rows[0]?.last ?? 0) + 1);
};

/** Fields that a supplier's system names; those it leaves out stay. */
type ImportedFields = {
  readonly name: string;
  readonly street?: string | null;
  readonly postcode?: string | null;
  readonly city?: string | null;
};

/** Makes the company of a new customer; another one that takes the same number meanwhile ends in a conflict. */
export const insertImportedCompany = async (
  db: Database,
  supplierId: number,
  customer: {
    readonly customerNumber: string;
    readonly number: string | null;
    readonly fields: ImportedFields;
  },
): Promise<number> => {
  const { customerNumber, fields } = customer;
  const companyId = await insertCompany(db, {
    company_nr: customer.number ?? (await nextNumber(db)),
    ...fields,
    imported_fields: Object.keys(fields),
  });
  const row = { supplier_id: supplierId, erp_customer_no: customerNumber, company_id: companyId };
  await insertErpId(db, row);
  return companyId;
};

/** Gives a company name and address as its supplier's system says. */
export const updateImported = (
  db: Database,
  companyId: number,
  fields: ImportedFields,
  now: Date,
): Promise<Saved> =>
  saveRow(db, { table: 'companies', key: { id: companyId }, fields, otherwise: {} }, now);
