import { addDays, berlinInstant, berlinTime, isWeekend } from '#values/calendar.ts';

/** Local times `HH:MM` of Europe/Berlin; `24:00` is the end of the day. */
type Hours = { readonly from: string; readonly until: string };

/** When a plant loads and how much it can load in an hour (OFF-67). */
export type Plant = {
  /** Monday to Friday; without any hours the plant is always open. */
  readonly weekday: Hours | null;
  /** Closed if only those of the week are known; on Sunday likewise. */
  readonly saturday: Hours | null;
  /** In the unit of its call-offs; null: no limit is known. */
  readonly hourlyLimit: number | null;
};

/** Hours of a plant on a day; null when it is closed all day. */
export const hoursOn = (plant: Pick<Plant, 'weekday' | 'saturday'>, day: string): Hours | null => {
  if (plant.weekday === null && plant.saturday === null) return ALL_DAY;
  if (!isWeekend(day)) return plant.weekday;
  return isWeekend(addDays(day, 1)) ? plant.saturday : null;
};
const ALL_DAY: Hours = { from: '00:00', until: '24:00' };

/** Whether a plant is open in any part of an hour that begins at `hour`:00. */
export const isOpenIn = (hours: Hours | null, hour: number): boolean =>
  hours !== null && minutesOf(hours.from) < (hour + 1) * 60 && minutesOf(hours.until) > hour * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const HOUR_MS = 3_600_000;

/** Hour of a day: the number Berlin clocks show at its begin, and that instant in milliseconds. */
type DayHour = { readonly hour: number; readonly startsAt: number };

/** The hours of a day: 23 on the day that clocks skip one, 25 on the day that they show one twice. */
export const hoursOfDay = (day: string): DayHour[] => {
  const begin = berlinInstant(day, '00:00').getTime();
  const count = (berlinInstant(addDays(day, 1), '00:00').getTime() - begin) / HOUR_MS;
  return Array.from({ length: count }, (_, index) => {
    const startsAt = begin + index * HOUR_MS;
    return { hour: Number(berlinTime(new Date(startsAt)).slice(0, 2)), startsAt };
  });
};
