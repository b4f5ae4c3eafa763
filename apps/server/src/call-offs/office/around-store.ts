import { sql } from 'kysely';
import type { CIRCLES } from '@abrufbar/contract/call-offs/office-around.ts';
import { CONTRACT_STATUS } from '@abrufbar/domain/contracts/status.ts';
import type { OfficeCallOff } from '#call-offs/office/list-store.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Around = Pick<OfficeCallOff, 'company_id' | 'contract_id' | 'supplier_id'>;

/** Confirmed call-offs of each item of a contract that have not been delivered yet. */
export const listPromised = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, contract_id: contractId }: Around,
): Promise<{ item_id: string; promised: string }[]> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<{ item_id: string; promised: string }>`
    SELECT p.contract_item_id AS item_id, sum(greatest(p.valid_quantity - coalesce(d.brought, 0), 0)) AS promised
    FROM call_offs p
    LEFT JOIN LATERAL (SELECT sum(m.quantity) AS brought FROM deliveries d
      JOIN delivery_materials m ON m.company_id = ${companyId} AND m.delivery_id = d.id
      WHERE d.company_id = ${companyId} AND d.supplier_id = ${mine} AND d.contract_id = p.contract_id
        AND d.call_off_number = p.number AND m.number = p.material_number
          AND m.quantity_unit = p.quantity_unit) d ON true
    WHERE p.company_id = ${companyId} AND p.supplier_id = ${mine} AND p.contract_id = ${contractId}
      AND p.status IN (4, 30)
    GROUP BY p.contract_item_id`.execute(db);
  return rows;
};

type CustomerRow = {
  number: string | null;
  contracts: number;
  building_site_number: string | null;
};

/** Number of the customer at the supplier, its open contracts, and the site of this one. */
export const findCustomerAround = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, contract_id: contractId, supplier_id: supplierId }: Around,
): Promise<CustomerRow | undefined> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<CustomerRow>`
    SELECT c.building_site_number,
      (SELECT e.erp_customer_no FROM company_erp_ids e
        WHERE e.company_id = ${companyId} AND e.supplier_id = ${supplierId} ORDER BY 1 LIMIT 1) AS number,
      (SELECT count(*)::int FROM contracts a WHERE a.company_id = ${companyId} AND a.supplier_id = ${mine}
        AND a.status = ${CONTRACT_STATUS.open}) AS contracts
    FROM contracts c
    WHERE c.company_id = ${companyId} AND c.supplier_id = ${mine} AND c.id = ${contractId}`.execute(
    db,
  );
  return rows[0];
};

export type MemberRow = {
  id: string;
  first_name: string;
  last_name: string;
  role: string;
  phone_country: string | null;
  phone_number: string | null;
  mobile_country: string | null;
  mobile_number: string | null;
};

const MAX_PEOPLE = 8;

/** People of a customer who may sign in: those who order first. */
export const listMembersAround = async (db: Database, companyId: number): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    SELECT u.id, u.first_name, u.last_name, m.role, u.phone_country, u.phone_number, u.mobile_country, u.mobile_number
    FROM memberships m JOIN users u ON u.id = m.user_id AND u.blocked_at IS NULL
    WHERE m.company_id = ${companyId}
    ORDER BY array_position(ARRAY['besteller', 'baustelle', 'leser'], m.role), u.last_name COLLATE german, u.id
    LIMIT ${MAX_PEOPLE}`.execute(db);
  return rows;
};

export type DecisionRow = {
  id: string;
  supplier_id: number;
  number: string | null;
  reference: number;
  company: string;
  version: number;
  action: string;
  to_status: number;
  at: string;
  staff_name: string | null;
};

const DECISIONS = [
  'confirm',
  'refuse',
  'acceptChange',
  'declineChange',
  'cancel',
  'acceptCancellation',
  'declineCancellation',
];
const MAX_DECISIONS = 6;
/** Delivery days before and after that of the call-off whose decisions still say something about it. */
const DAYS_AROUND = { plant: 7, contract: 60, customer: 60 } as const;

/** The latest decisions about call-offs of the same plant near its day, of the same contract, or of the same customer. */
export const listDecisionsAround = async (
  db: Database,
  suppliers: readonly number[],
  row: OfficeCallOff,
  around: (typeof CIRCLES)[number],
): Promise<DecisionRow[]> => {
  const days = DAYS_AROUND[around];
  const near = {
    plant: sql`o.supplier_id = ${row.supplier_id} AND o.factory_number = ${row.factory_number}`,
    contract: sql`o.company_id = ${row.company_id} AND o.contract_id = ${row.contract_id}`,
    customer: sql`o.company_id = ${row.company_id}`,
  }[around];
  const { rows } = await sql<DecisionRow>`
    SELECT o.id, o.supplier_id, o.number, o.reference, co.name AS company, s.version, s.action, s.to_status, s.at, s.staff_name
    FROM call_offs o
    JOIN companies co ON co.id = o.company_id
    CROSS JOIN LATERAL (SELECT s.version, s.action, s.to_status, s.at, s.staff_name FROM call_off_steps s
      WHERE s.company_id = o.company_id AND s.call_off_id = o.id AND s.action = ANY (${DECISIONS}::text[])
      ORDER BY s.version DESC LIMIT 1) s
    WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND ${near}
      AND o.starts_on BETWEEN ${row.starts_on}::date - ${days}::int AND ${row.starts_on}::date + ${days}::int
    ORDER BY s.at DESC, o.id LIMIT ${MAX_DECISIONS}`.execute(db);
  return rows;
};
