import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Load } from '#amounts/rollup-store.ts';
import { markChanged } from '#core/company-changes.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import { type MaterialRow, materialsIn } from '#deliveries/store.ts';

export type NewDelivery = Omit<Insertable<Tables['deliveries']>, 'confirmed'>;

/** Adds a delivery. */
export const insertDelivery = async (db: Database, row: NewDelivery): Promise<void> => {
  await insertDeliveries(db, [row]);
};

/** Adds deliveries of one company and supplier that are new. */
export const insertDeliveries = async (
  db: Database,
  rows: readonly NewDelivery[],
): Promise<void> => {
  await db.insertInto('deliveries').values(rows).execute();
  const [first] = rows;
  if (first === undefined) return;
  await markChanged(db, {
    companyId: first.company_id,
    supplierId: first.supplier_id,
    kind: 'delivery',
    ids: rows.map(({ id }) => id),
    at: new Date(first.imported_at),
  });
};

/** A stored delivery as it counts towards the amounts. */
export const findLoad = async (
  db: Database,
  companyId: number,
  deliveryId: string,
): Promise<Load> => {
  type Found = Omit<Load, 'isConfirmed'> & { status: string };
  const { rows } = await sql<Found>`
    SELECT d.contract_id AS "contractId", d.weighed_on AS day, d.factory_number AS "factoryNumber",
      d.factory_name AS "factoryName", d.status, ${materialsIn([companyId])}
    FROM deliveries d WHERE d.company_id = ${companyId} AND d.id = ${deliveryId}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('The delivery was there a statement ago');
  const { status, ...load } = found;
  return { ...load, isConfirmed: isConfirmed(status) };
};

/** Writes what a ticket says about a delivery. */
export const updateDelivery = async (
  db: Database,
  companyId: number,
  id: string,
  change: Omit<Updateable<Tables['deliveries']>, 'confirmed' | 'version'>,
): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
};

/** Removes the materials of a delivery; others follow. */
export const deleteMaterials = async (
  db: Database,
  companyId: number,
  id: string,
): Promise<void> => {
  await db
    .deleteFrom('delivery_materials')
    .where('company_id', '=', companyId)
    .where('delivery_id', '=', id)
    .execute();
};

/** Adds the materials of a delivery in the order of the slip. */
export const insertMaterials = async (
  db: Database,
  companyId: number,
  deliveryId: string,
  materials: readonly MaterialRow[],
): Promise<void> => {
  await insertMaterialsOf(db, companyId, [{ id: deliveryId, materials }]);
};

/** Adds the materials of several deliveries. */
export const insertMaterialsOf = async (
  db: Database,
  companyId: number,
  deliveries: readonly { readonly id: string; readonly materials: readonly MaterialRow[] }[],
): Promise<void> => {
  const rows = deliveries.flatMap(({ id, materials }) =>
    materials.map((material, index) => ({
      ...material,
      company_id: companyId,
      delivery_id: id,
      pos: index + 1,
    })),
  );
  await db.insertInto('delivery_materials').values(rows).execute();
};

/** Adds name and category of a supplier's materials, which give deliveries their category (D-42). */
export const insertCatalogue = async (
  db: Database,
  supplierId: number,
  materials: readonly Omit<Insertable<Tables['materials']>, 'supplier_id'>[],
): Promise<void> => {
  await db
    .insertInto('materials')
    .values(materials.map((material) => ({ ...material, supplier_id: supplierId })))
    .onConflict((conflict) =>
      conflict.columns(['supplier_id', 'number']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        category: eb.ref('excluded.category'),
      })),
    )
    .execute();
};
