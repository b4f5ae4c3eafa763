/** Large imports whose server, store or file fails. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as reports from '@abrufbar/contract/imports/reports.ts';
import { sql } from 'kysely';
import { IMPORT_COMMANDS } from '#admin/imports.ts';
import { NOW } from '#testing/concepts/site.ts';
import type { Files } from '#core/files/files.ts';
import { readSettings } from '#core/settings.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { importQueued, recordImportFailed, runQueuedImport } from '#imports/run/jobs.ts';
import { removeOrphanImports } from '#imports/orphan-files.ts';
import { putLarge, ticketsOf } from '#testing/concepts/large-import.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { writeRows } from '#imports/run/rows-file.ts';

const server = await startTestServer({ after }, { now: NOW });
type Plant = Awaited<ReturnType<typeof buildPlant>>;

const report = (id: string, { keys }: Plant) =>
  server.send(reports.report, { id }, { token: keys.vas });
const reading = (read: Files['read']) =>
  jobContext(server, NOW, { files: { ...server.files, read } });

test('D-66 an import whose last try failed says so, and goes on when an operator has it tried again', async () => {
  const plant = await buildPlant(server);
  const rows = ticketsOf(plant, 3);
  const id = await putLarge(server, plant, rows);
  assert.deepEqual(
    [(await report(id, plant)).state, (await report(id, plant)).problem],
    ['waiting', null],
  );
  const [name = ''] = await server.files.list('imports', new Date(Date.now() + 60_000));
  await server.files.remove('imports', name);
  await server.build({}, async (db) => {
    await server.jobs.send(db, importQueued, { importId: id }, { afterSeconds: 3_600 });
    await sql`UPDATE pgboss.job SET retry_limit = 0, start_after = now()
      WHERE name = ${importQueued.name}`.execute(db);
  });
  await waitForJobs(server);
  const { state, problem, finished_at, rows_done } = await report(id, plant);
  assert.deepEqual([state, finished_at, rows_done], ['failed', null, 0]);
  assert.match(problem ?? '', /^Der Import ist abgebrochen .* Bitte die Datei erneut senden/);
  const { items } = await server.send(reports.reports, {}, { token: plant.keys.di });
  assert.deepEqual(
    items.map((one) => one.state),
    ['failed'],
  );
  const logLine = await server.build({}, async (db) =>
    IMPORT_COMMANDS['imports']?.run({ db, settings: readSettings({}), now: new Date(NOW) }, { id }),
  );
  assert.match(logLine ?? '', / imports\.vas: failed, 0 of 3 rows, /);
  const file = await writeRows(server.files, rows);
  const context = reading(() => server.files.read('imports', file));
  await runQueuedImport.run(context, { importId: id });
  const again = await report(id, plant);
  assert.deepEqual([again.state, again.problem, again.created], ['done', null, 3]);
});

test('D-66 with a store slower than the time of a run each run still makes progress', async (t) => {
  const plant = await buildPlant(server);
  const id = await putLarge(server, plant, ticketsOf(plant, 3));
  const real = performance.now.bind(performance);
  let late = 0;
  t.mock.method(performance, 'now', () => real() + late);
  const context = reading(async (...asked) => {
    late += 60_000;
    return server.files.read(...asked);
  });
  await runQueuedImport.run(context, { importId: id });
  const { state, created, duration_ms } = await report(id, plant);
  assert.deepEqual([state, created], ['done', 3]);
  assert.ok(duration_ms >= 60_000, String(duration_ms));
});

test('D-66 after its time a run hands over to the next import, and says what is kept of its rows', async (t) => {
  const plant = await buildPlant(server);
  const [ticket] = ticketsOf(plant, 1);
  const bad = Array.from({ length: 980 }, () => ({}));
  const strangers = Array.from({ length: 150 }, () => ({ ...ticket, Debitor: '0' }));
  const id = await putLarge(server, plant, [...bad, ...strangers, ticket]);
  const sent: string[] = [];
  const jobs: JobContext['jobs'] = { send: async (_db, { name }) => void sent.push(name) };
  const context = jobContext(server, NOW, { jobs });
  await recordImportFailed.run(context, { importId: id }); // tried again since
  const real = performance.now.bind(performance);
  let late = 0;
  const mocked = t.mock.method(performance, 'now', () => real() + (late += 30_000));
  await runQueuedImport.run(context, { importId: id });
  const half = await report(id, plant);
  assert.deepEqual([half.state, half.problem, half.rows_done], ['running', null, 1_080]);
  assert.deepEqual(sent, [importQueued.name]);
  mocked.mock.restore();
  await runQueuedImport.run(context, { importId: id });
  const { state, created, failed_rows, failed } = await report(id, plant);
  assert.deepEqual([state, created, failed_rows, failed.length], ['done', 1, 1_130, 1_000]);
});

test('D-66 rows are read as on the day they came; a second worker leaves them to the first', async () => {
  const plant = await buildPlant(server);
  const [ticket] = ticketsOf(plant, 1);
  const id = await putLarge(server, plant, [{ ...ticket, Wiegedatum: '21.11.2026' }, ticket]);
  const second = reading(async (...asked) => {
    await server.build({}, (db) => sql`UPDATE imports SET taken = 0 WHERE id = ${id}`.execute(db));
    return server.files.read(...asked);
  });
  await assert.rejects(runQueuedImport.run(second, { importId: id }), /Somebody else works/);
  await server.build({}, (db) => sql`UPDATE imports SET taken = NULL WHERE id = ${id}`.execute(db));
  await runQueuedImport.run(jobContext(server, '2026-11-25T08:00:00Z'), { importId: id });
  const { created, failed } = await report(id, plant);
  assert.equal(created, 1);
  assert.match(failed[0]?.message ?? '', /^Wiegedatum: Die Wägung liegt in der Zukunft\./);
});

test('D-66 the file of an import that never began goes, that of one that waits stays', async () => {
  const plant = await buildPlant(server);
  const now = new Date(Date.now() + 7_200_000);
  const options = { files: server.files, database: server.database.app, now };
  await server.files.write('imports', Buffer.from('{}'));
  const id = await putLarge(server, plant, ticketsOf(plant, 1));
  await removeOrphanImports(options);
  const { rows } = await server.build({}, (db) =>
    sql<{ file: string }>`SELECT file FROM imports WHERE id = ${id}`.execute(db),
  );
  assert.ok((await server.files.list('imports', now)).includes(rows[0]?.file ?? ''));
  await server.build({}, (db) => sql`UPDATE imports SET file = NULL`.execute(db)); // none waits
  await removeOrphanImports(options);
  assert.deepEqual(await server.files.list('imports', now), []);
});
