import { berlinDay } from '@abrufbar/domain/values/calendar.ts';
import { useSyncExternalStore } from 'react';

const CHECK_INTERVAL_MS = 15_000;

const follow = (changed: () => void) => {
  const timer = setInterval(changed, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
};

const now = () => berlinDay(new Date());

/** The current day in Berlin; changes at midnight while the page is open (T-11, D-38). */
export const useToday = (): string => useSyncExternalStore(follow, now, now);
