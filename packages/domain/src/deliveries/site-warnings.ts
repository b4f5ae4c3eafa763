/** Gaps and queues on one site from its loads and call-offs of today (BEY-83, BEY-84, BEY-86). */
import { CALL_OFF_STATUS } from '#call-offs/status.ts';
import { MAX_TRIP_MINUTES } from '#deliveries/driving-time.ts';
import {
  type Arriving,
  drivingOf,
  findGaps,
  findQueue,
  type Gap,
  medianOf,
  type Queue,
} from '#deliveries/gaps.ts';
import { type Unloading, unloadingMinutes } from '#deliveries/unloading.ts';
import { addDays, berlinDay } from '#values/calendar.ts';

/** A load with what it carries first. */
export type SiteLoad = Arriving & {
  readonly id: string;
  readonly materialNumber: string;
  readonly material: string;
  readonly category: number;
  readonly quantity: number;
  readonly unit: string;
};

/** An open call-off of today. */
export type SiteOrder = {
  readonly id: string;
  readonly status: number;
  readonly materialNumber: string;
  readonly material: string;
  readonly unit: string;
  readonly quantity: number;
  /** Wanted per hour; null where nothing is said. */
  readonly hourly: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

export type SiteWarning =
  | {
      readonly kind: 'gap';
      readonly gap: Gap<SiteLoad>;
      /** Call-off of the material, the first of several. */
      readonly order: SiteOrder;
      /** Of the loads before the gap the one weighed last: it names the gap, however their order on the road changes. */
      readonly lastWeighed: SiteLoad | undefined;
    }
  | { readonly kind: 'queue'; readonly queue: Queue<SiteLoad> };

const MINUTE_MS = 60_000;

/** Category of concrete (D-42). */
const isConcrete = ({ category }: SiteLoad): boolean => category === 3;

/** Whether the supplier has promised the call-off; while a change is open, what was promised holds (D-32). */
const isPromised = (status: number): boolean =>
  status === CALL_OFF_STATUS.confirmed || status === CALL_OFF_STATUS.changeRequest;

type Carried = Pick<SiteLoad, 'materialNumber' | 'unit'>;
const keyOf = ({ materialNumber, unit }: Carried): string => `${materialNumber} ${unit}`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

type Usual = { readonly now: Date; readonly drivingMinutes: number };

/** Gaps of one material, whose running call-offs count as one. */
const gapsOfMaterial = (
  orders: readonly SiteOrder[],
  loads: readonly SiteLoad[],
  { now, drivingMinutes }: Usual,
): readonly Gap<SiteLoad>[] => {
  const startsAt = new Date(Math.min(...orders.map((one) => one.startsAt.getTime())));
  const endsAt = new Date(Math.max(...orders.map((one) => one.endsAt.getTime())));
  const first = startsAt.getTime() - MAX_TRIP_MINUTES * MINUTE_MS;
  const own = loads.filter((load) => load.weighedAt.getTime() >= first);
  const load = medianOf(own.map(({ quantity }) => quantity)) ?? 0;
  const open =
    sum(orders.map(({ quantity }) => quantity)) - sum(own.map(({ quantity }) => quantity));
  const paces = orders.flatMap(({ hourly }) => hourly ?? []);
  const hourly = paces.length === orders.length ? sum(paces) : null;
  return findGaps({ startsAt, endsAt, open, hourly }, own, { now, load, drivingMinutes });
};

/** The loads reach back to the day before: how much of a call-off is open that began earlier nobody knows. */
const gapsOf = (
  orders: readonly SiteOrder[],
  loads: readonly SiteLoad[],
  now: Date,
): readonly SiteWarning[] => {
  const isKnown = ({ startsAt }: SiteOrder) => berlinDay(startsAt) >= addDays(berlinDay(now), -1);
  const running = orders.filter(
    (order) =>
      isPromised(order.status) && order.startsAt <= now && now < order.endsAt && isKnown(order),
  );
  const drivingMinutes = drivingOf(loads);
  if (drivingMinutes === undefined) return [];
  return [...new Set(running.map(keyOf))].flatMap((key) => {
    const ofKey = (one: Carried) => keyOf(one) === key;
    const same = running.filter(ofKey);
    const own = loads.filter(ofKey);
    const [order] = same;
    if (!order) return [];
    return gapsOfMaterial(same, own, { now, drivingMinutes }).map((gap) => {
      const [lastWeighed] = own
        .filter(({ arrivesAt }) => arrivesAt <= gap.from)
        .toSorted((a, b) => Number(b.weighedAt) - Number(a.weighedAt));
      return { kind: 'gap' as const, gap, order, lastWeighed };
    });
  });
};

/** Gaps of each material and the queue of the site. */
export const findSiteWarnings = (
  loads: readonly SiteLoad[],
  orders: readonly SiteOrder[],
  unloading: Unloading,
  now: Date,
): readonly SiteWarning[] => {
  const onTheWay = loads.filter((load) => !load.isConfirmed && load.arrivesAt >= now);
  const minutes = unloadingMinutes(unloading, onTheWay.some(isConcrete));
  const queue = findQueue(onTheWay, { points: unloading.points, minutes });
  return [...gapsOf(orders, loads, now), ...(queue ? [{ kind: 'queue' as const, queue }] : [])];
};

/** The next gap of each material and a queue, by when they begin: those behind would push everything else away (BEY-83). */
export const nextWarnings = (all: readonly SiteWarning[]): readonly SiteWarning[] =>
  all
    .filter(
      (one, at) =>
        one.kind === 'queue' || all.findIndex((other) => isOfOrder(other, one.order.id)) === at,
    )
    .toSorted((a, b) => beginOf(a).getTime() - beginOf(b).getTime());

const isOfOrder = (warning: SiteWarning, orderId: string): boolean =>
  warning.kind === 'gap' && warning.order.id === orderId;

/** When it begins. */
export const beginOf = (warning: SiteWarning): Date =>
  warning.kind === 'gap' ? warning.gap.from : warning.queue.at;
