import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { type RawBuilder, sql } from 'kysely';
import type { MaterialFilterValue } from '#contracts/material-filters.ts';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';

/** A material of one unit with exact sums; `day` is null over all days. */
export type AmountRow = {
  day: string | null;
  material_number: string;
  quantity_unit: string;
  material_name: string;
  category: number;
  /** Pairs of numbers and names: the plants it came from, or those agreed while nothing has come. */
  plants: { numbers: string[]; names: string[] }[];
  target: string;
  delivered: string;
  incoming: string;
};

/** Filters of the cards; they choose cards and never change the figures on one. */
type AmountFilters = {
  readonly material_category?: readonly string[];
  readonly material?: readonly string[];
  readonly factory?: readonly string[];
};
type Window = { readonly offset: number; readonly size: number };

/** Days of which the amounts are asked for: those chosen, or the latest one with a delivery among them. */
export type Days = {
  readonly latest: boolean;
  readonly chosen: readonly string[] | null;
};

/** Call-offs that count towards the target of their day (D-46). */
const PROMISED = [CALL_OFF_STATUS.confirmed, CALL_OFF_STATUS.changeRequest];

const FACT = sql`contract_id, day, material_number, quantity_unit, material_name, category, factory_numbers,
  factory_names, weighed, target, delivered, incoming`;

/** Amounts of one contract, or of all of a company; the key may be that of a row of another statement. */
type Amounts = {
  readonly companyId: number | RawBuilder<unknown>;
  readonly contractId: string | RawBuilder<unknown> | null;
};

// One row per plant and name with deliveries and one per call-off: never one per delivery.
const ofDays = ({ companyId, contractId }: Amounts, { latest, chosen }: Days) => {
  const ofContract = (column: RawBuilder<unknown>) =>
    contractId === null ? sql`true` : sql`${column} = ${contractId}`;
  const among = (column: RawBuilder<unknown>) =>
    chosen === null ? sql`true` : sql`${column} = ANY (${chosen}::date[])`;
  const on = (column: RawBuilder<unknown>) =>
    latest
      ? sql`${column} = (SELECT max(l.day) FROM daily_amounts l
          WHERE l.company_id = ${companyId} AND ${ofContract(sql`l.contract_id`)} AND ${among(sql`l.day`)})`
      : among(column);
  return sql`
    SELECT a.contract_id, a.day, a.material_number, a.quantity_unit, a.material_name, a.category,
      ARRAY[a.factory_number], ARRAY[a.factory_name], true, 0, a.delivered, a.incoming
    FROM daily_amounts a
    WHERE a.company_id = ${companyId} AND ${ofContract(sql`a.contract_id`)} AND ${on(sql`a.day`)}
    UNION ALL
    SELECT o.contract_id, o.valid_on, o.material_number, o.quantity_unit, o.material_name, o.category,
      i.factory_numbers, i.factory_names, false, o.valid_quantity, 0, 0
    FROM call_offs o
    JOIN contract_items i ON i.company_id = ${companyId} AND i.id = o.contract_item_id
    WHERE o.company_id = ${companyId} AND ${ofContract(sql`o.contract_id`)}
      AND o.status = ANY (${PROMISED}::smallint[]) AND ${on(sql`o.valid_on`)}`;
};

const ofAllDays = ({ companyId, contractId }: ContractKey) => sql`
  SELECT a.contract_id, NULL::date, a.material_number, a.quantity_unit, a.material_name, a.category,
    ARRAY[a.factory_number], ARRAY[a.factory_name], true, 0, a.delivered, a.incoming
  FROM total_amounts a WHERE a.company_id = ${companyId} AND a.contract_id = ${contractId}
  UNION ALL
  SELECT i.contract_id, NULL, i.material_number, i.quantity_unit, i.material_name, i.category,
    i.factory_numbers, i.factory_names, false, i.target_quantity, 0, 0
  FROM contract_items i
  WHERE i.company_id = ${companyId} AND i.contract_id = ${contractId}
    AND NOT i.cancelled AND i.target_quantity IS NOT NULL`;

const narrowedTo = ({ material_category, material, factory }: AmountFilters) =>
  sql.join(
    [
      sql`true`,
      ...(material ? [sql`material_number = ANY (${material}::text[])`] : []),
      ...(material_category ? [sql`max(category) = ANY (${material_category}::smallint[])`] : []),
      ...(factory ? [sql`bool_or(factory_numbers && ${factory}::text[])`] : []),
    ],
    sql` AND `,
  );

/** One card for each contract, day, material and unit. */
const cardsOf = (facts: RawBuilder<unknown>, filters: AmountFilters) => {
  const plants = sql`json_agg(json_build_object('numbers', factory_numbers, 'names', factory_names))`;
  return sql`
    SELECT contract_id, day, material_number, quantity_unit, max(material_name) AS material_name,
      max(category) AS category, sum(target) AS target, sum(delivered) AS delivered,
      sum(incoming) AS incoming, coalesce(${plants} FILTER (WHERE weighed), ${plants}) AS plants
    FROM (${facts}) AS fact (${FACT})
    GROUP BY contract_id, day, material_number, quantity_unit HAVING ${narrowedTo(filters)}`;
};
const IN_ORDER = sql`day, material_number, quantity_unit`;

/** Amounts by material number and unit (D-29), and how many cards there are; at most `most` of them. */
export const listAmounts = async (
  db: Database,
  contract: ContractKey,
  days: Days | null,
  filters: AmountFilters,
  { offset, size, limit }: Window & { readonly limit: number | null },
): Promise<{ rows: AmountRow[]; total: number }> => {
  type Counted = { total: number } & (AmountRow | { material_number: null });
  const facts = days ? ofDays(contract, days) : ofAllDays(contract);
  const { rows } = await sql<Counted>`
    WITH card AS (${cardsOf(facts, filters)} ORDER BY ${IN_ORDER} LIMIT ${limit})
    SELECT t.total, p.* FROM (SELECT count(*)::int AS total FROM card) t
    LEFT JOIN (SELECT * FROM card ORDER BY ${IN_ORDER} LIMIT ${size} OFFSET ${offset}) p ON true
    ORDER BY ${IN_ORDER}`.execute(db);
  return { rows: rows.filter((row) => row.material_number !== null), total: rows[0]?.total ?? 0 };
};

export type SiteAmountRow = AmountRow & { contract_id: string; construction_site_name: string };

/** Amounts of one day by site and material, of one contract or all of a company (BEY-46). */
export const listSiteAmounts = async (
  db: Database,
  of: Amounts,
  day: string,
): Promise<SiteAmountRow[]> => {
  const facts = ofDays(of, { latest: false, chosen: [day] });
  const { rows } = await sql<SiteAmountRow>`
    SELECT a.*, c.name AS construction_site_name FROM (${cardsOf(facts, {})}) a
    JOIN contracts c ON c.company_id = ${of.companyId} AND c.id = a.contract_id
    ORDER BY c.name COLLATE german, c.id, ${IN_ORDER}`.execute(db);
  return rows;
};

/** The same of one contract as JSON, part of another statement; quantities leave as text, which is exact. */
export const siteAmountsIn = (of: Amounts, day: string): RawBuilder<unknown> => sql`(
  SELECT coalesce(json_agg(json_build_object('contract_id', a.contract_id, 'day', a.day,
    'material_number', a.material_number, 'quantity_unit', a.quantity_unit, 'material_name', a.material_name,
    'category', a.category, 'plants', a.plants, 'target', a.target::text, 'delivered', a.delivered::text,
    'incoming', a.incoming::text, 'construction_site_name', c.name) ORDER BY ${IN_ORDER}), '[]')
  FROM (${cardsOf(ofDays(of, { latest: false, chosen: [day] }), {})}) a
  JOIN contracts c ON c.company_id = ${of.companyId} AND c.id = a.contract_id)`;

/** Filter values for the amounts of a contract: everything delivered and everything agreed. */
export const listAmountFilterValues = async (
  db: Database,
  { companyId, contractId }: ContractKey,
): Promise<MaterialFilterValue[]> => {
  const { rows } = await sql<MaterialFilterValue>`
    WITH carried (category, material_number, material_name, factory_number, factory_name) AS (
      SELECT a.category, a.material_number, a.material_name, a.factory_number, a.factory_name
      FROM total_amounts a WHERE a.company_id = ${companyId} AND a.contract_id = ${contractId}
      UNION ALL
      SELECT i.category, i.material_number, i.material_name, f.number, f.name
      FROM contract_items i, unnest(i.factory_numbers, i.factory_names) AS f (number, name)
      WHERE i.company_id = ${companyId} AND i.contract_id = ${contractId} AND NOT i.cancelled
        AND i.target_quantity IS NOT NULL
    )
    SELECT key, value, label FROM (
      SELECT 'material_category' AS key, category::text AS value, category::text AS label
        FROM carried GROUP BY category
      UNION ALL SELECT 'material', material_number, max(material_name) FROM carried
        GROUP BY material_number
      UNION ALL SELECT 'factory', factory_number, max(factory_name) FROM carried
        GROUP BY factory_number) v
    ORDER BY key, label COLLATE german, value`.execute(db);
  return rows;
};
