import type { SiteLoad, SiteOrder } from '@abrufbar/domain/deliveries/site-warnings.ts';
import { berlinInstant, minutes } from '@abrufbar/domain/values/calendar.ts';
import type { CallOffRow, LoadRow } from '#deliveries/today/store.ts';

type Arrival = { readonly estimated_arrival: string | null };
type Loaded = Pick<
  LoadRow,
  | 'id'
  | 'vehicle_license_plate'
  | 'factory_number'
  | 'weighed_at'
  | 'is_confirmed'
  | 'confirmed_at'
  | 'materials'
>;

/** When a load is expected or was confirmed; null where nothing says so. */
export const arrivesAt = (row: Loaded, { estimated_arrival: estimate }: Arrival): Date | null => {
  const at = row.is_confirmed ? row.confirmed_at : estimate;
  return at === null ? null : new Date(at);
};

/** A load as the rules of gaps and queues take it; none without a material or an arrival. */
export const loadsIn = (row: Loaded, arrival: Arrival): readonly SiteLoad[] => {
  const [first] = row.materials;
  const at = arrivesAt(row, arrival);
  if (!first || at === null) return [];
  return [
    {
      id: row.id,
      plate: row.vehicle_license_plate,
      plant: row.factory_number,
      weighedAt: new Date(row.weighed_at),
      arrivesAt: at,
      isConfirmed: row.is_confirmed,
      materialNumber: first.number,
      material: first.name,
      category: first.category,
      quantity: Number(first.quantity),
      unit: first.quantity_unit,
    },
  ];
};

type Ordered = Pick<
  CallOffRow,
  | 'id'
  | 'status'
  | 'material_number'
  | 'material_name'
  | 'quantity_unit'
  | 'quantity'
  | 'hourly_quantity'
  | 'starts_on'
  | 'starts_time'
  | 'ends_on'
  | 'ends_time'
>;

/** The same of a call-off. */
export const orderOf = (row: Ordered): SiteOrder => ({
  id: row.id,
  status: row.status,
  materialNumber: row.material_number,
  material: row.material_name,
  unit: row.quantity_unit,
  quantity: Number(row.quantity),
  hourly: row.hourly_quantity === null ? null : Number(row.hourly_quantity),
  startsAt: berlinInstant(row.starts_on, minutes(row.starts_time)),
  endsAt: berlinInstant(row.ends_on, minutes(row.ends_time)),
});
