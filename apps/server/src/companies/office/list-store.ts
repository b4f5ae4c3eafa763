import type { OFFICE_CUSTOMER_SORTS } from '@abrufbar/contract/companies/office.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { foldedAnywhere, foldedSql } from '#core/database/folded-text.ts';
import { inDirection } from '#core/database/in-direction.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

export type OfficeCustomer = {
  id: number;
  number: string;
  name: string;
  customer_numbers: string[];
  open_contracts: number;
  contracts: number;
  people: number;
};

type Sort = (typeof OFFICE_CUSTOMER_SORTS)[number];

/** Companies with a number at one of the suppliers, and with the text in name or number, or in a number there. */
const narrowedTo = (suppliers: readonly number[], text: string | null) => {
  const number = sql`FROM company_erp_ids e
    WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)}`;
  const isFound = (column: RawBuilder<unknown>) =>
    sql`${foldedSql(column)} LIKE ${foldedAnywhere(text ?? '')}`;
  const searched = sql`${isFound(sql`co.search_text`)}
    OR EXISTS (SELECT ${number} AND ${isFound(sql`lower(e.erp_customer_no COLLATE german)`)})`;
  return sql`FROM companies co
    WHERE EXISTS (SELECT ${number}) ${text === null ? sql`` : sql`AND (${searched})`}`;
};

export type CustomerOrder = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

/** Counts by which companies are put in order, each table once for all of them. */
const countsFor = (suppliers: readonly number[], sort: Sort): RawBuilder<unknown> | null => {
  switch (sort) {
    case 'contracts':
      return sql`SELECT c.company_id, count(*) AS n FROM contracts c
        WHERE c.supplier_id = ${ofSuppliers(suppliers)} GROUP BY c.company_id`;
    case 'people':
      return sql`SELECT m.company_id, count(*) AS n FROM memberships m GROUP BY m.company_id`;
    case 'name':
    case 'number':
      return null;
  }
};

/** Ids in order, by themselves: what a row shows is read for the window alone. */
const idsInOrder = (
  suppliers: readonly number[],
  text: string | null,
  { sort, isDescending }: CustomerOrder,
): RawBuilder<{ id: number }> => {
  const counts = countsFor(suppliers, sort);
  const byName = [sql`found.name COLLATE german`, sql`found.id`];
  const first = sort === 'number' ? [sql`found.company_nr`] : counts ? [sql`coalesce(k.n, 0)`] : [];
  return sql<{ id: number }>`
    SELECT found.id FROM (SELECT co.id, co.name, co.company_nr ${narrowedTo(suppliers, text)}) found
    ${counts ? sql`LEFT JOIN (${counts}) k ON k.company_id = found.id` : sql``}
    ORDER BY ${inDirection([...first, ...byName], isDescending)}`;
};

/** A window of the customers of some suppliers. */
export const listOfficeCustomers = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
  order: CustomerOrder,
  { offset, limit }: Window,
): Promise<OfficeCustomer[]> => {
  const ids = await sql<{ id: number }>`${idsInOrder(suppliers, text, order)}
    OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return listOfficeCustomersOf(
    db,
    suppliers,
    ids.rows.map(({ id }) => id),
  );
};

/** Ids of everything that is filtered, in order: the whole of an export at one instant. */
export const listOfficeCustomerIds = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
  order: CustomerOrder,
): Promise<number[]> => {
  const { rows } = await idsInOrder(suppliers, text, order).execute(db);
  return rows.map(({ id }) => id);
};

/** The customers of some ids, in their order. */
export const listOfficeCustomersOf = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly number[],
): Promise<OfficeCustomer[]> => {
  const ofCompany = sql`FROM contracts c
    WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = co.id`;
  const { rows } = await sql<OfficeCustomer>`
    SELECT co.id, co.company_nr AS number, co.name,
      ARRAY(SELECT DISTINCT e.erp_customer_no FROM company_erp_ids e
        WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)} ORDER BY 1) AS customer_numbers,
      (SELECT count(*)::int ${ofCompany}) AS contracts,
      (SELECT count(*)::int ${ofCompany} AND c.status = 0) AS open_contracts,
      (SELECT count(*)::int FROM memberships m WHERE m.company_id = co.id) AS people
    ${narrowedTo(suppliers, null)} AND co.id = ANY (${ids}::int[])
    ORDER BY array_position(${ids}::int[], co.id)`.execute(db);
  return rows;
};

export const countOfficeCustomers = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${narrowedTo(suppliers, text)}`.execute(db);
  return rows[0]?.total ?? 0;
};
