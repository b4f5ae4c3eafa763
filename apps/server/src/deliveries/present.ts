import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { details, incoming } from '@abrufbar/contract/deliveries/deliveries.ts';
import { provisionalUntil } from '@abrufbar/domain/deliveries/confirmation.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import { formatIds, isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import {
  dayFilter,
  type MaterialFilterValue,
  presentMaterialFilters,
} from '#contracts/material-filters.ts';
import type { Membership } from '#core/calls/context.ts';
import type { ArrivalFields } from '#deliveries/arrivals/present.ts';
import type { CorrectedSlip } from '#deliveries/correction-store.ts';
import { presentFreshness } from '#deliveries/freshness/present.ts';
import { presentNoteDetails } from '#deliveries/note-details.ts';
import { presentCorrection } from '#deliveries/present-correction.ts';
import { presentSignature } from '#deliveries/receipt/signature.ts';
import type { DeliveryDetails, DeliveryRow, FilterValue, MaterialRow } from '#deliveries/store.ts';
import { presentHints } from '#deliveries/weight-checks/present.ts';
import type { HintRow } from '#deliveries/weight-checks/store.ts';

const t = reader(filtersTexts);

type Delivery = Omit<OutputOf<typeof incoming>['items'][number], keyof ArrivalFields>;

/** Until when the confirmation may be undone at most, on the wire. */
export const provisionalIn = ({ confirmed_at: at }: Pick<DeliveryRow, 'confirmed_at'>, now: Date) =>
  at === null ? null : (provisionalUntil(new Date(at), now)?.toISOString() ?? null);

/** Delivery card (ENT-31, ENT-32). */
export const presentDelivery = (row: DeliveryRow, now: Date): Delivery => ({
  id: row.id,
  ids: formatIds(row.id, row.contract_id),
  number: row.number,
  status: row.status,
  open: !isConfirmed(row.status),
  vehicle_license_plate: row.vehicle_license_plate,
  vehicle_type: row.vehicle_type,
  number_of_rounds: row.number_of_rounds,
  spedition_name: row.spedition_name, // sic
  incoterm: row.incoterm,
  factory_name: row.factory_name,
  factory_number: row.factory_number,
  weighing_date: row.weighed_on,
  weighing_time: minutes(row.weighed_time),
  weighing_time_unit: 'Uhr',
  confirmed_date: row.confirmed_on,
  confirmed_time: row.confirmed_time === null ? null : minutes(row.confirmed_time),
  reservation: row.reservation,
  provisional_until: provisionalIn(row, now),
  corrected: row.corrected_at !== null,
  materials: presentMaterials(row.materials),
});

/** ENT-32. */
export const presentMaterials = (rows: readonly MaterialRow[]): Delivery['materials'] =>
  rows.map(({ number, name, quantity, quantity_unit, category }) => ({
    number,
    name,
    quantity: formatQuantity(quantity),
    quantity_unit,
    category,
  }));

type Details = Omit<OutputOf<typeof details>, keyof ArrivalFields>;

type Beside = {
  readonly slip: CorrectedSlip | undefined;
  readonly hints: readonly HintRow[];
  readonly userId: string;
  readonly now: Date;
};

/** Delivery page. */
export const presentDetails = (
  row: DeliveryDetails,
  { companyNr, permissions }: Membership,
  { slip, hints, userId, now }: Beside,
): Details => ({
  ...presentDelivery(row, now),
  provisional_until: row.is_billed ? null : provisionalIn(row, now),
  undo_until:
    row.is_billed || row.confirmed_by !== userId || !permissions.includes('delivery-confirm')
      ? null
      : provisionalIn(row, now),
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  company_number: companyNr,
  construction_site_name: row.contract_name,
  correction: slip === undefined ? null : presentCorrection(slip, row),
  note_details: presentNoteDetails(row.details, slip?.materials ?? row.materials),
  has_note_file: row.has_note_file,
  weight_checks: presentHints(hints),
  claims: row.claims,
  signature: row.signature && presentSignature(row.signature),
  always_sign: row.always_sign,
  freshness: presentFreshness(row, permissions.includes('delivery-confirm'), now),
  factory_phone: row.factory_phone,
});

/** Answer to a confirmation: always the first one (D-48). */
export const presentConfirmation = (row: {
  readonly status: string;
  readonly confirmed_on: string | null;
  readonly confirmed_time: string | null;
}) => ({
  status: row.status,
  confirmed_date: row.confirmed_on,
  confirmed_time: row.confirmed_time === null ? null : minutes(row.confirmed_time),
});

/** Filters of a delivery list: those with something to choose from, and the day (D-28). */
export const presentFilters = (values: readonly FilterValue[]) => {
  const plates = values.filter(({ key }) => key === 'plate');
  const plate = {
    key: 'plate',
    label: t('filter.plate'),
    type: 'select' as const,
    options: plates.map(({ value, label }) => ({ value, label })),
  };
  const filters = [
    ...presentMaterialFilters(values.filter(isOfMaterial)),
    ...(plates.length > 0 ? [plate] : []),
  ];
  return filters.length > 0 ? [...filters, dayFilter()] : [];
};

const isOfMaterial = (value: FilterValue): value is MaterialFilterValue => value.key !== 'plate';
