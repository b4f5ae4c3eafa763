import type { OFFICE_SORTS, OfficeNarrowing } from '@abrufbar/contract/call-offs/office-list.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { foldedAnywhere } from '#core/database/folded-text.ts';
import { inDirection } from '#core/database/in-direction.ts';
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

type Sort = (typeof OFFICE_SORTS)[number];

/** Filters of the work list; null does not narrow. */
export type OfficeFilters = {
  readonly view: OfficeNarrowing;
  /** In Berlin: what is confirmed for an earlier day no longer runs. */
  readonly today: string;
  readonly plants: readonly { readonly supplierId: number; readonly number: string }[] | null;
  readonly materials: readonly string[] | null;
  readonly customers: readonly number[] | null;
  readonly contract: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly text: string | null;
  /** Those alone that wait without a pending decision. */
  readonly isUndecided?: boolean;
};

const WAITING = sql`o.status IN (1, 2, 20, 30)`;

/** Written out where a partial index depends on it. */
const statusesOf = ({ view, today }: OfficeFilters): RawBuilder<unknown> => {
  switch (view) {
    case 'open':
      return WAITING;
    case 'requests':
      return sql`o.status IN (1, 20) AND ${WAITING}`;
    case 'changes':
      return sql`o.status = 30 AND ${WAITING}`;
    case 'cancels':
      return sql`o.status = 2 AND ${WAITING}`;
    case 'confirmed':
      return sql`o.status = 4`;
    case 'running':
      return sql`(${WAITING} OR o.status = 4 AND o.ends_on >= ${today}::date)`;
    case 'all':
      return sql`true`;
  }
};

const undecided = (suppliers: readonly number[]) => sql`${WAITING} AND NOT EXISTS (
  SELECT FROM call_off_decisions d WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = o.company_id
    AND d.call_off_id = o.id)`;

/** Pattern of texts that contain a text, whatever signs it has. */
export const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const isOfDigits = (text: string) => /^\d+$/.test(text);

const narrowedTo = (suppliers: readonly number[], filters: OfficeFilters) => {
  const { plants, materials, customers, contract, from, until, text, isUndecided } = filters;
  const conditions = [
    sql`o.supplier_id = ${ofSuppliers(suppliers)}`,
    statusesOf(filters),
    ...(isUndecided ? [undecided(suppliers)] : []),
    ...(plants
      ? [
          sql`(o.supplier_id, o.factory_number) IN (SELECT * FROM unnest(
            ${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[]))`,
        ]
      : []),
    ...(materials ? [sql`o.material_number = ANY (${materials}::text[])`] : []),
    ...(customers ? [sql`o.company_id = ANY (${customers}::int[])`] : []),
    ...(contract ? [sql`o.contract_id = ${contract}`] : []),
    ...(from ? [sql`o.starts_on >= ${from}::date`] : []),
    ...(until ? [sql`o.starts_on <= ${until}::date`] : []),
    ...(text
      ? [
          // Folded columns and LIKE, where nothing is made small for each row.
          sql`(co.search_name LIKE ${foldedAnywhere(text)} OR c.search_text LIKE ${foldedAnywhere(text)}
            OR o.number ${isOfDigits(text) ? sql`LIKE` : sql`ILIKE`} ${likeAnywhere(text)}
            OR o.reference::text LIKE ${likeAnywhere(text)})`,
        ]
      : []),
  ];
  return sql.join(conditions, sql` AND `);
};

/** Contract and company of every call-off; a plant only where it is known. */
export const AROUND = (suppliers: readonly number[]) => sql`FROM call_offs o ${NAMES(suppliers)}`;

const NAMES = (suppliers: readonly number[]) => sql`
  JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = o.company_id AND c.id = o.contract_id
  JOIN companies co ON co.id = o.company_id
  LEFT JOIN factories f ON f.supplier_id = o.supplier_id AND f.number = o.factory_number`;

/** Whether a search or an order reads names; without them the call-offs alone say what is filtered. */
const readsNames = ({ text }: OfficeFilters, sort: Sort): boolean =>
  text !== null || sort === 'customer' || sort === 'plant';

const filtered = (suppliers: readonly number[], filters: OfficeFilters, sort: Sort) => sql`
  ${readsNames(filters, sort) ? AROUND(suppliers) : sql`FROM call_offs o`} WHERE ${narrowedTo(suppliers, filters)}`;

const SORTED: Readonly<Record<Sort, readonly RawBuilder<unknown>[]>> = {
  time: [],
  customer: [sql`co.name COLLATE german`],
  material: [sql`o.material_name COLLATE german`],
  plant: [sql`f.name COLLATE german`],
  amount: [sql`o.quantity`],
  received: [sql`o.received_at`],
};
const IN_TIME = [sql`o.starts_on`, sql`o.starts_time`, sql`o.id`];

const inOrder = ({ sort, isDescending }: OfficeOrder) => {
  return inDirection([...SORTED[sort], ...IN_TIME], isDescending);
};

export type OfficeOrder = { readonly sort: Sort; readonly isDescending: boolean };
type Window = { readonly offset: number; readonly limit: number };

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
  const { rows } = await sql<OfficeCallOff>`
    WITH k AS MATERIALIZED (
      SELECT o.company_id, o.id ${filtered(suppliers, filters, order.sort)}
      ORDER BY ${inOrder(order)} OFFSET ${offset} LIMIT ${limit})
    SELECT ${ROW} FROM k
    JOIN call_offs o ON o.supplier_id = ${ofSuppliers(suppliers)} AND o.company_id = k.company_id AND o.id = k.id
    ${NAMES(suppliers)} ${BESIDE(suppliers)} ORDER BY ${inOrder(order)}`.execute(db);
  return rows;
};

/** Company and id of a call-off. */
type CallOffKey = { readonly company_id: number; readonly id: string };

/** Keys of everything that is filtered, in order: the whole of an export at one instant. */
export const listOfficeKeys = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
  order: OfficeOrder,
): Promise<CallOffKey[]> => {
  const { rows } = await sql<CallOffKey>`
    SELECT o.company_id, o.id ${filtered(suppliers, filters, order.sort)}
    ORDER BY ${inOrder(order)}`.execute(db);
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

type Sum = {
  /** Null: of everything. */
  readonly day: string | null;
  readonly unit: string;
  readonly count: number;
  readonly quantity: string;
};

/** Number and quantity of what is filtered by unit, tonnes first: of everything, then of each delivery day if wanted. */
export const sumOfficeCallOffs = async (
  db: Database,
  suppliers: readonly number[],
  filters: OfficeFilters,
  { isByDay }: { readonly isByDay: boolean },
): Promise<Sum[]> => {
  const sets = isByDay
    ? sql`GROUPING SETS ((o.quantity_unit), (o.quantity_unit, o.starts_on))`
    : sql`o.quantity_unit`;
  const { rows } = await sql<Sum>`
    SELECT ${isByDay ? sql`o.starts_on` : sql`NULL::date`} AS day, o.quantity_unit AS unit, count(*)::int AS count,
      sum(o.quantity) AS quantity
    ${filtered(suppliers, filters, 'time')}
    GROUP BY ${sets} ORDER BY day NULLS FIRST, o.quantity_unit <> 't', o.quantity_unit`.execute(db);
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
