import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** Number of jobs of one queue in one state; completed jobs are not counted. */
export type QueueState = {
  queue: string;
  state: 'waiting' | 'running' | 'failed';
  jobs: number;
  /** Age of the oldest of them. */
  oldest_seconds: number;
};

/** Waiting jobs and jobs that failed for good, for the operator. */
export const listQueueStates = async (db: Database): Promise<QueueState[]> => {
  // The queue's own clock: it writes its times with it.
  const { rows } = await sql<QueueState>`
    SELECT name AS queue, count(*)::int AS jobs,
      CASE WHEN state = 'active' THEN 'running' WHEN state = 'failed' THEN 'failed' ELSE 'waiting' END AS state,
      greatest(0, extract(epoch FROM now() - min(created_on)))::float AS oldest_seconds
    FROM pgboss.job WHERE state NOT IN ('completed', 'cancelled')
    GROUP BY 1, 3 ORDER BY 1, 3`.execute(db);
  return rows;
};

/** Has jobs that failed for good tried once more, just as the queue itself does it; how many they are. */
export const retryFailedJobs = async (db: Database): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    UPDATE pgboss.job SET state = 'retry', retry_limit = retry_limit + 1, completed_on = NULL, start_after = now()
    WHERE state = 'failed'`.execute(db);
  return Number(numAffectedRows);
};
