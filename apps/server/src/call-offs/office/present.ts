import type { OfficeRow } from '@abrufbar/contract/call-offs/office-fields.ts';
import type { officeDetail } from '@abrufbar/contract/call-offs/office-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { nextStatus, PROVIDER_ACTIONS } from '@abrufbar/domain/call-offs/status.ts';
import { exceededLimits } from '@abrufbar/domain/contracts/limits.ts';
import { storedTexts } from '@abrufbar/domain/call-offs/texts.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { earlierValues } from '#call-offs/changeable-fields.ts';
import type { OfficeDetail, OfficePerson, OfficeStep } from '#call-offs/office/detail-store.ts';
import type { OfficeCallOff } from '#call-offs/office/list-store.ts';

type Detail = OutputOf<typeof officeDetail>;

const windowOf = (
  row: Pick<OfficeCallOff, 'starts_on' | 'starts_time' | 'ends_on' | 'ends_time'>,
) => ({
  starts_on: row.starts_on,
  starts_time: minutes(row.starts_time),
  ends_on: row.ends_on,
  ends_time: minutes(row.ends_time),
});

/** Waiting or confirmed: what is refused, delivered or to be cancelled exceeds nothing. */
const LIMITED_STATUSES = [1, 4, 20, 30];

const numberOf = (stored: string | null): number | null =>
  stored === null ? null : Number(stored);

/** Limits of the contract that a call-off exceeds (OFF-105). */
const overLimits = (row: OfficeCallOff): OfficeRow['over_limits'] => {
  if (!LIMITED_STATUSES.includes(row.status)) return [];
  const quantity = Number(row.quantity);
  return exceededLimits(
    {
      quantity,
      dayQuantity: quantity + Number(row.booked ?? 0),
      startsAt: new Date(row.starts_at),
      orderedAt: new Date(row.received_at),
    },
    {
      warnAbove: numberOf(row.warn_above),
      maxPerCallOff: numberOf(row.max_per_call_off),
      perDay: numberOf(row.per_day),
      leadHours: row.lead_hours,
    },
  );
};

/** Row of the work list (OFF-50). */
export const presentRow = (row: OfficeCallOff): OfficeRow => ({
  id: row.id,
  company_id: row.company_id,
  version: row.version,
  reference: row.reference,
  number: row.number,
  status: row.status,
  ...windowOf(row),
  company: row.company,
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  contract_name: row.contract_name,
  material_name: row.material_name,
  material_number: row.material_number,
  factory_number: row.factory_number,
  factory_name: row.plant_name,
  quantity: Number(row.quantity),
  quantity_unit: row.quantity_unit,
  hourly_quantity: row.hourly_quantity === null ? null : Number(row.hourly_quantity),
  incoterm: row.incoterm_title,
  truck_type: row.truck_type_title,
  contact:
    row.contact_last_name === null ? null : `${row.contact_first_name} ${row.contact_last_name}`,
  received_at: row.received_at,
  over_limits: overLimits(row),
  pending:
    row.decision_id === null
      ? null
      : {
          id: row.decision_id,
          action: row.decision_action,
          answer: row.decision_answer,
          staff_id: row.decision_staff_id,
          staff_name: row.decision_staff_name,
          decided_at: row.decided_at,
          due_at: row.due_at,
        },
});

const nameOf = ({ first_name, last_name }: Pick<OfficePerson, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

/** The number a dispatcher calls: the mobile one if there is one. */
export const shownPhone = (person: Omit<OfficePerson, 'id' | 'first_name' | 'last_name'>) => {
  const [code, digits] =
    person.mobile_number === null
      ? [person.phone_country, person.phone_number]
      : [person.mobile_country, person.mobile_number];
  return digits === null ? null : `${code ?? ''} ${digits}`.trim();
};

/** Name of a person, and the number to call. */
const presentPerson = (people: readonly OfficePerson[], id: string | null) => {
  const person = people.find((one) => one.id === id);
  if (person === undefined) return null;
  return { id: person.id, name: nameOf(person), phone: shownPhone(person) };
};

const previousOf = (detail: OfficeDetail, people: readonly OfficePerson[]): Detail['previous'] => {
  const earlier = earlierValues(detail);
  return (
    earlier && {
      quantity: Number(earlier.quantity),
      ...windowOf(earlier),
      ...storedTexts(earlier),
      contact: presentPerson(people, earlier.contact_user_id)?.name ?? null,
    }
  );
};

/** A step with its author; those of systems bear the name of the supplier. */
export const presentStep = (step: OfficeStep, supplier: string): Detail['history'][number] => {
  const isCustomer = step.first_name !== null && step.last_name !== null;
  return {
    version: step.version,
    at: step.at,
    action: step.action,
    status: step.to_status,
    by: step.staff_name ?? (isCustomer ? `${step.first_name} ${step.last_name}` : supplier),
    by_kind: step.staff_name === null ? (isCustomer ? 'customer' : 'system') : 'staff',
    answer: step.answer,
  };
};

type Parts = {
  readonly people: readonly OfficePerson[];
  readonly steps: readonly OfficeStep[];
  /** Name of the supplier, for steps of its system. */
  readonly supplier: string;
  readonly load: Detail['load'];
};

/** Everything the drawer shows (OFF-52). */
export const presentDetail = (
  row: OfficeCallOff,
  detail: OfficeDetail,
  { people, steps, supplier, load }: Parts,
): Detail => ({
  ...presentRow(row),
  building_site_number: detail.building_site_number,
  customer_number: detail.customer_number ?? '',
  ...storedTexts(detail),
  answer: detail.answer,
  night_shift: detail.night_shift,
  contact_person: presentPerson(people, detail.contact_user_id),
  ordered_by: presentPerson(people, detail.created_by),
  previous: previousOf(detail, people),
  actions: PROVIDER_ACTIONS.filter(
    (action) => nextStatus(action, row.status, detail.earlier_status) !== null,
  ),
  amounts: {
    target: detail.target === null ? null : Number(detail.target),
    delivered: Number(detail.delivered),
    promised: Number(detail.incoming) + Number(detail.promised),
  },
  plants: detail.factory_numbers.map((value, at) => ({
    value,
    label: detail.factory_names[at] ?? value,
  })),
  load,
  history: steps.map((step) => presentStep(step, supplier)),
});
