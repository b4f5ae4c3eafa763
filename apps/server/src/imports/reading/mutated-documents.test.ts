/** Documents of others with a mistake in them: each is refused with a German sentence or read as what it is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPdf, brokenXml, numbersFrom } from '@abrufbar/formats/test-documents/mutations.ts';
import {
  standardDocuments,
  standardsMissing,
} from '@abrufbar/formats/test-documents/standard-documents.ts';
import { readDespatchDocument, readInvoiceDocument } from '#imports/reading/read-document.ts';

const skip = standardsMissing;
const TODAY = '2026-11-20';
const XMLS = ['despatch-advice', 'xrechnung', 'second-set/credit-notes'];
const PDFS = ['zugferd', 'second-set/zugferd'];

const assertRefused = (messages: readonly string[], what: string) => {
  assert.notEqual(messages.length, 0, what);
  for (const message of messages) assert.match(message, /^[^]+\. Bitte [^]+\.$/, what);
};

test(
  'DOC-05 quality S10 a broken XML of others is refused with a sentence, wherever it is broken',
  { skip },
  async () => {
    const next = numbersFrom(18);
    for (const folder of XMLS) {
      for (const [name, bytes] of await standardDocuments(folder)) {
        for (const [what, broken] of brokenXml(bytes, next, 2)) {
          const { read, messages } = folder.startsWith('despatch')
            ? readDespatchDocument(broken, TODAY)
            : await readInvoiceDocument(broken);
          assert.equal(read, null, `${name}, ${what}`);
          assertRefused(messages, `${name}, ${what}`);
        }
      }
    }
  },
);

test(
  'DOC-02 DOC-05 quality S10 a PDF of others with wrong bytes is refused or read as the same invoice',
  { skip },
  async () => {
    const next = numbersFrom(19);
    for (const folder of PDFS) {
      for (const [name, bytes] of await standardDocuments(folder)) {
        const whole = await readInvoiceDocument(bytes);
        assert.deepEqual(whole.messages, [], name);
        for (const [what, broken] of brokenPdf(bytes, next, 20)) {
          const { read, messages } = await readInvoiceDocument(broken);
          if (read === null) assertRefused(messages, `${name}, ${what}`);
          else assert.deepEqual(read.invoice, whole.read?.invoice, `${name}, ${what}`);
        }
      }
    }
  },
);
