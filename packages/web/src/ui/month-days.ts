import { addDays, daysBetween, weekday } from '@abrufbar/domain/values/calendar.ts';

/** `2025-11` of a day; months are text as days are. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months later, earlier if negative. */
export const addMonths = (month: string, count: number): string => {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  const year = String(Math.floor(months / 12)).padStart(4, '0');
  return `${year}-${String((months % 12) + 1).padStart(2, '0')}`;
};

const firstDay = (month: string): string => `${month}-01`;
const lengthOf = (month: string): number =>
  daysBetween(firstDay(month), firstDay(addMonths(month, 1)));

/** The same day of another month, its last one where it is shorter. */
export const inMonth = (day: string, month: string): string => {
  const wanted = Math.min(Number(day.slice(8)), lengthOf(month));
  return addDays(firstDay(month), wanted - 1);
};

/** Weeks of a month from Monday to Sunday; null where a day belongs to another month. */
export const weeksOf = (month: string): (string | null)[][] => {
  const lead = weekday(firstDay(month));
  const days = lengthOf(month);
  return Array.from({ length: Math.ceil((lead + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, at) => {
      const count = week * 7 + at - lead;
      return count >= 0 && count < days ? addDays(firstDay(month), count) : null;
    }),
  );
};

/** Day that a key moves the focus to; null for all other keys. */
export const dayByKey = (day: string, key: string): string | null => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return inMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return inMonth(day, addMonths(monthOf(day), 1));
    default:
      return null;
  }
};
