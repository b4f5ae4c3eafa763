/** One load from several sources of a supplier, and notes that come back to where they were fetched. */
import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, test } from 'node:test';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import { downloadUbl } from '@abrufbar/contract/documents.ts';
import { vasRow } from '@abrufbar/contract/imports/tickets.ts';
import { despatchAdviceText, NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { mapVasTicket } from '@abrufbar/formats/tickets/map-vas.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { stateOf } from '#testing/concepts/contract-state.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildDocumentKey, buildPlant, type Report } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const [sample] = vasSample;
assert.ok(sample);

const build = async () => {
  const plant = await buildPlant(server);
  const { key } = await buildDocumentKey(server, plant);
  const send = async (file: Uint8Array<ArrayBuffer>) => {
    const body = new FormData();
    body.append('file', new Blob([file]));
    const { json } = await server.request('POST', 'import/scale-note/ubl', { token: key, body });
    return (json as { data: Report }).data;
  };
  const listed = async () => {
    const input = { contract_id: plant.contract.id, page: 1, page_size: 20 };
    return (await server.send(notes, input, plant)).items;
  };
  const fetchNote = async () => {
    const [item, ...more] = await listed();
    assert.equal(more.length, 0);
    const { uuid } = item ?? assert.fail();
    const file = await server.send(downloadUbl, { scale_note_uuid: uuid }, plant);
    return new Uint8Array(await file.arrayBuffer());
  };
  const state = () =>
    server.build({ companies: [plant.company.id] }, (db) =>
      stateOf(db, { companyId: plant.company.id, contractId: plant.contract.id }),
    );
  const own = {
    customerNumber: plant.customerNumber,
    contractNumber: plant.contract.contract_number,
  };
  const row = {
    ...sample,
    Debitor: plant.customerNumber,
    Kontraktnummer: plant.contract.contract_number,
  };
  return { plant, own, row, send, listed, fetchNote, state };
};
const ubl = (change: Parameters<typeof despatchAdviceText>[0]) =>
  new Uint8Array(despatchAdviceText(change));
const outcomeOf = ({ created, updated, unchanged, older, failed }: Report) => [
  ...[created, updated, unchanged, older],
  failed.length,
];

test('DOC-21 DOC-22 a note that was fetched and is imported again changes nothing and blocks no later correction', async () => {
  const { own, send, fetchNote, state } = await build();
  await send(ubl(own));
  const before = await state();
  const fetched = await fetchNote();
  assert.deepEqual(outcomeOf(await send(fetched)), [0, 0, 1, 0, 0]);
  assert.deepEqual(outcomeOf(await send(fetched)), [0, 0, 1, 0, 0]);
  assert.deepEqual(await state(), before);
  // Issued a minute after the first state, long before it was imported here.
  const issuedAt = new Date(NOTE.issuedAt.getTime() + 60_000);
  assert.deepEqual(outcomeOf(await send(ubl({ ...own, issuedAt, plate: 'NI-TR 1' }))), [
    ...[0, 1, 0, 0],
    0,
  ]);
});

test('DOC-21 DOC-22 a note of a scale that comes back as a document changes nothing and blocks no later correction', async () => {
  const { plant, row, send, fetchNote, state } = await build();
  await plant.post('vas', [row]);
  const before = await state();
  assert.deepEqual(outcomeOf(await send(await fetchNote())), [0, 0, 1, 0, 0]);
  assert.deepEqual(await state(), before);
  const { report } = await plant.post('vas', [{ ...row, Umlauf: 9 }]);
  assert.deepEqual(outcomeOf(report), [0, 1, 0, 0, 0]);
});

test('DOC-23 DOC-24 the same load of a second source is joined, the first keeps its values and the differences are reported', async () => {
  const { plant, own, row, send, listed, state } = await build();
  await plant.post('vas', [row]);
  const before = await state();
  const same = {
    ...own,
    number: row.Lieferscheinnummer,
    plate: row.Kennzeichen,
    gross: '41.000',
    tare: '14.600',
    net: '26.400',
    weighedAt: new Date('2026-11-18T11:00:00Z'),
    issuedAt: new Date('2026-11-18T11:01:00Z'),
    materials: [{ number: row.Artikelnummer, name: 'x', quantity: '26.400', unit: 't' }],
  };
  const report = await send(ubl(same));
  assert.deepEqual(outcomeOf(report), [0, 0, 1, 0, 0]);
  const [{ message } = assert.fail()] = report.remarks;
  assert.match(
    message,
    /ist aus der Quelle vas bekannt und wurde mit ihr verbunden\. Ihre Werte bleiben, abweichend sind: Werk, .*Umläufe.*\.$/,
  );
  assert.doesNotMatch(message, /Bruttomasse|Taramasse|Material/);
  assert.deepEqual(await state(), before);
  assert.equal((await listed()).length, 1);
  // The second source has states of its own.
  const later = { ...same, issuedAt: new Date('2026-11-18T12:00:00Z'), rounds: 7 };
  assert.deepEqual(outcomeOf(await send(ubl(later))), [0, 0, 1, 0, 0]);
  assert.deepEqual(outcomeOf(await send(ubl(same))), [0, 0, 0, 1, 0]);
  assert.deepEqual(await state(), before);
  const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
  const ask = asStaff(server, await signedIn(server, member, NOW));
  const [{ uuid } = assert.fail()] = await listed();
  assert.deepEqual((await ask(officeDetail, { id: uuid })).sources, ['vas', 'ubl']);
});

test('DOC-20 a confirmed delivery from before there were sources is unchanged by its own ticket', async () => {
  const { plant, row } = await build();
  await plant.post('vas', [row]);
  const { ticket } = mapVasTicket(vasRow.parse(row), '2026-11-20');
  const digest = hash('sha256', JSON.stringify(ticket), 'buffer');
  await server.build({ companies: [plant.company.id] }, async (db) => {
    await db.updateTable('deliveries').set({ status: '1' }).execute();
    await db.updateTable('delivery_sources').set({ digest }).execute();
  });
  for (const one of [row, row]) {
    const { report } = await plant.post('vas', [one]);
    assert.deepEqual(outcomeOf(report), [0, 0, 1, 0, 0]);
  }
});

test('DOC-23 a load with another day, plate or net stays a delivery of its own', async () => {
  const { plant, own, row, send, listed } = await build();
  await plant.post('vas', [row]);
  const same = { ...own, number: row.Lieferscheinnummer, plate: row.Kennzeichen };
  assert.deepEqual(outcomeOf(await send(ubl(same))), [1, 0, 0, 0, 0]);
  assert.equal((await listed()).length, 2);
});

test('DOC-23 one load that two sources send at once becomes one delivery', async () => {
  const { plant, own, row, send, listed } = await build();
  const { Lieferscheinnummer: number, Kennzeichen: plate } = row;
  const weighed = { gross: '41.000', tare: '14.600', net: '26.400' };
  const at = new Date('2026-11-18T11:00:00Z');
  const materials = [{ number: '1', name: 'x', quantity: '26.400', unit: 't' }];
  const file = ubl({ ...own, ...weighed, number, plate, weighedAt: at, issuedAt: at, materials });
  const answers = await Promise.all([plant.post('vas', [row]), send(file)]);
  assert.equal(answers.length, 2);
  assert.equal((await listed()).length, 1);
});
