import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { ofSuppliers } from '#core/database/suppliers.ts';

type Named = { readonly id: string; readonly title: string };
type Material = Named & { readonly category: number };

/** Objects that items of a supplier's contracts may name; none of a supplier that is not among those of the staff. */
export type Choices = {
  readonly materials: Material[];
  readonly plants: Named[];
  readonly incoterms: Named[];
  readonly truckTypes: Named[];
};

const listNamed = async (
  db: Database,
  suppliers: readonly number[],
  supplierId: number,
  table: 'incoterms' | 'truck_types',
): Promise<Named[]> => {
  const { rows } = await sql<Named>`
    SELECT id, title FROM ${sql.table(table)}
    WHERE supplier_id = ${ofSuppliers(suppliers)} AND supplier_id = ${supplierId}
    ORDER BY position, id`.execute(db);
  return rows;
};

/** Materials and plants by name, terms and vehicles in the order in which they are offered. */
export const listChoices = async (
  db: Database,
  suppliers: readonly number[],
  supplierId: number,
): Promise<Choices> => {
  const materials = await sql<Material>`
    SELECT number AS id, name AS title, category FROM materials
    WHERE supplier_id = ${ofSuppliers(suppliers)} AND supplier_id = ${supplierId}
    ORDER BY name COLLATE german, number`.execute(db);
  const plants = await sql<Named>`
    SELECT number AS id, name AS title FROM factories
    WHERE supplier_id = ${ofSuppliers(suppliers)} AND supplier_id = ${supplierId}
    ORDER BY name COLLATE german, number`.execute(db);
  return {
    materials: materials.rows,
    plants: plants.rows,
    incoterms: await listNamed(db, suppliers, supplierId, 'incoterms'),
    truckTypes: await listNamed(db, suppliers, supplierId, 'truck_types'),
  };
};
