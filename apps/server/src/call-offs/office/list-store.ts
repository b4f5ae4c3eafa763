import { sql } from 'kysely';
import {
  type CallOffKey,
  filtered,
  firstByTime,
  foundWith,
  isAlongIndex,
  keysOf,
  type OfficeFilters,
  type OfficeOrder,
  type Sum,
  sumsOf,
  type Window,
} from '#call-offs/office/keys-store.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Call-off of the work list with the names around it. */
export type OfficeCallOff = {
  company_id: number;
  id: string;
  supplier_id: number;
  contract_id: string;
  contract_item_id: string;
  version: number;
  reference: number;
  number: string | null;
  status: number;
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
  company: string;
  contract_number: string;
  contract_name: string;
  material_name: string;
  material_number: string;
  factory_number: string | null;
  plant_name: string | null;
  quantity: string;
  quantity_unit: string;
  hourly_quantity: string | null;
  incoterm_title: string;
  truck_type_title: string;
  contact_first_name: string | null;
  contact_last_name: string | null;
  received_at: string;
  starts_at: string;
  /** Limits of the item and its contract; null without one (OFF-105). */
  warn_above: string | null;
  max_per_call_off: string | null;
  per_day: string | null;
  lead_hours: number | null;
  /** Quantity of the others on the same day, where a limit a day is kept. */
  booked: string | null;
  decision_id: string | null;
  decision_action: string;
  decision_answer: string | null;
  decision_staff_id: string;
  decision_staff_name: string;
  decided_at: string;
  due_at: string;
};

/** Contract and company of every call-off; a plant only where it is known. */
export const AROUND = (suppliers: readonly number[]) => sql`FROM call_offs o ${NAMES(suppliers)}`;

const NAMES = (suppliers: readonly number[]) => sql`
  JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = o.company_id AND c.id = o.contract_id
  JOIN companies co ON co.id = o.company_id
  LEFT JOIN factories f ON f.supplier_id = o.supplier_id AND f.number = o.factory_number`;

/** Columns of `OfficeCallOff`. */
export const ROW = sql`o.company_id, o.id, o.supplier_id, o.contract_id, o.contract_item_id, o.version, o.reference, o.number,
  o.status, o.starts_on, o.starts_time, o.ends_on, o.ends_time, co.name AS company, c.contract_number,
  c.name AS contract_name, o.material_name, o.material_number, o.factory_number, f.name AS plant_name, o.quantity,
  o.quantity_unit, o.hourly_quantity, o.incoterm_title, o.truck_type_title, u.first_name AS contact_first_name,
  u.last_name AS contact_last_name, o.received_at,
  o.starts_at, li.warn_above, li.max_per_call_off, li.per_day, c.lead_hours, b.booked, d.id AS decision_id, d.action AS decision_action,
  d.answer AS decision_answer, d.staff_id AS decision_staff_id, d.staff_name AS decision_staff_name, d.decided_at,
  d.due_at`;

/** Contact person and pending decision, where there are any, and the limits of the item. */
export const BESIDE = (suppliers: readonly number[]) => sql`
  LEFT JOIN users u ON u.id = o.contact_user_id
  LEFT JOIN call_off_decisions d ON d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = o.company_id
    AND d.call_off_id = o.id
  LEFT JOIN contract_items li ON li.company_id = o.company_id AND li.id = o.contract_item_id
  LEFT JOIN LATERAL (SELECT sum(p.quantity) AS booked FROM call_offs p
    WHERE li.per_day IS NOT NULL AND p.supplier_id = ${ofSuppliers(suppliers)} AND p.company_id = o.company_id
      AND p.contract_id = o.contract_id AND p.starts_on = o.starts_on AND p.contract_item_id = o.contract_item_id
      AND p.id <> o.id AND p.status IN (1, 4, 20, 30)) b ON true`;

/** Keys of everything that is filtered, in order: the whole of an export at one instant. */
export const listOfficeKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
): Promise<CallOffKey[]> => {
  const { rows } = await keysOf(suppliers, filters, order).execute(db);
  return rows;
};

/** The call-offs of some keys, in their order. */
export const listOfficeCallOffsOf = async (
  db: Database,
  suppliers: readonly number[],
  keys: readonly CallOffKey[],
): Promise<OfficeCallOff[]> => {
  const { rows } = await sql<OfficeCallOff>`
    SELECT ${ROW}
    FROM unnest(${keys.map((key) => key.company_id)}::int[], ${keys.map((key) => key.id)}::uuid[])
      WITH ORDINALITY k (company_id, id, place)
    JOIN call_offs o ON o.supplier_id = ${ofSuppliers(suppliers)} AND o.company_id = k.company_id AND o.id = k.id
    ${NAMES(suppliers)} ${BESIDE(suppliers)} ORDER BY k.place`.execute(db);
  return rows;
};

/** One call-off with the same names; undefined when it is foreign or absent. */
export const findOfficeCallOff = async (
  db: Database,
  suppliers: readonly number[],
  id: string,
): Promise<OfficeCallOff | undefined> => {
  const { rows } = await sql<OfficeCallOff>`
    SELECT ${ROW} ${AROUND(suppliers)} ${BESIDE(suppliers)}
    WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.id = ${id}`.execute(db);
  return rows[0];
};

/**
 * A window of the work list of some suppliers over all their companies. It is found by ids alone and joined
 * afterwards, so that a place far down costs little more than the first (docs/scale.md section 5).
 */
export const listOfficeCallOffs = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
  { offset, limit }: Window,
): Promise<OfficeCallOff[]> => {
  const keys = isAlongIndex(filters, order)
    ? firstByTime(suppliers, filters, order, offset + limit)
    : keysOf(suppliers, filters, order);
  const { rows } = await sql<CallOffKey>`${keys} OFFSET ${offset} LIMIT ${limit}`.execute(db);
  return listOfficeCallOffsOf(db, suppliers, rows);
};

type Found = { readonly keys: readonly CallOffKey[]; readonly sums: readonly Sum[] };

/** The same of a search with the sums of all that it finds, since it looks at every call-off in any case. */
export const searchOfficeCallOffs = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
  { isByDay, ...window }: Window & { readonly isByDay: boolean },
): Promise<{ readonly rows: OfficeCallOff[]; readonly sums: readonly Sum[] }> => {
  const found = foundWith(suppliers, filters, order, window, sumsOf(sql`found o`, isByDay));
  const [first] = (await sql<Found>`${found}`.execute(db)).rows;
  const rows = await listOfficeCallOffsOf(db, suppliers, first?.keys ?? []);
  return { rows, sums: first?.sums ?? [] };
};

/** Number and quantity of what is filtered by unit, tonnes first: of everything, then of each delivery day if wanted. */
export const sumOfficeCallOffs = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
  { isByDay }: { readonly isByDay: boolean },
): Promise<Sum[]> => {
  const { rows } = await sumsOf(filtered(suppliers, filters), isByDay).execute(db);
  return rows;
};

/** How many call-offs are filtered. */
export const countOfficeCallOffs = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
): Promise<number> => {
  const sums = await sumOfficeCallOffs(db, suppliers, filters, { isByDay: false });
  return sums.reduce((all, { count }) => all + count, 0);
};
