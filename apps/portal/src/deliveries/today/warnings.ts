import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import {
  beginOf,
  findSiteWarnings,
  nextWarnings,
  type SiteLoad,
  type SiteOrder,
  type SiteWarning,
} from '@abrufbar/domain/deliveries/site-warnings.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import type { DayAnswer, DayDelivery } from '#deliveries/today/day-query.ts';
import { shownQuantity } from '@abrufbar/domain/values/quantities.ts';

type OfSite = {
  readonly contractId: string;
  readonly siteName: string;
  /** Of a plant that delivers there; null where none is known. */
  readonly phone: string | null;
};
export type Warning = OfSite & SiteWarning;

/** Expected or confirmed at; null where nothing says so. */
export const arrivesAt = (delivery: DayDelivery): Date | null => {
  const { status, confirmed_date, confirmed_time, estimated_arrival } = delivery;
  if (!isConfirmed(status)) return estimated_arrival ? new Date(estimated_arrival) : null;
  return confirmed_date && confirmed_time ? berlinInstant(confirmed_date, confirmed_time) : null;
};

const loadsIn = (delivery: DayDelivery): readonly SiteLoad[] => {
  const [first] = delivery.materials;
  const at = arrivesAt(delivery);
  if (!first || !at) return [];
  return [
    {
      id: delivery.id,
      plate: delivery.vehicle_license_plate,
      plant: delivery.factory_number,
      weighedAt: berlinInstant(delivery.weighing_date, delivery.weighing_time),
      arrivesAt: at,
      isConfirmed: isConfirmed(delivery.status),
      materialNumber: first.number,
      material: first.name,
      category: first.category,
      quantity: shownQuantity(first.quantity),
      unit: first.quantity_unit,
    },
  ];
};

export const orderOf = (callOff: DayAnswer['call_offs'][number]): SiteOrder => ({
  id: callOff.call_off_id,
  status: callOff.status,
  materialNumber: callOff.material_number,
  material: callOff.material_name,
  unit: callOff.quantity_unit,
  quantity: callOff.quantity_raw,
  hourly: callOff.hourly_raw,
  startsAt: new Date(callOff.starts_at),
  endsAt: new Date(callOff.ends_at),
});

/** The next gap of each material and a queue of each site, by when they begin (BEY-83, BEY-84). */
export const warningsOf = (
  day: Pick<DayAnswer, 'deliveries' | 'evening_loads' | 'call_offs' | 'sites' | 'has_more'>,
  now: Date,
): readonly Warning[] =>
  day.sites
    .flatMap((site) => {
      const { contract_id: contractId, construction_site_name: siteName } = site;
      const all = [...day.deliveries, ...(day.evening_loads ?? [])];
      const deliveries = all.filter((one) => one.contract_id === contractId);
      const phone = deliveries.find((one) => one.factory_phone)?.factory_phone ?? null;
      // With loads that are not here more would look open than is.
      const callOffs = day.has_more ? [] : day.call_offs;
      const orders = callOffs.filter((one) => one.contract_id === contractId).map(orderOf);
      const { unloading_points: points = 1, unloading_minutes: minutes = null } = site;
      const loads = deliveries.flatMap(loadsIn);
      return nextWarnings(findSiteWarnings(loads, orders, { points, minutes }, now)).map(
        (warning) => ({
          ...{ contractId, siteName, phone },
          ...warning,
        }),
      );
    })
    .toSorted((a, b) => beginOf(a).getTime() - beginOf(b).getTime());
