import type { ItemRow } from '@abrufbar/domain/imports/master-row.ts';
import { fromThousandths, toThousandths } from '@abrufbar/domain/imports/ticket.ts';
import {
  findItemAt,
  findMaterial,
  findPlantNames,
  findUnknown,
  listOffered,
  updateContractVersion,
} from '#contracts/master-store.ts';
import { findContractByNumber } from '#contracts/update-store.ts';
import type { Touch } from '#core/audit.ts';
import type { Database } from '#core/database/database.ts';
import { type Saved, saveRow } from '#core/database/save-row.ts';
import { newId } from '#core/ids.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import type { RowProblem } from '#imports/run/row-import.ts';

type Owner = { readonly companyId: number; readonly supplierId: number; readonly now: Date };

/** `500.5` as the column keeps it, `500.500`. */
const quantityOf = (text: string | null): string | null => {
  const thousandths = text ? toThousandths(text, '.') : null;
  return thousandths === null ? null : fromThousandths(thousandths);
};

const UNKNOWN = {
  plants: 'unknown_plant',
  incoterms: 'unknown_incoterm',
  vehicle_types: 'unknown_vehicle_type',
} as const;

/** Columns of the fields that a row names; its material and plants are those of the catalogue. */
const fieldsOf = async (
  db: Database,
  supplierId: number,
  row: ItemRow,
  material: { readonly name: string; readonly category: number },
) => {
  const names = await findPlantNames(db, supplierId, row.plants);
  return {
    material_number: row.material_number,
    material_name: material.name,
    category: material.category,
    factory_numbers: row.plants,
    factory_names: row.plants.map((number) => names.get(number) ?? ''),
    ...(row.quantity !== undefined && { target_quantity: quantityOf(row.quantity) }),
    ...(row.warn_above !== undefined && { warn_above: quantityOf(row.warn_above) }),
    ...(row.max_per_call_off !== undefined && {
      max_per_call_off: quantityOf(row.max_per_call_off),
    }),
    ...(row.per_day !== undefined && { per_day: quantityOf(row.per_day) }),
    ...(row.unit && { quantity_unit: row.unit }),
    ...(typeof row.cancelled === 'boolean' && { cancelled: row.cancelled }),
    ...(typeof row.night_shift === 'boolean' && { night_shift: row.night_shift }),
    ...(row.incoterms && { incoterms: row.incoterms }),
    ...(row.vehicle_types && { truck_types: row.vehicle_types }),
  };
};

/** An item keeps its material and unit: what was delivered and called off counts in them. */
export const saveItem = async (
  db: Database,
  touch: Touch,
  { companyId, supplierId, now }: Owner,
  row: ItemRow,
): Promise<Saved | RowProblem> => {
  const contract = await findContractByNumber(db, companyId, supplierId, row.contract_number);
  if (contract === undefined) return { field: 'contract_number', code: 'unknown_contract' };
  const material = await findMaterial(db, supplierId, row.material_number);
  if (material === undefined) return { field: 'material_number', code: 'unknown_material' };
  const { plants, incoterms, vehicle_types: vehicles } = row;
  const unknown = await findUnknown(db, supplierId, {
    plants,
    ...(incoterms && { incoterms }),
    ...(vehicles && { vehicle_types: vehicles }),
  });
  if (unknown) return { field: unknown, code: UNKNOWN[unknown] };
  const known = await findItemAt(db, companyId, contract.id, row.position);
  if (known && known.material_number !== row.material_number) {
    return { field: 'material_number', code: 'item_fixed' };
  }
  if (known && row.unit && known.quantity_unit !== row.unit) {
    return { field: 'unit', code: 'item_fixed' };
  }
  const saved = await saveRow(
    db,
    {
      table: 'contract_items',
      key: { company_id: companyId, contract_id: contract.id, position: row.position },
      fields: await fieldsOf(db, supplierId, row, material),
      otherwise: {
        id: newId(),
        incoterms: await listOffered(db, 'incoterms', supplierId),
        truck_types: await listOffered(db, 'truck_types', supplierId),
      },
    },
    now,
  );
  if (saved === 'unchanged') return saved;
  await updateContractVersion(db, companyId, contract.id, now);
  await touch(companyId);
  await sendCompanyHint(db, companyId, 'contracts', contract.id);
  return saved;
};
