import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ABANDONED_SECONDS, downloadNote, MAX_DIRECT_LINES } from '@abrufbar/contract/documents.ts';
import { refusalTexts } from '@abrufbar/texts/server/refusals.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { readPdf } from '#testing/concepts/read-pdf.ts';
import { startTestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';
import { findPrintedNote } from '#deliveries/note-store.ts';
import { createDrawer } from '#documents/drawing/drawer.ts';
import type { NoteOrder } from '#documents/drawing/note-worker.ts';
import { createPapers } from '#documents/drawing/papers.ts';

const server = await startTestServer({ after }, { now: NOW });

const linesOf = (length: number) => Array.from({ length }, () => ASPHALT);
const add = (site: Site, lines: number) =>
  server.build(site.scope, (db) =>
    buildDelivery(db, { contract: site.contract, materials: linesOf(lines) }),
  );
const pathOf = (id: string) => downloadNote.path.replace('{scale_note_uuid}', id);
/** Asks until there is another answer than 202; everything that was answered before. */
const askUntilDrawn = async (site: Site, id: string) => {
  const waits: Awaited<ReturnType<typeof server.request>>[] = [];
  for (;;) {
    const answer = await server.request('GET', pathOf(id), site);
    if (answer.status !== 202) return { answer, waits };
    waits.push(answer);
  }
};

test('DOC-40 DOC-41 a note of 999 lines is drawn on a thread while other calls are answered', async () => {
  const site = await buildSite(server);
  const { id } = await add(site, 999);
  const first = await server.request('GET', pathOf(id), site);
  assert.deepEqual([first.status, first.headers.get('Retry-After')], [202, '1']);
  const url = `/api/v2/${pathOf(id)}`;
  assert.deepEqual(first.json, { data: { progress: 0, url } });
  const order: string[] = [];
  const drawn = askUntilDrawn(site, id).then((paper) => {
    order.push('paper');
    return paper;
  });
  const short = await add(site, MAX_DIRECT_LINES);
  assert.equal((await server.request('GET', pathOf(short.id), site)).status, 200);
  order.push('short paper');
  for (let count = 0; count < 5; count += 1) {
    assert.equal((await server.request('GET', '/healthz')).status, 200);
    order.push('health');
  }
  const { answer, waits } = await drawn;
  assert.deepEqual(order, ['short paper', ...Array<string>(5).fill('health'), 'paper']);
  const steps = waits.map(({ json }) => Object(json).data.progress as number); // as the contract has it
  assert.deepEqual(
    steps,
    steps.toSorted((a, b) => a - b),
  );
  assert.ok(new Set(steps).size > 2, steps.join());
  const { headers, status } = answer;
  assert.deepEqual([status, headers.get('Content-Type')], [200, 'application/pdf']);
  // After a download that broke the paper comes again at once.
  const again = await server.send(downloadNote, { scale_note_uuid: id }, site);
  const { pages } = await readPdf(Buffer.from(await again.arrayBuffer()));
  assert.match(pages.at(-1) ?? '', /999 .*Summe/);
});

test('DOC-41 one line more than is answered at once is answered 202, also to nobody else', async () => {
  const site = await buildSite(server);
  const { id } = await add(site, MAX_DIRECT_LINES + 1);
  const foreign = await buildSite(server);
  assert.equal((await server.request('GET', pathOf(id), site)).status, 202);
  assert.equal((await server.request('GET', pathOf(id), foreign)).status, 404);
  const { answer } = await askUntilDrawn(site, id);
  assert.equal(answer.status, 200);
  assert.equal((await server.request('GET', pathOf(id), foreign)).status, 404);
});

test('DOC-41 the description shows the answer of a paper that is being drawn', async () => {
  const { paths } = Object((await server.request('GET', '/api/v2/openapi.json')).json);
  const { responses } = paths[`/${downloadNote.path}`].get;
  const { schema, example } = responses[202].content['application/json'];
  assert.deepEqual(Object.keys(schema.properties.data.properties), Object.keys(example.data));
  const { text } = await server.request('GET', '/api/docs');
  assert.ok(text.includes(`${ABANDONED_SECONDS} Sekunden`));
});

const orderOf = async (lines: number): Promise<NoteOrder> => {
  const site = await buildSite(server);
  const { id } = await add(site, 1);
  const note = await server.build(site.scope, (db) =>
    findPrintedNote(db, site.scope.companies, id),
  );
  if (note === undefined) throw new Error('the delivery was not built');
  const [line] = note.materials;
  if (line === undefined) throw new Error('the delivery has no line');
  const customer = { name: 'Brinkmann', number: null };
  const printing = { brand: 'nordstein', customer, code: 'x', now: new Date(NOW) } as const;
  const materials = Array.from({ length: lines }, () => line);
  return { note: { ...note, materials }, printing: { ...printing, slip: undefined } };
};
const LIMITS = { timeoutMs: 60_000, maxMemoryMb: 256, queuedPerCompany: 1 };
/** Takes minutes to draw. */
const ENDLESS_LINES = 50_000;

test('DOC-43 a paper that is asked for no more frees its place', async () => {
  const ask = createPapers(createDrawer(LIMITS), 1_000);
  const [drawn, next] = [await orderOf(ENDLESS_LINES), await orderOf(1)];
  const waiting = { ...drawn, printing: { ...drawn.printing, code: 'y' } };
  const third = { ...drawn, printing: { ...drawn.printing, code: 'z' } };
  ask(drawn);
  ask(waiting);
  assert.throws(() => ask(third), { status: 429 });
  // Neither is asked for again: otherwise the thread would be at them for minutes.
  await until(() => 'bytes' in ask(next));
});

test('DOC-44 a paper that takes too long says so, once, and can be tried again', async () => {
  const order = await orderOf(ENDLESS_LINES);
  const ask = createPapers(createDrawer({ ...LIMITS, timeoutMs: 1 }), 60_000);
  const failed = () => {
    try {
      ask(order);
      return false;
    } catch (error) {
      assert.ok(error instanceof Refusal);
      assert.deepEqual([error.status, error.code], [409, 'paper_failed']);
      return true;
    }
  };
  await until(failed);
  assert.deepEqual(ask(order), { percent: 0 });
  await until(failed);
  assert.match(refusalTexts.paper_failed, /Bitte versuchen Sie es erneut\.$/);
});
