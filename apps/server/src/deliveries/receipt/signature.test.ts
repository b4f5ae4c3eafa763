import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { downloadNote, downloadReceipt } from '@abrufbar/contract/documents.ts';
import { exportData } from '@abrufbar/contract/profile/own-data.ts';
import { MAX_SIGNATURE_BYTES } from '@abrufbar/domain/deliveries/signature.ts';
import { fieldsOf, standardsMissing } from '@abrufbar/formats/test-documents/standard-documents.ts';
import { schemaProblems } from '@abrufbar/formats/test-documents/xml-schemas.ts';
import { parseXml } from '@abrufbar/formats/xml/parse-xml.ts';
import { buildUser } from '#companies/build.ts';
import { insertErpId } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildToken } from '#session/build.ts';
import { readPdf } from '#testing/concepts/read-pdf.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
/** Ten minutes after a confirmation. */
const FINAL = '2026-11-20T06:22:00Z';

const STROKES = [
  [120, 400, 180, 250, 240, 420],
  [500, 300],
];
const DRAWING = JSON.stringify({ height: 600, strokes: STROKES });
const SIGNED = { signed_by: 'Murat Demir', height: 600, strokes: STROKES };

/** A site with one unconfirmed delivery, and a colleague who confirms there too. */
const buildLoad = async () => {
  server.at(NOW);
  const site = await buildSite(server);
  const { contract, token, company, supplier } = site;
  const number = { supplier_id: supplier.id, company_id: company.id, erp_customer_no: '77' };
  await server.build({}, (db) => insertErpId(db, number));
  const delivery = await server.build(site.scope, (db) => buildDelivery(db, { contract }));
  const colleague = await server.build({}, async (db) =>
    buildToken(db, await buildUser(db, { companies: [company] }), new Date(NOW)),
  );
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  return {
    ...site,
    ...{ delivery, both, colleague },
    confirm: (how: object = {}, as = token, key = newId()) =>
      server.send(deliveries.confirm, { ...both, ...how }, { token: as, key }),
    undo: () =>
      server.send(deliveries.unconfirm, { ...both, reason: 'quantity' }, { token, key: newId() }),
    details: () => server.send(deliveries.details, both, { token }),
    stored: () =>
      server.build(site.scope, (db) =>
        db
          .selectFrom('delivery_receipts')
          .select(['number', 'kind', 'signed_by', 'signature', 'signature_hash'])
          .where('company_id', '=', company.id)
          .orderBy('number')
          .execute(),
      ),
    receipt: async () => {
      server.at(FINAL);
      const file = await server.send(downloadReceipt, { scale_note_uuid: delivery.id }, { token });
      const text = Buffer.from(await file.arrayBuffer()).toString();
      const values = new Map(fieldsOf(parseXml(Buffer.from(text))));
      return { text, at: (place: string) => values.get(`/ReceiptAdvice/${place}`) };
    },
  };
};

test('BEY-78 BEY-79 a confirmation keeps name and strokes with their hash, and the details show them', async () => {
  const { confirm, details, stored } = await buildLoad();
  assert.equal((await details()).signature, null);
  await confirm({ signed_by: '  Murat Demir ', signature: ` ${DRAWING}`, reservation: 'time' });
  assert.deepEqual((await details()).signature, SIGNED);
  const event = { number: 1, kind: 'confirmed', signed_by: 'Murat Demir', signature: DRAWING };
  assert.deepEqual(await stored(), [{ ...event, signature_hash: hash('sha256', DRAWING) }]);
});

test('BEY-78 a typed name is a signature, and none is needed', async () => {
  const typed = await buildLoad();
  await typed.confirm({ signed_by: 'Murat Demir' });
  const { signature } = await typed.details();
  assert.deepEqual(signature, { signed_by: 'Murat Demir', height: null, strokes: [] });
  const none = await buildLoad();
  await none.confirm();
  assert.equal((await none.details()).signature, null);
  const [event] = await none.stored();
  const { signed_by, signature: drawing, signature_hash } = event ?? assert.fail();
  assert.deepEqual([signed_by, drawing, signature_hash], [null, null, null]);
});

test('BEY-78 a drawing without a name, a broken and a too large one are refused, and nothing is stored', async () => {
  const { both, token, details, stored } = await buildLoad();
  const name = { signed_by: 'Murat Demir' };
  const REFUSED: readonly (readonly [how: object, message: RegExp])[] = [
    [{ signature: DRAWING }, /^Name zur Unterschrift: Bitte füllen Sie dieses Feld aus/],
    [{ signed_by: ' ', signature: DRAWING }, /^Name zur Unterschrift: /],
    [{ signed_by: 'M'.repeat(81) }, /^Name zur Unterschrift: Bitte kürzen/],
    [{ signed_by: 'Murat\nDemir' }, /^Name zur Unterschrift: .* in eine Zeile/],
    ...['Murat\tDemir', 'Murat\u200BDemir', '\u202EMurat Demir', 'Murat De\u00ADmir', '\u200B'].map(
      (signed_by) =>
        [{ signed_by }, /^Name zur Unterschrift: .* nicht darstellbare Zeichen/] as const,
    ),
    ...['4711', '–', '…', '😀', '12 / 3'].map(
      (signed_by) =>
        [{ signed_by }, /^Name zur Unterschrift: .* einen Namen mit Buchstaben an\.$/] as const,
    ),
    [{ ...name, signature: '' }, /^Unterschrift: Die Zeichnung ist nicht lesbar/],
    [{ ...name, signature: '{"height":600,"strokes":[[1,2,3]]}' }, /ist nicht lesbar/],
    [{ ...name, signature: DRAWING.padEnd(MAX_SIGNATURE_BYTES + 1) }, /zu umfangreich/],
  ];
  for (const [how, message] of REFUSED) {
    const body = new URLSearchParams({ ...both, ...how });
    const { status, json } = await server.request('POST', 'delivery/confirm', { token, body });
    assert.equal(status, 422);
    assert.match(Object(json).errors[0].message, message);
  }
  assert.equal((await details()).status, '0');
  assert.deepEqual(await stored(), []);
});

test('BEY-78 a name is kept as its bearer writes it', async () => {
  for (const signed_by of ['Ö', 'José d’Ávila-Żak', 'Мурат', '村田', 'M. Demir 2']) {
    const { confirm, details } = await buildLoad();
    await confirm({ signed_by });
    assert.equal((await details()).signature?.signed_by, signed_by);
  }
});

test('BEY-78 the largest drawing fits in a form', async () => {
  const { confirm, details } = await buildLoad();
  // Brackets and commas take three bytes each in a form.
  const text = (count: number) => `{"height":200,"strokes":[${Array(count).fill('[0,0]').join()}]}`;
  const count = Math.floor((MAX_SIGNATURE_BYTES - text(0).length + 1) / '[0,0],'.length);
  await confirm({ signed_by: 'Murat Demir', signature: text(count) });
  assert.equal((await details()).signature?.strokes.length, count);
});

test('BEY-78 BEY-135 D-69 a repeat with another signature is refused, and a second caller changes none', async () => {
  const { confirm, details, colleague, token, user } = await buildLoad();
  const key = newId();
  const first = await confirm({ signed_by: 'Murat Demir', signature: DRAWING }, token, key);
  assert.deepEqual(
    await confirm({ signed_by: 'Murat Demir', signature: DRAWING }, token, key),
    first,
  );
  const other = { signed_by: 'Jan Kowalski', signature: DRAWING.replace('600', '700') };
  await assert.rejects(confirm(other, token, key), { status: 422 });
  const signature_lost_to = `${user.first_name} ${user.last_name}`;
  assert.deepEqual(await confirm(other, colleague), { ...first, signature_lost_to });
  assert.deepEqual(await confirm({}, colleague), first);
  assert.deepEqual((await details()).signature, SIGNED);
});

test('BEY-79 undoing withdraws a signature and keeps it in the record; confirming again counts alone', async () => {
  const { confirm, undo, details, stored } = await buildLoad();
  await confirm({ signed_by: 'Murat Demir', signature: DRAWING });
  await undo();
  assert.equal((await details()).signature, null);
  await confirm();
  assert.equal((await details()).signature, null);
  const names = (await stored()).map(({ kind, signed_by }) => [kind, signed_by]);
  assert.deepEqual(names, [
    ['confirmed', 'Murat Demir'],
    ['undone', null],
    ['confirmed', null],
  ]);
});

const SIGNATORY = 'cac:SignatoryParty[1]/cac:Person[1]';
const FILE = 'cac:DigitalSignatureAttachment[1]/cbc:EmbeddedDocumentBinaryObject[1]';

test('BEY-79 D-48 the receipt carries the drawing; one signed by another name is a signature of its own', async () => {
  const own = await buildLoad();
  const { first_name, last_name } = own.user;
  await own.confirm({ signed_by: `${first_name} ${last_name}`, signature: DRAWING });
  const { at } = await own.receipt();
  const svg = Buffer.from(at(`cac:Signature[1]/${FILE}`) ?? '', 'base64').toString();
  assert.match(svg, /viewBox="0 0 1000 600".* d="M120 400Q180 250 210 335L240 420M500 300h0"/);
  assert.equal(at(`cac:Signature[1]/${FILE}/@mimeCode`), 'image/svg+xml');
  assert.equal(at('cac:Signature[2]/cbc:ID[1]'), undefined);

  const other = await buildLoad();
  await other.confirm({ signed_by: 'Murat Demir', signature: DRAWING });
  const receipt = await other.receipt();
  assert.equal(receipt.at('cbc:Note[1]'), 'Einzeln bestätigt · Unterschrieben von Murat Demir');
  assert.equal(receipt.at(`cac:Signature[1]/${SIGNATORY}/cbc:FamilyName[1]`), last_name);
  assert.equal(receipt.at(`cac:Signature[1]/${FILE}`), undefined);
  assert.equal(receipt.at('cac:Signature[2]/cbc:Note[1]'), 'RA_CREATION_RECEIVER');
  assert.equal(receipt.at(`cac:Signature[2]/${SIGNATORY}/cbc:FamilyName[1]`), 'Murat Demir');
  assert.ok(receipt.at(`cac:Signature[2]/${FILE}`));
});

test(
  'BEY-79 D-66 receipts with a signature follow the schema of UBL 2.1',
  { skip: standardsMissing },
  async () => {
    for (const how of [{ signature: DRAWING }, {}]) {
      const { confirm, receipt } = await buildLoad();
      await confirm({ signed_by: 'Murat Demir', ...how });
      assert.deepEqual(schemaProblems('ReceiptAdvice', (await receipt()).text), []);
    }
  },
);

test('BEY-79 the paper of the note shows name and drawing', async () => {
  for (const [how, words, drawn] of [
    [{ signature: DRAWING }, 'Unterschrieben von Murat Demir.', ['Unterschrift von Murat Demir']],
    [{}, 'Unterschrieben mit getipptem Namen: Murat Demir.', []],
  ] as const) {
    const { confirm, delivery, token } = await buildLoad();
    await confirm({ signed_by: 'Murat Demir', ...how });
    const file = await server.send(downloadNote, { scale_note_uuid: delivery.id }, { token });
    const { pages, alts } = await readPdf(Buffer.from(await file.arrayBuffer()));
    assert.ok(pages.join(' ').replaceAll(/\s+/g, ' ').includes(words));
    assert.deepEqual(alts.slice(1), drawn);
  }
});

test('BEY-79 own data carry the signature of the own confirmations alone, lists none', async () => {
  const { confirm, contract, token, colleague } = await buildLoad();
  await confirm({ signed_by: 'Murat Demir', signature: DRAWING });
  const dataOf = async (as: string) => (await server.send(exportData, {}, { token: as })).content;
  const own = JSON.parse(await dataOf(token)).confirmations_and_their_undoing[0];
  assert.deepEqual([own.signed_by, own.signature], ['Murat Demir', DRAWING]);
  assert.ok(!(await dataOf(colleague)).includes('Murat Demir'));
  const list = { contract_number: contract.contract_number, contract_id: null };
  const all = { ...list, page: 1, page_size: null, filterString: {} };
  const { items } = await server.send(deliveries.confirmed, all, { token });
  assert.equal(items.length, 1);
  assert.ok(!JSON.stringify(items).includes('Murat Demir'));
});
