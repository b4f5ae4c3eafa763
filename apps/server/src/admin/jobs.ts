/** Commands about jobs: what waits, what has failed for good, and how that is tried again. */
import type { Command } from '#admin/values.ts';
import { listQueueStates, retryFailedJobs } from '#core/jobs/state.ts';

export const JOB_COMMANDS: Readonly<Record<string, Command>> = {
  jobs: {
    required: {},
    optional: {},
    run: async ({ db }) => {
      const states = await listQueueStates(db);
      const lines = states.map(
        ({ queue, state, jobs, oldest_seconds }) =>
          `${queue}: ${jobs} ${state}, the oldest for ${Math.round(oldest_seconds)} s`,
      );
      return lines.length === 0 ? 'Nothing waits, nothing has failed' : lines.join('\n');
    },
  },
  'retry-jobs': {
    required: {},
    optional: {},
    run: async ({ db }) => `${await retryFailedJobs(db)} failed jobs are tried again`,
  },
};
