/** The log of the imports in the office: rejected rows corrected, sent again, discarded. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as office from '@abrufbar/contract/imports/office.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
const ask = asStaff(server, await signedIn(server, member, NOW));
const number = plant.contract.contract_number;
const good = (at: number) => ({
  ...vasSample[0],
  Lieferscheinnummer: `2511-${at}`,
  Debitor: plant.customerNumber,
  Kontraktnummer: number,
});
const mistyped = `${number.slice(0, -1)}Z`;

const send = async (rows: readonly object[]) => (await plant.post('vas', rows)).importId;
const reportOf = (id: string) => ask(office.officeReport, { id, page: 1 });

test('OFF-160 OFF-161 OFF-165 the log says what became of the rows, and why each was rejected', async () => {
  const id = await send([
    good(1),
    { ...good(2), Kontraktnummer: mistyped },
    { ...good(3), Netto: 64_200 },
  ]);
  const { items } = await ask(office.officeList, { view: 'errors', direction: null, page: 1 });
  const [entry] = items;
  assert.deepEqual(
    [entry?.id, entry?.source, entry?.data, entry?.state, entry?.rows, entry?.changed],
    [id, 'vas', 'deliveries', 'partly', 3, 1],
  );
  assert.deepEqual([entry?.failed, entry?.left, entry?.key, entry?.by], [2, 2, 'Waage 1', null]);
  const report = await reportOf(id);
  assert.deepEqual(
    report.items.map((one) => [one.row, one.number, one.field, one.value, one.suggestion]),
    [
      [2, '2511-2', 'Kontraktnummer', mistyped, number],
      [3, '2511-3', 'Netto', '64200', null],
    ],
  );
  assert.match(report.items[1]?.reason ?? '', /^Die Nettomasse ist nicht Brutto minus Tara/);
  assert.deepEqual([report.is_repairable, report.repeatable], [true, 2]);
  const sources = await ask(office.officeSources, {});
  assert.deepEqual(
    sources.items.map((one) => [one.source, one.errors, one.silent_since]),
    [
      ['vas', 2, null],
      ['di', 0, null],
    ],
  );
  assert.equal(sources.with_errors, 1);
});

test('OFF-162 OFF-163 OFF-257 a corrected row is sent again as an import of its own, which says who did it', async () => {
  const id = await send([{ ...good(10), Kontraktnummer: mistyped }, good(11)]);
  const at = { id, row: 1, version: 1 };
  const wrong = { Brutto: 'viel', Tara: null, Debitor: null };
  const refused = ask(office.officeRepair, { ...at, values: wrong });
  const error = await refused.catch((reason: unknown) => reason);
  assert.ok(error instanceof CallError);
  const sentences = [
    ['Debitor', 'Debitor: Die Angabe fehlt. Bitte ergänzen.'],
    [
      'Brutto',
      'Brutto: Das ist keine ganze Zahl im erlaubten Bereich. Bitte wie im Schema senden.',
    ],
  ];
  assert.equal(error.status, 422);
  assert.deepEqual(
    error.errors.map(({ field, message }) => [field, message]),
    sentences,
  );
  const all = sentences.map(([, sentence]) => sentence).join(' ');
  assert.equal(error.message, `${all} Es wurde nichts gespeichert.`);
  const values = { Kontraktnummer: number, Umlauf: '4' };
  assert.deepEqual(await ask(office.officeRepair, { ...at, values }), { version: 2 });
  assert.deepEqual(await refusalOf(ask(office.officeRepair, { ...at, values })), {
    status: 409,
    code: 'stale_version',
    by: 'Katrin Vogt',
    at: NOW,
  });
  const [repaired] = (await reportOf(id)).items;
  assert.equal(repaired?.repaired?.by, 'Katrin Vogt');
  assert.equal(repaired?.fields.find(({ name }) => name === 'Umlauf')?.value, '4');
  const again = await ask(office.officeRetry, { id });
  assert.equal(again.rows, 1);
  await waitForJobs(server);
  const { import: second } = await reportOf(again.id);
  assert.deepEqual(
    [second.state, second.changed, second.failed, second.by, second.repeats],
    ['ok', 1, 0, 'Katrin Vogt', id],
  );
  const first = await reportOf(id);
  assert.deepEqual([first.import.state, first.import.left], ['settled', 0]);
  assert.deepEqual(
    [first.items[0]?.state, first.items[0]?.settled_by],
    ['repeated', 'Katrin Vogt'],
  );
  assert.deepEqual(await refusalOf(ask(office.officeRetry, { id })), {
    status: 409,
    code: 'import_nothing_left',
  });
});

test('OFF-163 rows that are refused again are left in the import that repeated them', async () => {
  const id = await send([{ ...good(20), Kontraktnummer: mistyped }]);
  const again = await ask(office.officeRetry, { id });
  await waitForJobs(server);
  const report = await reportOf(again.id);
  assert.deepEqual(
    report.items.map((one) => [one.row, one.number, one.value, one.state]),
    [[1, '2511-20', mistyped, 'left']],
  );
  assert.equal((await reportOf(id)).import.left, 0);
});

test('OFF-164 OFF-166 a row is discarded and no longer counts; what is left can be saved', async () => {
  const bad = { ...good(30), Kontraktnummer: mistyped };
  const id = await send([bad, { ...bad, Lieferscheinnummer: '2511-31' }]);
  await ask(office.officeDiscard, { id, row: 1, version: 1 });
  const { rows } = await ask(office.officeRejects, { id });
  assert.deepEqual(rows, [{ ...bad, Lieferscheinnummer: '2511-31' }]);
  const { import: entry, items } = await reportOf(id);
  assert.equal(entry.left, 1);
  assert.deepEqual(
    items.map((one) => [one.row, one.state]),
    [
      [2, 'left'],
      [1, 'discarded'],
    ],
  );
});

test('OFF-161 a row with signs that no text column takes is kept as it was sent', async () => {
  const id = await send([{ ...good(40), Werksname: 'a\u0000b', Kennzeichen: '\ud800' }]);
  const [item] = (await reportOf(id)).items;
  assert.equal(item?.field, 'Werksname');
  assert.equal(item?.value, 'ab');
});
