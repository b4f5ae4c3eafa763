import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { MaterialFilterValue } from '#contracts/material-filters.ts';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import type { Tables } from '#core/database/tables.ts';

export type ItemRow = {
  id: string;
  material_number: string;
  material_name: string;
  category: number;
  factory_numbers: string[];
  factory_names: string[];
  target_quantity: string | null;
  quantity_unit: string;
  cancelled: boolean;
  /** All items of this material and unit by position: they share what was delivered. */
  siblings: { id: string; target: string | null; cancelled: boolean }[];
  delivered: string;
  incoming: string;
};
export type ItemDetail = ItemRow & {
  contract_id: string;
  contract_number: string;
  contract_name: string;
  contract_status: number;
};

/** Filters of the list; an absent key does not narrow. */
type ItemFilters = {
  readonly material_category?: readonly string[];
  readonly material?: readonly string[];
  readonly factory?: readonly string[];
};

const COLUMNS = sql`i.id, i.material_number, i.material_name, i.category, i.factory_numbers,
  i.factory_names, i.target_quantity, i.quantity_unit, i.cancelled`;

const siblingsIn = (scope: readonly number[]) => sql`(
  SELECT json_agg(json_build_object('id', s.id, 'target', s.target_quantity::text, 'cancelled', s.cancelled)
    ORDER BY s.position, s.id)
  FROM contract_items s
  WHERE s.company_id = ANY (${scope}::int[]) AND s.company_id = i.company_id
    AND s.contract_id = i.contract_id AND s.material_number = i.material_number
    AND s.quantity_unit = i.quantity_unit) AS siblings`;

const amountsIn = (scope: readonly number[]) => sql`
  LEFT JOIN LATERAL (
    SELECT coalesce(sum(a.delivered), 0) AS delivered, coalesce(sum(a.incoming), 0) AS incoming
    FROM total_amounts a
    WHERE a.company_id = ANY (${scope}::int[]) AND a.company_id = i.company_id
      AND a.contract_id = i.contract_id AND a.material_number = i.material_number
      AND a.quantity_unit = i.quantity_unit) w ON true`;

const narrowedTo = (
  { companyId, contractId }: ContractKey,
  { material_category, material, factory }: ItemFilters,
): RawBuilder<unknown> =>
  sql.join(
    [
      sql`i.company_id = ${companyId} AND i.contract_id = ${contractId}`,
      ...(material_category ? [sql`i.category = ANY (${material_category}::smallint[])`] : []),
      ...(material ? [sql`i.material_number = ANY (${material}::text[])`] : []),
      ...(factory ? [sql`i.factory_numbers && ${factory}::text[]`] : []),
    ],
    sql` AND `,
  );

type Window = { readonly offset: number; readonly size: number };

/** Items of a contract by material number, position and id as tie-breaks (D-29), and how many there are. */
export const listItems = async (
  db: Database,
  contract: ContractKey,
  filters: ItemFilters,
  { offset, size }: Window,
): Promise<{ rows: ItemRow[]; total: number }> => {
  const where = narrowedTo(contract, filters);
  const scope = [contract.companyId];
  type Counted = { total: number } & (ItemRow | { id: null });
  const { rows } = await sql<Counted>`
    SELECT t.total, p.* FROM (SELECT count(*)::int AS total FROM contract_items i WHERE ${where}) t
    LEFT JOIN (
      SELECT ${COLUMNS}, i.position, ${siblingsIn(scope)}, w.delivered, w.incoming
      FROM contract_items i ${amountsIn(scope)}
      WHERE ${where} ORDER BY i.material_number, i.position, i.id LIMIT ${size} OFFSET ${offset}) p ON true
    ORDER BY p.material_number, p.position, p.id`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
};

/** One item of the caller's companies with its contract; undefined when foreign or absent. */
export const findItem = async (
  db: Database,
  scope: readonly number[],
  id: string,
): Promise<ItemDetail | undefined> => {
  const { rows } = await sql<ItemDetail>`
    SELECT ${COLUMNS}, ${siblingsIn(scope)}, w.delivered, w.incoming, c.id AS contract_id,
      c.contract_number, c.name AS contract_name, c.status AS contract_status
    FROM contract_items i
    JOIN contracts c ON c.company_id = ANY (${scope}::int[]) AND c.company_id = i.company_id
      AND c.id = i.contract_id
    ${amountsIn(scope)}
    WHERE i.company_id = ANY (${scope}::int[]) AND i.id = ${id}`.execute(db);
  return rows[0];
};

/** Filter values for the items of a contract. */
export const listItemFilterValues = async (
  db: Database,
  { companyId, contractId }: ContractKey,
): Promise<MaterialFilterValue[]> => {
  const { rows } = await sql<MaterialFilterValue>`
    WITH items AS (
      SELECT i.category, i.material_number, i.material_name, i.factory_numbers, i.factory_names
      FROM contract_items i WHERE i.company_id = ${companyId} AND i.contract_id = ${contractId}
    )
    SELECT key, value, label FROM (
      SELECT 'material_category' AS key, category::text AS value, category::text AS label
        FROM items GROUP BY category
      UNION ALL SELECT 'material', material_number, max(material_name) FROM items GROUP BY material_number
      UNION ALL SELECT 'factory', f.number, max(f.name)
        FROM items, unnest(factory_numbers, factory_names) AS f (number, name) GROUP BY f.number) v
    ORDER BY key, label COLLATE german, value`.execute(db);
  return rows;
};

export type NewItem = Omit<Insertable<Tables['contract_items']>, 'id'>;

/** Adds an item to a contract and hands back its id. */
export const insertItem = async (db: Database, row: NewItem): Promise<string> => {
  const id = newId();
  await db
    .insertInto('contract_items')
    .values({ ...row, id })
    .execute();
  await sendCompanyHint(db, row.company_id, 'contracts', row.contract_id);
  return id;
};

type Named = { readonly id: string; readonly title: string };
/** Delivery terms and vehicles of a supplier, in the order in which they are offered. */
type Offer = { readonly incoterms: readonly Named[]; readonly truckTypes: readonly Named[] };

/** Adds delivery terms and vehicles of a supplier; a known one gets its new title. */
export const insertOffer = async (
  db: Database,
  supplierId: number,
  { incoterms, truckTypes }: Offer,
): Promise<void> => {
  for (const [table, list] of [
    ['incoterms', incoterms],
    ['truck_types', truckTypes],
  ] as const) {
    if (list.length === 0) continue;
    const rows = list.map((one, position) => ({ ...one, supplier_id: supplierId, position }));
    await db
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['supplier_id', 'id'])
          .doUpdateSet((eb) => ({ title: eb.ref('excluded.title') })),
      )
      .execute();
  }
};
