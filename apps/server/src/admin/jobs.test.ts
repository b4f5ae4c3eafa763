import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { COMMANDS } from '#admin/commands.ts';
import { newId } from '#core/ids.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { readSettings } from '#core/settings.ts';
import { pictureGone } from '#profile/jobs.ts';

const server = await startTestServer({ after });

const admin = (name: string) =>
  server.build({}, (db) => {
    const context = { db, settings: readSettings({}), now: new Date() };
    return COMMANDS[name]?.run(context, {}) ?? assert.fail(name);
  });
/** A job as it lies there, made so long ago. */
const put = (state: string, seconds: number) =>
  server.build({}, (db) =>
    sql`INSERT INTO pgboss.job (id, name, state, data, created_on, start_after, completed_on, retry_limit, retry_count, policy)
      VALUES (${newId()}, ${pictureGone.name}, ${state}, '{"file": "0123456789abcdef0123456789abcdef"}', now() - make_interval(secs => ${seconds}),
        now() + interval '1 day', now(), 15, 15, 'standard')`.execute(db),
  );
const metric = async (name: string, state: string) => {
  const { text } = await server.request('GET', '/metrics');
  const line = new RegExp(`^${name}\\{queue="${pictureGone.name}",state="${state}"\\} (.*)$`, 'm');
  return Number(line.exec(text)?.[1]);
};

test('operators see per queue what waits and has failed, and since when', async () => {
  assert.equal(await admin('jobs'), 'Nothing waits, nothing has failed');
  await put('created', 90);
  await put('retry', 600);
  await put('failed', 7_000);
  await put('completed', 9_000);
  const oldest = await metric('job_queue_oldest_seconds', 'waiting'); // at the first look
  assert.equal(await metric('job_queue_jobs', 'waiting'), 2);
  assert.equal(await metric('job_queue_jobs', 'failed'), 1);
  assert.ok(oldest >= 600 && oldest < 900, String(oldest));
  assert.match(await admin('jobs'), /^profile\.picture-gone: 1 failed, the oldest for 7\d{3} s$/m);
});

test('a job that failed for good is tried again at the word of an operator', async () => {
  await server.build({}, (db) => sql`DELETE FROM pgboss.job`.execute(db));
  await put('failed', 60);
  assert.equal(await admin('retry-jobs'), '1 failed jobs are tried again');
  await waitForJobs(server);
  const { rows } = await server.build({}, (db) =>
    sql<{ state: string; retry_limit: number }>`SELECT state, retry_limit FROM pgboss.job`.execute(
      db,
    ),
  );
  assert.deepEqual(rows, [{ state: 'completed', retry_limit: 16 }]);
  assert.equal(await admin('jobs'), 'Nothing waits, nothing has failed');
});
