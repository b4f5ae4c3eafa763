import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { PdfError } from '#pdf/pdf-error.ts';
import { findInvoice } from '#pdf/find-invoice.ts';
import { type Attached, pdfObject, pdfOf, pdfWith } from '#test-documents/pdf-files.ts';

const XML = '<Invoice/> endobj endstream 7 0 obj';
const invoice: Attached = { name: '(factur-x.xml)', content: XML };
const other = { name: '(other.xml)', content: '<Other/>', relationship: 'Supplement' };
const outcomeOf = async (pdf: Buffer): Promise<string> => {
  try {
    return (await findInvoice(pdf)).toString();
  } catch (error) {
    if (error instanceof PdfError) return error.fault;
    throw error;
  }
};
const wide = Buffer.from('factur-x.xml', 'utf16le').swap16().toString('hex');
const metadata = (name: string) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
<fx:DocumentFileName>${name}</fx:DocumentFileName></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

test('DOC-01 D-66 the invoice inside a PDF is found by its name, however writers wrote it', async () => {
  for (const name of [
    '(factur-x.xml)',
    '(ZUGFeRD-invoice.xml)',
    '(xrechnung.xml)',
    '(factur\\055x.xml)',
    '(factur\\\n-x\\.xml)',
    '(\\146actur-x.xml)',
    `<FEFF ${wide}>`,
    '<666163747572 2D782E786D6C>',
  ]) {
    const files = [other, { ...invoice, name }];
    assert.equal(await outcomeOf(pdfWith(files)), XML, name);
    assert.equal(await outcomeOf(pdfWith(files.map((one) => ({ ...one, isPlain: true })))), XML);
  }
});

test('DOC-02 a file beside the invoice is never taken for it, also if it is an invoice', async () => {
  const within = pdfWith([{ name: '(factur-x.xml)', content: '<Invoice>another</Invoice>' }]);
  const beside = { name: '(Rechnung.pdf)', content: within, isPlain: true };
  for (const files of [
    [beside, invoice],
    [invoice, beside],
    [{ ...other, content: '<Invoice>another</Invoice>' }, invoice],
  ]) {
    assert.equal(await outcomeOf(pdfWith(files)), XML);
  }
  assert.equal(await outcomeOf(pdfWith([beside])), 'no_invoice');
  // Mended, the file would show the tables of the attached one.
  const broken = pdfWith([beside, invoice]).toString('latin1');
  const wrong = broken.replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n7\n%%EOF\n');
  assert.equal(await outcomeOf(Buffer.from(wrong, 'latin1')), 'damaged');
});

test('DOC-02 of several files that bear a name of the specifications the metadata choose', async () => {
  const second = { name: '(xrechnung.xml)', content: '<Second/>' };
  const both = [invoice, second];
  assert.equal(
    await outcomeOf(pdfWith(both, { metadata: metadata('xrechnung.xml') })),
    '<Second/>',
  );
  assert.equal(await outcomeOf(pdfWith(both, { metadata: metadata('other.xml') })), 'several');
  assert.equal(await outcomeOf(pdfWith(both)), 'several');
});

test('DOC-03 DOC-04 quality S10 a file without an invoice, or that is damaged, says which', async () => {
  const whole = pdfWith([invoice]);
  const zeros = { ...invoice, content: Buffer.alloc(41 * 1024 * 1024) };
  const encrypted = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >> /ID [(a) (a)]';
  for (const [pdf, fault] of [
    [Buffer.from('<Invoice/>'), 'no_pdf'],
    [Buffer.alloc(0), 'no_pdf'],
    [pdfWith([]), 'no_invoice'],
    [pdfWith([other]), 'no_invoice'],
    [pdfOf([pdfObject(1, '<< >>')]), 'damaged'],
    [pdfWith([zeros]), 'unreadable'],
    [pdfWith([invoice], { trailer: encrypted }), 'encrypted'],
    [whole.subarray(0, whole.length - 8), 'truncated'],
    [whole.subarray(0, whole.length / 2), 'truncated'],
    [whole.subarray(0, 12), 'truncated'],
    [Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF'), 'damaged'],
    [Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(100_000)}\nstartxref\n0\n%%EOF`), 'damaged'],
  ] as const) {
    assert.equal(await outcomeOf(pdf), fault, pdf.toString('latin1', 0, 60));
  }
});

test('DOC-01 an invoice is found in objects that share a compressed stream', async () => {
  const spec = '<< /Type /Filespec /F (factur-x.xml) /EF << /F 6 0 R >> >>';
  const packed = (first: string, body: string) =>
    pdfObject(
      4,
      `/Type /ObjStm /N 1 /First ${first.length} /Filter /FlateDecode`,
      deflateSync(first + body),
    );
  const objects = [
    pdfObject(
      1,
      '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(a) 7 0 R] >> >> >>',
    ),
    pdfObject(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    pdfObject(3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
    packed('7 0 ', spec),
    pdfObject(5, '<< >>'),
    pdfObject(6, '/Type /EmbeddedFile', Buffer.from(XML)),
  ];
  const head = Buffer.from('%PDF-1.7\n');
  let at = head.length;
  const entry = (kind: number, place: number, index: number) =>
    Buffer.from([kind, place >> 8, place & 255, index]);
  const places = objects.map((object) => {
    const place = at;
    at += object.length;
    return entry(1, place, 0);
  });
  const table = [entry(0, 0, 0), ...places, entry(2, 4, 0), entry(1, at, 0)];
  const xref = pdfObject(8, '/Type /XRef /Root 1 0 R /Size 9 /W [1 2 1]', Buffer.concat(table));
  const end = Buffer.from(`startxref\n${at}\n%%EOF\n`);
  assert.equal(await outcomeOf(Buffer.concat([head, ...objects, xref, end])), XML);
});
