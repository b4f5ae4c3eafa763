import type { Change } from '#core/live/batches.ts';

/** A phone that was without reception for a moment reads only what has changed meanwhile. */
const KEPT_MS = 60_000;
const MOST = 10_000;

/** Changes of the last minute. The times are those of the running process, which nobody can set. */
export const createMemory = (time: () => number = () => performance.now()) => {
  let changes: { readonly at: number; readonly change: Change }[] = [];
  let complete = Infinity; // from this instant on nothing is missing

  return {
    /** Hearing begins: what was before is unknown. */
    begin: (): void => {
      changes = [];
      complete = time();
    },
    keep: (change: Change): void => {
      const now = time();
      changes.push({ at: now, change });
      const isOld = (changes[0]?.at ?? now) < now - 2 * KEPT_MS;
      if (!isOld && changes.length < 2 * MOST) return;
      changes = changes.slice(-MOST).filter(({ at }) => at >= now - KEPT_MS);
      complete = Math.max(
        complete,
        changes.length === MOST ? (changes[0]?.at ?? now) : now - KEPT_MS,
      );
    },
    /** Changes of the last seconds; null when not all of them are known. */
    since: (seconds: number): readonly Change[] | null => {
      const from = time() - seconds * 1000;
      if (seconds * 1000 > KEPT_MS || from < complete) return null;
      return changes.filter(({ at }) => at >= from).map(({ change }) => change);
    },
  };
};
