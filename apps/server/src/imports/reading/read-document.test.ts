import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readDespatchDocument, readInvoiceDocument } from '#imports/reading/read-document.ts';
import { despatchAdviceText } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import {
  standardDocuments,
  standardsMissing,
} from '@abrufbar/formats/test-documents/standard-documents.ts';
import { ciiText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { pdfWith } from '@abrufbar/formats/test-documents/pdf-files.ts';

const UTF_8 = /^Das XML ist nicht in UTF-8 geschrieben\. Bitte /;
const skip = standardsMissing;
const TODAY = '2026-11-20';
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';
const ublOf = (kind: string, content: string) =>
  `<${kind} xmlns="${UBL}:${kind}-2" xmlns:c="${UBL}:CommonBasicComponents-2">${content}</${kind}>`;
const despatched = (on: string) =>
  despatchAdviceText()
    .toString()
    .replace(/(<cbc:ActualDespatchDate>)[^<]*/, `$1${on}`);

test('D-66 the invoices of others are read, each alike in both syntaxes', { skip }, async (t) => {
  const gross = new Map<string, unknown>();
  for (const [name, bytes] of await standardDocuments('xrechnung')) {
    const { read: found, messages } = await readInvoiceDocument(bytes);
    assert.deepEqual(messages, [], name);
    const read = found?.invoice ?? assert.fail();
    assert.equal(found?.isPdf, false);
    t.diagnostic(`${name}: ${read.number}, ${read.lines.length} lines, ${read.gross}`);
    const [document = ''] = name.split('-');
    if (gross.has(document)) assert.deepEqual(read, gross.get(document), name);
    gross.set(document, read);
  }
  assert.equal(gross.size, 3);
});

test('D-66 the invoices in PDFs of others are read', { skip }, async () => {
  const read: unknown[] = [];
  for (const [name, bytes] of await standardDocuments('zugferd')) {
    const { read: found, messages } = await readInvoiceDocument(bytes);
    assert.deepEqual(messages, [], name);
    assert.equal(found?.isPdf, true);
    const { invoice } = found ?? assert.fail();
    read.push([name, invoice.number, invoice.issuedOn, invoice.lines.length, invoice.gross]);
  }
  assert.deepEqual(read, [
    ['EN16931_1_Teilrechnung.pdf', '471102', '2018-06-05', 4, '197.65'],
    ['EN16931_Einfach.pdf', '471102', '2018-03-05', 2, '529.87'],
    ['EN16931_Rabatte.pdf', '471102', '2018-06-05', 4, '215.07'],
  ]);
});

test('DOC-05 DOC-07 D-66 every document that is not taken says where, what and what to do', async () => {
  const inPdf = pdfWith([{ name: '(factur-x.xml)', content: '<a>' }]);
  const refusalOf = async (bytes: Buffer) => (await readInvoiceDocument(bytes)).messages;
  for (const [messages, ...expected] of [
    [await refusalOf(Buffer.from('Hallo')), /^Die Datei ist weder XML noch PDF\. Bitte /],
    [await refusalOf(pdfWith([])), /^Das PDF enthält keine elektronische Rechnung\. Bitte /],
    [await refusalOf(inPdf), /^Das XML ist unvollständig oder fehlerhaft\. Bitte /],
    [
      await refusalOf(Buffer.from(' \n<!DOCTYPE a><a/>')),
      /^Das XML enthält eine DOCTYPE-Angabe\. Bitte /,
    ],
    [
      await refusalOf(ciiText('1', '104233', '1', { profile: 'urn:factur-x.eu:1p0:minimum' })),
      /:ID: Das Profil MINIMUM enthält keine Rechnung im Sinne des UStG\. Bitte /,
    ],
    [
      readDespatchDocument(Buffer.from(ublOf('ReceiptAdvice', '')), TODAY).messages,
      /^ReceiptAdvice: Diese Art von Beleg wird hier nicht gelesen\. Bitte /,
    ],
    [
      await refusalOf(Buffer.from('<Invoice/>')),
      /^\{\}Invoice: Der Namensraum \(xmlns\) fehlt oder ist nicht der des Standards\. Bitte /,
    ],
    [
      await refusalOf(Buffer.from('<f:CrossIndustryDocument xmlns:f="urn:ferd"/>')),
      /^\{urn:ferd\}CrossIndustryDocument: ZUGFeRD 1 wird nicht gelesen\. Bitte /,
    ],
    [await refusalOf(Buffer.from('\uFEFF<a/>', 'utf16le')), UTF_8],
    [await refusalOf(Buffer.from('<a/>', 'utf16le').swap16()), UTF_8],
    [
      readDespatchDocument(Buffer.from('<DespatchAdvice xmlns="urn:x"/>'), TODAY).messages,
      /^\{urn:x\}DespatchAdvice: Der Namensraum /,
    ],
    [
      readDespatchDocument(Buffer.from(ublOf('Invoice', '')), TODAY).messages,
      /^Invoice: Diese Art von Beleg wird hier nicht gelesen\. Bitte /,
    ],
    [
      readDespatchDocument(
        Buffer.from(ublOf('DespatchAdvice', '<c:ID>1</c:ID><c:IssueDate>20.11.2026</c:IssueDate>')),
        TODAY,
      ).messages,
      /^cbc:IssueDate: Diesen Tag gibt es nicht\. Bitte /,
      /^cac:DespatchSupplierParty: Die Angabe fehlt\. Bitte /,
      /^cac:DeliveryCustomerParty: Die Angabe fehlt\. Bitte /,
    ],
    [
      readDespatchDocument(Buffer.from(despatched('2026-11-31')), TODAY).messages,
      /^cac:Shipment\/cac:Delivery\/cac:Despatch\/cbc:ActualDespatchDate: Diesen Tag gibt es nicht\. /,
    ],
  ] as const) {
    assert.equal(messages.length, expected.length);
    for (const [index, form] of expected.entries()) assert.match(messages[index] ?? '', form);
  }
  const repeated = `<c:ID>1</c:ID>${'<c:Note><c:ID>x</c:ID></c:Note>'.repeat(30)}`;
  const { messages } = readDespatchDocument(Buffer.from(ublOf('DespatchAdvice', repeated)), TODAY);
  assert.equal(messages.length, 20);
});

test('DOC-36 DOC-85 a note names what it does not carry, and beyond 200 remarks how many more there are', () => {
  const unknown = (count: number) =>
    Array.from({ length: count }, (_, n) => `<cbc:Own${n}>x</cbc:Own${n}>`).join('');
  const notesOf = (count: number) => {
    const file = despatchAdviceText()
      .toString()
      .replace(/(?=<cbc:IssueDate>)/, unknown(count));
    const document = readDespatchDocument(Buffer.from(file), TODAY);
    return document.read === null ? document.messages : document.notes;
  };
  const all = notesOf(200);
  assert.equal(all.length, 200);
  for (const [n, note] of all.entries())
    assert.match(note, new RegExp(`^cbc:Own${n}: Diese Angabe`));
  const more = notesOf(230);
  assert.equal(more.length, 200);
  assert.equal(more.at(-1), 'Dazu kommen 31 weitere Hinweise dieser Art.');
});

test('D-66 quality R14 a document that was cut off is refused wherever it ends', async () => {
  const note = ublOf('DespatchAdvice', '<c:ID>1</c:ID><c:Note>é &amp; <![CDATA[x]]></c:Note>');
  const invoice = Buffer.from(ublOf('Invoice', '<c:ID>1</c:ID>'));
  const pdf = pdfWith([{ name: '(factur-x.xml)', content: invoice }]);
  for (const [whole, read] of [
    [Buffer.from(note), (bytes: Buffer) => readDespatchDocument(bytes, TODAY)],
    [invoice, readInvoiceDocument],
    [pdf, readInvoiceDocument],
  ] as const) {
    // The last bytes of a PDF are an end of line.
    for (let length = 0; length < whole.length - (whole === pdf ? 1 : 0); length += 1) {
      const { read: taken, messages } = await read(whole.subarray(0, length));
      assert.equal(taken, null);
      assert.notEqual(messages.length, 0);
    }
  }
});
