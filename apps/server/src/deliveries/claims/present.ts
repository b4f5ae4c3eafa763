import type { claim, claims } from '@abrufbar/contract/deliveries/claims.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { mayFollow } from '@abrufbar/domain/deliveries/claims.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinDay, berlinTime, minutes } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import type { ClaimLoadRow, ClaimPageRow } from '#deliveries/claims/page-store.ts';
import type { ClaimRow } from '#deliveries/claims/store.ts';
import type { StepRow } from '#deliveries/claims/step-store.ts';

type Claimed = OutputOf<typeof claim>;

/** Facts that decide which step may follow. */
export const progressOf = ({ state, agreed_at: agreed, reopened_at: reopened }: ClaimRow) => ({
  state,
  isAgreed: agreed !== null,
  isReopened: reopened !== null,
});

const acceptedOf = ({ accepted_quantity: accepted }: ClaimRow): string | null =>
  accepted === null ? null : formatQuantity(accepted);

/** The answer of the supplier, as it stands. */
const presentAnswer = (row: ClaimPageRow): Claimed['answer'] => {
  const { answer: text, outcome } = row;
  if (text === null || outcome === null) return null;
  return {
    text,
    outcome,
    accepted_quantity: acceptedOf(row),
    replacement: presentReplacement(row),
  };
};

type Replacement = NonNullable<Claimed['answer']>['replacement'];

const presentReplacement = (place: ClaimPageRow): Replacement => {
  const { replacement_delivery_id: id, replacement_contract_id: contractId } = place;
  const { replacement_number: number, replacement_on: on, replacement_time: time } = place;
  if (id === null || contractId === null || number === null || on === null || time === null)
    return null;
  return {
    ids: formatIds(id, contractId),
    number,
    vehicle_license_plate: place.replacement_plate,
    weighing_date: on,
    weighing_time: minutes(time),
  };
};

const presentStep = ({ kind, made_at: at, name, text }: StepRow): Claimed['steps'][number] => {
  const made = new Date(at);
  return { kind, date: berlinDay(made), time: berlinTime(made), by: name, text };
};

type Beside = {
  readonly steps: readonly StepRow[];
  readonly companyNr: string;
  /** Whether the caller may answer. */
  readonly mayReply: boolean;
};

/** Filed by the customer, about which load, and how it stands. */
const presentFiled = (row: ClaimLoadRow, mayReply: boolean) => ({
  id: row.id,
  number: row.number,
  state: row.state,
  reasons: row.reasons,
  remedy: row.remedy,
  photos: row.photos,
  contract_id: row.contract_id,
  construction_site_name: row.contract_name,
  delivery: {
    ids: formatIds(row.delivery_id, row.contract_id),
    number: row.delivery_number,
    vehicle_license_plate: row.plate,
    material_name: row.material_name,
    material_category: row.material_category,
    quantity: row.quantity === null ? null : formatQuantity(row.quantity),
    quantity_unit: row.quantity_unit,
  },
  may_agree: mayReply && mayFollow('agreed', progressOf(row)),
});

/** A claim in the list of a company (BEY-131). */
export const presentListedClaim = (
  row: ClaimLoadRow,
  mayReply: boolean,
): OutputOf<typeof claims>['items'][number] => {
  const received = new Date(row.received_at);
  return {
    ...presentFiled(row, mayReply),
    accepted_quantity: acceptedOf(row),
    received_date: berlinDay(received),
    received_time: berlinTime(received),
  };
};

/** Page of a claim (BEY-93). */
export const presentClaim = (
  row: ClaimPageRow,
  { steps, companyNr, mayReply }: Beside,
): Claimed => ({
  ...presentFiled(row, mayReply),
  version: row.version,
  note: row.note,
  company_number: companyNr,
  answer: presentAnswer(row),
  steps: steps.map(presentStep),
  contact: row.staff_name === null ? null : { name: row.staff_name, phone: row.staff_phone },
  factory_phone: row.factory_phone,
  may_disagree: mayReply && mayFollow('disagreed', progressOf(row)),
});
