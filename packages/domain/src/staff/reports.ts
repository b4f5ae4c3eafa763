import { addDays, berlinDay, berlinInstant, daysBetween, weekday } from '#values/calendar.ts';
import { hoursOn, type Plant } from '#contracts/plant.ts';

/** Steps of the chart of a report. */
export const REPORT_STEPS = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** Longest period of a report: a leap year. */
export const MAX_REPORT_DAYS = 366;
/** Bounds of the classes of lead times, in hours; the last class has no end. */
export const LEAD_CLASS_HOURS = [12, 24, 48, 72] as const;
/** At most so many series in a chart; the rest is one of them (docs/design.md section 14.1). */
export const MAX_SERIES = 3;

const MINUTE_MS = 60_000;
/** Beyond it nobody waits for hours any more. */
const MAX_WAIT_DAYS = 366;

/** Minutes between two instants in which a plant is open: how long a customer waited for an answer. */
export const openMinutes = (
  plant: Pick<Plant, 'weekday' | 'saturday'> | null,
  from: Date,
  until: Date,
): number => {
  let open = 0;
  const last = berlinDay(until);
  let day = berlinDay(from);
  for (let at = 0; at <= MAX_WAIT_DAYS && day <= last; at += 1, day = addDays(day, 1)) {
    const hours = hoursOn(plant ?? ALWAYS, day);
    if (hours === null) continue;
    const begin = berlinInstant(day, hours.from).getTime();
    const isWholeDay = hours.until === '24:00';
    const end = isWholeDay
      ? berlinInstant(addDays(day, 1), '00:00').getTime()
      : berlinInstant(day, hours.until).getTime();
    open += Math.max(0, Math.min(end, until.getTime()) - Math.max(begin, from.getTime()));
  }
  return open / MINUTE_MS;
};
const ALWAYS = { weekday: null, saturday: null };

/** The middle of some values; null without any. */
export const median = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/**
 * Percentages that add up to 100, rounded by largest remainder (docs/design.md section 14.1); `digits` after the
 * comma. Without any sum all are 0.
 */
export const sharesOf = (values: readonly number[], digits = 0): number[] => {
  const sum = values.reduce((all, value) => all + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const units = 100 * 10 ** digits;
  const exact = values.map((value) => (value / sum) * units);
  const shares = exact.map(Math.floor);
  const left = units - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact
    .map((value, at) => ({ at, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1;
  return shares.map((share) => share / 10 ** digits);
};

/** First day of the step that a day lies in: weeks begin on Monday. */
export const stepBegin = (day: string, step: ReportStep): string => {
  if (step === 'day') return day;
  return step === 'week' ? addDays(day, -weekday(day)) : `${day.slice(0, 8)}01`;
};

/** The period of the same length before. */
export const periodBefore = (from: string, until: string) => {
  const length = daysBetween(from, until) + 1;
  return { from: addDays(from, -length), until: addDays(from, -1) };
};

/** Without a choice: the two whole working weeks before this one. */
export const usualPeriod = (today: string) => {
  const monday = stepBegin(today, 'week');
  return { from: addDays(monday, -14), until: addDays(monday, -3) };
};
