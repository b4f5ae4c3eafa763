import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Counts = { open: number; requests: number; changes: number; cancels: number };

/** How many call-offs wait, by what they wait for; one with a pending decision waits no more. */
export const countWaiting = async (db: Database, suppliers: readonly number[]): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    SELECT count(*)::int AS open, count(*) FILTER (WHERE status IN (1, 20))::int AS requests,
      count(*) FILTER (WHERE status = 30)::int AS changes, count(*) FILTER (WHERE status = 2)::int AS cancels
    FROM call_offs o WHERE supplier_id = ${ofSuppliers(suppliers)} AND status IN (1, 2, 20, 30)
      AND NOT EXISTS (SELECT FROM call_off_decisions d WHERE d.supplier_id = o.supplier_id
        AND d.company_id = o.company_id AND d.call_off_id = o.id)`.execute(db);
  return rows[0] ?? { open: 0, requests: 0, changes: 0, cancels: 0 };
};

type Amount = { quantity: number; unit: string };

type Today = {
  decided: number;
  confirmed: number;
  refused: number;
  confirmed_amounts: Amount[];
  refused_amounts: Amount[];
  median_minutes: number | null;
  last_at: string | null;
  last_reference: number | null;
  last_company: string | null;
};

/** Delivery days so far back may still be decided about; older ones are not looked through. */
const DECIDED_BEHIND_DAYS = 7;
const DECISIONS = [
  'confirm',
  'refuse',
  'acceptChange',
  'declineChange',
  'cancel',
  'acceptCancellation',
  'declineCancellation',
];

/** Sums by unit of what was decided with one of these states, each call-off once. */
const amountsOf = (statuses: readonly number[]): RawBuilder<Amount[]> => sql`
  (SELECT coalesce(jsonb_agg(jsonb_build_object('quantity', quantity, 'unit', unit) ORDER BY unit <> 't', unit), '[]')
  FROM (SELECT d.quantity_unit AS unit, sum(d.quantity) AS quantity
    FROM (SELECT DISTINCT id, quantity, quantity_unit FROM decided WHERE to_status = ANY (${statuses}::int[])) d
    GROUP BY d.quantity_unit) a)`;

/** Decisions between two instants, and how long the customers waited for them. The first version is the creation. */
export const summarizeDecisions = async (
  db: Database,
  suppliers: readonly number[],
  from: string,
  until: string,
): Promise<Today> => {
  // OFFSET 0 keeps the steps behind the call-offs of the suppliers: the plan never begins with those of everybody.
  const { rows } = await sql<Today>`
    WITH decided AS (
      SELECT s.at, s.to_status, o.id, o.quantity, o.quantity_unit, o.reference, co.name AS company, s.at - (
        SELECT max(r.at) FROM call_off_steps r
        WHERE r.company_id = o.company_id AND r.call_off_id = o.id AND r.version < s.version
          AND r.action IN ('create', 'makeBinding', 'requestChange', 'requestCancellation')) AS waited
      FROM call_offs o
      JOIN companies co ON co.id = o.company_id
      CROSS JOIN LATERAL (SELECT s.at, s.to_status, s.version FROM call_off_steps s
        WHERE s.company_id = o.company_id AND s.call_off_id = o.id AND s.at >= ${from} AND s.at < ${until}
          AND s.action = ANY (${DECISIONS}::text[]) OFFSET 0) s
      WHERE o.supplier_id = ${ofSuppliers(suppliers)} AND o.version > 1 AND o.starts_on >= ${from}::date - ${DECIDED_BEHIND_DAYS}::int)
    SELECT count(*)::int AS decided, count(*) FILTER (WHERE to_status = 4)::int AS confirmed,
      count(*) FILTER (WHERE to_status IN (3, 5))::int AS refused,
      ${amountsOf([4])} AS confirmed_amounts, ${amountsOf([3, 5])} AS refused_amounts,
      (extract(epoch FROM percentile_cont(0.5) WITHIN GROUP (ORDER BY waited)) / 60)::int AS median_minutes,
      (array_agg(at ORDER BY at DESC, reference DESC))[1] AS last_at, (array_agg(reference ORDER BY at DESC, reference DESC))[1] AS last_reference,
      (array_agg(company ORDER BY at DESC, reference DESC))[1] AS last_company
    FROM decided`.execute(db);
  return rows[0] ?? NOTHING;
};

const NOTHING: Today = {
  decided: 0,
  confirmed: 0,
  refused: 0,
  confirmed_amounts: [],
  refused_amounts: [],
  median_minutes: null,
  last_at: null,
  last_reference: null,
  last_company: null,
};

type Choice = { value: string; label: string };

/** Materials and customers that call-offs of the suppliers name. */
export const listFilterChoices = async (
  db: Database,
  suppliers: readonly number[],
): Promise<{ materials: Choice[]; customers: Choice[] }> => {
  const materials = await sql<Choice>`
    SELECT number AS value, min(name) AS label FROM materials WHERE supplier_id = ${ofSuppliers(suppliers)}
    GROUP BY number ORDER BY min(name) COLLATE german, number`.execute(db);
  const customers = await sql<Choice>`
    SELECT co.id::text AS value, co.name AS label FROM companies co
    WHERE EXISTS (SELECT FROM company_erp_ids e WHERE e.company_id = co.id AND e.supplier_id = ${ofSuppliers(suppliers)})
    ORDER BY co.name COLLATE german, co.id`.execute(db);
  return { materials: materials.rows, customers: customers.rows };
};
