import type { Change } from '#core/live/batches.ts';

/** A phone that was briefly without reception reads only the changes it missed. */
const RETENTION_MS = 60_000;
const MAX_CHANGES = 10_000;

/** Changes of the last minute, timed by the monotonic clock of the process. */
export const createRecentChanges = (time: () => number = () => performance.now()) => {
  let changes: { readonly at: number; readonly change: Change }[] = [];
  let complete = Infinity; // from this instant on nothing is missing

  return {
    /** Listening begins: earlier changes are unknown. */
    begin: (): void => {
      changes = [];
      complete = time();
    },
    add: (change: Change): void => {
      const now = time();
      changes.push({ at: now, change });
      const isOld = (changes[0]?.at ?? now) < now - 2 * RETENTION_MS;
      if (!isOld && changes.length < 2 * MAX_CHANGES) return;
      changes = changes.slice(-MAX_CHANGES).filter(({ at }) => at >= now - RETENTION_MS);
      complete = Math.max(
        complete,
        changes.length === MAX_CHANGES ? (changes[0]?.at ?? now) : now - RETENTION_MS,
      );
    },
    /** Changes of the last seconds; null when not all of them are known. */
    since: (seconds: number): readonly Change[] | null => {
      const from = time() - seconds * 1000;
      if (seconds * 1000 > RETENTION_MS || from < complete) return null;
      return changes.filter(({ at }) => at >= from).map(({ change }) => change);
    },
  };
};
