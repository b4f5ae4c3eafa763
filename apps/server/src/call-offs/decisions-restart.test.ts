// Own process: it ends servers by force.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { pendingOf, placed, stepsOf } from '#testing/concepts/decisions.ts';
import { buildOrderSite } from '#testing/concepts/order.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const server = await startTestServer({ after });

/** A server process on the database of the test, ready to work. */
const startProcess = async (dataDir: string) => {
  const { owner, app, staff, jobs } = server.database.logins;
  const child = spawn(process.execPath, [MAIN, '--empty'], {
    env: {
      ...process.env,
      STATEMENT_LOG: '',
      DATABASE_URL: owner,
      DATABASE_APP_URL: app,
      DATABASE_STAFF_URL: staff,
      DATABASE_JOBS_URL: jobs,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  // One that outlives a failed test holds the output of the whole run.
  after(() => child.kill('SIGKILL'));
  let said = '';
  for await (const bytes of child.stdout) {
    said += String(bytes);
    if (/localhost:\d+/.test(said)) break;
  }
  assert.match(said, /localhost:\d+/);
  return async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
};

/** After its time at the latest; a server under the load of a whole test run gets as much again. */
const EFFECT_TIMEOUT_MS = 2_000;

test('OFF-54 a decision survives the end of its server, by force too, and takes effect once', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'abrufbar-decisions-'));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const site = await buildOrderSite(server);
  const { item, supplier, buyer, scope } = site;
  const build = () =>
    server.build(scope, (db) =>
      buildCallOff(db, { item, supplier, status: 1, created_by: buyer.id }),
    );
  const [waits, overdue] = [await build(), await build()];
  const at = new Date().toISOString();
  const { dueAt } = await placed(server, site, waits, { action: 'confirm' }, at);
  const missed = new Date(Date.now() - 60_000).toISOString();
  await placed(server, site, overdue, { action: 'review' }, missed);
  await server.jobs.stop();

  const kill = await startProcess(dataDir);
  await kill('SIGKILL');
  assert.equal((await pendingOf(server, site)).length, 2);
  // Jobs of the minute that died with it come again once they expire, long after this test.
  await server.build({}, (db) =>
    sql`DELETE FROM pgboss.job WHERE state = 'active' AND name <> 'calloff.decision_due'`.execute(
      db,
    ),
  );
  assert.deepEqual(await stepsOf(server, site, waits), []);
  await server.build({}, (db) =>
    sql`UPDATE pgboss.job SET start_after = now() - interval '50 seconds'
      WHERE name = 'calloff.decision_due' AND data ->> 'callOffId' = ${overdue.id}`.execute(db),
  );
  const stop = await startProcess(dataDir);
  const readyAt = Date.now();
  await until(async () => (await pendingOf(server, site)).length === 0);
  await waitForJobs(server);
  await stop('SIGTERM');
  const [step, ...more] = await stepsOf(server, site, waits);
  assert.deepEqual([step?.action, more], ['confirm', []]);
  const late = Date.parse(step?.at ?? '') - Math.max(dueAt.getTime(), readyAt);
  assert.ok(Date.parse(step?.at ?? '') >= dueAt.getTime(), step?.at ?? '');
  assert.ok(late <= EFFECT_TIMEOUT_MS, `${late} ms late`);
  const [reviewed, ...others] = await stepsOf(server, site, overdue);
  assert.deepEqual([reviewed?.action, others], ['review', []]);
  const { rows } = await server.build({ userId: buyer.id }, (db) =>
    sql<{ title: string }>`SELECT payload ->> 'title' AS title FROM notifications
      WHERE user_id = ${buyer.id} ORDER BY title`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ title }) => title),
    ['Abruf in Prüfung', 'Lieferung bestätigt'],
  );
});
