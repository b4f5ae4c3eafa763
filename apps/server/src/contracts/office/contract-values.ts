import type { officeCreate, officeUpdate } from '@abrufbar/contract/contracts/office-edit.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  checkContract,
  type ContractEntry,
  type ContractProblem,
} from '@abrufbar/domain/contracts/contract-change.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import type { FieldProblem } from '@abrufbar/texts/server/refusals.ts';
import type { MaintainedContract } from '#contracts/office/edit-store.ts';
import { refuseFields } from '#core/calls/refusal.ts';

/** Values of a contract under the names of the office. */
type ContractValues = Omit<
  InputOf<typeof officeCreate>,
  'supplier_id' | 'customer_number' | 'number'
>;
type ContractChange = Omit<InputOf<typeof officeUpdate>, 'id' | 'version' | 'items' | 'reason'>;

const orNull = (text: string | null): string | null => text || null;

/** The stored values with those that were sent; an empty text is none. */
export const changedContract = (
  stored: Pick<MaintainedContract, keyof ContractValues>,
  change: ContractChange,
): ContractValues => {
  const sent = <Value>(value: Value | undefined, kept: Value): Value => {
    if (value === undefined) return kept;
    return value; // also null: nothing is known any more
  };
  return {
    name: sent(change.name, stored.name),
    building_site_number: orNull(sent(change.building_site_number, stored.building_site_number)),
    customer_order_number: orNull(sent(change.customer_order_number, stored.customer_order_number)),
    starts_on: sent(change.starts_on, stored.starts_on),
    ends_on: sent(change.ends_on, stored.ends_on),
    status: sent(change.status, stored.status),
    lead_hours: sent(change.lead_hours, stored.lead_hours),
    driving_minutes: sent(change.driving_minutes, stored.driving_minutes),
    unloading_points: sent(change.unloading_points, stored.unloading_points),
    unloading_minutes: sent(change.unloading_minutes, stored.unloading_minutes),
    always_sign: sent(change.always_sign, stored.always_sign),
    note_text: orNull(sent(change.note_text, stored.note_text)),
  };
};

const FIELDS = {
  number: 'number',
  name: 'name',
  buildingSiteNumber: 'building_site_number',
  customerOrderNumber: 'customer_order_number',
  startsOn: 'contract_starts_on',
  endsOn: 'contract_ends_on',
  status: 'status',
  leadHours: 'lead_hours',
  drivingMinutes: 'driving_minutes',
  unloadingPoints: 'unloading_points',
  unloadingMinutes: 'unloading_minutes',
  noteText: 'note_text',
} as const satisfies Readonly<Record<keyof ContractEntry, string>>;

const PROBLEMS: Readonly<Record<ContractProblem['code'], FieldProblem>> = {
  required: 'required',
  too_long: 'too_long',
  end_before_start: 'end_before_start',
  lead_hours: 'lead_hours',
  driving_minutes: 'driving_minutes',
  unloading_points: 'unloading_points',
  unloading_minutes: 'unloading_minutes',
  choice: 'choice',
};

/** Refuses with the wrong fields. */
export const requireContract = (number: string, values: ContractValues): void => {
  const problems = checkContract({
    number,
    name: values.name,
    buildingSiteNumber: values.building_site_number,
    customerOrderNumber: values.customer_order_number,
    startsOn: values.starts_on,
    endsOn: values.ends_on,
    status: isOpen(values.status) ? 0 : 1,
    leadHours: values.lead_hours,
    drivingMinutes: values.driving_minutes,
    unloadingPoints: values.unloading_points,
    unloadingMinutes: values.unloading_minutes,
    noteText: values.note_text,
  });
  if (problems.length === 0) return;
  throw refuseFields(
    problems.map(({ field, code }) => ({ field: FIELDS[field], problem: PROBLEMS[code] })),
  );
};

/** Values as the audit log names them. */
export const auditedContract = ({ status, starts_on, ends_on, ...rest }: ContractValues) => ({
  ...rest,
  contract_starts_on: starts_on,
  contract_ends_on: ends_on,
  is_closed: !isOpen(status),
});
