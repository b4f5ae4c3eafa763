import { PgBoss, type QueueOptions } from 'pg-boss';
import { Client } from 'pg';
import type { Queue } from '#core/job-queue.ts';

/** Schema of the job queue; with Citus it stays on the coordinator. */
export const SCHEMA = 'pgboss';

// About 15 tries over half a day; then the job stays as failed for the operator.
const OPTIONS: QueueOptions & { notify: boolean } = {
  notify: true,
  retryLimit: 15,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  deleteAfterSeconds: 3 * 86_400,
};

// The application may put jobs in and nothing else: it cannot read what others put in.
const GRANTS = `
  GRANT USAGE ON SCHEMA ${SCHEMA} TO abrufbar_app, abrufbar_jobs;
  GRANT SELECT ON ${SCHEMA}.queue TO abrufbar_app;
  GRANT INSERT, SELECT (id, start_after) ON ${SCHEMA}.job_common TO abrufbar_app;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO abrufbar_jobs;
`;

/** Makes or updates the job queue's tables and the queues, as owner. */
export const installJobs = async (ownerUrl: string, queues: readonly Queue[]): Promise<void> => {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: SCHEMA,
    application_name: 'abrufbar-install',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {}); // the call that failed throws as well
  await boss.start();
  try {
    for (const { name } of queues) {
      await boss.createQueue(name, OPTIONS);
      await boss.updateQueue(name, OPTIONS);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(GRANTS);
  } finally {
    await client.end();
  }
};
