/** Calendar days are ISO text `YYYY-MM-DD`; "today" and local times are those of Europe/Berlin (D-38). */

const DAY_MS = 86_400_000;

/** Whether a text is an existing day in ISO form. Year 0 has no days, as in the database. */
export const isDay = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value.startsWith('0000')) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

const parse = (value: string, form: RegExp): string | null => {
  const [, day, month, year] = form.exec(value) ?? [];
  const iso = `${year}-${month}-${day}`;
  return isDay(iso) ? iso : null;
};

/** Day from `20.11.2026`; null for any other form and for days that do not exist (T-06). */
export const parseDmy = (value: string): string | null =>
  parse(value, /^(\d{2})\.(\d{2})\.(\d{4})$/);
/** Day from the filter form `20-11-2026` (VAL-27). */
export const parseFilterDay = (value: string): string | null =>
  parse(value, /^(\d{2})-(\d{2})-(\d{4})$/);

/** `20.11.2026`, the form of bodies and entities (API-07, ENT-27). */
export const toDmy = (day: string): string =>
  `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
/** `20-11-2026`, the form of filters (VAL-27). */
export const toFilterDay = (day: string): string => toDmy(day).replaceAll('.', '-');
/** `20.11.26`, the form of periods on screen. */
export const toShortDmy = (day: string): string => toDmy(day).slice(0, 6) + day.slice(2, 4);

/**
 * `Fr, 20.11.26`, the display form of a day. The weekday is computed (T-08); it stays on one line
 * with the date. `weekdays` are the seven abbreviations of the reader's language from Monday on.
 */
export const shortDate = (day: string, weekdays: readonly string[]): string =>
  `${weekdays[weekday(day)] ?? ''},\u00A0${toShortDmy(day)}`;

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days later, earlier if negative. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Days from `from` until `to`; negative when `to` is earlier. Clock changes do not matter. */
export const daysBetween = (from: string, to: string): number => (utc(to) - utc(from)) / DAY_MS;

/** 0 is Monday, 6 is Sunday. */
export const weekday = (day: string): number => (new Date(utc(day)).getUTCDay() + 6) % 7;

export const isWeekend = (day: string): boolean => weekday(day) >= 5;

/** Name of a near day for sliders and headings; null for all others. */
export const relativeDay = (
  day: string,
  today: string,
): 'yesterday' | 'today' | 'tomorrow' | null => {
  const distance = daysBetween(today, day);
  if (distance === 0) return 'today';
  if (distance === 1) return 'tomorrow';
  return distance === -1 ? 'yesterday' : null;
};

const HOUR_MS = 3_600_000;

/** 01:00 UTC on the last Sunday of a month (0 is January), when clocks change. */
const lastSunday = (year: number, month: number): number => {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
};

/**
 * By the rule since 1996, before which nothing here happened; a test compares it with the time zone data. A format of
 * `Intl` would cost a phone a tenth of a second (decision 0069).
 */
const berlinClock = (instant: Date): { day: string; time: string } => {
  const ms = instant.getTime();
  const year = instant.getUTCFullYear();
  const isSummer = lastSunday(year, 2) <= ms && ms < lastSunday(year, 9);
  const shown = new Date(ms + (isSummer ? 2 : 1) * HOUR_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/** `07:00` of a time with seconds, as databases store it. */
export const minutes = (time: string): string => time.slice(0, 5);

/** Calendar day in Berlin at that instant, whatever the time zone of device and server (D-38). */
export const berlinDay = (instant: Date): string => berlinClock(instant).day;
/** `HH:MM` in Berlin at that instant. */
export const berlinTime = (instant: Date): string => berlinClock(instant).time;

/**
 * The instant at which Berlin clocks show `day` and `time`. A repeated hour means its first,
 * summer-time pass; a skipped hour is read in winter time, so 02:30 becomes 03:30.
 */
export const berlinInstant = (day: string, time: string): Date => {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [berlinOffset(shown - DAY_MS), berlinOffset(shown + DAY_MS)];
  for (const instant of [shown - before, shown - after]) {
    if (instant + berlinOffset(instant) === shown) return new Date(instant);
  }
  return new Date(shown - before);
};

/** False for a time that clocks skip in spring: 02:30 on 28 March 2027. Day and time have to be valid. */
export const isBerlinTime = (day: string, time: string): boolean =>
  berlinTime(berlinInstant(day, time)) === time;

/** Milliseconds by which Berlin clocks are ahead of UTC. */
const berlinOffset = (instant: number): number => {
  const { day, time } = berlinClock(new Date(instant));
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000;
};
