/** Delivery notes as they came: the file, what it says beside the ticket, and the papers made of it. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { confirm, details } from '@abrufbar/contract/deliveries/deliveries.ts';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import { officeDetail } from '@abrufbar/contract/deliveries/office.ts';
import * as papers from '@abrufbar/contract/documents.ts';
import { officeNoteFile } from '@abrufbar/contract/documents-office.ts';
import { concreteNoteText } from '@abrufbar/formats/test-documents/concrete-note.ts';
import { NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { fieldsOf } from '@abrufbar/formats/test-documents/standard-documents.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';
import { insertErpId } from '#companies/store.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildDocumentKey, buildPlant, type Report } from '#testing/concepts/plant.ts';
import { readPdf } from '#testing/concepts/read-pdf.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

/** Ten minutes after a confirmation. */
const FINAL = '2026-11-20T06:22:00Z';
const server = await startTestServer({ after }, { now: NOW });
const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
const ask = asStaff(server, await signedIn(server, member, NOW));

type Paper = (typeof papers)[`download${'Note' | 'NoteFile' | 'Ubl' | 'Receipt'}`];

const build = async () => {
  const plant = await buildPlant(server);
  const { key } = await buildDocumentKey(server, plant);
  const send = async (file: Buffer) => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)]));
    const { json } = await server.request('POST', 'import/scale-note/ubl', { token: key, body });
    return (json as { data: Report }).data; // the report of this call
  };
  const own = {
    customerNumber: plant.customerNumber,
    contractNumber: plant.contract.contract_number,
  };
  const find = async () => {
    const input = { contract_id: plant.contract.id, page: 1, page_size: 20 };
    const { items } = await server.send(notes, input, plant);
    return items[0]?.uuid ?? assert.fail();
  };
  const show = async () => {
    const ids = { delivery_id: await find(), contract_id: plant.contract.id };
    const { note_details: groups, has_note_file: hasFile } = await server.send(details, ids, plant);
    const said = groups.map(({ material, entries }) => [
      material,
      ...entries.map(({ label, value }) => `${label.replaceAll('\u00AD', '')}: ${value}`),
    ]);
    return { said, hasFile };
  };
  const download = async (call: Paper) => {
    const file = await server.send(call, { scale_note_uuid: await find() }, plant);
    return Buffer.from(await file.arrayBuffer());
  };
  const at = (minutes: number) => ({
    ...own,
    issuedAt: new Date(NOTE.issuedAt.getTime() + minutes * 60_000),
  });
  return { plant, own, at, send, find, show, download };
};
const outcomeOf = ({ created, updated, unchanged, older, failed }: Report) => [
  ...[created, updated, unchanged, older],
  failed.length,
];
const leavesOf = (file: Buffer) => new Map(fieldsOf(parseXml(file)));

test('DOC-32 DOC-33 a note is fetched byte for byte, and what it says is shown', async () => {
  const { own, send, find, show, download } = await build();
  const file = concreteNoteText(own);
  const report = await send(file);
  assert.deepEqual(outcomeOf(report), [1, 0, 0, 0, 0]);
  assert.deepEqual(
    report.remarks.map(({ message }) => message),
    [
      'cac:DespatchLine/cac:Item/cbc:BrandName: Diese Angabe wird hier nicht gelesen. Sie steht nur in der Datei, die aufbewahrt wird.',
    ],
  );
  assert.ok((await download(papers.downloadNoteFile)).equals(file));
  const id = await find();
  assert.equal((await ask(officeDetail, { id })).has_note_file, true);
  const office = await ask(officeNoteFile, { id });
  assert.ok(Buffer.from(await office.arrayBuffer()).equals(file));
  assert.deepEqual(await show(), {
    hasFile: true,
    said: [
      [
        null,
        'Ausgestellt: 18.11.2026, 06:22\u00A0Uhr',
        'Hinweis: Bitte nur über Tor 2 anfahren',
        `Bestellung: ${own.contractNumber}`,
        'Empfänger: Brinkmann Tiefbau',
        'Ansprechpartner: Jens Kruse, 0151 2345678',
        'Lieferadresse: Hohe Straße 4, 31867 Lauenau, DE',
      ],
      [
        'C25/30 F3 16',
        'Ausstehende Menge: 2,5\u00A0m³',
        'Grund: Mischer voll',
        'Bestellposition: 1',
        'Artikelnummer des Käufers: BE-4711',
        'Standard-Artikelnummer: 04012345678901',
        'Gefahrklasse: 8',
        'Betontemperatur: 17,5\u00A0°C',
        'Wasserzugabe auf Verlangen des Kunden: 20\u00A0l',
        'Konsistenzklasse: F3',
        'Expositionsklasse: XC4, XF1, XA1',
        'Höchster Wasserzementwert: 0,60',
        'Produktionsbeginn: 18.11.2026, 06:02\u00A0Uhr',
        'Charge: CH-2026-1187',
        'Verwendbar bis: 18.12.2026',
      ],
    ],
  });
});

test('DOC-34 the PDF shows what the note says', async () => {
  const { own, send, download } = await build();
  await send(concreteNoteText(own));
  const { pages } = await readPdf(await download(papers.downloadNote));
  const said = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    `Kundennummer: ${own.customerNumber}`,
    'Angaben des Lieferscheins Ausgestellt: 18.11.2026, 06:22 Uhr',
    'C25/30 F3 16 Ausstehende Menge: 2,5 m³ Grund: Mischer voll',
    'Betontemperatur: 17,5 °C',
  ])
    assert.ok(said.includes(words), `${words}\n${said}`);
  assert.doesNotMatch(said, /118,50|118\.50|Preis|undefined|null/);
});

test('DOC-35 DOC-36 the export says every leaf of the file again, with the customer number and time it came with', async () => {
  const { plant, own, send, find, download } = await build();
  // A number of the company that sorts before the one of the note.
  const other = { supplier_id: plant.supplier.id, company_id: plant.company.id };
  await server.build({}, (db) => insertErpId(db, { ...other, erp_customer_no: '0' }));
  const file = concreteNoteText(own);
  await send(file);
  const exported = await download(papers.downloadUbl);
  const [before, went] = [leavesOf(file), leavesOf(exported)];
  const lost = [...before].filter(([place, value]) => went.get(place) !== value);
  assert.deepEqual(lost, [
    ['/DespatchAdvice/cac:DespatchLine[1]/cac:Item[1]/cbc:BrandName[1]', 'Nordmix'],
  ]);
  const added = [...went].filter(([place]) => !before.has(place));
  assert.deepEqual(added, [['/DespatchAdvice/cbc:UUID[1]', await find()]]);
  assert.deepEqual(outcomeOf(await send(exported)), [0, 0, 1, 0, 0]);
  await server.send(confirm, { delivery_id: await find(), contract_id: plant.contract.id }, plant);
  server.at(FINAL);
  const receipt = leavesOf(await download(papers.downloadReceipt));
  server.at(NOW);
  const line = '/ReceiptAdvice/cac:ReceiptLine[1]/cac:Item[1]';
  assert.equal(receipt.get(`${line}/cac:AdditionalItemProperty[1]/cbc:ValueQuantity[1]`), '17.5');
  assert.equal(
    receipt.get('/ReceiptAdvice/cac:DeliveryCustomerParty[1]/cac:DeliveryContact[1]/cbc:Name[1]'),
    'Jens Kruse',
  );
});

test('DOC-35 a note of more than a thread is spared comes back leaf by leaf, as note and as receipt', async () => {
  const { plant, own, send, find, download } = await build();
  const more = Array.from({ length: 900 }, (_, n) => `<cbc:Note>Hinweis zum Tor ${n}</cbc:Note>`);
  const text = concreteNoteText(own).toString();
  const file = Buffer.from(text.replace(/(?=<cbc:Note>)/, more.join('')));
  assert.ok(file.length > 32 * 1024);
  assert.deepEqual(outcomeOf(await send(file)), [1, 0, 0, 0, 0]);
  assert.ok((await download(papers.downloadNoteFile)).equals(file));
  const [before, went] = [leavesOf(file), leavesOf(await download(papers.downloadUbl))];
  const lost = [...before.keys()].filter((place) => went.get(place) !== before.get(place));
  assert.deepEqual(lost, ['/DespatchAdvice/cac:DespatchLine[1]/cac:Item[1]/cbc:BrandName[1]']);
  await server.send(confirm, { delivery_id: await find(), contract_id: plant.contract.id }, plant);
  server.at(FINAL);
  const receipt = leavesOf(await download(papers.downloadReceipt));
  server.at(NOW);
  assert.ok([...receipt.values()].includes('Jens Kruse'));
});

test('DOC-37 DOC-88 the document of a second source can be fetched and leaves a delivery of a scale as it is', async () => {
  const { plant, own, send, show, download } = await build();
  const row = {
    ...(vasSample[0] ?? assert.fail()),
    Debitor: own.customerNumber,
    Kontraktnummer: own.contractNumber,
  };
  await plant.post('vas', [row]);
  const before = leavesOf(await download(papers.downloadUbl));
  const weighedAt = new Date('2026-11-18T11:00:00Z');
  const same = { number: row.Lieferscheinnummer, plate: row.Kennzeichen, weighedAt };
  const weighed = { gross: '41.000', tare: '14.600', net: '26.400' };
  const file = concreteNoteText({ ...own, ...same, ...weighed });
  const report = await send(file);
  assert.deepEqual(outcomeOf(report), [0, 0, 1, 0, 0]);
  assert.match(report.remarks[0]?.message ?? '', /ist aus der Quelle vas bekannt/);
  assert.deepEqual(await show(), { said: [], hasFile: true });
  assert.ok((await download(papers.downloadNoteFile)).equals(file));
  assert.deepEqual(leavesOf(await download(papers.downloadUbl)), before);
});

test('DOC-37 a newer state brings its own file and details, and the earlier file goes', async () => {
  const { plant, at, send, find, show, download } = await build();
  const warmer = (file: Buffer) => Buffer.from(file.toString().replace('>17.5<', '>19.5<'));
  await send(concreteNoteText(at(0)));
  const newer = warmer(concreteNoteText(at(1)));
  assert.deepEqual(outcomeOf(await send(newer)), [0, 1, 0, 0, 0]);
  assert.deepEqual(outcomeOf(await send(concreteNoteText(at(0)))), [0, 0, 0, 1, 0]);
  const { said } = await show();
  assert.ok(said.flat().includes('Betontemperatur: 19,5\u00A0°C'));
  assert.ok((await download(papers.downloadNoteFile)).equals(newer));
  // A confirmed note stays as it came, whatever is sent again.
  await server.send(confirm, { delivery_id: await find(), contract_id: plant.contract.id }, plant);
  assert.deepEqual(outcomeOf(await send(concreteNoteText(at(2)))), [0, 0, 0, 0, 1]);
  assert.deepEqual(outcomeOf(await send(warmer(concreteNoteText(at(3))))), [0, 0, 1, 0, 0]);
  assert.ok((await download(papers.downloadNoteFile)).equals(newer));
  await waitForJobs(server);
  const kept = await server.files.list('notes', new Date(Date.now() + 60_000));
  assert.equal(kept.length, 6); // one of each source of each test, the newest of this one
});
