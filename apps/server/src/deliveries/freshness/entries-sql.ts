import type { Addition, AdditionUnit } from '@abrufbar/domain/deliveries/freshness.ts';
import { sql } from 'kysely';

/** Times of JSON are those of the database; `by` is null when the account is gone. */
export type EntryRow = {
  id: string;
  kind: 'temperature' | Addition;
  amount: string;
  unit: 'celsius' | AdditionUnit;
  remaining: string | null;
  observed_at: string;
  by: string | null;
};

/** Entries at the delivery `d` that were not withdrawn, oldest first (BEY-105); quantities are text, as a JSON number would become a float. */
export const entriesIn = (scope: readonly number[]) => sql`(
  SELECT coalesce(json_agg(json_build_object('id', e.id, 'kind', e.kind, 'amount', e.amount::text, 'unit', e.unit,
    'remaining', e.remaining::text, 'observed_at', e.observed_at, 'by', u.first_name || ' ' || u.last_name)
    ORDER BY e.observed_at, e.made_at, e.id), '[]')
  FROM delivery_entries e LEFT JOIN users u ON u.id = e.user_id
  WHERE e.company_id = ANY (${scope}::int[]) AND e.company_id = d.company_id AND e.delivery_id = d.id
    AND e.withdrawn_at IS NULL
) AS entries`;

/** Limits that the supplier has chosen for a material. */
export type LimitsRow = {
  number: string;
  limit_minutes: number | null;
  coldest_celsius: number | null;
  hottest_celsius: number | null;
};

/** Limits of the materials of the delivery `d` (BEY-103). */
export const limitsIn = (scope: readonly number[]) => sql`(
  SELECT coalesce(json_agg(json_build_object('number', g.number, 'limit_minutes', g.limit_minutes,
    'coldest_celsius', g.coldest_celsius, 'hottest_celsius', g.hottest_celsius)), '[]')
  FROM materials g WHERE g.supplier_id = d.supplier_id AND g.number IN (SELECT m.number FROM delivery_materials m
    WHERE m.company_id = ANY (${scope}::int[]) AND m.company_id = d.company_id AND m.delivery_id = d.id)
) AS limits`;
