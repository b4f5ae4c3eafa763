import {
  type Arriving,
  findGap,
  findQueue,
  type Gap,
  medianOf,
  type Queue,
} from '@abrufbar/domain/deliveries/gaps.ts';
import { MAX_TRIP_MINUTES } from '@abrufbar/domain/deliveries/driving-time.ts';
import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { berlinInstant } from '@abrufbar/domain/values/calendar.ts';
import type { DayAnswer, DayDelivery } from '#deliveries/today/day-query.ts';
import { numberOf } from '#deliveries/today/day-sum.ts';

/** A load with what it carries first. */
type Carried = Arriving & {
  readonly material: string;
  readonly category: number;
  readonly isConfirmed: boolean;
  readonly quantity: number;
};

type OfSite = {
  readonly contractId: string;
  readonly siteName: string;
  /** Of a plant that delivers there; null where none is known. */
  readonly phone: string | null;
};
export type Warning = OfSite &
  (
    | { readonly kind: 'gap'; readonly material: string; readonly gap: Gap }
    | { readonly kind: 'queue'; readonly queue: Queue<Carried> }
  );

const MINUTE_MS = 60_000;
/** Asphalt and bulk; concrete takes twice as long. */
const UNLOADING_MINUTES = 10;
const CONCRETE_MINUTES = 20;

/** Category of concrete (D-42). */
const isConcrete = ({ category }: Carried): boolean => category === 3;

const keyOf = ({ number, unit }: { readonly number: string; readonly unit: string }): string =>
  `${number} ${unit}`;

/** Expected or confirmed at; null where nothing says so. */
const arrivesAt = (delivery: DayDelivery): Date | null => {
  const { status, confirmed_date, confirmed_time, estimated_arrival } = delivery;
  if (!isConfirmed(status)) return estimated_arrival ? new Date(estimated_arrival) : null;
  return confirmed_date && confirmed_time ? berlinInstant(confirmed_date, confirmed_time) : null;
};

const carriedBy = (delivery: DayDelivery): readonly (Carried & { readonly key: string })[] => {
  const [first] = delivery.materials;
  const at = arrivesAt(delivery);
  if (!first || !at) return [];
  return [
    {
      plate: delivery.vehicle_license_plate,
      weighedAt: berlinInstant(delivery.weighing_date, delivery.weighing_time),
      arrivesAt: at,
      isConfirmed: isConfirmed(delivery.status),
      material: first.name,
      category: first.category,
      quantity: numberOf(first.quantity),
      key: keyOf({ number: first.number, unit: first.quantity_unit }),
    },
  ];
};

/** Minutes from the scale to the site, as today's loads tell; undefined without one. */
const drivingOf = (loads: readonly Arriving[]): number | undefined =>
  medianOf(
    loads
      .map((load) => (load.arrivesAt.getTime() - load.weighedAt.getTime()) / MINUTE_MS)
      .filter((minutes) => minutes > 0 && minutes <= MAX_TRIP_MINUTES),
  );

/** Gaps of each material and a queue of each site, by when they begin (BEY-83, BEY-84). */
export const warningsOf = (
  day: Pick<DayAnswer, 'deliveries' | 'call_offs' | 'sites'>,
  now: Date,
): readonly Warning[] =>
  day.sites
    .flatMap(({ contract_id: contractId, construction_site_name: siteName }) => {
      const deliveries = day.deliveries.filter((one) => one.contract_id === contractId);
      const loads = deliveries.flatMap(carriedBy);
      const phone = deliveries.find((one) => one.factory_phone)?.factory_phone ?? null;
      const of = { contractId, siteName, phone };
      const callOffs = day.call_offs.filter((one) => one.contract_id === contractId);
      const onTheWay = loads.filter((load) => !load.isConfirmed && load.arrivesAt >= now);
      const unloading = onTheWay.some(isConcrete) ? CONCRETE_MINUTES : UNLOADING_MINUTES;
      const queue = findQueue(onTheWay, unloading);
      return [
        ...gapsOf(callOffs, loads, now).map((gap) => ({ ...of, kind: 'gap' as const, ...gap })),
        ...(queue ? [{ ...of, kind: 'queue' as const, queue }] : []),
      ];
    })
    .toSorted((a, b) => beginOf(a).getTime() - beginOf(b).getTime());

const beginOf = (warning: Warning): Date =>
  warning.kind === 'gap' ? warning.gap.from : warning.queue.at;

type CallOff = DayAnswer['call_offs'][number];

const gapsOf = (
  callOffs: readonly CallOff[],
  loads: readonly ReturnType<typeof carriedBy>[number][],
  now: Date,
) => {
  const running = callOffs
    .map((one) => ({ ...one, startsAt: new Date(one.starts_at), endsAt: new Date(one.ends_at) }))
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const keyOfOrder = (one: CallOff) =>
    keyOf({ number: one.material_number, unit: one.quantity_unit });
  const driving = drivingOf(loads);
  if (driving === undefined) return [];
  return [...new Set(running.map(keyOfOrder))].flatMap((key) => {
    const orders = running.filter((one) => keyOfOrder(one) === key);
    const startsAt = new Date(Math.min(...orders.map((one) => one.startsAt.getTime())));
    const endsAt = new Date(Math.max(...orders.map((one) => one.endsAt.getTime())));
    const first = startsAt.getTime() - MAX_TRIP_MINUTES * MINUTE_MS;
    const own = loads.filter((load) => load.key === key && load.weighedAt.getTime() >= first);
    const load = medianOf(own.map(({ quantity }) => quantity)) ?? 0;
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    const open =
      sum(orders.map((one) => one.quantity_raw)) - sum(own.map(({ quantity }) => quantity));
    const paces = orders.flatMap((one) => one.hourly_raw ?? []);
    const hourly = paces.length === orders.length ? sum(paces) : null;
    const usual = { now, load, drivingMinutes: driving };
    const gap = findGap({ startsAt, endsAt, open, hourly }, own, usual);
    return gap ? [{ gap, material: orders[0]?.material_name ?? '' }] : [];
  });
};
