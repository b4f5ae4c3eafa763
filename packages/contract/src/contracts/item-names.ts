import type { ItemEntry } from '@abrufbar/domain/contracts/item-change.ts';

/** Name that each value of an item has in the calls of the office. */
export const ITEM_FIELD_NAMES = {
  position: 'position',
  materialNumber: 'material_number',
  quantityUnit: 'quantity_unit',
  target: 'target',
  warnAbove: 'warn_above',
  maxPerCallOff: 'max_per_call_off',
  perDay: 'per_day',
  plants: 'plant_numbers',
  incoterms: 'incoterms',
  truckTypes: 'truck_types',
  allowsNight: 'allows_night',
  isCancelled: 'is_cancelled',
} as const satisfies Readonly<Record<keyof ItemEntry, string>>;
