import type { Database } from '#core/database/database.ts';
import type { JobContext } from '#core/jobs/jobs.ts';

/** Delays before a failed write is tried again. */
const RETRY_DELAYS_SECONDS = [1, 5, 20];

/**
 * Records the outcome of a dispatch. It must not get lost because the database fails at just this moment: a message
 * that was certainly not accepted would never be sent again.
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
