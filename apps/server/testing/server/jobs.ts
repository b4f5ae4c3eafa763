import { sql } from 'kysely';
import { type Database, inTransaction, type Scope } from '#core/database/database.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import type { TestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';

type Server = {
  readonly build: <T>(scope: Scope, work: (db: Database) => Promise<T>) => Promise<T>;
};

/** Waits until no job is left to do, whatever it is about. */
export const waitForJobs = ({ build }: Server): Promise<void> =>
  until(async () => {
    const open = await build({}, (db) =>
      sql<object>`SELECT FROM pgboss.job WHERE state < 'completed' LIMIT 1`.execute(db),
    );
    return open.rows.length === 0;
  });

/** Context of a worker, for tests that run it themselves. */
export const jobContext = (
  { database, files, jobs, push }: Pick<TestServer, 'database' | 'files' | 'jobs' | 'push'>,
  now: string,
  parts: Partial<JobContext> = {},
): JobContext => ({
  now: new Date(now),
  inScope: (scope, work) => inTransaction(database.jobs, scope, work),
  inStaffScope: (scope, work) => inTransaction(database.staff, scope, work),
  jobs,
  files,
  sendMail: async () => 'sent',
  sendPush: push.send,
  pause: async () => {},
  originOf: (brand) => `https://${brand}.example`,
  maxDocumentLines: 999,
  ...parts,
});
