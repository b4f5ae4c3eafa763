import { CONTRACT_STATUS } from '@abrufbar/domain/contracts/status.ts';
import { MAX_WAIT_HOURS } from '@abrufbar/domain/deliveries/arrival.ts';
import { MAX_TRIP_MINUTES } from '@abrufbar/domain/deliveries/driving-time.ts';
import { addDays, berlinDay, berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { type RawBuilder, sql } from 'kysely';
import { OPEN_STATUSES } from '#contracts/store.ts';
import type { Database } from '#core/database/database.ts';
import { isWaiting, type SiteTrips, tripsOfPlants } from '#deliveries/arrivals/trips-store.ts';
import { COLUMNS, type DeliveryRow, materialsIn, NEWEST_FIRST } from '#deliveries/store.ts';

/** All sites of a company, or one of them. */
type Sites = { readonly companyId: number; readonly contractId: string | null };
export type Clock = { readonly now: Date; readonly today: string };

const of = (alias: string, { companyId, contractId }: Sites) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const ofCompany = sql`${column('company_id')} = ${companyId}`;
  return contractId === null
    ? ofCompany
    : sql`${ofCompany} AND ${column('contract_id')} = ${contractId}`;
};

/** Call-offs of a system may run on for days; one that began earlier would need an index of its own. */
const MAX_DAYS_BEFORE = 7;

/** Call-offs `o` of today, and those of the days before until they end (BEY-85, BEY-143). */
export const isOfDay = ({ now, today }: Clock) => sql`
  o.valid_on BETWEEN ${addDays(today, -MAX_DAYS_BEFORE)} AND ${today} AND (o.valid_on = ${today}
    OR (coalesce(o.previous_ends_on, o.ends_on), coalesce(o.previous_ends_time, o.ends_time))
      > (${today}::date, ${berlinTime(now)}::time))`;

/** Begin of a call-off `o`. */
export const STARTS_TIME = sql`coalesce(o.previous_starts_time, o.starts_time)`;

/** A call-off `o` as it is valid while a change is open (D-32). */
export const VALID_CALL_OFF = sql`o.id, o.contract_id, o.material_number, o.material_name, o.category,
  o.valid_quantity AS quantity, o.quantity_unit, o.hourly_quantity, o.status, o.valid_on AS starts_on,
  ${STARTS_TIME} AS starts_time, coalesce(o.previous_ends_on, o.ends_on) AS ends_on,
  coalesce(o.previous_ends_time, o.ends_time) AS ends_time`;

const HOUR_MS = 3_600_000;

/** Loads that wait, among the days for which there is an index. */
const waitingOf = (sites: Sites, now: Date) => {
  const firstDay = berlinDay(new Date(now.getTime() - MAX_WAIT_HOURS * HOUR_MS));
  return sql`${of('d', sites)} AND d.weighed_on >= ${firstDay} AND ${isWaiting(now)}`;
};

export type SiteRow = UnloadingRow & { contract_id: string; name: string; contract_number: string };
type UnloadingRow = { unloading_points: number; unloading_minutes: number | null };
type Named = { total_sites: number; is_known: boolean };

/** Sites with loads of the day or call-offs of today, by name, and how many are open; `isKnown` says whether the contract is there. */
export const listSites = async (
  db: Database,
  sites: Sites,
  { now, today }: Clock,
): Promise<{ sites: SiteRow[]; total: number; isKnown: boolean }> => {
  const { companyId, contractId } = sites;
  const { rows } = await sql<Named & (SiteRow | { contract_id: null })>`
    SELECT t.total_sites, t.is_known, s.* FROM (
      SELECT count(*) FILTER (WHERE c.status = ${CONTRACT_STATUS.open})::int AS total_sites,
        coalesce(bool_or(c.id = ${contractId}), false) AS is_known
      FROM contracts c WHERE c.company_id = ${companyId}) t
    LEFT JOIN (
      SELECT c.id AS contract_id, c.name, c.contract_number, c.unloading_points, c.unloading_minutes
      FROM contracts c
      WHERE c.company_id = ${companyId} AND c.id IN (
        SELECT d.contract_id FROM deliveries d WHERE ${of('d', sites)} AND d.weighed_on = ${today}
        UNION SELECT d.contract_id FROM deliveries d WHERE ${waitingOf(sites, now)}
        UNION SELECT o.contract_id FROM call_offs o WHERE ${of('o', sites)} AND ${isOfDay({ now, today })}
          AND o.status = ANY (${OPEN_STATUSES}::smallint[]))) s ON true
    ORDER BY s.name COLLATE german, s.contract_id`.execute(db);
  return {
    sites: rows.filter((row) => row.contract_id !== null),
    total: rows[0]?.total_sites ?? 0,
    isKnown: rows[0]?.is_known ?? false,
  };
};

export type LoadRow = DeliveryRow & {
  construction_site_name: string;
  factory_phone: string | null;
  is_confirmed: boolean;
  weight_check_count: number;
  /** One row carries them for all. */
  site_trips: readonly SiteTrips[] | null;
};

/** More than the sites of a company get in an evening. */
const MAX_EVENING_LOADS = 500;

const newest = (where: RawBuilder<unknown>, limit: number) =>
  sql`SELECT d.* FROM deliveries d WHERE ${where} ${NEWEST_FIRST} LIMIT ${limit}`;

/** Loads of a company with all that a day says of them, from rows of deliveries; `trips` stands in the first one. */
export const loadsIn = (
  companyId: number,
  rows: RawBuilder<unknown>,
  trips: RawBuilder<unknown>,
) => sql`
  SELECT ${COLUMNS}, d.confirmed AS is_confirmed, ${materialsIn([companyId])},
    (SELECT count(*)::int FROM weight_checks w
      WHERE w.company_id = ${companyId} AND w.delivery_id = d.id) AS weight_check_count,
    k.name AS construction_site_name, f.dispatch_phone AS factory_phone,
    CASE WHEN row_number() OVER () = 1 THEN ${trips} END AS site_trips
  FROM (${rows}) d JOIN contracts k ON k.company_id = ${companyId} AND k.id = d.contract_id
  LEFT JOIN factories f ON f.supplier_id = d.supplier_id AND f.number = d.factory_number`;

/** Confirmed loads of the evening before that count for a call-off which still runs. */
const ofEvening = (sites: Sites, { now, today }: Clock) => sql`
  ${of('d', sites)} AND d.weighed_on = ${addDays(today, -1)} AND d.confirmed AND EXISTS (
    SELECT FROM call_offs o WHERE ${of('o', sites)} AND o.contract_id = d.contract_id AND o.valid_on < ${today}
      AND ${isOfDay({ now, today })} AND o.status = ANY (${OPEN_STATUSES}::smallint[])
      AND d.weighed_at + ${MAX_TRIP_MINUTES} * interval '1 minute'
        >= (o.valid_on + ${STARTS_TIME}) AT TIME ZONE 'Europe/Berlin')`;

/**
 * Loads that wait and then those that are confirmed, of today and of the evening before, each newest first, with the
 * trips from the plants of those that wait.
 */
export const listLoads = async (
  db: Database,
  sites: Sites,
  { now, today }: Clock,
  limits: { readonly waiting: number; readonly confirmed: number },
): Promise<LoadRow[]> => {
  const { companyId } = sites;
  const ofToday = sql`${of('d', sites)} AND d.weighed_on = ${today} AND d.confirmed`;
  const plants = sql`SELECT DISTINCT w.contract_id, w.factory_number FROM waiting w`;
  const days = sql`SELECT * FROM waiting UNION ALL SELECT * FROM done UNION ALL SELECT * FROM evening`;
  const { rows } = await sql<LoadRow>`
    WITH waiting AS (${newest(waitingOf(sites, now), limits.waiting)}),
    done AS (${newest(ofToday, limits.confirmed)}),
    evening AS (${newest(ofEvening(sites, { now, today }), MAX_EVENING_LOADS)})
    ${loadsIn(companyId, days, tripsOfPlants(companyId, plants, now))}
    ORDER BY d.confirmed, d.weighed_at DESC, d.id DESC`.execute(db);
  return rows;
};

export type CallOffRow = UnloadingRow & {
  id: string;
  material_number: string;
  hourly_quantity: string | null;
  ends_on: string;
  ends_time: string;
  contract_id: string;
  construction_site_name: string;
  material_name: string;
  category: number;
  quantity: string;
  quantity_unit: string;
  status: number;
  starts_on: string;
  starts_time: string;
};

/** Open call-offs of the day, at most 200, and the first one after; while a change is open, what is still valid (D-32). */
export const listCallOffs = async (
  db: Database,
  sites: Sites,
  { now, today }: Clock,
): Promise<{ ofDay: CallOffRow[]; next: CallOffRow | undefined }> => {
  const starting = (when: RawBuilder<unknown>, limit: number) => sql`(
    SELECT c.name AS construction_site_name, c.unloading_points, c.unloading_minutes, ${VALID_CALL_OFF}
    FROM call_offs o JOIN contracts c ON c.company_id = ${sites.companyId} AND c.id = o.contract_id
    WHERE ${of('o', sites)} AND ${when} AND o.status = ANY (${OPEN_STATUSES}::smallint[])
    ORDER BY o.valid_on, ${STARTS_TIME}, o.id LIMIT ${limit})`;
  const { rows } = await sql<CallOffRow>`
    ${starting(isOfDay({ now, today }), MAX_CALL_OFFS)}
    UNION ALL ${starting(sql`o.valid_on > ${today}`, 1)}`.execute(db);
  return {
    ofDay: rows.filter(({ starts_on }) => starts_on <= today),
    next: rows.find(({ starts_on }) => starts_on > today),
  };
};

/** More call-offs of one day than any company has. */
export const MAX_CALL_OFFS = 200;
