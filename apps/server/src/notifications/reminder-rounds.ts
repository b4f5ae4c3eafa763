import { addDays, berlinDay, berlinInstant, berlinTime } from '@abrufbar/domain/values/calendar.ts';

/** Reminders go out every day at this time in Berlin (D-54). */
const REMINDED_AT = '16:00';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Missed rounds of earlier days that are caught up on after a standstill; older ones are dropped. */
const MAX_MISSED_ROUNDS = 2;

/** Day of the last round of reminders there should have been. */
const lastRound = (now: Date): string => {
  const today = berlinDay(now);
  return berlinTime(now) >= REMINDED_AT ? today : addDays(today, -1);
};

/** Day whose deliveries are reminded of: the next one, or after a standstill at last the same one. */
export const remindedDay = (now: Date): string => addDays(lastRound(now), 1);

/**
 * Rounds, the newest first, in which deliveries that nobody has confirmed are reminded of. On time it is one: who
 * has just begun to follow a contract would get those before as well.
 */
export const openRounds = (now: Date): string[] => {
  const last = lastRound(now);
  const isLate = now.getTime() - berlinInstant(last, REMINDED_AT).getTime() > HOUR_MS;
  return Array.from({ length: isLate ? MAX_MISSED_ROUNDS + 1 : 1 }, (_, ago) =>
    addDays(last, -ago),
  );
};

/**
 * The period of weighing times that a day's round covers: those deliveries have waited for 24 hours by this round
 * and had not by the round before. Every delivery belongs to one round, also when the clocks change.
 */
export const weighedForRound = (day: string): { readonly after: Date; readonly until: Date } => {
  const dayBefore = (round: string): Date =>
    new Date(berlinInstant(round, REMINDED_AT).getTime() - DAY_MS);
  return { after: dayBefore(addDays(day, -1)), until: dayBefore(day) };
};
