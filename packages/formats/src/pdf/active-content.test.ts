import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { refuseActiveContent } from '#pdf/active-content.ts';
import { PdfError } from '#pdf/pdf-error.ts';
import { type Attached, pdfObject, pdfOf, pdfWith } from '#test-documents/pdf-files.ts';
import { standardDocuments, standardsMissing } from '#test-documents/standard-documents.ts';

const outcomeOf = (pdf: Buffer, kind: 'invoice' | 'paper' = 'paper'): string => {
  try {
    refuseActiveContent(pdf, kind);
    return 'taken';
  } catch (error) {
    if (error instanceof PdfError) return [error.fault, ...Object.values(error.values)].join(' ');
    throw error;
  }
};

/** A PDF of one page; `catalog` and `page` are what else stands in them. */
const pdfSaying = (catalog: string, objects: readonly Buffer[] = [], page = '', trailer = '') =>
  pdfOf(
    [
      pdfObject(1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`),
      pdfObject(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
      pdfObject(3, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page} >>`),
      ...objects,
    ],
    trailer,
  );
const SCRIPT = '/S /JavaScript /JS (app.alert(1))';
/** Objects that share a stream. */
const packed = (
  body: string,
  more = '/Filter /FlateDecode',
  pack: (bytes: Buffer) => Buffer = deflateSync,
) => {
  const head = '9 0 ';
  const about = `/Type /ObjStm /N 1 /First ${head.length} ${more}`;
  return pdfObject(4, about, pack(Buffer.from(head + body)));
};

test('DOC-46 content that does something by itself is refused with its reason, however it is written', () => {
  for (const [expected, pdf] of [
    ['javascript', pdfSaying(`/OpenAction << ${SCRIPT} >>`)],
    ['javascript', pdfSaying('/OpenAction 4 0 R', [pdfObject(4, `<< ${SCRIPT} >>`)])],
    ['javascript', pdfSaying(`/Names << /JavaScript << /Names [(a) << ${SCRIPT} >>] >> >>`)],
    ['javascript', pdfSaying('/OpenAction << /#53 /Java#53cript /J#53 (x) >>')],
    ['javascript', pdfSaying('/OpenAction<</S/#4aavaScript/JS<6170>>>')],
    ['javascript', pdfSaying('/OpenAction << /S 4 0 R >>', [pdfObject(4, '/JavaScript')])],
    ['javascript', pdfSaying(`/OpenAction << /S /URI ${SCRIPT} >>`)],
    ['javascript', pdfSaying(`/OpenAction << %>>\n/A (\\)>>) 7 ${SCRIPT} >>`)],
    ['javascript', pdfSaying('/OpenAction 9 0 R', [packed(`<< ${SCRIPT} >>`)])],
    ['javascript', pdfSaying('', [packed(`<< ${SCRIPT} >>`, '', (bytes: Buffer) => bytes)])],
    ['javascript', pdfSaying('/AcroForm << /XFA [(a) 4 0 R] >>')],
    ['javascript', pdfSaying('', [], `/Annots [<< /A << /S /GoTo /Next << ${SCRIPT} >> >> >>]`)],
    ['launch', pdfSaying('', [], '/Annots [<< /A << /S /Launch /F (cmd.exe) >> >>]')],
    ['launch', pdfSaying('', [], '/Annots [<< /A << /S /L#61unch /F (cmd.exe) >> >>]')],
    ['launch', pdfSaying('', [], '/Annots [<< /A << /S /GoToE /T << >> >> >>]')],
    ['launch', pdfSaying('', [], '/Annots [<< /A << /S /SubmitForm /F (http://x.example) >> >>]')],
    ['open_action', pdfSaying('/OpenAction << /S /URI /URI (http://x.example) >>')],
    ['open_action', pdfSaying('/OpenAction 4 0 R', [pdfObject(4, '<< /S /Named /N /Print >>')])],
    ['open_action', pdfSaying('', [], '/AA << /O << /S /URI /URI (http://x.example) >> >>')],
    ['open_action', pdfSaying('', [pdfObject(4, '<< /O << /S /URI >> >>')], '/AA 4 0 R')],
  ] as const)
    assert.equal(outcomeOf(pdf), expected, pdf.toString('latin1'));
  const script = pdfSaying(`/OpenAction << ${SCRIPT} >>`);
  // An older revision, and the bytes of a stream where a table could point.
  assert.equal(outcomeOf(Buffer.concat([script, pdfSaying('')])), 'javascript');
  assert.equal(outcomeOf(pdfSaying('', [pdfObject(4, '', script)])), 'javascript');
});

test('DOC-48 a file that nobody can look into is refused as such', () => {
  const nested = `${'['.repeat(400)}${']'.repeat(400)}`;
  const zeros = Buffer.alloc(41 * 1024 * 1024);
  const standard = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >> /ID [(a) (a)]';
  for (const [expected, pdf] of [
    ['encrypted', pdfSaying('', [], '', standard)],
    ['encrypted', pdfSaying('', [], '', '/Encrypt 4 0 R')],
    ['unchecked', pdfSaying('', [packed(`<< ${SCRIPT} >>`, '/Filter /LZWDecode')])],
    ['unchecked', pdfSaying('', [packed('<< >>', '/Filter [/FlateDecode /ASCIIHexDecode]')])],
    ['unchecked', pdfSaying('', [packed('<< >>', '/Filter 5 0 R')])],
    ['unchecked', pdfSaying('', [packed('<< >>', '/Filter /FlateDecode', () => zeros)])],
    ['unchecked', pdfSaying(`/Deep ${nested}`)],
    ['unchecked', pdfSaying(`/Again (${'obj('.repeat(20_000)}`)],
  ] as const)
    assert.equal(outcomeOf(pdf), expected);
});

test('DOC-47 embedded files are refused with their name, but for the invoice and what belongs to it', () => {
  const invoice: Attached = { name: '(factur-x.xml)', content: '<Invoice/>' };
  const beside = (name: string, content: string | Buffer = 'x') => [invoice, { name, content }];
  for (const [files, asPaper, asInvoice] of [
    [[invoice], 'taken', 'taken'],
    [[{ ...invoice, isPlain: true }], 'taken', 'taken'],
    [[{ ...invoice, content: 'MZ' }], 'attached factur-x.xml', 'attached factur-x.xml'],
    [beside('(a.exe)'), 'attached a.exe', 'attached a.exe'],
    [beside('<FEFF0061002E006A0073>'), 'attached a.js', 'attached a.js'],
    [beside('(\\141.html)'), 'attached a.html', 'attached a.html'],
    [beside('(a.pdf)', 'MZ'), 'attached a.pdf', 'attached a.pdf'],
    [beside('(a.csv)', 'a;b'), 'attached a.csv', 'taken'],
    [beside('(a.xml)', '<a/>'), 'attached a.xml', 'taken'],
    [beside('(a.pdf)', pdfSaying('')), 'attached a.pdf', 'taken'],
    [beside('(a.pdf)', pdfSaying(`/OpenAction << ${SCRIPT} >>`)), 'attached a.pdf', 'javascript'],
  ] as const) {
    assert.equal(outcomeOf(pdfWith(files)), asPaper);
    assert.equal(outcomeOf(pdfWith(files), 'invoice'), asInvoice);
  }
  const note = '/Annots [<< /Subtype /FileAttachment /FS << /F (b.vbs) /EF << /F 4 0 R >> >> >>]';
  const stream = pdfObject(4, '/Type /EmbeddedFile', Buffer.from('x'));
  assert.equal(outcomeOf(pdfSaying('', [stream], note)), 'attached b.vbs');
});

test('DOC-46 DOC-47 ordinary papers are taken', () => {
  for (const pdf of [
    pdfSaying('/OpenAction [3 0 R /XYZ null null 0]'),
    pdfSaying('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'),
    pdfSaying('/OpenAction 4 0 R', [pdfObject(4, '<< /S /GoTo /D [3 0 R /Fit] >>')]),
    pdfSaying('', [], '/Annots [<< /A << /S /URI /URI (https://example.com) >> >>]'),
    pdfSaying('/AcroForm << /Fields [] >> /Lang (/S /JavaScript)'),
    pdfSaying('', [pdfObject(4, '', Buffer.from('BT (/OpenAction /JavaScript) Tj ET'))]),
    pdfSaying('', [packed('<< /S /Transparency >>')]),
    Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'),
  ])
    assert.equal(outcomeOf(pdf), 'taken', pdf.toString('latin1'));
});

test('DOC-47 the invoices of others are taken', { skip: standardsMissing }, async () => {
  for (const folder of ['zugferd', 'second-set/zugferd'])
    for (const [name, bytes] of await standardDocuments(folder))
      assert.equal(outcomeOf(bytes, 'invoice'), 'taken', name);
});
