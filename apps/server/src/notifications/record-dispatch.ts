import type { Database } from '#core/database/database.ts';
import type { JobContext } from '#core/jobs/jobs.ts';

/** Seconds until what could not be noted is noted again. */
const RETRY_DELAYS_SECONDS = [1, 5, 20];

/**
 * Notes what became of what has left. That must not get lost because the database fails in just this moment: what
 * was surely not taken would never leave again.
 */
export const recordDispatch = async (
  { inScope, pause }: Pick<JobContext, 'inScope' | 'pause'>,
  userId: string,
  note: (db: Database) => Promise<void>,
): Promise<void> => {
  for (const seconds of RETRY_DELAYS_SECONDS) {
    try {
      return await inScope({ userId }, note);
    } catch {
      await pause(seconds); // the last failure is thrown
    }
  }
  return inScope({ userId }, note);
};
