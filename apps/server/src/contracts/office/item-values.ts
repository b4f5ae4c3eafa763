import { ITEM_FIELD_NAMES } from '@abrufbar/contract/contracts/item-names.ts';
import type { officeUpdate } from '@abrufbar/contract/contracts/office-edit.ts';
import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  checkItem,
  type ItemEntry,
  type ItemProblem,
} from '@abrufbar/domain/contracts/item-change.ts';
import type { Choices } from '#contracts/office/choice-store.ts';
import { refuseFields } from '#core/calls/refusal.ts';

/** Values of an item under the names of the office. */
export type ItemValues = Pick<
  OfficeContractItem,
  | 'position'
  | 'material_number'
  | 'quantity_unit'
  | 'target'
  | 'warn_above'
  | 'max_per_call_off'
  | 'per_day'
  | 'plant_numbers'
  | 'incoterms'
  | 'truck_types'
  | 'allows_night'
  | 'is_cancelled'
>;
type ItemChange = InputOf<typeof officeUpdate>['items'][number];

/** The stored values with those that were sent. */
export const changedItem = (stored: ItemValues, change: ItemChange): ItemValues => ({
  position: change.position ?? stored.position,
  material_number: change.material_number ?? stored.material_number,
  quantity_unit: change.quantity_unit ?? stored.quantity_unit,
  target: sent(change.target, stored.target),
  warn_above: sent(change.warn_above, stored.warn_above),
  max_per_call_off: sent(change.max_per_call_off, stored.max_per_call_off),
  per_day: sent(change.per_day, stored.per_day),
  plant_numbers: change.plant_numbers ?? stored.plant_numbers,
  incoterms: change.incoterms ?? stored.incoterms,
  truck_types: change.truck_types ?? stored.truck_types,
  allows_night: change.allows_night ?? stored.allows_night,
  is_cancelled: change.is_cancelled ?? stored.is_cancelled,
});

const sent = (value: number | null | undefined, stored: number | null): number | null =>
  value === undefined ? stored : value;

/** The values alone, as the audit log names them. */
export const valuesOf = (item: ItemValues): ItemValues => changedItem(item, { id: '' });

const entryOf = (values: ItemValues): ItemEntry => ({
  position: values.position,
  materialNumber: values.material_number,
  quantityUnit: values.quantity_unit,
  target: values.target,
  warnAbove: values.warn_above,
  maxPerCallOff: values.max_per_call_off,
  perDay: values.per_day,
  plants: values.plant_numbers,
  incoterms: values.incoterms,
  truckTypes: values.truck_types,
  allowsNight: values.allows_night,
  isCancelled: values.is_cancelled,
});

const PROBLEMS = {
  required: 'required',
  too_long: 'too_long',
  choice: 'choice',
  target: 'hourly_limit',
  limit: 'hourly_limit',
} as const satisfies Readonly<Record<ItemProblem['code'], string>>;

const ids = (named: readonly { readonly id: string }[]): string[] => named.map(({ id }) => id);

const isOther = (values: ItemValues, stored: ItemValues | undefined, field: keyof ItemValues) =>
  JSON.stringify(values[field]) !== JSON.stringify(stored?.[field]);

/** Refuses with the wrong fields; what an item has already it may keep, also when the supplier has dropped it. */
export const requireItem = (values: ItemValues, choices: Choices, stored?: ItemValues): void => {
  const problems = checkItem(entryOf(values), {
    materials: [...ids(choices.materials), ...(stored ? [stored.material_number] : [])],
    plants: [...ids(choices.plants), ...(stored?.plant_numbers ?? [])],
    incoterms: [...ids(choices.incoterms), ...(stored?.incoterms ?? [])],
    truckTypes: [...ids(choices.truckTypes), ...(stored?.truck_types ?? [])],
  });
  const wrong = problems.filter(({ field }) => isOther(values, stored, ITEM_FIELD_NAMES[field]));
  if (wrong.length === 0) return;
  throw refuseFields(
    wrong.map(({ field, code }) => ({ field: ITEM_FIELD_NAMES[field], problem: PROBLEMS[code] })),
  );
};

const decimal = (quantity: number | null): string | null =>
  quantity === null ? null : String(quantity);

/** Names an item keeps as they were agreed; those of another material or plant come from the supplier's own. */
type AgreedNames = Pick<OfficeContractItem, 'material_name' | 'category' | 'plants'>;

/** The columns of an item. */
export const rowOf = (values: ItemValues, choices: Choices, stored?: ItemValues & AgreedNames) => {
  const material =
    stored?.material_number === values.material_number
      ? { title: stored.material_name, category: stored.category }
      : choices.materials.find(({ id }) => id === values.material_number);
  const agreed = new Map(stored?.plant_numbers.map((number, at) => [number, stored.plants[at]]));
  const plantName = (number: string): string =>
    agreed.get(number) ?? choices.plants.find(({ id }) => id === number)?.title ?? number;
  return {
    position: values.position,
    material_number: values.material_number,
    material_name: material?.title ?? values.material_number,
    category: material?.category ?? 0,
    factory_numbers: [...values.plant_numbers],
    factory_names: values.plant_numbers.map(plantName),
    target_quantity: decimal(values.target),
    warn_above: decimal(values.warn_above),
    max_per_call_off: decimal(values.max_per_call_off),
    per_day: decimal(values.per_day),
    quantity_unit: values.quantity_unit,
    incoterms: [...values.incoterms],
    truck_types: [...values.truck_types],
    night_shift: values.allows_night,
    cancelled: values.is_cancelled,
  };
};
