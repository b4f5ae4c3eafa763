import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, inTransaction, type Scope } from '#core/database/database.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import type { TestServer } from '#testing/server/server.ts';

type Server = {
  readonly build: <T>(scope: Scope, work: (db: Database) => Promise<T>) => Promise<T>;
};

/** Waits until no job is left to do, whatever it is about. */
export const waitForJobs = async (server: Server): Promise<void> => {
  const open = await server.build({}, (db) =>
    sql<object>`SELECT FROM pgboss.job WHERE state < 'completed' LIMIT 1`.execute(db),
  );
  if (open.rows.length === 0) return;
  await sleep(20);
  await waitForJobs(server);
};

/** Context of a worker, for tests that run it themselves. */
export const jobContext = (
  { database, files, jobs, push }: Pick<TestServer, 'database' | 'files' | 'jobs' | 'push'>,
  now: string,
  parts: Partial<JobContext> = {},
): JobContext => ({
  now: new Date(now),
  inScope: (scope, work) => inTransaction(database.jobs, scope, work),
  jobs,
  files,
  sendMail: async () => 'sent',
  sendPush: push.send,
  pause: async () => {},
  originOf: (brand) => `https://${brand}.example`,
  ...parts,
});
