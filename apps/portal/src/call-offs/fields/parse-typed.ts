import { addDays, isDay } from '@abrufbar/domain/values/calendar.ts';

/** Typed day: `19.11.25`, `191125`, `19.11.2025`, or `19.11.` for the next such day; null for anything else. */
export const typedDay = (typed: string, today: string): string | null => {
  const text = typed.replace(/^\s*\p{L}+\.?,?/u, '').replace(/\s/g, ''); // the weekday of the display form
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})?$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ??
    [];
  const inYear = (wanted: string) => {
    const iso = `${wanted}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(iso) ? iso : null;
  };
  if (day === '') return null;
  if (year !== '') return inYear(year.length === 2 ? `20${year}` : year);
  const soon = inYear(today.slice(0, 4));
  return soon !== null && soon >= today
    ? soon
    : inYear(addDays(`${today.slice(0, 4)}-12-31`, 1).slice(0, 4));
};

/** Typed time: `0630`, `630`, `6:30`, `06.30`, `6`, with or without "Uhr"; null for anything else. */
export const typedTime = (typed: string): string | null => {
  const text = typed.replace(/uhr/i, '').trim();
  const [, hour, minute] =
    /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text) ?? [];
  if (hour === undefined) return null;
  const time = `${hour.padStart(2, '0')}:${minute ?? '00'}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null;
};
