import type { SystemDelivery } from '@abrufbar/contract/companies/systems.ts';
import { presentDelivery } from '#deliveries/present.ts';
import type { SystemDeliveryRow } from '#deliveries/system/store.ts';

/** A delivery for systems: as people read it, with numbers to calculate with. */
export const presentSystemDelivery = (row: SystemDeliveryRow, now: Date): SystemDelivery => ({
  ...presentDelivery(row, now),
  materials: row.materials.map(({ number, name, quantity, quantity_unit, category }) => ({
    number,
    name,
    quantity_raw: Number(quantity),
    quantity_unit,
    category,
  })),
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  construction_site_name: row.contract_name,
  customer_order_number: row.customer_order_number,
  call_off_number: row.call_off_number,
  gross_weight_raw: numberOf(row.gross_weight),
  tare_weight_raw: numberOf(row.tare_weight),
  net_weight_raw: numberOf(row.net_weight),
  confirmed_by:
    row.confirmed_last_name === null
      ? null
      : `${row.confirmed_first_name} ${row.confirmed_last_name}`,
  confirmed_key: row.confirmed_key,
});

const numberOf = (weight: string | null): number | null =>
  weight === null ? null : Number(weight);
