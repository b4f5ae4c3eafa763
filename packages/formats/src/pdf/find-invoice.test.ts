import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PdfError } from '#pdf/pdf-error.ts';
import { findInvoice } from '#pdf/find-invoice.ts';
import { deflated, fileNamed, pdfObject, pdfOf } from '#test-documents/pdf-files.ts';

const XML = '<Invoice/> endobj endstream 7 0 obj';
const name = '(factur-x.xml)';
const plain = { dictionary: '/Type /EmbeddedFile', bytes: Buffer.from(XML) };
const outcomeOf = (pdf: Buffer): string => {
  try {
    return findInvoice(pdf).toString();
  } catch (error) {
    if (error instanceof PdfError) return error.fault;
    throw error;
  }
};
const wide = Buffer.from('factur-x.xml', 'utf16le').swap16().toString('hex');
const packed = (first: string, body: string) =>
  pdfObject(9, deflated(first + body, `/Type /ObjStm /N 1 /First ${first.length}`));

test('D-66 the invoice inside a PDF is found wherever writers put it', () => {
  for (const pdf of [
    pdfOf([pdfObject(2, fileNamed(name, 3)), pdfObject(3, deflated(XML))]),
    pdfOf([pdfObject(3, plain), pdfObject(2, fileNamed(name, 3))]),
    pdfOf([pdfObject(2, fileNamed('(ZUGFeRD-invoice.xml)', 3)), pdfObject(3, plain)]),
    pdfOf([pdfObject(2, fileNamed('(xrechnung.xml)', 3)), pdfObject(3, plain)]),
    pdfOf([pdfObject(2, fileNamed(`<FEFF ${wide}>`, 3)), pdfObject(3, plain)]),
    pdfOf([
      pdfObject(2, `<< /EF 4 0 R /F ${name} >>`),
      pdfObject(4, '<< /F 3 0 R >>'),
      pdfObject(3, plain),
    ]),
    pdfOf([packed('2 0 ', fileNamed(name, 3)), pdfObject(3, plain)]),
    // a later change of the file counts
    pdfOf([
      pdfObject(3, deflated('<Old/>')),
      pdfObject(2, fileNamed(name, 3)),
      pdfObject(3, plain),
    ]),
    // described twice
    pdfOf([
      pdfObject(2, fileNamed(name, 3)),
      pdfObject(4, fileNamed(name, 3)),
      pdfObject(3, plain),
    ]),
    // other files beside it are none of ours
    pdfOf([
      pdfObject(2, fileNamed(name, 3)),
      pdfObject(3, plain),
      pdfObject(4, fileNamed('(other.xml)', 5)),
      pdfObject(5, deflated('<Other/>')),
    ]),
  ]) {
    assert.equal(outcomeOf(pdf), XML);
  }
});

test('D-66 quality S10 a file without an invoice, or with too much, is refused', () => {
  const named = pdfObject(2, fileNamed(name, 3));
  for (const [pdf, fault] of [
    [Buffer.from('<Invoice/>'), 'no_pdf'],
    [Buffer.alloc(0), 'no_pdf'],
    [pdfOf([]), 'no_invoice'],
    [pdfOf([pdfObject(2, fileNamed('(invoice.pdf)', 3)), pdfObject(3, plain)]), 'no_invoice'],
    [pdfOf([named]), 'unreadable'],
    [
      pdfOf([
        named,
        pdfObject(3, plain),
        pdfObject(4, fileNamed('(xrechnung.xml)', 5)),
        pdfObject(5, plain),
      ]),
      'several',
    ],
    [pdfOf([named, pdfObject(3, '<< >>')]), 'unreadable'],
    [
      pdfOf([named, pdfObject(3, { ...deflated(XML), dictionary: '/Filter /LZWDecode' })]),
      'unreadable',
    ],
    [
      pdfOf([named, pdfObject(3, { dictionary: '/Filter /FlateDecode', bytes: Buffer.from('x') })]),
      'unreadable',
    ],
    [pdfOf([named, pdfObject(3, plain)], '/Encrypt 8 0 R'), 'encrypted'],
    [
      pdfOf([named, pdfObject(3, plain), pdfObject(8, '<< /Type /XRef /Encrypt << >> >>')]),
      'encrypted',
    ],
    [pdfOf([named, pdfObject(3, deflated(Buffer.alloc(50 * 1024 * 1024)))]), 'unreadable'],
    [
      pdfOf([pdfObject(9, deflated(Buffer.alloc(50 * 1024 * 1024), '/Type /ObjStm'))]),
      'unreadable',
    ],
  ] as const) {
    assert.equal(outcomeOf(pdf), fault);
  }
});

test('D-66 quality S10 no file takes longer than it is long', () => {
  const megabytes = (text: string) => pdfOf([Buffer.from(text.repeat(6_000_000 / text.length))]);
  for (const text of [
    '1 0 obj ',
    '1 0 obj stream\n',
    '/EF<<',
    '1 0 obj /F(/EF<<',
    'trailer<<',
    '1    ',
  ]) {
    assert.match(outcomeOf(megabytes(text)), /^(no_invoice|unreadable)$/, text);
  }
  const many = Array.from({ length: 100_001 }, (_, index) => pdfObject(index, '/EF'));
  assert.equal(outcomeOf(pdfOf(many)), 'unreadable');
});
