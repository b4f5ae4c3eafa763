import { sql } from 'kysely';
import { CHANGEABLE_COLUMNS } from '#call-offs/changeable-fields.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

const CHANGEABLE = sql.join(CHANGEABLE_COLUMNS.map((column) => sql.ref(`o.${column}`)));

type Changeable = Pick<Tables['call_offs'], (typeof CHANGEABLE_COLUMNS)[number]>;

/** Values the drawer shows beside the row of the work list. */
export type OfficeDetail = Changeable & {
  building_site_number: string | null;
  customer_number: string | null;
  contract_status: number;
  answer: string | null;
  night_shift: boolean;
  earlier_status: number | null;
  starts_at: string;
  ends_at: string;
  incoterm: string;
  truck_type: string;
  created_by: string | null;
  factory_numbers: string[];
  factory_names: string[];
  target: string | null;
  delivered: string;
  incoming: string;
  /** Confirmed quantities of other call-offs of the item that have not been delivered yet. */
  promised: string;
};

/** Details of a call-off; undefined when it is foreign or absent. */
export const findOfficeDetail = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: { readonly company_id: number; readonly id: string },
): Promise<OfficeDetail | undefined> => {
  const mine = ofSuppliers(suppliers);
  const { rows } = await sql<OfficeDetail>`
    SELECT c.building_site_number, e.erp_customer_no AS customer_number, c.status AS contract_status, ${CHANGEABLE},
      o.answer, o.night_shift, o.earlier_status, o.starts_at, o.ends_at, o.incoterm, o.truck_type,
      o.created_by,
      i.factory_numbers, i.factory_names, i.target_quantity AS target,
      coalesce(t.delivered, 0) AS delivered, coalesce(t.incoming, 0) AS incoming, p.promised
    FROM call_offs o
    JOIN contracts c ON c.supplier_id = ${mine} AND c.company_id = ${companyId} AND c.id = o.contract_id
    JOIN contract_items i ON i.company_id = ${companyId} AND i.id = o.contract_item_id
    LEFT JOIN LATERAL (SELECT erp_customer_no FROM company_erp_ids e
      WHERE e.company_id = ${companyId} AND e.supplier_id = o.supplier_id ORDER BY erp_customer_no LIMIT 1) e ON true
    LEFT JOIN LATERAL (SELECT sum(t.delivered) AS delivered, sum(t.incoming) AS incoming FROM total_amounts t
      WHERE t.company_id = ${companyId} AND t.contract_id = o.contract_id
        AND t.material_number = o.material_number AND t.quantity_unit = o.quantity_unit) t ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(greatest(p.valid_quantity - coalesce(d.brought, 0), 0)), 0) AS promised
      FROM call_offs p
      LEFT JOIN LATERAL (SELECT sum(m.quantity) AS brought FROM deliveries d
        JOIN delivery_materials m ON m.company_id = ${companyId} AND m.delivery_id = d.id
        WHERE d.company_id = ${companyId} AND d.supplier_id = ${mine} AND d.contract_id = p.contract_id
          AND d.call_off_number = p.number AND m.number = p.material_number
          AND m.quantity_unit = p.quantity_unit) d ON true
      WHERE p.company_id = ${companyId} AND p.supplier_id = ${mine} AND p.contract_item_id = o.contract_item_id
        AND p.status IN (4, 30) AND p.id <> o.id) p
    WHERE o.company_id = ${companyId} AND o.supplier_id = ${mine} AND o.id = ${id}`.execute(db);
  return rows[0];
};

export type OfficePerson = {
  id: string;
  first_name: string;
  last_name: string;
  phone_country: string | null;
  phone_number: string | null;
  mobile_country: string | null;
  mobile_number: string | null;
};

/** People a call-off names. */
export const listOfficePeople = (
  db: Database,
  userIds: readonly (string | null)[],
): Promise<OfficePerson[]> =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'phone_country', 'phone_number'])
    .select(['mobile_country', 'mobile_number'])
    .where('id', '=', sql<string>`ANY (${userIds.filter((id) => id !== null)}::uuid[])`)
    .execute();

export type OfficeStep = {
  version: number;
  at: string;
  action: string;
  to_status: number;
  answer: string | null;
  staff_id: string | null;
  staff_name: string | null;
  first_name: string | null;
  last_name: string | null;
};

/** History of a call-off, the latest step first; a removed account has no name. */
export const listOfficeSteps = async (
  db: Database,
  suppliers: readonly number[],
  { company_id: companyId, id }: { readonly company_id: number; readonly id: string },
): Promise<OfficeStep[]> => {
  const { rows } = await sql<OfficeStep>`
    SELECT s.version, s.at, s.action, s.to_status, s.answer, s.staff_id, s.staff_name, u.first_name, u.last_name
    FROM call_off_steps s
    JOIN call_offs o ON o.company_id = ${companyId} AND o.supplier_id = ${ofSuppliers(suppliers)} AND o.id = s.call_off_id
    LEFT JOIN users u ON u.id = s.user_id
    WHERE s.company_id = ${companyId} AND s.call_off_id = ${id}
    ORDER BY s.version DESC`.execute(db);
  return rows;
};
