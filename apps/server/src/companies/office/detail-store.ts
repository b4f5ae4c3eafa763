import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

export type CustomerHead = {
  id: number;
  number: string;
  name: string;
  street: string | null;
  postcode: string | null;
  city: string | null;
  imported_fields: string[];
  version: number;
  changed_at: string | null;
  changed_by: string | null;
  /** Suppliers that gave it a number, of every brand. */
  suppliers: number[];
};

/** A company with a number at one of the suppliers; undefined when it is foreign or absent. */
export const findCustomer = async (
  db: Database,
  suppliers: readonly number[],
  id: number,
): Promise<CustomerHead | undefined> => {
  const { rows } = await sql<CustomerHead>`
    SELECT co.id, co.company_nr AS number, co.name, co.street, co.postcode, co.city, co.imported_fields, co.version,
      co.changed_at, co.changed_by,
      ARRAY(SELECT DISTINCT e.supplier_id FROM company_erp_ids e WHERE e.company_id = co.id) AS suppliers
    FROM companies co
    WHERE co.id = ${id} AND EXISTS (SELECT FROM company_erp_ids e
      WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)})`.execute(db);
  return rows[0];
};

type CustomerNumber = { supplier_id: number; supplier: string; sales_org: string; number: string };

/** Numbers of a company at the suppliers. */
export const listCustomerNumbers = async (
  db: Database,
  suppliers: readonly number[],
  companyId: number,
): Promise<CustomerNumber[]> => {
  const { rows } = await sql<CustomerNumber>`
    SELECT e.supplier_id, s.name AS supplier, s.vk_org AS sales_org, e.erp_customer_no AS number
    FROM company_erp_ids e JOIN suppliers s ON s.id = e.supplier_id
    WHERE e.supplier_id = ${ofSuppliers(suppliers)} AND e.company_id = ${companyId}
    ORDER BY s.vk_org, e.erp_customer_no`.execute(db);
  return rows;
};

export type PersonRow = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  position: number | null;
  phone_country: string | null;
  phone_number: string | null;
  mobile_country: string | null;
  mobile_number: string | null;
  role: string;
  permissions: string[];
  version: number;
  blocked_at: string | null;
  account_version: number;
  /** Suppliers at which companies of the person have numbers, of every brand. */
  suppliers: number[];
  created_at: string;
};

const suppliersOfPerson = (userId: RawBuilder<unknown>) =>
  sql<number[]>`ARRAY(SELECT DISTINCT e.supplier_id FROM memberships o
    JOIN company_erp_ids e ON e.company_id = o.company_id WHERE o.user_id = ${userId})`;

/** People of a company by name, blocked ones last. */
export const listOfficePeople = (db: Database, companyId: number): Promise<PersonRow[]> =>
  db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.position'])
    .select(['u.phone_country', 'u.phone_number', 'u.mobile_country', 'u.mobile_number'])
    .select(['m.role', 'm.permissions', 'm.version', 'u.blocked_at', 'u.created_at'])
    .select('u.version as account_version')
    .select(suppliersOfPerson(sql.ref('u.id')).as('suppliers'))
    .where('m.company_id', '=', companyId)
    .orderBy(sql`u.blocked_at IS NOT NULL`)
    .orderBy(sql`u.last_name COLLATE german`)
    .orderBy(sql`u.first_name COLLATE german`)
    .orderBy('u.id')
    .execute();

type CustomerCounts = { open_contracts: number; closed_contracts: number; call_offs: number };

/** How many contracts and call-offs a company has with the suppliers. */
export const countOfCustomer = async (
  db: Database,
  suppliers: readonly number[],
  companyId: number,
): Promise<CustomerCounts> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<CustomerCounts>`
    SELECT count(*) FILTER (WHERE c.status = 0)::int AS open_contracts,
      count(*) FILTER (WHERE c.status <> 0)::int AS closed_contracts,
      (SELECT count(*)::int FROM call_offs o
        WHERE o.company_id = ${companyId} AND o.supplier_id = ${mine}) AS call_offs
    FROM contracts c WHERE c.company_id = ${companyId} AND c.supplier_id = ${mine}`.execute(db);
  return rows[0] ?? { open_contracts: 0, closed_contracts: 0, call_offs: 0 };
};
