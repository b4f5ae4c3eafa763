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
  const [migrated] = await Promise.all([
    migrate(logins.owner),
    installJobs(logins.owner, queues), // in a schema of its own
  ]);
  for (const name of migrated) log.info({ name }, 'migrated');
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
