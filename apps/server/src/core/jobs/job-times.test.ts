import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { systemClock } from '#core/clock.ts';
import { inTransaction } from '#core/database/database.ts';
import { filesOnDisk } from '#core/files/disk-files.ts';
import { prepareDatabase } from '#core/database/start.ts';
import { queue } from '#core/jobs/queue.ts';
import { installJobs } from '#core/jobs/schema.ts';
import { type Jobs, openJobs, type Worker, worker } from '#core/jobs/jobs.ts';
import { openLog } from '#core/log.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { until } from '#testing/server/until.ts';

const database = await createTestDatabase();
const opened: Jobs[] = [];
after(async () => {
  for (const { stop } of opened) await stop();
  await database.drop();
});

const done: string[] = [];
// Never now, so that nothing comes but what was missed.
const HALF_AN_HOUR_AGO = `${(new Date().getMinutes() + 30) % 60} * * * *`;
const hourly = (name: string) =>
  worker(queue(name, { cron: HALF_AN_HOUR_AGO }), async () => void done.push(name));

/** A server as far as jobs go. */
const open = async (workers: readonly Worker[], isScheduled = true) => {
  const jobs = await openJobs({
    url: database.logins.jobs,
    database: database.jobs,
    staffDatabase: database.staff,
    files: filesOnDisk(tmpdir()),
    workers,
    post: { send: async () => 'sent' },
    push: { send: () => assert.fail('no push was asked for'), close: () => {} },
    originOf: () => '',
    maxDocumentLines: 999,
    clock: systemClock,
    log: openLog({ LOG_LEVEL: 'silent' }),
    isScheduled,
  });
  opened.push(jobs);
  return jobs;
};
const times = () =>
  inTransaction(database.owner, {}, async (db) => {
    const { rows } = await sql<object>`SELECT name, cron, timezone, options ->> 'missed' AS missed
      FROM pgboss.schedule ORDER BY name`.execute(db);
    return rows;
  });

test('D-64 jobs run by the time of Berlin; after a standstill a missed job runs once, on the first server', async () => {
  const [morning, evening] = [hourly('core.morning'), hourly('core.evening')];
  await installJobs(database.logins.owner, [morning.queue, evening.queue]);
  const first = await open([morning, evening]);
  const inBerlin = { timezone: 'Europe/Berlin', missed: 'once' };
  assert.deepEqual(await times(), [
    { name: 'core.evening', cron: HALF_AN_HOUR_AGO, ...inBerlin },
    { name: 'core.morning', cron: HALF_AN_HOUR_AGO, ...inBerlin },
  ]);
  await first.stop();
  assert.deepEqual(done, []);
  await inTransaction(database.owner, {}, async (db) => {
    await sql`UPDATE pgboss.schedule SET created_on = created_on - interval '9 days'`.execute(db);
    await sql`UPDATE pgboss.version SET cron_on = cron_on - interval '3 days'`.execute(db);
  });
  const servers = await Promise.all([open([evening]), open([evening]), open([evening], false)]);
  await until(() => done.length > 0);
  assert.deepEqual(await times(), [{ name: 'core.evening', cron: HALF_AN_HOUR_AGO, ...inBerlin }]);
  for (const { stop } of servers) await stop();
  assert.deepEqual(done, ['core.evening']);
});

/** When migrations, queues and times were written last, and the notes that remember them. */
const written = () =>
  inTransaction(database.owner, {}, async (db) => {
    const { rows } = await sql<object>`
      SELECT 'migration' AS what, name, xmin::text AS at FROM migrations
      UNION ALL SELECT 'queue', name, updated_on::text FROM pgboss.queue
      UNION ALL SELECT 'time', name, xmin::text FROM pgboss.schedule
      UNION ALL SELECT 'note', objoid::text, xmin::text FROM pg_description
        WHERE objoid IN ('migrations'::regclass, 'pgboss'::regnamespace)
      ORDER BY 1, 2`.execute(db);
    return rows;
  });

test('ONL-83 a start that finds everything in place writes nothing', async () => {
  const hours = [hourly('core.morning'), hourly('core.evening')];
  const start = async () => {
    const queues = hours.map((one) => one.queue);
    const { logins } = database;
    await prepareDatabase(
      { logins, stop: async () => {} },
      queues,
      openLog({ LOG_LEVEL: 'silent' }),
    );
    const jobs = await open(hours);
    await jobs.stop();
  };
  await start();
  const before = await written();
  assert.ok(before.length > 60);
  await start();
  assert.deepEqual(await written(), before);
});
