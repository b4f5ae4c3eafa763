import type { today } from '@abrufbar/contract/deliveries/today.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { berlinInstant, minutes } from '@abrufbar/domain/values/calendar.ts';
import { formatQuantity } from '@abrufbar/domain/values/quantities.ts';
import { presentTotal } from '#amounts/present.ts';
import type { SiteAmountRow } from '#amounts/store.ts';
import { drivingByPlant, presentArrival } from '#deliveries/arrivals/present.ts';
import { presentDelivery } from '#deliveries/present.ts';
import type { CallOffRow, LoadRow, SiteRow } from '#deliveries/today/store.ts';

type Today = OutputOf<typeof today>;

export const presentSite = (row: SiteRow): Today['sites'][number] => ({
  contract_id: row.contract_id,
  construction_site_name: row.name,
  contract_number: row.contract_number,
  ...(row.unloading_points > 1 && { unloading_points: row.unloading_points }),
  ...(row.unloading_minutes !== null && { unloading_minutes: row.unloading_minutes }),
});

/** Loads of several sites; a plant drives to each for another time. */
export const presentLoads = (rows: readonly LoadRow[], now: Date): Today['deliveries'] => {
  const trips = rows.find((row) => row.site_trips)?.site_trips ?? [];
  const bySite = Map.groupBy(trips, ({ contract_id }) => contract_id);
  const driving = new Map(
    [...bySite].map(([contractId, plants]) => [contractId, drivingByPlant(plants)]),
  );
  return rows.map((row) => ({
    ...presentDelivery(row, now),
    ...presentArrival(row, driving.get(row.contract_id) ?? new Map(), now),
    contract_id: row.contract_id,
    construction_site_name: row.construction_site_name,
    factory_phone: row.factory_phone,
    weight_check_count: row.weight_check_count,
  }));
};

/** As in the amounts of one contract; the id names the contract too, to be unique here. */
export const presentSiteAmount = (row: SiteAmountRow): Today['amounts'][number] => ({
  ...presentTotal(row),
  id: [row.contract_id, row.material_number, row.quantity_unit].join(' '),
  contract_id: row.contract_id,
  construction_site_name: row.construction_site_name,
});

export const presentCallOff = (row: CallOffRow): Today['call_offs'][number] => ({
  call_off_id: row.id,
  contract_id: row.contract_id,
  status: row.status,
  material_number: row.material_number,
  material_name: row.material_name,
  quantity_raw: Number(row.quantity),
  quantity_unit: row.quantity_unit,
  hourly_raw: row.hourly_quantity === null ? null : Number(row.hourly_quantity),
  starts_at: berlinInstant(row.starts_on, minutes(row.starts_time)).toISOString(),
  ends_at: berlinInstant(row.ends_on, minutes(row.ends_time)).toISOString(),
});

export const presentNextCallOff = (row: CallOffRow): NonNullable<Today['next_call_off']> => ({
  contract_id: row.contract_id,
  construction_site_name: row.construction_site_name,
  call_off_id: row.id,
  material_name: row.material_name,
  material_category: row.category,
  quantity: formatQuantity(row.quantity),
  quantity_unit: row.quantity_unit,
  status: row.status,
  delivery_start_date: row.starts_on,
  delivery_start_time: minutes(row.starts_time),
});
