/** Files above 5,000 rows, which a job works through. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as reports from '@abrufbar/contract/imports/reports.ts';
import { sql } from 'kysely';
import { NOW } from '#testing/concepts/site.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { runQueuedImport } from '#imports/run/jobs.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { putLarge, ticketsOf } from '#testing/concepts/large-import.ts';
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });
type Plant = Awaited<ReturnType<typeof buildPlant>>;
const [sample] = vasSample;

const report = (id: string, { keys }: Plant) =>
  server.send(reports.report, { id }, { token: keys.vas });
const stateOf = async ({ company, scope }: Plant) => {
  const { rows } = await server.build(scope, (db) =>
    sql<{ notes: string; incoming: string; audits: number; marks: number }>`SELECT
      (SELECT string_agg(number, ',' ORDER BY number) FROM deliveries WHERE company_id = ${company.id}) AS notes,
      (SELECT sum(incoming) FROM contract_counts WHERE company_id = ${company.id}) AS incoming,
      (SELECT count(*)::int FROM audit_company WHERE company_id = ${company.id} AND call = 'imports.vas') AS audits,
      (SELECT count(*)::int FROM import_marks WHERE company_id = ${company.id}) AS marks`.execute(
      db,
    ),
  );
  return rows[0];
};

test('SRV-29 D-66 a file above 5,000 rows is answered 202 and its report states the outcome', async () => {
  const plant = await buildPlant(server);
  const good = ticketsOf(plant, 30);
  const bad = Array.from({ length: 4_980 }, () => ({ Lieferscheinnummer: '1' }));
  const rows = [...good, ...bad, ...good.slice(0, 9)];
  const { status, report: first, importId, progress } = await plant.post('vas', rows);
  assert.deepEqual([status, progress], [202, ['waiting', 0, 5_019]]);
  assert.deepEqual(first, {
    ...{ created: 0, updated: 0, unchanged: 0, older: 0 },
    ...{ failed: [], remarks: [] },
  });
  await waitForJobs(server);
  const { failed, received_at, finished_at, duration_ms, ...outcome } = await report(
    importId,
    plant,
  );
  assert.deepEqual(outcome, {
    import_id: importId,
    source: 'vas',
    call: 'imports.vas',
    key: 'Waage 1',
    state: 'done',
    rows: 5_019,
    rows_done: 5_019,
    created: 30,
    updated: 0,
    unchanged: 9,
    older: 0,
    remarks: [],
    failed_rows: 4_980,
    problem: null,
  });
  assert.deepEqual([failed.length, failed[0]?.row, failed.at(-1)?.row], [1_000, 31, 1_030]);
  assert.match(failed[0]?.message ?? '', /Kontraktnummer: Die Angabe fehlt\./);
  assert.equal(received_at, NOW);
  assert.ok(Date.parse(finished_at ?? '') > Date.parse(received_at) && duration_ms > 0);
  const notes = good.map(({ Lieferscheinnummer }) => Lieferscheinnummer).join();
  assert.deepEqual(await stateOf(plant), { notes, incoming: '30', audits: 1, marks: 0 });
  assert.deepEqual(await server.files.list('imports', new Date(Date.now() + 60_000)), []);
});

test('D-66 quality R14 an import whose server is killed anywhere goes on and counts nothing twice', async () => {
  const plant = await buildPlant(server);
  const stranger = { ...sample, Lieferscheinnummer: '1', Debitor: '0' };
  const rows = [...ticketsOf(plant, 130), stranger, {}, ...ticketsOf(plant, 2)];
  const id = await putLarge(server, plant, rows);
  // Every second run breaks off a little later, after a commit whose answer is lost; the other ones right after.
  const context = jobContext(server, NOW);
  let runs = 0;
  for (let left = 3; (await report(id, plant)).state !== 'done'; left += 40) {
    let steps = left;
    const dying: JobContext['inScope'] = async (scope, work) => {
      const result = await context.inScope(scope, work);
      if (steps === 0) throw new Error('killed');
      steps -= 1;
      return result;
    };
    await runQueuedImport.run({ ...context, inScope: dying }, { importId: id }).catch(() => {});
    runs += 1;
  }
  assert.ok(runs > 3, String(runs));
  const { created, unchanged, failed, rows_done } = await report(id, plant);
  assert.deepEqual([created, unchanged, rows_done], [130, 2, 134]);
  assert.deepEqual(
    failed.map(({ row }) => row),
    [131, 132],
  );
  const notes = ticketsOf(plant, 130).map(({ Lieferscheinnummer }) => Lieferscheinnummer);
  const state = { notes: notes.join(), incoming: '130', audits: 1, marks: 0 };
  assert.deepEqual(await stateOf(plant), state);
  await runQueuedImport.run(context, { importId: id }); // once more changes nothing
  assert.deepEqual(await stateOf(plant), state);
});

test('D-66 50,000 rows are the most', async () => {
  const plant = await buildPlant(server);
  const { status, message } = await plant.post(
    'vas',
    Array.from({ length: 50_001 }, () => 1),
  );
  assert.equal(status, 413);
  assert.match(message, /^Die Datei hat mehr als 50\.000 Zeilen\. Bitte /);
});
