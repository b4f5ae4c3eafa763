import type { OFFICE_CUSTOMER_SORTS } from '@abrufbar/contract/companies/office.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { foldedAnywhere, foldedSql } from '#core/database/folded-text.ts';
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

/** Companies with a number at one of the suppliers, and with the text in a name or number. */
const narrowedTo = (suppliers: readonly number[], text: string | null) => {
  const searched = foldedSql(
    sql`lower((co.name || ' ' || co.company_nr || ' ' || array_to_string(e.numbers, ' ')) COLLATE german)`,
  );
  return sql`
    FROM companies co
    JOIN (SELECT company_id, array_agg(DISTINCT erp_customer_no ORDER BY erp_customer_no) AS numbers
      FROM company_erp_ids WHERE supplier_id = ${ofSuppliers(suppliers)} GROUP BY company_id) e ON e.company_id = co.id
    WHERE ${text === null ? sql`true` : sql`${searched} LIKE ${foldedAnywhere(text)}`}`;
};

const SORTED: Readonly<Record<Sort, readonly RawBuilder<unknown>[]>> = {
  name: [],
  number: [sql`number`],
  contracts: [sql`contracts`],
  people: [sql`people`],
};

export type CustomerOrder = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

const inOrder = ({ sort, isDescending }: CustomerOrder) => {
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  const columns = [...SORTED[sort], sql`name COLLATE german`, sql`id`];
  return sql.join(columns.map((column) => sql`${column} ${direction}`));
};

const ROW = (suppliers: readonly number[]) => {
  const ofCompany = sql`FROM contracts c WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = co.id`;
  return sql`co.id, co.company_nr AS number, co.name, e.numbers AS customer_numbers,
    (SELECT count(*)::int ${ofCompany}) AS contracts,
    (SELECT count(*)::int ${ofCompany} AND c.status = 0) AS open_contracts,
    (SELECT count(*)::int FROM memberships m WHERE m.company_id = co.id) AS people`;
};

/** A window of the customers of some suppliers. */
export const listOfficeCustomers = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
  order: CustomerOrder,
  { offset, limit }: Window,
): Promise<OfficeCustomer[]> => {
  const { rows } = await sql<OfficeCustomer>`
    SELECT * FROM (SELECT ${ROW(suppliers)} ${narrowedTo(suppliers, text)}) customers
    ORDER BY ${inOrder(order)} OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows;
};

/** Ids of everything that is filtered, in order: the whole of an export at one instant. */
export const listOfficeCustomerIds = async (
  db: Database,
  suppliers: readonly number[],
  text: string | null,
  order: CustomerOrder,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM (SELECT ${ROW(suppliers)} ${narrowedTo(suppliers, text)}) customers
    ORDER BY ${inOrder(order)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The customers of some ids, in their order. */
export const listOfficeCustomersOf = async (
  db: Database,
  suppliers: readonly number[],
  ids: readonly number[],
): Promise<OfficeCustomer[]> => {
  const { rows } = await sql<OfficeCustomer>`
    SELECT ${ROW(suppliers)} ${narrowedTo(suppliers, null)} AND co.id = ANY (${ids}::int[])
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
