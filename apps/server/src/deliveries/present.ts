import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { details, incoming } from '@abrufbar/contract/deliveries/deliveries.ts';
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
import type { CorrectedSlip } from '#deliveries/correction-store.ts';
import { presentCorrection } from '#deliveries/present-correction.ts';
import type { DeliveryDetails, DeliveryRow, FilterValue, MaterialRow } from '#deliveries/store.ts';

const t = reader(filtersTexts);

type Delivery = OutputOf<typeof incoming>['items'][number];

/** Delivery card (ENT-31, ENT-32). */
export const presentDelivery = (row: DeliveryRow): Delivery => ({
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

/** Delivery page. */
export const presentDetails = (
  row: DeliveryDetails,
  { companyNr }: Membership,
  slip: CorrectedSlip | undefined,
): OutputOf<typeof details> => ({
  ...presentDelivery(row),
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  company_number: companyNr,
  construction_site_name: row.contract_name,
  correction: slip === undefined ? null : presentCorrection(slip, row),
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
