/** The loads of a day by what they need from the site: nothing yet, a confirmation, nothing more (BEY-48, BEY-50). */
import type { Arrival } from '#deliveries/arrival.ts';
import { MAX_TRIP_MINUTES } from '#deliveries/driving-time.ts';

type DayLoad = {
  readonly isConfirmed: boolean;
  readonly weighedAt: Date;
  readonly arrivesAt: Date | null;
  /** As it can be described now; null without an estimate. */
  readonly arrival: Arrival | null;
};

type Day<T> = {
  /** Those expected first, then those without an estimate as they were weighed. */
  readonly onTheWay: readonly T[];
  /** Those that have waited for longest first. */
  readonly arrived: readonly T[];
  readonly confirmed: readonly T[];
};

const MINUTE_MS = 60_000;

const instantOf = ({ arrivesAt, weighedAt }: DayLoad): number => (arrivesAt ?? weighedAt).getTime();

/** Without an estimate a load counts as arrived once no trip takes longer. */
const hasArrived = ({ arrival, weighedAt }: DayLoad, now: Date): boolean =>
  arrival
    ? arrival.state === 'arrived'
    : now.getTime() - weighedAt.getTime() >= MAX_TRIP_MINUTES * MINUTE_MS;

/** Sorts the loads of a day by their stage. */
export const sortDay = <T extends DayLoad>(loads: readonly T[], now: Date): Day<T> => {
  const byTime = (one: T, other: T) => instantOf(one) - instantOf(other);
  const unconfirmed = loads.filter(({ isConfirmed }) => !isConfirmed).toSorted(byTime);
  const onTheWay = unconfirmed.filter((load) => !hasArrived(load, now));
  return {
    onTheWay: [
      ...onTheWay.filter(({ arrivesAt }) => arrivesAt),
      ...onTheWay.filter(({ arrivesAt }) => !arrivesAt),
    ],
    arrived: unconfirmed.filter((load) => hasArrived(load, now)),
    confirmed: loads.filter(({ isConfirmed }) => isConfirmed),
  };
};
