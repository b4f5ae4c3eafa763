/** Documents with too many lines, and PDFs that do something by themselves, by every way in. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { assets, uploadNoteAsset } from '@abrufbar/contract/documents-assets.ts';
import * as imports from '@abrufbar/contract/imports/documents.ts';
import { invoices } from '@abrufbar/contract/imports/invoices.ts';
import { despatchAdviceText, NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { pdfWith } from '@abrufbar/formats/test-documents/pdf-files.ts';
import { buildDocumentKey, buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { readDespatchDocument } from '#imports/reading/read-document.ts';
import samples from '#imports/samples/invoices.json' with { type: 'json' };

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const { key } = await buildDocumentKey(server, plant);
const own = {
  customerNumber: plant.customerNumber,
  contractNumber: plant.contract.contract_number,
};
const noteOf = (lines: number): Buffer => {
  const materials = Array.from({ length: lines }, () => ({
    ...(NOTE.materials[0] ?? assert.fail()),
    quantity: '0.010',
  }));
  return despatchAdviceText({ ...own, materials, gross: null, tare: null, net: null });
};
const send = (call: typeof imports.ubl | typeof imports.invoice, file: Buffer, on = server) =>
  on.send(call, { file: new Uint8Array(file) }, { token: key });
const tooMany = (lines: number, limit: number) =>
  `Der Beleg hat ${lines} Positionen, höchstens ${limit} sind möglich. Bitte auf mehrere Belege aufteilen.`;

test('DOC-45 a note of 1,000 lines is refused with the limit, one of 999 is taken', () => {
  const outcomeOf = (lines: number) => readDespatchDocument(noteOf(lines), '2026-11-20').messages;
  assert.deepEqual([outcomeOf(1_000), outcomeOf(999)], [[tooMany(1_000, 999)], []]);
});

test('DOC-45 the operator sets the limit, also of invoices', async (t) => {
  const env = { DOCUMENT_MAX_LINES: '1' };
  const strict = await startTestServer(t, { database: server.database, now: NOW, env });
  const two = invoiceText({
    number: 'Z-1',
    customer: plant.customerNumber,
    despatches: ['1', '2'],
  });
  for (const [call, file] of [
    [imports.ubl, noteOf(2)],
    [imports.invoice, two],
  ] as const) {
    const { created, failed } = await send(call, file, strict);
    assert.deepEqual([created, failed], [0, [{ row: 1, message: tooMany(2, 1) }]]);
  }
});

const script = pdfWith([], { trailer: '/X << /S /Java#53cript /JS (app.alert(1)) >>' });
const REASON = /^Das PDF enthält JavaScript .* Bitte ohne Skripte neu speichern\./;

test('DOC-46 DOC-49 a PDF with a script is no paper of a delivery, small or large', async () => {
  const { contract, scope, token } = plant;
  const { id } = await server.build(scope, (db) => buildDelivery(db, { contract }));
  const large = Buffer.concat([script, Buffer.alloc(64 * 1024, ' ')]);
  for (const bytes of [script, large]) {
    const input = { id, file: new Uint8Array(bytes), file_name: 'Plan.pdf' };
    await assert.rejects(server.send(uploadNoteAsset, input, { token, key: newId() }), {
      status: 415,
      message: REASON,
    });
  }
  assert.deepEqual((await server.send(assets, { id }, { token })).items, []);
});

test('DOC-47 DOC-49 an invoice with a script or a program beside it is refused, as document and as row', async () => {
  const xml = invoiceText({ number: 'Z-2', customer: plant.customerNumber });
  const invoice = { name: '(factur-x.xml)', content: xml };
  const program = { name: '(setup.exe)', content: 'MZ' };
  const beside = await send(imports.invoice, pdfWith([invoice, program]));
  assert.match(beside.failed[0]?.message ?? '', /Datei „setup\.exe“ mit, .* Bitte /);
  const row = { ...samples[0], customer_number: plant.customerNumber };
  const file = script.toString('base64');
  const rows = await server.send(invoices, [{ ...row, file }], { token: plant.keys.di });
  assert.deepEqual([rows.created, rows.failed.length], [0, 1]);
  assert.match(rows.failed[0]?.message ?? '', REASON);
});
