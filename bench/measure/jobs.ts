/** How soon a job is worked on after its transaction, and how many in a second. */
import { systemClock } from '../../apps/server/src/core/clock.ts';
import { inTransaction, openDatabase } from '../../apps/server/src/core/database/database.ts';
import { queue } from '../../apps/server/src/core/jobs/queue.ts';
import { installJobs } from '../../apps/server/src/core/jobs/schema.ts';
import { filesIn } from '../../apps/server/src/core/files/disk-files.ts';
import { openJobs, worker } from '../../apps/server/src/core/jobs/jobs.ts';
import { openLog } from '../../apps/server/src/core/log.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, quantile } from '../stage/figures.ts';
import type { Stage } from '../stage/seeded-server.ts';

const SINGLE_JOBS = 200;
const BATCH_JOBS = 3_000;

const ticks = queue<{ readonly number: number }>('bench.ticks');

export const measureJobs = async ({ urlFor, dataDir }: Stage): Promise<Figure[]> => {
  const done = new Map<number, number>();
  const tick = worker(ticks, async (_context, { number }) => {
    done.set(number, performance.now());
  });
  await installJobs(urlFor('abrufbar_owner'), [ticks]);
  const app = openDatabase(urlFor('abrufbar_app'), 'app');
  const database = openDatabase(urlFor('abrufbar_jobs'), 'jobs');
  const log = openLog({ LOG_LEVEL: 'warn' });
  const url = urlFor('abrufbar_jobs');
  const jobs = await openJobs({
    url,
    database,
    staffDatabase: database,
    files: filesIn(dataDir),
    workers: [tick],
    post: { send: async () => 'sent' },
    push: { send: async () => ({ kind: 'sent' }), close: () => {} },
    originOf: () => '',
    maxDocumentLines: 999,
    clock: systemClock,
    log,
  });
  const doneWith = async (count: number) => {
    while (done.size < count) await sleep(1);
  };

  const waits: number[] = [];
  for (let number = 0; number < SINGLE_JOBS; number += 1) {
    await inTransaction(app, {}, (db) => jobs.send(db, ticks, { number }));
    const committed = performance.now();
    await doneWith(number + 1);
    waits.push(Math.max(0, (done.get(number) ?? 0) - committed));
    await sleep(5);
  }
  await inTransaction(app, {}, async (db) => {
    for (let number = SINGLE_JOBS; number < SINGLE_JOBS + BATCH_JOBS; number += 1) {
      await jobs.send(db, ticks, { number });
    }
  });
  const committed = performance.now();
  await doneWith(SINGLE_JOBS + BATCH_JOBS);
  const took = (performance.now() - committed) / 1000;
  await jobs.stop();
  await Promise.all([app.close(), database.close()]);
  return [
    {
      name: 'job: commit to handler, p99',
      value: quantile(waits, 0.99),
      unit: 'ms',
      max: 50,
      from: `p50 ${quantile(waits, 0.5).toFixed(1)} ms of ${SINGLE_JOBS}`,
    },
    {
      name: 'jobs worked on',
      value: BATCH_JOBS / took,
      unit: '/s',
      min: 1_500,
      from: `${BATCH_JOBS} of one transaction`,
    },
  ];
};
