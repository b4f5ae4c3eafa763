import { type RawBuilder, sql } from 'kysely';
import type { MaterialFilterValue } from '#contracts/material-filters.ts';
import { type Database, planForValues } from '#core/database/database.ts';
import type { LastKey } from '#core/calls/paging.ts';
import { belongsTo } from '#deliveries/belongs-to.ts';

export type MaterialRow = {
  number: string;
  name: string;
  quantity: string;
  quantity_unit: string;
  category: number;
};
export type DeliveryRow = {
  id: string;
  contract_id: string;
  number: string;
  status: string;
  vehicle_license_plate: string | null;
  vehicle_type: string | null;
  number_of_rounds: number | null;
  spedition_name: string | null;
  incoterm: string | null;
  factory_number: string;
  factory_name: string;
  weighed_at: string;
  weighed_on: string;
  weighed_time: string;
  confirmed_on: string | null;
  confirmed_time: string | null;
  corrected_at: string | null;
  materials: MaterialRow[];
};

const COLUMNS = sql`d.id, d.contract_id, d.number, d.status, d.vehicle_license_plate, d.vehicle_type,
  d.number_of_rounds, d.spedition_name, d.incoterm, d.factory_number, d.factory_name, d.weighed_at,
  d.weighed_on, d.weighed_time, d.confirmed_on, d.confirmed_time, d.corrected_at`;

// Quantities leave as text: a JSON number would become a float.
export const materialsIn = (scope: readonly number[]) => sql`(
  SELECT coalesce(json_agg(json_build_object('number', m.number, 'name', m.name, 'category', m.category,
    'quantity', m.quantity::text, 'quantity_unit', m.quantity_unit) ORDER BY m.pos), '[]')
  FROM delivery_materials m
  WHERE m.company_id = ANY (${scope}::int[]) AND m.company_id = d.company_id AND m.delivery_id = d.id
) AS materials`;

/** Filters of a list; an absent key does not narrow. */
type DeliveryFilters = {
  readonly material_category?: readonly string[];
  readonly material?: readonly string[];
  readonly factory?: readonly string[];
  readonly plate?: readonly string[];
  readonly date?: readonly string[];
};
/** The incoming or the confirmed deliveries of one contract. */
type DeliveryList = {
  readonly companyId: number;
  readonly contractId: string;
  readonly confirmed: boolean;
};

const narrowedTo = (
  { companyId, contractId, confirmed }: DeliveryList,
  { material_category, material, factory, plate, date }: DeliveryFilters = {},
): RawBuilder<unknown> => {
  const withMaterial = (condition: RawBuilder<unknown>) => sql`EXISTS (
    SELECT FROM delivery_materials m
    WHERE m.company_id = ${companyId} AND m.delivery_id = d.id AND ${condition})`;
  return sql.join(
    [
      sql`d.company_id = ${companyId} AND d.contract_id = ${contractId} AND d.confirmed = ${confirmed}`,
      ...(factory ? [sql`d.factory_number = ANY (${factory}::text[])`] : []),
      ...(plate ? [sql`d.vehicle_license_plate = ANY (${plate}::text[])`] : []),
      ...(date ? [sql`d.weighed_on = ANY (${date}::date[])`] : []),
      ...(material ? [withMaterial(sql`m.number = ANY (${material}::text[])`)] : []),
      ...(material_category
        ? [withMaterial(sql`m.category = ANY (${material_category}::smallint[])`)]
        : []),
    ],
    sql` AND `,
  );
};

type Window = { readonly after: LastKey | null; readonly offset: number; readonly limit: number };

const NEWEST_FIRST = sql`ORDER BY d.weighed_at DESC, d.id DESC`;

// Keyset reads take the same time at any depth. OFFSET skips bare index rows and fetches the page after.
const pageOf = (
  list: DeliveryList,
  filters: DeliveryFilters,
  { after, offset, limit }: Window,
): RawBuilder<DeliveryRow> => {
  const { companyId } = list;
  const columns = sql`SELECT ${COLUMNS}, ${materialsIn([companyId])}`;
  const where = narrowedTo(list, filters);
  if (after) {
    return sql`${columns} FROM deliveries d
      WHERE ${where} AND (d.weighed_at, d.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)
      ${NEWEST_FIRST} LIMIT ${limit}`;
  }
  if (offset === 0) {
    return sql`${columns} FROM deliveries d WHERE ${where} ${NEWEST_FIRST} LIMIT ${limit}`;
  }
  return sql`${columns}
    FROM (SELECT d.id FROM deliveries d WHERE ${where} ${NEWEST_FIRST} OFFSET ${offset} LIMIT ${limit}) p
    JOIN deliveries d ON d.company_id = ${companyId} AND d.id = p.id
    ${NEWEST_FIRST}`;
};

/** Deliveries of a contract, newest first with the id as tie-break (D-29). */
export const listDeliveries = async (
  db: Database,
  list: DeliveryList,
  window: Window,
): Promise<DeliveryRow[]> => (await pageOf(list, {}, window).execute(db)).rows;

/** Counting stops here: nobody scrolls that far, and counting more would cost seconds. */
const MAX_COUNTED = 10_001;

/** The same narrowed by filters, with the number of matches. */
export const listFilteredDeliveries = async (
  db: Database,
  list: DeliveryList,
  filters: DeliveryFilters,
  window: Window,
): Promise<{ rows: DeliveryRow[]; total: number }> => {
  type Counted = { total: number } & (DeliveryRow | { id: null });
  planForValues(db);
  const { rows } = await sql<Counted>`
    SELECT t.total, d.* FROM (
      SELECT count(*)::int AS total FROM (
        SELECT FROM deliveries d WHERE ${narrowedTo(list, filters)} LIMIT ${MAX_COUNTED}) c) t
    LEFT JOIN (${pageOf(list, filters, window)}) d ON true
    ${NEWEST_FIRST}`.execute(db);
  return {
    rows: rows.filter((row) => row.id !== null),
    total: rows[0]?.total ?? 0,
  };
};

export type FilterValue =
  | MaterialFilterValue
  | { readonly key: 'plate'; readonly value: string; readonly label: string };

/** Filter values come from this many newest deliveries at most. */
const MAX_GATHERED_ROWS = 1000;

/** Filter values of the newest deliveries of a list. */
export const listFilterValues = async (
  db: Database,
  list: DeliveryList,
): Promise<FilterValue[]> => {
  const { rows } = await sql<FilterValue>`
    WITH newest AS (
      SELECT d.id, d.factory_number, d.factory_name, d.vehicle_license_plate FROM deliveries d
      WHERE ${narrowedTo(list)} ${NEWEST_FIRST} LIMIT ${MAX_GATHERED_ROWS}
    ), carried AS (
      SELECT m.number, m.name, m.category FROM newest
      JOIN delivery_materials m ON m.company_id = ${list.companyId} AND m.delivery_id = newest.id
    )
    SELECT key, value, label FROM (
      SELECT 'material_category' AS key, category::text AS value, category::text AS label
        FROM carried GROUP BY category
      UNION ALL SELECT 'material', number, max(name) FROM carried GROUP BY number
      UNION ALL SELECT 'factory', factory_number, max(factory_name) FROM newest GROUP BY factory_number
      UNION ALL SELECT 'plate', vehicle_license_plate, vehicle_license_plate
        FROM newest WHERE vehicle_license_plate IS NOT NULL GROUP BY vehicle_license_plate) v
    ORDER BY key, label COLLATE german, value`.execute(db);
  return rows;
};

export type DeliveryDetails = DeliveryRow & {
  company_id: number;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
  contract_number: string;
  contract_name: string;
};

/** One delivery of the caller's companies if it belongs to that contract, or did before a correction (D-47). */
export const findDelivery = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
  contractId: string,
): Promise<DeliveryDetails | undefined> => {
  const { rows } = await sql<DeliveryDetails>`
    SELECT ${COLUMNS}, ${materialsIn(scope)}, d.company_id, d.gross_weight, d.tare_weight, d.net_weight,
      c.contract_number, c.name AS contract_name
    FROM deliveries d
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = d.company_id
      AND c.id = d.contract_id
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId}
      AND ${belongsTo(scope, contractId)}`.execute(db);
  return rows[0];
};
