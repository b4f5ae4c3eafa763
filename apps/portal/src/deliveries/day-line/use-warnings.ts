import { useReading } from '#deliveries/arrival/use-arrival.ts';
import type { DayAnswer } from '#deliveries/today/day-query.ts';
import { type Warning, warningsOf } from '#deliveries/today/warnings.ts';

const MINUTE_MS = 60_000;
/** Afterwards other loads may have been weighed. */
const MAX_STATE_AGE_MS = 5 * MINUTE_MS;

/** Gaps and queues of the sites on show; none from a state that is not fresh. */
export const useWarnings = (day: DayAnswer): readonly Warning[] => {
  const { now, readAt, isOnline } = useReading();
  const isFresh = isOnline && now.getTime() - readAt.getTime() <= MAX_STATE_AGE_MS;
  return isFresh ? warningsOf(day, now) : [];
};
