import { UNDO_LIMIT_MS } from '@abrufbar/domain/deliveries/confirmation.ts';
import { followClock } from '@abrufbar/web/follow-clock.ts';
import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;

/** Seconds in which it may still be undone; never more than there ever are, whatever the clock of the phone says. */
export const secondsLeft = (until: string | null, now: number): number => {
  if (!until) return 0; // unknown in what earlier versions kept
  const leftMs = Math.min(UNDO_LIMIT_MS, Date.parse(until) - now);
  return Math.max(0, Math.ceil(leftMs / SECOND_MS));
};

/** `9:52`. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`;

/** Share of the ten minutes that is left. */
export const shareOf = (seconds: number): number => (seconds * SECOND_MS) / UNDO_LIMIT_MS;

const follow = followClock(SECOND_MS);

/** Counts down by the second. */
export const useSecondsLeft = (until: string | null): number => {
  const read = () => secondsLeft(until, Date.now());
  return useSyncExternalStore(follow, read, read);
};
