import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import type { LoadFacts, WeightCheck } from '@abrufbar/domain/deliveries/weight-checks.ts';
import {
  WEIGHT_LIMIT_RANGES,
  weightLimits,
  type WeightLimits,
} from '@abrufbar/domain/deliveries/weight-limits.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { TRIP_DAYS, tripsIn } from '#deliveries/arrivals/trips-sql.ts';

type Weighed = { at: string; day: string; time: string };
type Row = Pick<
  LoadFacts,
  'number' | 'materials' | 'trips' | 'callOffs' | 'callOff' | 'targets'
> & {
  id: string;
  supplier_id: number;
  contract_id: string;
  weighed_at: Date;
  weighed_on: string;
  weighed_time: string;
  gross_weight: string | null;
  tare_weight: string | null;
  net_weight: string | null;
  tare_stored: boolean;
  vehicle_type: string | null;
  earlier: (Weighed & { tare: string | null })[];
  same_number: Weighed | null;
  hints: WeightCheck[];
  limits: Partial<WeightLimits> | null;
};

/** A load with the hints it has, and what they are formed from. */
export type StoredLoad = {
  readonly id: string;
  readonly supplierId: number;
  readonly facts: LoadFacts;
  readonly hints: readonly WeightCheck[];
  /** Of the brand of its supplier. */
  readonly limits: WeightLimits;
};

/** A round trip of more hours is never too fast. */
const MAX_ROUND_HOURS = 12;
const { planned, bindingRequest, inReview, confirmed, changeRequest, cancellationRequest } =
  CALL_OFF_STATUS;
/** Call-offs a lorry may come for. */
const ORDERED = [planned, bindingRequest, inReview, confirmed, changeRequest, cancellationRequest];

const before = sql`(e.weighed_at, e.id) < (d.weighed_at, d.id)`;

const earlierIn = (companyId: number) => sql`
  coalesce((SELECT json_agg(json_build_object('at', p.weighed_at, 'day', p.weighed_on, 'time', p.weighed_time,
      'tare', p.tare_weight::text) ORDER BY p.weighed_at DESC, p.id DESC)
    FROM (SELECT e.id, e.weighed_at, e.weighed_on, e.weighed_time, e.tare_weight FROM deliveries e
      WHERE e.company_id = ${companyId} AND e.plate_key = d.plate_key AND ${before}
      ORDER BY e.weighed_at DESC, e.id DESC LIMIT 2) p), '[]') AS earlier`;

const tripsBefore = (companyId: number) => {
  const way = {
    ofCompany: sql`e.company_id = ${companyId}`,
    contract: sql`p.contract_id`,
    plant: sql`p.factory_number`,
    within: sql`${before} AND e.weighed_at > d.weighed_at - make_interval(days => ${TRIP_DAYS})`,
  };
  return sql`
  coalesce((SELECT ${tripsIn(way)}
    FROM (SELECT e.contract_id, e.factory_number FROM deliveries e
      WHERE e.company_id = ${companyId} AND e.plate_key = d.plate_key AND ${before}
        AND e.weighed_at > d.weighed_at - make_interval(hours => ${MAX_ROUND_HOURS})
      ORDER BY e.weighed_at DESC, e.id DESC LIMIT 1) p), '[]') AS trips`;
};

const sameNumberIn = (companyId: number) => sql`
  (SELECT json_build_object('at', e.weighed_at, 'day', e.weighed_on, 'time', e.weighed_time) FROM deliveries e
    WHERE e.company_id = ${companyId} AND e.supplier_id = d.supplier_id AND e.number = d.number
      AND e.factory_number = d.factory_number AND ${before}
      AND e.weighed_at > d.weighed_at - make_interval(months => coalesce((l.limits ->> 'number_months')::int, ${WEIGHT_LIMIT_RANGES.number_months.usual}))
    ORDER BY e.weighed_at DESC, e.id DESC LIMIT 1) AS same_number`;

const callOffsIn = (companyId: number) => sql`
  coalesce((SELECT json_agg(json_build_object('materialNumber', o.material_number, 'materialName', o.material_name))
    FROM call_offs o
    WHERE o.company_id = ${companyId} AND o.contract_id = d.contract_id AND o.status = ANY (${ORDERED}::smallint[])
      AND o.valid_on <= d.weighed_on AND coalesce(o.previous_ends_on, o.ends_on) >= d.weighed_on), '[]')
    AS "callOffs",
  (SELECT json_build_object('number', o.number, 'contractId', o.contract_id, 'site', c.name,
      'ordered', o.valid_quantity::text, 'unit', o.quantity_unit, 'sum', coalesce((SELECT sum(m.quantity)
        FROM deliveries e JOIN delivery_materials m ON m.company_id = ${companyId} AND m.delivery_id = e.id
        WHERE e.company_id = ${companyId} AND e.contract_id = d.contract_id
          AND e.call_off_number = d.call_off_number AND (e.weighed_at, e.id) <= (d.weighed_at, d.id)
          AND m.number = o.material_number AND m.quantity_unit = o.quantity_unit), 0)::text)
    FROM call_offs o JOIN contracts c ON c.company_id = ${companyId} AND c.id = o.contract_id
    WHERE o.company_id = ${companyId} AND o.supplier_id = d.supplier_id AND o.number = d.call_off_number) AS "callOff"`;

// The sums of the days are kept anyway; of the day itself the loads after this one are taken away again.
const targetsIn = (companyId: number) => sql`
  coalesce((SELECT json_agg(json_build_object('material', a.name, 'unit', a.quantity_unit, 'target', i.target::text,
      'sum', (a.total - a.days_after - a.same_day_after)::text) ORDER BY a.pos)
    FROM (SELECT min(m.pos) AS pos, m.number, min(m.name) AS name, m.quantity_unit,
        (SELECT coalesce(sum(t.incoming + t.delivered), 0) FROM total_amounts t
          WHERE t.company_id = ${companyId} AND t.contract_id = d.contract_id
            AND t.material_number = m.number AND t.quantity_unit = m.quantity_unit) AS total,
        (SELECT coalesce(sum(t.incoming + t.delivered), 0) FROM daily_amounts t
          WHERE t.company_id = ${companyId} AND t.contract_id = d.contract_id AND t.day > d.weighed_on
            AND t.material_number = m.number AND t.quantity_unit = m.quantity_unit) AS days_after,
        (SELECT coalesce(sum(n.quantity), 0) FROM deliveries e
          JOIN delivery_materials n ON n.company_id = ${companyId} AND n.delivery_id = e.id
          WHERE e.company_id = ${companyId} AND e.contract_id = d.contract_id AND e.weighed_on = d.weighed_on
            AND (e.weighed_at, e.id) > (d.weighed_at, d.id)
            AND n.number = m.number AND n.quantity_unit = m.quantity_unit) AS same_day_after
      FROM delivery_materials m WHERE m.company_id = ${companyId} AND m.delivery_id = d.id
      GROUP BY m.number, m.quantity_unit) a
    JOIN LATERAL (SELECT sum(i.target_quantity) AS target FROM contract_items i
      WHERE i.company_id = ${companyId} AND i.contract_id = d.contract_id AND i.material_number = a.number
        AND i.quantity_unit = a.quantity_unit AND NOT i.cancelled) i ON i.target IS NOT NULL), '[]') AS targets`;

/** Loads of a company with all that their hints are formed from; nothing of another company. */
export const listLoads = async (
  db: Database,
  companyId: number,
  ids: readonly string[],
): Promise<StoredLoad[]> => {
  const { rows } = await sql<Row>`
    SELECT d.id, d.supplier_id, d.number, d.contract_id, d.weighed_at, d.weighed_on, d.weighed_time,
      d.gross_weight::text, d.tare_weight::text, d.net_weight::text, d.tare_stored, d.vehicle_type,
      coalesce((SELECT json_agg(json_build_object('number', m.number, 'name', m.name,
          'quantity', m.quantity::text, 'unit', m.quantity_unit) ORDER BY m.pos)
        FROM delivery_materials m WHERE m.company_id = ${companyId} AND m.delivery_id = d.id), '[]') AS materials,
      coalesce((SELECT json_agg(w.numbers || jsonb_build_object('kind', w.kind)) FROM weight_checks w
        WHERE w.company_id = ${companyId} AND w.delivery_id = d.id), '[]') AS hints,
      ${earlierIn(companyId)}, ${tripsBefore(companyId)}, ${sameNumberIn(companyId)},
      ${callOffsIn(companyId)}, ${targetsIn(companyId)}, l.limits
    FROM deliveries d JOIN suppliers s ON s.id = d.supplier_id LEFT JOIN weight_limits l ON l.brand = s.brand
    WHERE d.company_id = ${companyId} AND d.id = ANY (${ids}::uuid[])`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    supplierId: row.supplier_id,
    facts: factsOf(row),
    hints: row.hints,
    limits: weightLimits(row.limits),
  }));
};

const weighingOf = ({ day, time }: Weighed) => ({ day, time: minutes(time) });

const factsOf = (row: Row): LoadFacts => ({
  number: row.number,
  contractId: row.contract_id,
  weighedAt: new Date(row.weighed_at),
  weighing: { day: row.weighed_on, time: minutes(row.weighed_time) },
  gross: row.gross_weight,
  tare: row.tare_weight,
  net: row.net_weight,
  tareStored: row.tare_stored,
  vehicleType: row.vehicle_type,
  materials: row.materials,
  earlier: row.earlier.map((load) => ({
    weighedAt: new Date(load.at),
    weighing: weighingOf(load),
    tare: load.tare,
  })),
  trips: row.trips,
  sameNumber: row.same_number && weighingOf(row.same_number),
  callOffs: row.callOffs,
  callOff: row.callOff,
  targets: row.targets,
});

/** So many loads after one that comes late are looked at again. */
const MAX_FOLLOWERS = 50;

/** Loads after this one whose hints it may change: of its plate, its number and its contract. */
export const listFollowers = async (
  db: Database,
  companyId: number,
  id: string,
): Promise<string[]> => {
  const after = sql`n.company_id = ${companyId} AND o.company_id = ${companyId} AND o.id = ${id}
    AND (n.weighed_at, n.id) > (o.weighed_at, o.id)`;
  const { rows } = await sql<{ id: string }>`
    (SELECT n.id FROM deliveries o JOIN deliveries n ON n.plate_key = o.plate_key
      WHERE ${after} ORDER BY n.weighed_at, n.id LIMIT 2)
    UNION (SELECT n.id FROM deliveries o JOIN deliveries n ON n.number = o.number
        AND n.supplier_id = o.supplier_id AND n.factory_number = o.factory_number
      WHERE ${after} ORDER BY n.weighed_at, n.id LIMIT ${MAX_FOLLOWERS})
    UNION (SELECT n.id FROM deliveries o JOIN deliveries n ON n.contract_id = o.contract_id
        AND n.weighed_on >= o.weighed_on
      WHERE ${after} ORDER BY n.weighed_at, n.id LIMIT ${MAX_FOLLOWERS})`.execute(db);
  return rows.map((row) => row.id);
};
