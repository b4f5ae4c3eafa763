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

/**
 * When the loads of a day were weighed: within it, after midnight while a call-off of the day runs on, and before it as
 * long as a trip takes where one runs since the evening.
 */
export const weighedWithin = (
  day: string,
  orders: readonly Running[],
): { readonly from: Date; readonly until: Date } => {
  const [midnight, end] = [berlinInstant(day, '00:00'), berlinInstant(addDays(day, 1), '00:00')];
  const isNight = orders.some(({ startsAt }) => startsAt < midnight);
  const ends = orders
    .filter(({ startsAt }) => startsAt >= midnight)
    .map(({ endsAt }) => endsAt.getTime());
  return {
    from: isNight ? new Date(midnight.getTime() - MAX_TRIP_MINUTES * MINUTE_MS) : midnight,
    until: new Date(Math.max(end.getTime(), ...ends)),
  };
};
