import { createHash } from 'node:crypto';
import { getConstructionPlans, PgBoss, type QueueOptions } from 'pg-boss';
import { Client } from 'pg';
import type { Queue } from '#core/jobs/queue.ts';

/** Schema of the job queue; with Citus it stays on the coordinator. */
export const SCHEMA = 'pgboss';

// 15 tries over some hours; then the job stays as failed for the operator. Done ones are cleared away earlier.
const OPTIONS: QueueOptions & { notify: boolean } = {
  notify: true,
  retryLimit: 15,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  // A process that died is missed after this time, and its jobs are taken up by another.
  heartbeatSeconds: 20,
  deleteAfterSeconds: 14 * 86_400,
};

// The roles that answer requests put jobs in and do nothing else: they cannot read those of others. Waiting jobs are
// counted without reading those that were done.
const GRANTS = `
  GRANT USAGE ON SCHEMA ${SCHEMA} TO abrufbar_app, abrufbar_staff, abrufbar_jobs;
  GRANT SELECT ON ${SCHEMA}.queue TO abrufbar_app, abrufbar_staff;
  GRANT INSERT, SELECT (id, start_after) ON ${SCHEMA}.job_common TO abrufbar_app, abrufbar_staff;
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${SCHEMA} TO abrufbar_jobs;
  CREATE INDEX IF NOT EXISTS job_left ON ${SCHEMA}.job_common (name, state, created_on) WHERE state NOT IN ('completed', 'cancelled');
`;

/** Makes or updates the job queue's tables and the queues, as owner, unless they were made just so before. */
export const installJobs = async (ownerUrl: string, queues: readonly Queue[]): Promise<void> => {
  const names = queues.map(({ name, failed }) => `${name} ${failed ?? ''}`);
  const wanted = [getConstructionPlans(SCHEMA), OPTIONS, GRANTS, names.toSorted()];
  const digest = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ made: string | null }>(
      `SELECT obj_description(to_regnamespace('${SCHEMA}'), 'pg_namespace') AS made`,
    );
    if (rows[0]?.made === digest) return; // otherwise a tenth of every start
    await makeQueues(ownerUrl, queues);
    await client.query(GRANTS);
    await client.query(`COMMENT ON SCHEMA ${SCHEMA} IS '${digest}'`);
  } finally {
    await client.end();
  }
};

/** Its commits wait for no disk: the one after them, which remembers that they were made, waits for all. */
const withoutWaiting = (url: string): string => {
  const address = new URL(url);
  const given = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${given} -c synchronous_commit=off`.trim());
  return address.href;
};

const makeQueues = async (ownerUrl: string, queues: readonly Queue[]): Promise<void> => {
  const boss = new PgBoss({
    connectionString: withoutWaiting(ownerUrl),
    schema: SCHEMA,
    application_name: 'abrufbar-install',
    max: 1,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {}); // the call that failed throws as well
  await boss.start();
  try {
    for (const { name } of queues) await boss.createQueue(name, OPTIONS);
    for (const { name, failed } of queues) {
      await boss.updateQueue(name, { ...OPTIONS, deadLetter: failed });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};
