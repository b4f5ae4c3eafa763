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

/** Companies with a number at one of the suppliers. */
const known = (suppliers: readonly number[]) => sql`FROM companies co
  WHERE EXISTS (SELECT FROM company_erp_ids e
    WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)})`;

/** Of these the ones with the text in name or number, or in a number there; each table is searched once by itself. */
const narrowedTo = (suppliers: readonly number[], text: string | null) => {
  if (text === null) return known(suppliers);
  const isFound = (column: RawBuilder<unknown>) =>
    sql`${foldedSql(column)} LIKE ${foldedAnywhere(text)}`;
  return sql`${known(suppliers)} AND co.id IN (
    SELECT f.id FROM companies f WHERE ${isFound(sql`f.search_text`)}
    UNION SELECT n.company_id FROM company_erp_ids n WHERE n.supplier_id = ${ofSuppliers(suppliers)}
      AND ${isFound(sql`lower(n.erp_customer_no COLLATE german)`)})`;
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

type FoundCustomers = {
  readonly rows: readonly OfficeCustomer[];
  /** All that is filtered, where the page was searched for and so has been counted. */
  readonly found: number | null;
};

/** A window of the customers of some suppliers; a search looks at all of them in any case and counts them on its way. */
export const listOfficeCustomers = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
  order: CustomerOrder,
  { offset, limit }: Window,
): Promise<FoundCustomers> => {
  const found = text === null ? sql`null::int` : sql`(count(*) OVER ())::int`;
  const { rows } = await sql<{ id: number; found: number | null }>`
    SELECT k.id, ${found} AS found FROM (${idsInOrder(suppliers, text, order)}) k
    OFFSET ${offset} LIMIT ${limit}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return {
    rows: await listOfficeCustomersOf(db, suppliers, ids),
    found: rows[0]?.found ?? null,
  };
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
    ${known(suppliers)} AND co.id = ANY (${ids}::int[])
    ORDER BY array_position(${ids}::int[], co.id)`.execute(db);
  return rows;
};

export const countOfficeCustomers = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
): Promise<number> => {
  // Every number belongs to a company, so without a text the companies themselves need not be read.
  const counted =
    text === null
      ? sql`SELECT count(DISTINCT e.company_id)::int AS total FROM company_erp_ids e
          WHERE e.supplier_id = ${ofSuppliers(suppliers)}`
      : sql`SELECT count(*)::int AS total ${narrowedTo(suppliers, text)}`;
  const { rows } = await sql<{ total: number }>`${counted}`.execute(db);
  return rows[0]?.total ?? 0;
};
