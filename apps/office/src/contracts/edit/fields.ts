import type { officeCreate, officeCreateItem } from '@abrufbar/contract/contracts/office-edit.ts';
import type { OfficeContract, OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { readQuantity, shownQuantity } from '#core/typed-quantity.ts';

export const QUANTITY_FIELDS = ['target', 'warn_above', 'max_per_call_off', 'per_day'] as const;
export type QuantityField = (typeof QUANTITY_FIELDS)[number];

/** Fields of an item as they are typed, under the names of the wire. */
export type ItemTyped = Readonly<
  Record<QuantityField | 'position' | 'material_number' | 'quantity_unit', string> &
    Record<'plant_numbers' | 'incoterms' | 'truck_types', readonly string[]> &
    Record<'allows_night' | 'is_cancelled', boolean>
>;

/** The same of a contract; days are ISO text. */
export type ContractTyped = Readonly<
  Record<
    | 'name'
    | 'building_site_number'
    | 'customer_order_number'
    | 'starts_on'
    | 'ends_on'
    | 'status'
    | 'lead_hours'
    | 'driving_minutes'
    | 'unloading_points'
    | 'unloading_minutes'
    | 'note_text',
    string
  > &
    Record<'always_sign', boolean>
>;

export const typedItem = (item: OfficeContractItem): ItemTyped => ({
  position: item.position,
  material_number: item.material_number,
  quantity_unit: item.quantity_unit,
  target: shownQuantity(item.target),
  warn_above: shownQuantity(item.warn_above),
  max_per_call_off: shownQuantity(item.max_per_call_off),
  per_day: shownQuantity(item.per_day),
  plant_numbers: item.plant_numbers,
  incoterms: item.incoterms,
  truck_types: item.truck_types,
  allows_night: item.allows_night,
  is_cancelled: item.is_cancelled,
});

type ItemValues = Omit<InputOf<typeof officeCreateItem>, 'id' | 'version'>;

/** The typed fields as values; an empty quantity is none. */
export const itemValues = (typed: ItemTyped): ItemValues => ({
  ...typed,
  position: typed.position.trim(),
  target: readQuantity(typed.target),
  warn_above: readQuantity(typed.warn_above),
  max_per_call_off: readQuantity(typed.max_per_call_off),
  per_day: readQuantity(typed.per_day),
  plant_numbers: [...typed.plant_numbers],
  incoterms: [...typed.incoterms],
  truck_types: [...typed.truck_types],
});

export const typedContract = (contract: OfficeContract): ContractTyped => ({
  name: contract.name,
  building_site_number: contract.building_site_number ?? '',
  customer_order_number: contract.customer_order_number ?? '',
  starts_on: contract.starts_on ?? '',
  ends_on: contract.ends_on ?? '',
  status: isOpen(contract.status) ? '0' : '1',
  lead_hours: contract.lead_hours === null ? '' : String(contract.lead_hours),
  driving_minutes: contract.driving_minutes === null ? '' : String(contract.driving_minutes),
  unloading_points: String(contract.unloading_points),
  unloading_minutes: contract.unloading_minutes === null ? '' : String(contract.unloading_minutes),
  always_sign: contract.always_sign,
  note_text: contract.note_text ?? '',
});

type ContractValues = Omit<
  InputOf<typeof officeCreate>,
  'supplier_id' | 'customer_number' | 'number'
>;

const orNull = (text: string): string | null => text.trim() || null;

const wholeOf = (typed: string): number | null => {
  const text = typed.replace(/\s*(?:h|Std\.?|Stunden|min|Minuten)\s*$/i, '').trim();
  if (text === '') return null;
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
};

export const contractValues = (typed: ContractTyped): ContractValues => ({
  name: typed.name.trim(),
  building_site_number: orNull(typed.building_site_number),
  customer_order_number: orNull(typed.customer_order_number),
  starts_on: orNull(typed.starts_on),
  ends_on: orNull(typed.ends_on),
  status: Number(typed.status),
  lead_hours: wholeOf(typed.lead_hours),
  driving_minutes: wholeOf(typed.driving_minutes),
  unloading_points: wholeOf(typed.unloading_points) ?? Number.NaN,
  unloading_minutes: wholeOf(typed.unloading_minutes),
  always_sign: typed.always_sign,
  note_text: orNull(typed.note_text),
});
