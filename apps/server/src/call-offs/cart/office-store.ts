import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Names = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  company_id: number;
  company: string;
  contract_id: string;
  contract_name: string;
  material_name: string;
  quantity_unit: string;
};

export type CartListRow = Names & {
  opened_at: string;
  quantity: string | null;
  starts_on: string | null;
  starts_time: string | null;
  has_contact: boolean;
};

type Window = { readonly offset: number; readonly limit: number };

/** The carts of each company of the suppliers; OFFSET 0 keeps the plan from beginning with those of everybody. */
const CARTS = (suppliers: readonly number[], since: Date) => sql`
  FROM (SELECT DISTINCT company_id FROM contracts WHERE supplier_id = ${ofSuppliers(suppliers)}) e
  CROSS JOIN LATERAL (
    SELECT * FROM call_off_carts k
    WHERE k.company_id = e.company_id AND NOT k.by_staff AND k.opened_at > ${since}
    OFFSET 0) k
  JOIN contract_items i ON i.company_id = k.company_id AND i.id = k.contract_item_id
  JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = k.company_id AND c.id = i.contract_id
  JOIN companies co ON co.id = k.company_id`;

/** Carts begun since an instant for contracts of these suppliers, the newest first. */
export const listOpenCarts = async (
  db: Database,
  suppliers: readonly number[],
  since: Date,
  { offset, limit }: Window,
): Promise<CartListRow[]> => {
  const { rows } = await sql<CartListRow>`
    SELECT f.*, u.first_name, u.last_name FROM (
      SELECT k.id, k.user_id, k.company_id, co.name AS company, c.id AS contract_id, c.name AS contract_name,
        i.material_name, i.quantity_unit, k.opened_at, k.quantity, k.starts_on, k.starts_time,
        k.contact_user_id IS NOT NULL AS has_contact
      ${CARTS(suppliers, since)}
      ORDER BY k.opened_at DESC, k.id DESC OFFSET ${offset} LIMIT ${limit}) f
    LEFT JOIN users u ON u.id = f.user_id
    ORDER BY f.opened_at DESC, f.id DESC`.execute(db);
  return rows;
};

export const countOpenCarts = async (
  db: Database,
  suppliers: readonly number[],
  since: Date,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total ${CARTS(suppliers, since)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export type OrderListRow = Names & {
  created_at: string;
  quantity: string;
  status: number;
  reference: number;
  number: string | null;
};

/** Call-offs that people of the customers have ordered since an instant, the newest first. */
export const listOrders = async (
  db: Database,
  suppliers: readonly number[],
  since: Date,
  { offset, limit }: Window,
): Promise<OrderListRow[]> => {
  const { rows } = await sql<OrderListRow>`
    SELECT o.id, u.first_name, u.last_name, o.company_id, co.name AS company, o.contract_id, c.name AS contract_name,
      o.material_name, o.quantity_unit, o.created_at, o.quantity, o.status, o.reference, o.number
    FROM call_offs o
    JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = o.company_id AND c.id = o.contract_id
    JOIN companies co ON co.id = o.company_id
    LEFT JOIN users u ON u.id = o.created_by
    WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.created_at >= ${since} AND o.created_by IS NOT NULL AND o.status <> 0
    ORDER BY o.created_at DESC, o.id DESC OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return rows;
};

export const sumOrders = async (db: Database, suppliers: readonly number[], since: Date) => {
  const { rows } = await sql<{ total: number; tonnes: string }>`
    SELECT count(*)::int AS total, coalesce(sum(o.quantity) FILTER (WHERE o.quantity_unit = 't'), 0) AS tonnes
    FROM call_offs o
    WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.created_at >= ${since} AND o.created_by IS NOT NULL AND o.status <> 0`.execute(
    db,
  );
  const [row] = rows;
  return { total: row?.total ?? 0, tonnes: Number(row?.tonnes ?? 0) };
};
