import type { MaterialRow, OfferRow, PlantRow } from '@abrufbar/domain/imports/master-row.ts';
import { nextPosition } from '#contracts/master-store.ts';
import type { Database } from '#core/database/database.ts';
import { type Saved, saveRow } from '#core/database/save-row.ts';

export const savePlant = (
  db: Database,
  supplierId: number,
  { number, name, unit }: PlantRow,
): Promise<Saved> =>
  saveRow(db, {
    table: 'factories',
    key: { supplier_id: supplierId, number },
    fields: { name, ...(unit && { quantity_unit: unit }) },
    otherwise: {},
  });

export const saveMaterial = (
  db: Database,
  supplierId: number,
  { number, name, category }: MaterialRow,
): Promise<Saved> =>
  saveRow(db, {
    table: 'materials',
    key: { supplier_id: supplierId, number },
    fields: { name, category },
    otherwise: {},
  });

/** A new delivery term or vehicle type is offered behind the others. */
export const saveOffered = async (
  db: Database,
  supplierId: number,
  { kind, id, title }: OfferRow,
): Promise<Saved> => {
  const table = kind === 'incoterm' ? 'incoterms' : 'truck_types';
  return saveRow(db, {
    table,
    key: { supplier_id: supplierId, id },
    fields: { title },
    otherwise: { position: await nextPosition(db, table, supplierId) },
  });
};
