import type { Database } from '#core/database/database.ts';
import { sql } from 'kysely';

/** Numbers or ids among those given that a supplier does not have. */
const unknownIn = async (
  db: Database,
  table: 'factories' | 'incoterms' | 'truck_types',
  supplierId: number,
  ids: readonly string[],
): Promise<string | undefined> => {
  const column = table === 'factories' ? 'number' : 'id';
  const { rows } = await sql<{ id: string }>`
    SELECT ${sql.ref(column)} AS id FROM ${sql.table(table)}
    WHERE supplier_id = ${supplierId} AND ${sql.ref(column)} = ANY (${ids}::text[])`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !known.has(id));
};

type Named = 'plants' | 'incoterms' | 'vehicle_types';
const TABLES = {
  plants: 'factories',
  incoterms: 'incoterms',
  vehicle_types: 'truck_types',
} as const;

/** The first list that names something the supplier does not have; undefined when all is known. */
export const findUnknown = async (
  db: Database,
  supplierId: number,
  lists: Readonly<Partial<Record<Named, readonly string[]>>>,
): Promise<Named | undefined> => {
  for (const name of ['plants', 'incoterms', 'vehicle_types'] as const) {
    const ids = lists[name];
    if (ids && (await unknownIn(db, TABLES[name], supplierId, ids)) !== undefined) return name;
  }
  return undefined;
};

/** Ids of everything a supplier offers, in its order. */
export const listOffered = async (
  db: Database,
  table: 'incoterms' | 'truck_types',
  supplierId: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('supplier_id', '=', supplierId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Place behind everything that is offered already. */
export const nextPosition = async (
  db: Database,
  table: 'incoterms' | 'truck_types',
  supplierId: number,
): Promise<number> => {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  return (last ?? -1) + 1;
};

/** A material of the catalogue; undefined when the supplier has none of this number. */
export const findMaterial = (db: Database, supplierId: number, number: string) =>
  db
    .selectFrom('materials')
    .select(['name', 'category'])
    .where('supplier_id', '=', supplierId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Names of plants by number. */
export const findPlantNames = async (
  db: Database,
  supplierId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('factories')
    .select(['number', 'name'])
    .where('supplier_id', '=', supplierId)
    .where('number', '=', sql<string>`ANY (${numbers}::text[])`)
    .execute();
  return new Map(rows.map(({ number, name }) => [number, name]));
};

/** Id, material and unit of an item, which stay once it was made. */
export const findItemAt = (db: Database, companyId: number, contractId: string, position: string) =>
  db
    .selectFrom('contract_items')
    .select(['id', 'material_number', 'quantity_unit'])
    .where('company_id', '=', companyId)
    .where('contract_id', '=', contractId)
    .where('position', '=', position)
    .executeTakeFirst();
