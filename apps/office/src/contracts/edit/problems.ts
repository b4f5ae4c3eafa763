import { ITEM_FIELD_NAMES } from '@abrufbar/contract/contracts/item-names.ts';
import { checkContract, type ContractProblem } from '@abrufbar/domain/contracts/contract-change.ts';
import { checkItem, type ItemProblem } from '@abrufbar/domain/contracts/item-change.ts';
import {
  contractValues,
  itemValues,
  type ContractTyped,
  type ItemTyped,
} from '#contracts/edit/fields.ts';

const CONTRACT_FIELDS = {
  number: 'number',
  name: 'name',
  buildingSiteNumber: 'building_site_number',
  customerOrderNumber: 'customer_order_number',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
  status: 'status',
  leadHours: 'lead_hours',
  drivingMinutes: 'driving_minutes',
  unloadingPoints: 'unloading_points',
  unloadingMinutes: 'unloading_minutes',
  noteText: 'note_text',
} as const satisfies Readonly<Record<ContractProblem['field'], keyof ContractTyped | 'number'>>;

/** Code of the problem of each wrong field. */
export type ItemProblems = Readonly<Partial<Record<keyof ItemTyped, ItemProblem['code']>>>;
export type ContractProblems = Readonly<
  Partial<Record<keyof ContractTyped | 'number', ContractProblem['code']>>
>;

/** Problems of an item as the server would refuse it; that it names what the supplier has is given by the form. */
export const problemsOfItem = (typed: ItemTyped): ItemProblems => {
  const values = itemValues(typed);
  const entry = {
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
  };
  const problems = checkItem(entry, {
    materials: values.material_number === '' ? [] : [values.material_number],
    plants: values.plant_numbers,
    incoterms: values.incoterms,
    truckTypes: values.truck_types,
  });
  return Object.fromEntries(problems.map(({ field, code }) => [ITEM_FIELD_NAMES[field], code]));
};

/** The same of a contract; the number is that of a new one. */
export const problemsOfContract = (typed: ContractTyped, number = '-'): ContractProblems => {
  const values = contractValues(typed);
  const problems = checkContract({
    number: number.trim(),
    name: values.name,
    buildingSiteNumber: values.building_site_number,
    customerOrderNumber: values.customer_order_number,
    startsOn: values.starts_on,
    endsOn: values.ends_on,
    status: values.status,
    leadHours: values.lead_hours,
    drivingMinutes: values.driving_minutes,
    unloadingPoints: values.unloading_points,
    unloadingMinutes: values.unloading_minutes,
    noteText: values.note_text,
  });
  return Object.fromEntries(problems.map(({ field, code }) => [CONTRACT_FIELDS[field], code]));
};
