import { plateKey } from '@abrufbar/domain/staff/search.ts';
import { type RawBuilder, sql } from 'kysely';
import { LAST_SIGN } from '#core/database/folded-text.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type PlantKey = { readonly supplierId: number; readonly number: string };

/** Filters of the list; null does not narrow. */
export type OfficeDeliveryFilters = {
  readonly isUnconfirmed: boolean;
  readonly isCorrected: boolean;
  /** Its weighing ticket has hints. */
  readonly isOdd: boolean;
  readonly plants: readonly PlantKey[] | null;
  readonly materials: readonly string[] | null;
  readonly customers: readonly number[] | null;
  readonly contract: string | null;
  readonly from: string | null;
  readonly until: string | null;
  readonly text: string | null;
};

type Fragment = RawBuilder<unknown>;

const asTable = (plants: readonly PlantKey[]) => sql`unnest(
  ${plants.map(({ supplierId }) => supplierId)}::int[], ${plants.map(({ number }) => number)}::text[])`;

/** Deliveries whose number or plate begins so: two ways, each along its own index. */
export const beginning = (suppliers: readonly number[], text: string, rows: number) => {
  const part = (column: string, start: string) => sql`
    (SELECT n.company_id, n.id FROM deliveries n WHERE n.supplier_id = ${ofSuppliers(suppliers)}
      AND ${sql.ref(column)} ~>=~ ${start} AND ${sql.ref(column)} ~<~ ${start + LAST_SIGN} LIMIT ${rows})`;
  const number = part('n.number', text.replaceAll(/\s/g, ''));
  return sql`${number} UNION ${part('n.plate_key', plateKey(text))}`;
};

/** Where the search begins, and what ties a delivery to it, so that each row of it is read along one index. */
type Begin = { readonly from: Fragment; readonly tie: Fragment };

/** The narrowest of the filters; each has an index that ends in the order of time, or few rows. */
const beginOf = (
  suppliers: readonly number[],
  { text, isOdd, contract, customers, plants }: OfficeDeliveryFilters,
  rows: number,
): Begin => {
  const each = sql`unnest(${suppliers}::int[])`;
  if (text)
    return {
      from: sql`(${beginning(suppliers, text, rows)}) b`,
      tie: sql`d.company_id = b.company_id AND d.id = b.id`,
    };
  if (isOdd)
    return {
      from: sql`(SELECT DISTINCT w.company_id, w.delivery_id FROM weight_checks w
        WHERE w.supplier_id = ${ofSuppliers(suppliers)}) b`,
      tie: sql`d.company_id = b.company_id AND d.id = b.delivery_id`,
    };
  if (contract)
    return {
      from: sql`(SELECT c.company_id FROM contracts c
        WHERE c.supplier_id = ${ofSuppliers(suppliers)} AND c.id = ${contract}) b`,
      tie: sql`d.company_id = b.company_id AND d.contract_id = ${contract}`,
    };
  if (customers)
    return {
      from: sql`unnest(${customers}::int[]) b (company_id) CROSS JOIN ${each} s (id)`,
      tie: sql`d.company_id = b.company_id AND d.supplier_id = s.id`,
    };
  if (plants)
    return {
      from: sql`${asTable(plants)} b (supplier_id, number)`,
      tie: sql`d.supplier_id = b.supplier_id AND d.factory_number = b.number`,
    };
  return { from: sql`${each} b (supplier_id)`, tie: sql`d.supplier_id = b.supplier_id` };
};

/** Conditions for which the begin has not narrowed yet. */
const restOf = (
  suppliers: readonly number[],
  {
    isUnconfirmed,
    isCorrected,
    isOdd,
    plants,
    customers,
    contract,
    from,
    until,
    text,
  }: OfficeDeliveryFilters,
): Fragment => {
  const isFound = text !== null || isOdd;
  return sql.join(
    [
      sql`d.supplier_id = ${ofSuppliers(suppliers)}`,
      ...(isUnconfirmed ? [sql`NOT d.confirmed`] : []),
      ...(isCorrected ? [sql`d.corrected_at IS NOT NULL`] : []),
      ...(isOdd && text !== null
        ? [
            sql`EXISTS (SELECT FROM weight_checks w WHERE w.company_id = d.company_id AND w.delivery_id = d.id)`,
          ]
        : []),
      ...(contract && isFound ? [sql`d.contract_id = ${contract}`] : []),
      ...(customers && (isFound || contract)
        ? [sql`d.company_id = ANY (${customers}::int[])`]
        : []),
      ...(plants && (isFound || contract || customers)
        ? [sql`(d.supplier_id, d.factory_number) IN (SELECT * FROM ${asTable(plants)})`]
        : []),
      // Midnight in Berlin: the index knows instants, not days.
      ...(from ? [sql`d.weighed_at >= ${from}::date::timestamp AT TIME ZONE 'Europe/Berlin'`] : []),
      ...(until
        ? [sql`d.weighed_at < (${until}::date + 1)::timestamp AT TIME ZONE 'Europe/Berlin'`]
        : []),
    ],
    sql` AND `,
  );
};

/**
 * The newest of the filtered deliveries, at most so many: of each supplier, customer or plant along its own index,
 * because one index over several of them is in no order of time. Materials lie in another table and are looked for
 * among these (decision 0044).
 */
export const newest = (
  suppliers: readonly number[],
  filters: OfficeDeliveryFilters,
  more: Fragment,
  rows: number,
): Fragment => {
  const { from, tie } = beginOf(suppliers, filters, rows);
  const found = sql`
    SELECT n.* FROM ${from}
    CROSS JOIN LATERAL (
      SELECT d.company_id, d.id, d.weighed_at ${more} FROM deliveries d
      WHERE ${tie} AND ${restOf(suppliers, filters)}
      ORDER BY d.weighed_at DESC, d.id DESC LIMIT ${rows}) n
    ORDER BY n.weighed_at DESC, n.id DESC LIMIT ${rows}`;
  const { materials } = filters;
  if (materials === null) return found;
  // Row by row: PostgreSQL would rather join all materials, each of which asks the policies for its delivery.
  return sql`
    SELECT f.* FROM (${found}) f
    WHERE ARRAY(SELECT m.number FROM delivery_materials m
      WHERE m.company_id = f.company_id AND m.delivery_id = f.id) && ${materials}::text[]`;
};
