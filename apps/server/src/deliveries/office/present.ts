import type { OfficeDelivery, officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { minutes } from '@abrufbar/domain/values/calendar.ts';
import type { OfficeDeliveryDetail, OfficeDeliveryRow } from '#deliveries/office/list-store.ts';

const orNull = (weight: string | null): number | null => (weight === null ? null : Number(weight));

export const presentRow = (row: OfficeDeliveryRow): OfficeDelivery => ({
  id: row.id,
  number: row.number,
  weighed_at: row.weighed_at,
  weighed_on: row.weighed_on,
  weighed_time: minutes(row.weighed_time),
  plate: row.plate,
  company_id: row.company_id,
  company: row.company,
  contract_id: row.contract_id,
  contract_number: row.contract_number,
  contract_name: row.contract_name,
  material_name: row.material_name ?? '',
  quantity: Number(row.quantity ?? 0),
  quantity_unit: row.quantity_unit ?? 't',
  gross: orNull(row.gross_weight),
  tare: orNull(row.tare_weight),
  net: orNull(row.net_weight),
  factory_name: row.factory_name,
  carrier: row.spedition_name,
  is_confirmed: row.confirmed,
});

/** Everything the slip says; a removed account has no name. */
export const presentDetail = (row: OfficeDeliveryDetail): OutputOf<typeof officeDetail> => ({
  ...presentRow(row),
  vehicle_type: row.vehicle_type,
  rounds: row.number_of_rounds,
  incoterm: row.incoterm,
  factory_number: row.factory_number,
  building_site_number: row.building_site_number,
  is_tare_stored: row.tare_stored,
  materials: row.materials.map(({ quantity, ...material }) => ({
    ...material,
    quantity: Number(quantity),
  })),
  call_off:
    row.call_off_number === null ? null : { id: row.call_off_id, number: row.call_off_number },
  confirmed:
    row.confirmed_at === null
      ? null
      : {
          at: row.confirmed_at,
          by:
            row.confirmed_last_name === null
              ? null
              : `${row.confirmed_first_name} ${row.confirmed_last_name}`,
        },
  assets: row.assets,
});
