import { MAX_WAIT_HOURS } from '@abrufbar/domain/deliveries/arrival.ts';
import { MAX_TRIP_MINUTES } from '@abrufbar/domain/deliveries/driving-time.ts';
import { type RawBuilder, sql } from 'kysely';
import { type SiteAmountRow, siteAmountsIn } from '#amounts/store.ts';
import { OPEN_STATUSES } from '#contracts/store.ts';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import { TRIP_DAYS, tripsIn } from '#deliveries/arrivals/trips-sql.ts';
import type { SiteTrips } from '#deliveries/arrivals/trips-store.ts';
import { type DeliveryRow, materialsIn } from '#deliveries/store.ts';
import { type CallOffRow, type Clock, isOfDay, STARTS_TIME } from '#deliveries/today/store.ts';

type SiteCallOff = Omit<CallOffRow, 'contract_id' | 'construction_site_name' | 'category'>;

/** A contract with its open call-offs of the day. */
export type SiteRow = {
  company_id: number;
  id: string;
  number: string;
  name: string;
  company: string;
  company_number: string;
  unloading_points: number;
  unloading_minutes: number | null;
  call_offs: readonly Omit<SiteCallOff, 'unloading_points' | 'unloading_minutes'>[];
  /** As the portal sums them up for today (D-46). */
  amounts: readonly SiteAmountRow[];
};

const ago = (now: Date, minutes: number): string =>
  new Date(now.getTime() - minutes * 60_000).toISOString();

/** Those with an open call-off of the day, and those to which a load may be on its way. */
const running = (suppliers: readonly number[], clock: Clock) => sql`
  SELECT o.company_id, o.contract_id AS id FROM call_offs o
  WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND ${isOfDay(clock)} AND o.status = ANY (${OPEN_STATUSES}::smallint[])
  UNION SELECT d.company_id, d.contract_id FROM deliveries d
  WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND NOT d.confirmed
    AND d.weighed_at >= ${ago(clock.now, MAX_TRIP_MINUTES)}::timestamptz`;

/** Sites of today in the order in which they begin; those without a call-off come last. */
const sitesOf = async (
  db: Database,
  suppliers: readonly number[],
  clock: Clock,
  keys: RawBuilder<unknown>,
  limit: number,
): Promise<SiteRow[]> => {
  const amounts = siteAmountsIn(
    { companyId: sql`k.company_id`, contractId: sql`k.id` },
    clock.today,
  );
  const { rows } = await sql<SiteRow>`
    SELECT c.company_id, c.id, c.contract_number AS number, c.name, co.name AS company, co.company_nr AS company_number,
      c.unloading_points, c.unloading_minutes, coalesce(o.call_offs, '[]') AS call_offs,
      ${amounts} AS amounts
    FROM (${keys}) k
    JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = k.company_id AND c.id = k.id
    JOIN companies co ON co.id = c.company_id
    LEFT JOIN LATERAL (
      SELECT min(o.valid_on + ${STARTS_TIME}) AS begins_at, json_agg(json_build_object('id', o.id, 'status', o.status,
        'material_number', o.material_number, 'material_name', o.material_name, 'quantity', o.valid_quantity::text,
        'quantity_unit', o.quantity_unit, 'hourly_quantity', o.hourly_quantity::text, 'starts_on', o.valid_on,
        'starts_time', ${STARTS_TIME}, 'ends_on', coalesce(o.previous_ends_on, o.ends_on),
        'ends_time', coalesce(o.previous_ends_time, o.ends_time)) ORDER BY o.valid_on, ${STARTS_TIME}, o.id) AS call_offs
      FROM call_offs o
      WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.company_id = c.company_id AND o.contract_id = c.id
        AND ${isOfDay(clock)} AND o.status = ANY (${OPEN_STATUSES}::smallint[])) o ON true
    ORDER BY o.begins_at NULLS LAST, c.name COLLATE german, c.id LIMIT ${limit}`.execute(db);
  return rows;
};

/** The running sites of suppliers, at most so many. */
export const listSites = (
  db: Database,
  suppliers: readonly number[],
  clock: Clock,
  limit: number,
): Promise<SiteRow[]> => sitesOf(db, suppliers, clock, running(suppliers, clock), limit);

/** One contract, whatever is on there today; undefined when it is foreign or absent. */
export const findSite = async (
  db: Database,
  suppliers: readonly number[],
  clock: Clock,
  id: string,
): Promise<SiteRow | undefined> => {
  const key = sql`SELECT s.company_id, s.id FROM contracts s
    WHERE s.supplier_id = ${ofSuppliers(suppliers)} AND s.id = ${id}`;
  return (await sitesOf(db, suppliers, clock, key, 1))[0];
};

/** A load of today, and one that still waits. */
export type SiteLoadRow = Pick<
  DeliveryRow,
  | 'id'
  | 'contract_id'
  | 'number'
  | 'status'
  | 'vehicle_license_plate'
  | 'factory_number'
  | 'weighed_at'
  | 'confirmed_at'
  | 'loaded_at'
  | 'arrival_stage'
  | 'arrival_expected_at'
  | 'materials'
> & {
  company_id: number;
  is_confirmed: boolean;
  /** One row carries them for all. */
  site_trips: readonly SiteTrips[] | null;
};

type SiteKey = {
  readonly companyId: number;
  readonly id: string;
  /** Confirmed loads count from then on. */
  readonly since: Date;
};

const LOAD = sql`d.company_id, d.id, d.contract_id, d.number, d.status, d.vehicle_license_plate, d.factory_number,
  d.weighed_at, d.confirmed AS is_confirmed, d.confirmed_at, d.loaded_at, d.arrival_stage, d.arrival_expected_at`;

/** More than any site gets in a day: with fewer, more would look open than is. */
const MAX_LOADS = { waiting: 500, confirmed: 1_000 } as const;

/** Loads of sites with the trips from the plants of those that wait, each site along its own index. */
export const listSiteLoads = async (
  db: Database,
  suppliers: readonly number[],
  sites: readonly SiteKey[],
  now: Date,
): Promise<SiteLoadRow[]> => {
  const companies = sites.map(({ companyId }) => companyId);
  const loads = (state: RawBuilder<unknown>, since: RawBuilder<unknown>, limit: number) => sql`(
    SELECT ${LOAD} FROM deliveries d
    WHERE d.supplier_id = ${ofSuppliers(suppliers)} AND d.company_id = k.company_id AND d.contract_id = k.id
      AND ${state} AND d.weighed_at >= ${since} ORDER BY d.weighed_at DESC, d.id DESC LIMIT ${limit})`;
  const waiting = loads(
    sql`NOT d.confirmed`,
    sql`${ago(now, MAX_WAIT_HOURS * 60)}::timestamptz`,
    MAX_LOADS.waiting,
  );
  const done = loads(sql`d.confirmed`, sql`k.since`, MAX_LOADS.confirmed);
  const way = {
    ofCompany: sql`e.supplier_id = ${ofSuppliers(suppliers)} AND e.company_id = c.company_id`,
    contract: sql`c.id`,
    plant: sql`p.factory_number`,
    within: sql`e.weighed_at > ${ago(now, TRIP_DAYS * 24 * 60)}::timestamptz`,
  };
  const { rows } = await sql<SiteLoadRow>`
    WITH loads AS (
      SELECT d.* FROM unnest(${companies}::int[], ${sites.map(({ id }) => id)}::uuid[],
        ${sites.map(({ since }) => since.toISOString())}::timestamptz[]) k (company_id, id, since)
      CROSS JOIN LATERAL (${waiting} UNION ALL ${done}) d),
    trips AS (
      SELECT json_agg(json_build_object('contract_id', c.id, 'factory_number', p.factory_number,
        'driving_minutes', c.driving_minutes, 'trips', ${tripsIn(way)})) AS of_plants
      FROM (SELECT DISTINCT d.company_id, d.contract_id, d.factory_number FROM loads d
        WHERE NOT d.is_confirmed AND d.arrival_expected_at IS NULL) p
      JOIN contracts c ON c.supplier_id = ${ofSuppliers(suppliers)} AND c.company_id = p.company_id AND c.id = p.contract_id)
    SELECT d.*, ${materialsIn(companies)},
      CASE WHEN row_number() OVER () = 1 THEN (SELECT t.of_plants FROM trips t) END AS site_trips
    FROM loads d`.execute(db);
  return rows;
};
