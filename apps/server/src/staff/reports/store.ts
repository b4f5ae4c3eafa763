import type { Plant } from '@abrufbar/domain/contracts/plant.ts';
import { LEAD_CLASS_HOURS } from '@abrufbar/domain/staff/reports.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

/** Days of Berlin, both included. */
export type Period = { readonly from: string; readonly until: string };

/** Filters of a report; null does not narrow. */
export type ReportFilters = Period & {
  /** First day of the period before. */
  readonly since: string;
  readonly plants: readonly { readonly supplierId: number; readonly number: string }[] | null;
  readonly materials: readonly string[] | null;
  readonly customers: readonly number[] | null;
};

/** Instants at which days begin in Berlin, as parameters. */
type Instants = { readonly since: Date; readonly from: Date; readonly until: Date };

const narrowed = (
  { plants, materials, customers }: ReportFilters,
  of: { supplier: string; row: string },
) => {
  const conditions = [
    ...(plants
      ? [
          sql`(${sql.ref(`${of.supplier}.supplier_id`)}, ${sql.ref(`${of.row}.factory_number`)}) IN (SELECT * FROM unnest(
            ${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[]))`,
        ]
      : []),
    ...(materials
      ? [sql`${sql.ref(`${of.row}.material_number`)} = ANY (${materials}::text[])`]
      : []),
    ...(customers
      ? [sql`${sql.ref(`${of.supplier}.company_id`)} = ANY (${customers}::int[])`]
      : []),
    sql`true`,
  ];
  return sql.join(conditions, sql` AND `);
};

export type TonnageRow = {
  kind: 'day' | 'material' | 'customer' | 'before';
  /** Day, material number, company. */
  key: string;
  /** `<supplier id>:<plant number>`; of days only. */
  plant: string;
  name: string;
  tonnes: string;
};

/**
 * Weighed tonnes of a period, by day and plant, material and customer, and the sum of the period before. The
 * daily amounts are read contract by contract: OFFSET 0 keeps the plan from beginning with those of everybody.
 */
export const listTonnage = async (
  db: Database,
  suppliers: readonly number[],
  filters: ReportFilters,
): Promise<TonnageRow[]> => {
  const { since, from, until } = filters;
  const { rows } = await sql<TonnageRow>`
    WITH weighed AS MATERIALIZED (
      SELECT a.day, c.supplier_id || ':' || a.factory_number AS plant, a.factory_name, a.material_number, a.material_name,
        c.company_id, a.tonnes
      FROM contracts c
      CROSS JOIN LATERAL (
        SELECT a.day, a.factory_number, a.factory_name, a.material_number, a.material_name, a.incoming + a.delivered AS tonnes
        FROM daily_amounts a
        WHERE a.company_id = c.company_id AND a.contract_id = c.id AND a.day BETWEEN ${since}::date AND ${until}::date
          AND a.quantity_unit = 't'
        OFFSET 0) a
      WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND ${narrowed(filters, { supplier: 'c', row: 'a' })})
    SELECT 'day' AS kind, day::text AS key, plant, max(factory_name) AS name, sum(tonnes) AS tonnes
    FROM weighed WHERE day >= ${from}::date GROUP BY day, plant
    UNION ALL
    SELECT 'material', material_number, '', max(material_name), sum(tonnes)
    FROM weighed WHERE day >= ${from}::date GROUP BY material_number
    UNION ALL
    SELECT 'customer', w.company_id::text, '', max(co.name), sum(w.tonnes)
    FROM weighed w JOIN companies co ON co.id = w.company_id WHERE w.day >= ${from}::date GROUP BY w.company_id
    UNION ALL
    SELECT 'before', '', '', '', coalesce(sum(tonnes), 0) FROM weighed WHERE day < ${from}::date`.execute(
    db,
  );
  return rows;
};

/** Steps that answer a request. */
const DECISIONS = ['confirm', 'refuse', 'cancel'];

/** Requests of people of the customers, with their first answer. Those that only plan ask for nothing. */
const REQUESTS = (
  suppliers: readonly number[],
  filters: ReportFilters,
  { since, until }: Instants,
) => sql`
  FROM call_offs o
  CROSS JOIN LATERAL (
    SELECT min(s.at) FILTER (WHERE s.action = ANY (${DECISIONS}::text[])) AS decided_at,
      bool_or(s.action = 'requestChange') AS is_changed
    FROM call_off_steps s WHERE s.company_id = o.company_id AND s.call_off_id = o.id
    OFFSET 0) s
  WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.created_at >= ${since} AND o.created_at < ${until}
    AND o.created_by IS NOT NULL AND o.status <> 0 AND ${narrowed(filters, { supplier: 'o', row: 'o' })}`;

export type RequestSums = {
  is_now: boolean;
  requests: number;
  plain: number;
  changed: number;
  refused: number;
  cancelled: number;
  lead_hours: number | null;
  classes: number[];
};

const HOURS = sql`extract(epoch FROM o.starts_at - o.created_at) / 3600`;

/** Counts of the requests of a period and of the one before. */
export const sumRequests = async (
  db: Database,
  suppliers: readonly number[],
  filters: ReportFilters,
  instants: Instants,
): Promise<RequestSums[]> => {
  const { rows } = await sql<RequestSums>`
    WITH asked AS MATERIALIZED (
      SELECT o.created_at >= ${instants.from} AS is_now, o.status, coalesce(s.is_changed, false) AS is_changed, ${HOURS} AS hours
      ${REQUESTS(suppliers, filters, instants)})
    SELECT is_now, count(*)::int AS requests,
      count(*) FILTER (WHERE status IN (4, 30, 2) AND NOT is_changed)::int AS plain,
      count(*) FILTER (WHERE status IN (4, 30, 2) AND is_changed)::int AS changed,
      count(*) FILTER (WHERE status = 3)::int AS refused, count(*) FILTER (WHERE status = 5)::int AS cancelled,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY hours)::float8 AS lead_hours,
      (SELECT array_agg(coalesce(n.n, 0) ORDER BY k) FROM generate_series(0, ${LEAD_CLASS_HOURS.length}) k
       LEFT JOIN (SELECT width_bucket(hours, ${[...LEAD_CLASS_HOURS]}::numeric[]) AS class, count(*)::int AS n
         FROM asked i WHERE i.is_now = asked.is_now GROUP BY 1) n ON n.class = k) AS classes
    FROM asked GROUP BY is_now`.execute(db);
  return rows;
};

/** Answers of which the time is taken: the newest of both periods. */
const MAX_TIMED_ANSWERS = 20_000;

export type Answered = {
  created_at: string;
  decided_at: string;
  supplier_id: number;
  factory_number: string | null;
};

/** When requests came and were first answered. */
export const listAnswered = async (
  db: Database,
  suppliers: readonly number[],
  filters: ReportFilters,
  instants: Instants,
): Promise<Answered[]> => {
  const { rows } = await sql<Answered>`
    SELECT o.created_at, s.decided_at, o.supplier_id, o.factory_number
    ${REQUESTS(suppliers, filters, instants)} AND s.decided_at IS NOT NULL
    ORDER BY o.created_at DESC LIMIT ${MAX_TIMED_ANSWERS}`.execute(db);
  return rows;
};

export type ReportPlant = Pick<Plant, 'weekday' | 'saturday'> & {
  /** `<supplier id>:<plant number>` */
  readonly key: string;
  readonly name: string;
};

const hoursOf = (from: string | null, until: string | null) =>
  from === null || until === null ? null : { from: minutes(from), until: minutes(until) };

/** Names and opening hours of the plants. */
export const listReportPlants = async (
  db: Database,
  suppliers: readonly number[],
): Promise<ReportPlant[]> => {
  const rows = await db
    .selectFrom('factories')
    .select(['supplier_id', 'number', 'name'])
    .select(['weekday_from', 'weekday_until', 'saturday_from', 'saturday_until'])
    .where('supplier_id', '=', ofSuppliers(suppliers))
    .execute();
  return rows.map((row) => ({
    key: `${row.supplier_id}:${row.number}`,
    name: row.name,
    weekday: hoursOf(row.weekday_from, row.weekday_until),
    saturday: hoursOf(row.saturday_from, row.saturday_until),
  }));
};
