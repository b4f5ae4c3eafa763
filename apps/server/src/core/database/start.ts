import { type ConnectedDatabase, connectDatabase } from '#core/database/connect.ts';
import type { Queue } from '#core/jobs/queue.ts';
import { installJobs } from '#core/jobs/schema.ts';
import type { Logger } from '#core/log.ts';
import { migrate } from '#core/database/migrate.ts';
import type { Settings } from '#core/settings.ts';

/** Brings a database up to date that was reached already: tables, queues. */
export const prepareDatabase = async (
  { logins }: ConnectedDatabase,
  queues: readonly Queue[],
  log: Logger,
): Promise<void> => {
  // Both have ended before an error is thrown: a database that is still used is not stopped.
  const [migrated, installed] = await Promise.allSettled([
    migrate(logins.owner),
    installJobs(logins.owner, queues), // in a schema of its own
  ]);
  if (migrated.status === 'rejected') throw migrated.reason;
  if (installed.status === 'rejected') throw installed.reason;
  for (const name of migrated.value) log.info({ name }, 'migrated');
};

/** Reaches a database and brings it up to date. */
export const startDatabase = async (
  settings: Settings,
  queues: readonly Queue[],
  log: Logger,
): Promise<ConnectedDatabase> => {
  const database = await connectDatabase(settings, log);
  try {
    await prepareDatabase(database, queues, log);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
};
