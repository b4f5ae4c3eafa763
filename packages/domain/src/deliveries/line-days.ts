/** Days of the line of a day, the loads that belong to one, and where they stand (BEY-38, BEY-39). */
import { MAX_TRIP_MINUTES } from '#deliveries/driving-time.ts';
import { addDays, berlinDay, berlinInstant } from '#values/calendar.ts';

const MINUTE_MS = 60_000;

/**
 * Where a load stands: at its confirmation or estimate, otherwise where it was weighed. A confirmation that was
 * caught up on a later day says nothing of its arrival.
 */
export const standsAt = (
  weighedAt: Date,
  arrival: { readonly at: Date; readonly isConfirmed: boolean } | null,
): Date => {
  if (!arrival) return weighedAt;
  const { at, isConfirmed } = arrival;
  const isTrip = at.getTime() - weighedAt.getTime() <= MAX_TRIP_MINUTES * MINUTE_MS;
  return !isConfirmed || isTrip || berlinDay(at) === berlinDay(weighedAt) ? at : weighedAt;
};

/** Call-offs start at most two years ahead (D-38). */
const MAX_LINE_DAYS = 731;

/** The days around today that have a line. */
export const lineDays = (today: string): { readonly first: string; readonly last: string } => ({
  first: addDays(today, -MAX_LINE_DAYS),
  last: addDays(today, MAX_LINE_DAYS),
});

type Running = { readonly startsAt: Date; readonly endsAt: Date };

/** A call-off that runs on longer than this after midnight is no night any more. */
const NIGHT_ENDS = '12:00';

/** The hours of a call-off on the line of a day: from midnight at the earliest; past the next one only for a night (decision 0100). */
export const hoursOn = (day: string, { startsAt, endsAt }: Running): Running => {
  const [midnight, end] = [berlinInstant(day, '00:00'), berlinInstant(addDays(day, 1), '00:00')];
  const isNight = endsAt <= berlinInstant(addDays(day, 1), NIGHT_ENDS);
  return {
    startsAt: startsAt < midnight ? midnight : startsAt,
    endsAt: isNight ? endsAt : end,
  };
};

/**
 * When the loads of a day were weighed: within it, after midnight while a night of the day runs on, and before it as
 * long as a trip takes where one runs since the evening.
 */
export const weighedWithin = (
  day: string,
  orders: readonly Running[],
): { readonly from: Date; readonly until: Date } => {
  const [midnight, end] = [berlinInstant(day, '00:00'), berlinInstant(addDays(day, 1), '00:00')];
  const isNight = orders.some(({ startsAt }) => startsAt < midnight);
  const ends = orders.map((order) => hoursOn(day, order).endsAt.getTime());
  return {
    from: isNight ? new Date(midnight.getTime() - MAX_TRIP_MINUTES * MINUTE_MS) : midnight,
    until: new Date(Math.max(end.getTime(), ...ends)),
  };
};
