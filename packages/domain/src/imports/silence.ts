import { addDays, berlinDay, berlinInstant, isWeekend } from '#values/calendar.ts';

const MINUTE_MS = 60_000;
/** Working hours of scales and offices on the clocks of Berlin. */
const WORK = { from: '06:00', until: '18:00' } as const;
/** Imports a source must have sent before its pauses say anything. */
const MIN_IMPORTS = 5;
/** Imports that follow one another sooner are one sending. */
const MIN_PAUSE_MINUTES = 1;
/** A shorter pause is no silence, whatever is usual. */
const MIN_SILENCE_MINUTES = 30;
/** Days that are looked at; a source silent for longer is so in any case. */
const MAX_DAYS = 60;

/** Minutes of working hours between two instants, Monday to Friday. */
export const workingMinutes = (from: Date, until: Date): number => {
  let total = 0;
  let day = berlinDay(from);
  const last = berlinDay(until);
  for (let at = 0; day <= last && at < MAX_DAYS; at += 1, day = addDays(day, 1)) {
    if (isWeekend(day)) continue;
    const begin = Math.max(from.getTime(), berlinInstant(day, WORK.from).getTime());
    const end = Math.min(until.getTime(), berlinInstant(day, WORK.until).getTime());
    total += Math.max(0, end - begin);
  }
  return total / MINUTE_MS;
};

/** Whether a source is silent for more than twice its usual pause; its last imports, the newest first (OFF-168). */
export const isSilent = (imports: readonly Date[], now: Date): boolean => {
  const [last] = imports;
  if (last === undefined || imports.length < MIN_IMPORTS) return false;
  const pauses = imports
    .slice(1)
    .map((earlier, at) => workingMinutes(earlier, imports[at] ?? earlier))
    .filter((minutes) => minutes >= MIN_PAUSE_MINUTES)
    .toSorted((a, b) => a - b);
  const usual = pauses[Math.floor(pauses.length / 2)] ?? 0;
  return workingMinutes(last, now) > Math.max(MIN_SILENCE_MINUTES, 2 * usual);
};
