import {
  addDays,
  berlinInstant,
  daysBetween,
  isBerlinTime,
  isDay,
  isWeekend,
} from '#values/calendar.ts';
import { problemOf, type OrderProblem } from '#call-offs/problems.ts';

/** When a call-off is to be delivered: ISO days and `HH:MM`, local to Europe/Berlin (D-38). */
export type OrderWindow = {
  readonly startsOn: string | null;
  readonly startsTime: string | null;
  readonly endsOn: string | null;
  readonly endsTime: string | null;
};

/** Also for night shift (VAL-52, VAL-53, T-10). */
export const DEFAULT_TIMES = { start: '07:00', end: '15:00' } as const;

const MAX_YEARS_AHEAD = 2;
/** The last day that may be chosen as start: two years ahead, on 29 February one day less (D-38). */
export const latestStart = (today: string): string => {
  const year = String(Number(today.slice(0, 4)) + MAX_YEARS_AHEAD);
  const sameDay = year + today.slice(4);
  return isDay(sameDay) ? sameDay : `${year}-02-28`;
};

/** Days that may be chosen as the end: the start itself, with night shift also the day after (VAL-46 to VAL-48). */
export const endDays = (startsOn: string, nightShift: boolean): readonly string[] => {
  if (!isDay(startsOn)) return [];
  return nightShift ? [startsOn, addDays(startsOn, 1)] : [startsOn];
};

type WholeWindow = { readonly [Field in keyof OrderWindow]: string };
const isWhole = (window: OrderWindow): window is WholeWindow =>
  isKnown(window.startsOn, window.startsTime) && isKnown(window.endsOn, window.endsTime);

/** Whether a window has ended: today may be ordered all day long (T-11), but such an order hardly makes sense. */
export const isOver = (window: OrderWindow, now: Date): window is WholeWindow =>
  isWhole(window) && berlinInstant(window.endsOn, window.endsTime) <= now;

/** The same times on the next working day after today. */
export const nextWindow = (window: WholeWindow, today: string): WholeWindow => {
  let startsOn = addDays(today, 1);
  while (isWeekend(startsOn)) startsOn = addDays(startsOn, 1);
  const endsOn = addDays(startsOn, daysBetween(window.startsOn, window.endsOn));
  return { ...window, startsOn, endsOn };
};

/**
 * Problems of a delivery window. A value that equals the one of `before` passes, because
 * call-offs from the supplier's system may break the rules of newly chosen values (T-09).
 */
export const checkWindow = (
  window: OrderWindow,
  before: OrderWindow | null,
  nightShift: boolean,
  today: string,
): OrderProblem[] => {
  const isNew = (...fields: readonly (keyof OrderWindow)[]) =>
    before === null || fields.some((field) => window[field] !== before[field]);
  const { startsOn, startsTime, endsOn, endsTime } = window;
  return [
    ...problemOf('startsOn', isNew('startsOn') && startProblem(startsOn, today)),
    ...problemOf(
      'startsTime',
      (isNew('startsTime') && timeProblem(startsTime)) ||
        (isNew('startsOn', 'startsTime') && clockProblem(startsOn, startsTime)),
    ),
    ...problemOf(
      'endsOn',
      (isNew('endsOn') && dayProblem(endsOn)) ||
        (isNew('startsOn', 'endsOn') && endDayProblem(startsOn, endsOn, nightShift)),
    ),
    ...problemOf(
      'endsTime',
      (isNew('endsTime') && !isMoment(window) && timeProblem(endsTime)) ||
        (isNew('endsOn', 'endsTime') && !isMoment(window) && clockProblem(endsOn, endsTime)) ||
        (isNew('startsOn', 'startsTime', 'endsOn', 'endsTime') &&
          endsBeforeStart(window) &&
          'end_before_start'),
    ),
  ];
};

/** Start and end are equal: the end was set to the start (VAL-54, T-50), so only the start's problem is reported. */
const isMoment = ({ startsOn, startsTime, endsOn, endsTime }: OrderWindow): boolean =>
  startsOn === endsOn && startsTime === endsTime && Boolean(endsTime);

/** In real time too: a start that clocks skip is later than it looks (VAL-46). */
const endsBeforeStart = ({ startsOn, startsTime, endsOn, endsTime }: OrderWindow): boolean =>
  startsOn !== null &&
  startsOn === endsOn &&
  startsTime !== null &&
  endsTime !== null &&
  (endsTime < startsTime ||
    (isKnown(startsOn, startsTime) &&
      isKnown(endsOn, endsTime) &&
      berlinInstant(endsOn, endsTime) < berlinInstant(startsOn, startsTime)));

const isKnown = (day: string | null, time: string | null): boolean =>
  day !== null && isDay(day) && time !== null && TIME.test(time);

/** A time that clocks skip does not exist on that day. */
const clockProblem = (day: string | null, time: string | null) =>
  day !== null && time !== null && isKnown(day, time) && !isBerlinTime(day, time)
    ? 'clock_change'
    : null;

const dayProblem = (day: string | null) => {
  if (!day) return 'required';
  return isDay(day) ? null : 'choice';
};

/** Today may be ordered all day long (T-11, D-38); weekends and holidays too (T-43). */
const startProblem = (day: string | null, today: string) => {
  if (!day || !isDay(day)) return dayProblem(day);
  if (day < today) return 'past';
  return day > latestStart(today) ? 'too_far' : null;
};

const endDayProblem = (startsOn: string | null, endsOn: string | null, nightShift: boolean) => {
  if (!startsOn || !endsOn || !isDay(startsOn) || endDays(startsOn, nightShift).includes(endsOn)) {
    return null;
  }
  if (daysBetween(startsOn, endsOn) < 0) return 'end_before_start';
  return nightShift ? 'night' : 'same_day';
};

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeProblem = (time: string | null) => {
  if (!time) return 'required';
  if (!TIME.test(time)) return 'choice';
  return /[05]$/.test(time) ? null : 'five_minutes';
};
