import type { PgBoss } from 'pg-boss';
import { SCHEMA } from '#core/jobs/schema.ts';
import type { Logger } from '#core/log.ts';

const LOOK_INTERVAL_MS = 500;
const DUE_QUEUES = `SELECT DISTINCT name FROM ${SCHEMA}.job WHERE state < 'active' AND NOT blocked AND start_after <= now()`;

/**
 * Looks twice a second, for all queues at once, for jobs whose time has come: those for later, failed ones, those of a
 * process that died. No notification tells of them. Returns the function that ends it.
 */
export const watchDueJobs = (
  boss: PgBoss,
  wake: (queue: string) => void,
  log: Logger,
): (() => void) => {
  let hasEnded = false;
  const look = async (): Promise<void> => {
    try {
      const { rows } = await boss.getDb().executeSql(DUE_QUEUES);
      // One column of text, as the statement says.
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (err) {
      if (!hasEnded) log.error({ err }, 'job queue');
    }
  };
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= look().finally(() => {
      current = undefined;
    });
  }, LOOK_INTERVAL_MS);
  return () => {
    hasEnded = true;
    clearInterval(timer);
  };
};
