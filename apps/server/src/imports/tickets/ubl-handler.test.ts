import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { notes } from '@abrufbar/contract/deliveries/notes.ts';
import { downloadUbl } from '@abrufbar/contract/documents.ts';
import { insertErpId } from '#companies/store.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { readDespatchDocument } from '#imports/reading/read-document.ts';
import { buildDocumentKey, buildPlant, type Report } from '#testing/concepts/plant.ts';
import { despatchAdviceText, NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import {
  standardDocuments,
  standardsMissing,
} from '@abrufbar/formats/test-documents/standard-documents.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const { key } = await buildDocumentKey(server, plant);
const own = {
  customerNumber: plant.customerNumber,
  contractNumber: plant.contract.contract_number,
};
const send = async (file: Buffer, token = key) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'note.xml');
  const answer = await server.request('POST', 'import/scale-note/ubl', { token, body });
  return { status: answer.status, ...(answer.json as { data: Report }).data };
};
const done = {
  ...{ status: 200, created: 0, updated: 0, unchanged: 0, older: 0 },
  ...{ failed: [], remarks: [] },
};

test('DOC-20 D-66 quality R14 a despatch advice becomes a delivery, once, and an older one is ignored and reported so', async () => {
  const later = new Date(NOTE.issuedAt.getTime() + 60_000);
  assert.deepEqual(await send(despatchAdviceText(own)), { ...done, created: 1 });
  assert.deepEqual(await send(despatchAdviceText(own)), { ...done, unchanged: 1 });
  const changed = despatchAdviceText({ ...own, plate: 'NI-TR 1', issuedAt: later });
  assert.deepEqual(await send(changed), { ...done, updated: 1 });
  const message = `Der Beleg ${NOTE.number} ist älter als der bekannte Stand und wurde ignoriert.`;
  assert.deepEqual(await send(despatchAdviceText(own)), {
    ...done,
    older: 1,
    remarks: [{ row: 1, message }],
  });
  const path = `scale-notes/list/${plant.contract.id}?page=1&page_size=20`;
  const { json } = await server.request('GET', path, { token: plant.token });
  const [delivery, ...more] = (json as { data: { items: Record<string, unknown>[] } }).data.items;
  assert.equal(more.length, 0);
  assert.equal(delivery?.['vehicle_license_plate'], 'NI-TR 1');
});

test('D-66 a document that cannot be imported is reported with its place', async () => {
  for (const [file, message] of [
    [Buffer.alloc(0), /^Das XML ist unvollständig/],
    [Buffer.from('<a/>'), /^\{\}a: Diese Art von Beleg/],
    [
      despatchAdviceText({ ...own, number: 'x'.repeat(41) }),
      /^cbc:ID: Der Text ist zu lang\. Bitte /,
    ],
    [
      despatchAdviceText({ ...own, customerNumber: '0' }),
      /^cac:BuyerCustomerParty\/.*: Diese Kundennummer ist nicht bekannt\. Bitte prüfen /,
    ],
    [
      despatchAdviceText({ ...own, contractNumber: '0' }),
      /^cac:OrderReference\/cbc:ID: Diesen Vertrag gibt es bei der Firma nicht\. Bitte prüfen /,
    ],
  ] as const) {
    const { status, created, failed } = await send(file);
    assert.deepEqual([status, created, failed.length, failed[0]?.row], [200, 0, 1, 1]);
    assert.match(failed[0]?.message ?? '', message);
  }
});

test('D-66 only a key of this source may send it, and it may send nothing else', async () => {
  const file = despatchAdviceText(own);
  assert.equal((await send(file, plant.keys.vas)).status, 403);
  assert.equal((await send(file, plant.token)).status, 401);
  assert.equal((await plant.post('vas', [], key)).status, 403);
});

const ticketIn = (file: Buffer) => {
  const { read, messages } = readDespatchDocument(file, '2026-11-20');
  assert.deepEqual(messages, []);
  return read?.ticket ?? assert.fail();
};

test(
  'D-66 the despatch advices of others are imported and go on as the same tickets',
  { skip: standardsMissing },
  async () => {
    const site = await buildSite(server, { contract_number: '4321' });
    const { supplier, company, contract } = site;
    const numbers = { supplier_id: supplier.id, company_id: company.id };
    await server.build({}, (db) =>
      insertErpId(db, { ...numbers, erp_customer_no: '7390000400003' }),
    );
    const { key: sender } = await buildDocumentKey(server, site);
    for (const [name, file] of await standardDocuments('despatch-advice')) {
      assert.deepEqual(await send(file, sender), { ...done, created: 1 }, name);
      const ticket = ticketIn(file);
      const list = { contract_id: contract.id, page: 1, page_size: 20 };
      const { items } = await server.send(notes, list, site);
      const uuid = items.find(({ number }) => number === ticket.number)?.uuid ?? assert.fail();
      const exported = await server.send(downloadUbl, { scale_note_uuid: uuid }, site);
      const again = ticketIn(Buffer.from(await exported.arrayBuffer()));
      assert.deepEqual(again, { ...ticket, copyOf: uuid }, name);
    }
  },
);
