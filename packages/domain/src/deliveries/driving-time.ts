/** Time from weighing to confirmation of one delivery. */
export type Trip = {
  readonly minutes: number;
  /** Confirmed together with others, so that the time may say nothing of driving. */
  readonly isBulk: boolean;
};

/** Usual minutes from the scale to the site. */
export type DrivingTime = {
  readonly median: number;
  readonly p20: number;
  readonly p80: number;
  /** Trips it was learned from, with the slowest fifth. */
  readonly count: number;
};

/** Later confirmations are late tapping, not driving. */
export const MAX_TRIP_MINUTES = 120;
const MIN_TRIPS = 8;
/** The slowest fifth drops out for the same reason. */
const COUNTED_SHARE = 0.8;
/** A confirmation in bulk counts where it came this close to the estimate. */
const BULK_TOLERANCE_MINUTES = 10;

/** Between the two neighbours where the share falls between them; 0 of nothing. */
export const percentile = (sorted: readonly number[], share: number): number => {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return below + (above - below) * (at - Math.floor(at));
};

const learn = (trips: readonly Trip[]): DrivingTime | null => {
  const plausible = trips
    .map(({ minutes }) => minutes)
    .filter((minutes) => minutes >= 0 && minutes <= MAX_TRIP_MINUTES)
    .toSorted((a, b) => a - b);
  if (plausible.length < MIN_TRIPS) return null;
  const counted = plausible.slice(0, Math.floor(plausible.length * COUNTED_SHARE));
  return {
    median: percentile(counted, 0.5),
    p20: percentile(counted, 0.2),
    p80: percentile(counted, 0.8),
    count: plausible.length,
  };
};

/**
 * Usual driving time of a plant and a contract; null while there are too few trips (BEY-04, BEY-22). Confirmations in
 * bulk are held against what the others say, or else against the maintained value (BEY-23).
 */
export const usualDriving = (
  trips: readonly Trip[],
  maintainedMinutes: number | null = null,
): DrivingTime | null => {
  const single = learn(trips.filter(({ isBulk }) => !isBulk));
  const estimate = single?.median ?? maintainedMinutes;
  if (estimate === null) return null;
  return learn(
    trips.filter(
      ({ minutes, isBulk }) => !isBulk || Math.abs(minutes - estimate) <= BULK_TOLERANCE_MINUTES,
    ),
  );
};
