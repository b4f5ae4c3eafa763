import type { OFFICE_CUSTOMER_SORTS } from '@abrufbar/contract/companies/office.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { everyWord, foldedSql } from '#core/database/folded-text.ts';
import { inDirection } from '#core/database/in-direction.ts';
import { IN_NAME_ORDER } from '#core/database/name-order.ts';
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

/** Companies with a number at one of the suppliers, asked one by one: quickest for a few of them. */
const known = (suppliers: readonly number[]) => sql`FROM companies co
  WHERE EXISTS (SELECT FROM company_erp_ids e
    WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)})`;

/** Without a letter nothing is folded, and most numbers have none. */
const isFoundNumber = (word: string) =>
  /^%\d+%$/.test(word)
    ? sql`n.erp_customer_no LIKE ${word}`
    : sql`n.erp_customer_no ~ '[^0-9]' AND ${foldedSql(sql`lower(n.erp_customer_no COLLATE german)`)} LIKE ${word}`;

/**
 * Companies with each word in name or number, or in a number at one of the suppliers. Names are read once as a whole; whether
 * a company has a number there is asked of those alone that were found, behind the fence of OFFSET 0.
 */
const foundBy = (suppliers: readonly number[], text: string) => {
  const found = everyWord(
    text,
    (
      word,
    ) => sql`(co.search_text LIKE ${word} OR co.id IN (SELECT n.company_id FROM company_erp_ids n
      WHERE n.supplier_id = ${ofSuppliers(suppliers)} AND ${isFoundNumber(word)}))`,
  );
  return sql`FROM companies co WHERE ${found}
    AND EXISTS (SELECT FROM company_erp_ids e
      WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)} OFFSET 0)`;
};

export type CustomerOrder = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

/** Counts by which companies are put in order, each table once for all of them and in the order of its index. */
const countsFor = (suppliers: readonly number[], sort: Sort): RawBuilder<unknown> | null => {
  switch (sort) {
    case 'contracts':
      return sql`SELECT c.company_id, count(*) AS n FROM contracts c
        WHERE c.supplier_id = ${ofSuppliers(suppliers)} GROUP BY c.company_id`;
    case 'people':
      return sql`SELECT m.company_id, count(*) AS n
        FROM (SELECT company_id FROM memberships ORDER BY company_id) m GROUP BY m.company_id`;
    case 'name':
    case 'number':
      return null;
  }
};

/** Beyond so many, numbers are looked up all at once. */
const NEAR_ROWS = 2_000;

/** Companies with a number, in an order that has an index; "IS TRUE" keeps the walk along it. */
const alongIndex = (
  suppliers: readonly number[],
  sort: Sort,
  isDescending: boolean,
  isNear: boolean,
): RawBuilder<{ id: number }> => {
  const columns =
    sort === 'number' ? [sql`co.company_nr`] : [sql`co.name COLLATE german`, sql`co.id`];
  const isKnown = sql`EXISTS (SELECT FROM company_erp_ids e
    WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)})`;
  return sql<{ id: number }>`
    SELECT co.id FROM companies co WHERE ${isNear ? isKnown : sql`(${isKnown}) IS TRUE`}
    ORDER BY ${inDirection(columns, isDescending)}`;
};

/** The same by counts: places in the order of names decide among the many that have as many. */
const byCounts = (
  suppliers: readonly number[],
  counts: RawBuilder<unknown>,
  isDescending: boolean,
): RawBuilder<{ id: number }> => sql<{ id: number }>`
  SELECT found.company_id AS id
  FROM (SELECT n.company_id FROM (SELECT e.company_id FROM company_erp_ids e
    WHERE e.supplier_id = ${ofSuppliers(suppliers)} ORDER BY e.company_id) n GROUP BY n.company_id) found
  JOIN ${IN_NAME_ORDER} named ON named.id = found.company_id
  LEFT JOIN (${counts}) k ON k.company_id = found.company_id
  ORDER BY ${inDirection([sql`coalesce(k.n, 0)`, sql`named.place`], isDescending)}`;

/** Ids in order, by themselves: what a row shows is read for the window alone. */
const idsInOrder = (
  suppliers: readonly number[],
  text: string | null,
  { sort, isDescending }: CustomerOrder,
  isNear = false,
): RawBuilder<{ id: number }> => {
  const counts = countsFor(suppliers, sort);
  if (text === null)
    return counts
      ? byCounts(suppliers, counts, isDescending)
      : alongIndex(suppliers, sort, isDescending, isNear);
  const names = [sql`co.name COLLATE german`, sql`co.id`];
  if (counts === null)
    return sql<{ id: number }>`SELECT co.id ${foundBy(suppliers, text)}
      ORDER BY ${inDirection(sort === 'number' ? [sql`co.company_nr`] : names, isDescending)}`;
  return sql<{ id: number }>`
    SELECT found.id FROM (SELECT co.id ${foundBy(suppliers, text)}) found
    JOIN ${IN_NAME_ORDER} named ON named.id = found.id
    LEFT JOIN (${counts}) k ON k.company_id = found.id
    ORDER BY ${inDirection([sql`coalesce(k.n, 0)`, sql`named.place`], isDescending)}`;
};

type FoundCustomers = {
  readonly rows: OfficeCustomer[];
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
    SELECT k.id, ${found} AS found FROM (${idsInOrder(suppliers, text, order, offset < NEAR_ROWS)}) k
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
      : sql`SELECT count(*)::int AS total ${foundBy(suppliers, text)}`;
  const { rows } = await sql<{ total: number }>`${counted}`.execute(db);
  return rows[0]?.total ?? 0;
};
