import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { useSyncExternalStore } from 'react';
import { followClock } from '#follow-clock.ts';

const CHECK_INTERVAL_MS = 15_000;

const follow = followClock(CHECK_INTERVAL_MS);
const now = () => berlinDay(new Date());

/** The current day in Berlin; changes at midnight while the page is open (T-11, D-38). */
export const useToday = (): string => useSyncExternalStore(follow, now, now);
