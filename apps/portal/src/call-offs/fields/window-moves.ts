import { daysBetween } from '@abrufbar/domain/values/calendar.ts';
import { endDays, type OrderWindow } from '@abrufbar/domain/call-offs/window.ts';

/** Other values that a change of a field adjusted, for a notice to the user. */
export type Adjusted = 'hourly_cleared' | 'end_moved' | 'end_time_moved' | 'start_past';
export type Moved<T> = { readonly order: T; readonly adjusted: Adjusted | null };

/** One choice in a draft; works on an order and on a change alike. */
type Move = <T extends OrderWindow>(
  order: T,
  value: string | null,
  nightShift: boolean,
) => Moved<T>;

/** A quantity below the hourly quantity clears the latter (VAL-40). */
export const withQuantity = <
  T extends { readonly quantity: number | null; readonly hourlyQuantity: number | null },
>(
  order: T,
  quantity: number | null,
): Moved<T> =>
  quantity !== null && order.hourlyQuantity !== null && quantity < order.hourlyQuantity
    ? { order: { ...order, quantity, hourlyQuantity: null }, adjusted: 'hourly_cleared' }
    : { order: { ...order, quantity }, adjusted: null };

/**
 * Chooses the day on which delivery starts. The end follows it; with night shift it stays where it is
 * while that is possible, else it keeps its distance to the start (T-10).
 */
export const withStartsOn: Move = (order, startsOn, nightShift) => {
  if (startsOn === order.startsOn && order.endsOn !== null) return { order, adjusted: null };
  if (startsOn === null) return { order: { ...order, startsOn, endsOn: null }, adjusted: null };
  const endsOn = nightShift ? nightEnd(order, startsOn) : startsOn;
  const isMoved = nightShift && order.endsOn !== null && endsOn !== order.endsOn;
  return withEndTime({ ...order, startsOn, endsOn }, nightShift, isMoved ? 'end_moved' : null);
};

/** Chooses the day on which delivery ends; one that is not possible becomes the nearest that is. */
export const withEndsOn: Move = (order, endsOn, nightShift) => {
  if (endsOn === null || order.startsOn === null) {
    return { order: { ...order, endsOn }, adjusted: null };
  }
  const days = endDays(order.startsOn, nightShift);
  if (days.includes(endsOn)) return withEndTime({ ...order, endsOn }, nightShift, null);
  const nearest = endsOn < order.startsOn ? days.at(0) : days.at(-1);
  return withEndTime({ ...order, endsOn: nearest ?? null }, nightShift, 'end_moved');
};

export const withStartsTime: Move = (order, startsTime, nightShift) =>
  withEndTime({ ...order, startsTime }, nightShift, null);

export const withEndsTime: Move = (order, endsTime, nightShift) =>
  withEndTime({ ...order, endsTime }, nightShift, null);

/** Clears a start that is in the past since midnight; today stays valid all day (VAL-49, T-11). */
export const withoutPastStart = <T extends OrderWindow>(order: T, today: string): Moved<T> =>
  order.startsOn !== null && order.startsOn < today
    ? { order: { ...order, startsOn: null, endsOn: null }, adjusted: 'start_past' }
    : { order, adjusted: null };

/** On one day an end time before the start time is set to the start time (VAL-54). */
const withEndTime = <T extends OrderWindow>(
  order: T,
  nightShift: boolean,
  adjusted: Adjusted | null,
): Moved<T> => {
  const { startsOn, startsTime, endsOn, endsTime } = order;
  // Without night shift both days will be the same, also while none is chosen.
  const isOneDay = startsOn === endsOn && (startsOn !== null || !nightShift);
  if (!isOneDay || startsTime === null || endsTime === null || endsTime >= startsTime) {
    return { order, adjusted };
  }
  return { order: { ...order, endsTime: startsTime }, adjusted: adjusted ?? 'end_time_moved' };
};

/** A night from 22:00 to 06:00 ends on the next day, also after its start was moved onto its end. */
const nightEnd = (order: OrderWindow, startsOn: string): string => {
  const days = endDays(startsOn, true);
  const nextDay = days.at(-1) ?? startsOn;
  const wasNextDay =
    order.startsOn !== null &&
    order.endsOn !== null &&
    daysBetween(order.startsOn, order.endsOn) === 1;
  const kept = order.endsOn !== null && days.includes(order.endsOn) ? order.endsOn : null;
  const endsOn = kept ?? (wasNextDay ? nextDay : startsOn);
  const isTooEarly =
    order.startsTime !== null && order.endsTime !== null && order.endsTime < order.startsTime;
  return endsOn === startsOn && isTooEarly ? nextDay : endsOn;
};
