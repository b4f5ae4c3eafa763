import type { ArrivalReport } from '@abrufbar/domain/deliveries/arrival.ts';
import type { Reservation } from '@abrufbar/domain/deliveries/confirmation.ts';
import type { NoteDetail } from '@abrufbar/domain/deliveries/note-details.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MaterialFilterValue } from '#contracts/material-filters.ts';
import { type Database, planForValues } from '#core/database/database.ts';
import type { LastKey } from '#core/calls/paging.ts';
import { type PlantTrips, waitingTrips, waitingTripsOf } from '#deliveries/arrivals/trips-store.ts';
import { type ClaimBriefRow, claimsIn } from '#deliveries/claims/brief.ts';
import { belongsTo } from '#deliveries/belongs-to.ts';
import {
  entriesIn,
  type EntryRow,
  limitsIn,
  type LimitsRow,
} from '#deliveries/freshness/entries-sql.ts';
import { isBilled } from '#deliveries/receipt/confirm-store.ts';
import { signatureIn, type SignatureRow } from '#deliveries/receipt/signature.ts';

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
  confirmed_at: string | null;
  confirmed_on: string | null;
  confirmed_time: string | null;
  reservation: Reservation | null;
  corrected_at: string | null;
  /** Start of production by its note. */
  loaded_at: string | null;
  /** Newest report of the plant on its arrival. */
  arrival_stage: ArrivalReport['stage'] | null;
  arrival_expected_at: string | null;
  materials: MaterialRow[];
};

export const COLUMNS = sql`d.id, d.contract_id, d.number, d.status, d.vehicle_license_plate, d.vehicle_type,
  d.number_of_rounds, d.spedition_name, d.incoterm, d.factory_number, d.factory_name, d.weighed_at,
  d.weighed_on, d.weighed_time, d.confirmed_at, d.confirmed_on, d.confirmed_time, d.reservation, d.corrected_at,
  d.loaded_at, d.arrival_stage, d.arrival_expected_at`;

// Quantities leave as text: a JSON number would become a float.
export const materialsIn = (scope: readonly number[]) => sql`(
  SELECT coalesce(json_agg(json_build_object('number', m.number, 'name', m.name, 'category', m.category,
    'quantity', m.quantity::text, 'quantity_unit', m.quantity_unit) ORDER BY m.pos), '[]')
  FROM delivery_materials m
  WHERE m.company_id = ANY (${scope}::int[]) AND m.company_id = d.company_id AND m.delivery_id = d.id
) AS materials`;

/** Details of the first source of a delivery, and whether a document of any source is kept. */
const sourceIn = (scope: readonly number[]) => sql`
  coalesce((SELECT w.details FROM delivery_sources w
    WHERE w.company_id = ANY (${scope}::int[]) AND w.company_id = d.company_id AND w.delivery_id = d.id
      AND w.source = d.source LIMIT 1), '[]') AS details,
  EXISTS (SELECT FROM delivery_sources w
    WHERE w.company_id = ANY (${scope}::int[]) AND w.company_id = d.company_id AND w.delivery_id = d.id
      AND w.file IS NOT NULL) AS has_note_file`;

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

export const NEWEST_FIRST = sql`ORDER BY d.weighed_at DESC, d.id DESC`;

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

/** One row carries the trips from plants whose loads may be on the way. */
type WithTrips = DeliveryRow & { readonly plant_trips: readonly PlantTrips[] | null };

/** Without a time nobody asks for arrivals. */
const tripsFor = (list: DeliveryList, now: Date | null) =>
  now === null || list.confirmed
    ? sql`NULL AS plant_trips`
    : sql`CASE WHEN row_number() OVER () = 1 THEN ${waitingTrips(list, now)} END AS plant_trips`;

/** Deliveries of a contract, newest first with the id as tie-break (D-29). */
export const listDeliveries = async (
  db: Database,
  list: DeliveryList,
  window: Window,
  now: Date | null = null,
): Promise<WithTrips[]> => {
  const { rows } = await sql<WithTrips>`
    SELECT d.*, ${tripsFor(list, now)} FROM (${pageOf(list, {}, window)}) d ${NEWEST_FIRST}`.execute(
    db,
  );
  return rows;
};

/** Counting stops here: nobody scrolls that far, and counting more would cost seconds. */
const MAX_COUNTED = 10_001;

/** The same narrowed by filters, with the number of matches. */
export const listFilteredDeliveries = async (
  db: Database,
  list: DeliveryList,
  filters: DeliveryFilters,
  window: Window,
  now: Date,
): Promise<{ rows: WithTrips[]; total: number }> => {
  type Counted = { total: number } & (WithTrips | { id: null });
  planForValues(db);
  const { rows } = await sql<Counted>`
    SELECT t.total, d.*, ${tripsFor(list, now)} FROM (
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
  /** Values of the note of its first source beside the ticket. */
  details: readonly NoteDetail[];
  has_note_file: boolean;
  factory_phone: string | null;
  plant_trips: readonly PlantTrips[] | null;
  confirmed_by: string | null;
  signature: SignatureRow | null;
  /** Whether its contract asks for a signature. */
  always_sign: boolean;
  /** Whether an invoice names it. */
  is_billed: boolean;
  /** Claims on it, the newest first. */
  claims: ClaimBriefRow[];
  /** Workability time by its note. */
  workable_minutes: number | null;
  entries: EntryRow[];
  limits: LimitsRow[];
};

/** One delivery of the caller's companies if it belongs to that contract, or did before a correction (D-47). */
export const findDelivery = async (
  db: Database,
  scope: readonly number[],
  deliveryId: string,
  contractId: string,
  now: Date | null = null,
): Promise<DeliveryDetails | undefined> => {
  const { rows } = await sql<DeliveryDetails>`
    SELECT ${COLUMNS}, ${materialsIn(scope)}, d.company_id, d.gross_weight, d.tare_weight, d.net_weight,
      c.contract_number, c.name AS contract_name, f.dispatch_phone AS factory_phone, d.confirmed_by,
      c.always_sign, ${signatureIn(scope)},
      ${isBilled(scope)} AS is_billed, ${sourceIn(scope)}, ${claimsIn(scope)}, d.workable_minutes, ${entriesIn(scope)},
      ${limitsIn(scope)},
      ${now === null ? sql`NULL` : waitingTripsOf(scope, now)} AS plant_trips
    FROM deliveries d
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = d.company_id
      AND c.id = d.contract_id
    LEFT JOIN factories f ON f.supplier_id = d.supplier_id AND f.number = d.factory_number
    WHERE d.company_id = ANY (${scope}::int[]) AND d.id = ${deliveryId}
      AND ${belongsTo(scope, contractId)}`.execute(db);
  return rows[0];
};
