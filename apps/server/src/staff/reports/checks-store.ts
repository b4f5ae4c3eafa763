import type { CHECK_GROUPS } from '@abrufbar/contract/staff/report-checks.ts';
import type { WEIGHT_CHECKS } from '@abrufbar/domain/deliveries/weight-checks.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';
import type { ReportFilters } from '#staff/reports/store.ts';

type Group = (typeof CHECK_GROUPS)[number];

const GROUPED = {
  plant: sql`d.supplier_id || ':' || d.factory_number AS key, d.factory_name AS name`,
  carrier: sql`coalesce(d.spedition_name, '') AS key, d.spedition_name AS name`,
  plate: sql`coalesce(d.plate_key, '') AS key, d.vehicle_license_plate AS name`,
} as const satisfies Readonly<Record<Group, unknown>>;

const narrowed = ({ plants, materials, customers }: ReportFilters) => {
  const conditions = [
    ...(plants
      ? [
          sql`(d.supplier_id, d.factory_number) IN (SELECT * FROM unnest(
            ${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[]))`,
        ]
      : []),
    ...(customers ? [sql`d.company_id = ANY (${customers}::int[])`] : []),
    ...(materials
      ? [
          sql`EXISTS (SELECT FROM delivery_materials m WHERE m.company_id = d.company_id AND m.delivery_id = d.id
            AND m.number = ANY (${materials}::text[]))`,
        ]
      : []),
    sql`true`,
  ];
  return sql.join(conditions, sql` AND `);
};

export type CheckCount = {
  key: string;
  name: string | null;
  /** Null: all loads; empty: those with any hint. */
  kind: (typeof WEIGHT_CHECKS)[number] | '' | null;
  n: number;
};

/** Loads of a period by group: all, those with hints, and those with each kind of hint. */
export const countChecks = async (
  db: Database,
  suppliers: readonly number[],
  filters: ReportFilters,
  by: Group,
): Promise<CheckCount[]> => {
  const { from, until } = filters;
  const { rows } = await sql<CheckCount>`
    WITH loads AS MATERIALIZED (
      SELECT d.company_id, d.id, ${GROUPED[by]} FROM deliveries d
      WHERE d.supplier_id = ${ofSuppliers(suppliers)}
        AND d.weighed_at >= ${from}::date::timestamp AT TIME ZONE 'Europe/Berlin'
        AND d.weighed_at < (${until}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin' AND ${narrowed(filters)}),
    hints AS MATERIALIZED (
      SELECT l.key, l.id, w.kind FROM (SELECT w.company_id, w.delivery_id, w.kind FROM weight_checks w
        WHERE w.supplier_id = ${ofSuppliers(suppliers)} OFFSET 0) w
      JOIN loads l ON l.company_id = w.company_id AND l.id = w.delivery_id)
    SELECT key, max(name) AS name, NULL AS kind, count(*)::int AS n FROM loads GROUP BY key
    UNION ALL SELECT key, NULL, '', count(DISTINCT id)::int FROM hints GROUP BY key
    UNION ALL SELECT key, NULL, kind, count(*)::int FROM hints GROUP BY key, kind`.execute(db);
  return rows;
};
