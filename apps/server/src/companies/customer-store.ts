import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** Company behind a customer number of a supplier; undefined for a number the supplier does not use. */
export const findCustomer = async (
  db: Database,
  supplierId: number,
  customerNumber: string,
): Promise<number | undefined> =>
  (await findCustomers(db, supplierId, [customerNumber])).get(customerNumber);

/** Companies behind customer numbers of a supplier; a number it does not use has no entry. */
export const findCustomers = async (
  db: Database,
  supplierId: number,
  customerNumbers: readonly string[],
): Promise<Map<string, number>> => {
  const distinct = [...new Set(customerNumbers)]; // a large file names the same few again and again
  const rows = await db
    .selectFrom('company_erp_ids')
    .select(['erp_customer_no', 'company_id'])
    .where('supplier_id', '=', supplierId)
    .where('erp_customer_no', '=', sql<string>`ANY (${distinct}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.erp_customer_no, row.company_id]));
};

/** The number under which a supplier knows a company, the first of several; null where it has none. */
export const findCustomerNumber = async (
  db: Database,
  { companyId, supplierId }: { readonly companyId: number; readonly supplierId: number },
): Promise<string | null> => {
  const found = await db
    .selectFrom('company_erp_ids')
    .select(({ fn }) => fn.min('erp_customer_no').as('number'))
    .where('supplier_id', '=', supplierId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return found?.number ?? null;
};

/** Customer number by company of everybody a supplier knows; one of several where there are more. */
export const listCustomerNumbers = async (
  db: Database,
  supplierId: number,
): Promise<Map<number, string>> => {
  const rows = await db
    .selectFrom('company_erp_ids')
    .select(({ fn }) => ['company_id', fn.min('erp_customer_no').as('number')])
    .where('supplier_id', '=', supplierId)
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id, number }) => [company_id, number]));
};
