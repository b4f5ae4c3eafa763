import type { OfficeContractItem, OfficeContractRow } from '@abrufbar/contract/contracts/office.ts';
import { allocate, amountsOf } from '@abrufbar/domain/amounts/demand.ts';
import type { OfficeItem } from '#contracts/office/detail-store.ts';
import type { OfficeContract, OfficeContractHead } from '#contracts/office/list-store.ts';
import type { StoredPlant } from '#contracts/plant-store.ts';

export const presentHead = (row: OfficeContractHead) => ({
  id: row.id,
  number: row.number,
  name: row.name,
  status: row.status,
  building_site_number: row.building_site_number,
  company_id: row.company_id,
  company: row.company,
  company_number: row.company_number,
  supplier: row.supplier,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
});

export const presentRow = (row: OfficeContract): OfficeContractRow => ({
  ...presentHead(row),
  items: row.items,
  incoming: row.incoming,
  last_activity_at: row.last_activity_at,
});

/** Deliveries name a material and no item: items of one material share them, cancelled ones only without any other. */
const sharesOf = (item: OfficeItem, items: readonly OfficeItem[]) => {
  const siblings = items.filter(
    ({ material_number, quantity_unit }) =>
      material_number === item.material_number && quantity_unit === item.quantity_unit,
  );
  const standing = siblings.filter(({ cancelled }) => !cancelled);
  const sharing = standing.length > 0 ? standing : siblings;
  const place = sharing.findIndex(({ id }) => id === item.id);
  const delivered = allocate(sharing, item.delivered);
  const open = sharing.map(({ target }, at) => ({
    target: amountsOf({ target, delivered: delivered[at] ?? '0', incoming: '0' }).remaining,
  }));
  return {
    delivered: Number(delivered[place] ?? 0),
    incoming: Number(allocate(open, item.incoming)[place] ?? 0),
  };
};

/** Names of columns as the office calls them, where they differ. */
const OFFICE_NAMES: Readonly<Record<string, string>> = {
  target_quantity: 'target',
  factory_numbers: 'plant_numbers',
  night_shift: 'allows_night',
  cancelled: 'is_cancelled',
};

/** Fields that the next import overwrites, by the names of the office. */
const presentImported = (columns: readonly string[]): string[] =>
  columns.map((column) => OFFICE_NAMES[column] ?? column);

const numberOf = (stored: string | null): number | null =>
  stored === null ? null : Number(stored);

const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;

/** Items with their shares of what was delivered and promised. */
export const presentItems = (items: readonly OfficeItem[]): OfficeContractItem[] =>
  items.map((item) => {
    const { delivered, incoming } = sharesOf(item, items);
    return {
      id: item.id,
      position: item.position,
      material_name: item.material_name,
      material_number: item.material_number,
      category: item.category,
      plants: item.factory_names,
      plant_numbers: item.factory_numbers,
      incoterms: item.incoterms,
      truck_types: item.truck_types,
      allows_night: item.night_shift,
      quantity_unit: item.quantity_unit,
      is_cancelled: item.cancelled,
      target: numberOf(item.target),
      delivered,
      promised: rounded(incoming + Number(item.promised)),
      warn_above: numberOf(item.warn_above),
      max_per_call_off: numberOf(item.max_per_call_off),
      per_day: numberOf(item.per_day),
      imported_fields: presentImported(item.imported_fields),
    };
  });

/** Plants of the items, each once, with its limit. */
export const presentPlants = (
  items: readonly OfficeItem[],
  plants: readonly StoredPlant[],
  supplierId: number,
) => {
  const names = new Map(
    items.flatMap(({ factory_numbers, factory_names }) =>
      factory_numbers.map((number, at) => [number, factory_names[at] ?? number] as const),
    ),
  );
  return [...names].map(([number, name]) => {
    const plant = plants.find((one) => one.supplierId === supplierId && one.number === number);
    return {
      name: plant?.name ?? name,
      hourly_limit: plant?.hourlyLimit ?? null,
      quantity_unit: plant?.unit ?? 't',
    };
  });
};
