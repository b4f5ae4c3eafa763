/** Documents that were made to do harm, sent to the calls that take them. */
import assert from 'node:assert/strict';
import { after, test, type TestContext } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { readDespatchOffThread, readInvoiceOffThread } from '#imports/reading/read-off-thread.ts';
import { insertImportKey } from '#imports/store.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { despatchAdviceText } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { pdfWith } from '@abrufbar/formats/test-documents/pdf-files.ts';
import { buildPlant, type Report } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const of = { supplierId: plant.supplier.id, name: 'ERP', addresses: [] };
const { key: ublKey } = await server.build({}, (db) =>
  insertImportKey(db, { ...of, source: 'ubl' }, new Date()),
);

const CALLS = ['import/scale-note/ubl', 'import/invoices/document'] as const;
const send = async (call: (typeof CALLS)[number], file: Buffer) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]));
  const token = call === CALLS[0] ? ublKey : plant.keys.di;
  const { status, json } = await server.request('POST', call, { token, body });
  const { created, failed } = (json as { data: Report }).data; // 200 is asserted
  return { status, created, messages: failed.map(({ message }) => message) };
};
const stored = async () => {
  const ahead = new Date(Date.now() + 60_000);
  return server.build({ companies: [plant.company.id] }, async (db) => [
    await db.selectFrom('deliveries').select('id').execute(),
    await db.selectFrom('invoices').select('id').execute(),
    await server.files.list('invoices', ahead),
  ]);
};
const NOTHING = [[], [], []];

const laughs = [
  '<!DOCTYPE a [<!ENTITY b0 "ha">',
  ...Array.from({ length: 30 }, (_, at) => `<!ENTITY b${at + 1} "${`&b${at};`.repeat(10)}">`),
  ']><a>&b30;</a>',
].join('\n');
const own = { customer: plant.customerNumber };
const known = {
  customerNumber: plant.customerNumber,
  contractNumber: plant.contract.contract_number,
};
const attributes = (prefix: string) =>
  Array.from({ length: 500_000 }, (_, at) => ` ${prefix}a${at}="b"`).join('');
/** A valid document but for the part before its root element. */
const behind = (prologue: string): readonly [Buffer, Buffer] => {
  const put = (whole: Buffer) => Buffer.from(whole.toString().replace('?>', `?>${prologue}`));
  return [put(despatchAdviceText(known)), put(invoiceText(own))];
};
const both = (text: string): readonly [Buffer, Buffer] => [Buffer.from(text), Buffer.from(text)];

test('D-66 quality S10 hostile XML is refused with what to do, and nothing is kept of it', async () => {
  const doctype = /^Das XML enthält eine DOCTYPE-Angabe\. Bitte ohne DOCTYPE /;
  const large = /^Das XML hat zu viele Elemente oder Attribute\. Bitte /;
  const deep = /^Das XML ist tiefer verschachtelt, als ein Beleg es ist\. Bitte /;
  for (const [files, message] of [
    [both(laughs), doctype],
    [behind('<!DOCTYPE a SYSTEM "file:///etc/passwd">'), doctype],
    [behind('<!DOCTYPE a [<!ENTITY b SYSTEM "http://127.0.0.1:1/">]>'), doctype],
    [behind('<!DOCTYPE a [<!ENTITY % b SYSTEM "file:///dev/zero">%b;]>'), doctype],
    [behind('<a/>'), /^Das XML ist unvollständig oder fehlerhaft\. Bitte /],
    [both(`<a${attributes('')}/>`), large],
    [both(`<a${attributes('xmlns:')}/>`), large],
    [both(`<a>${'<b/>'.repeat(100_000)}</a>`), large],
    [both('<a>'.repeat(1_000_000)), deep],
    [[despatchAdviceText(known), invoiceText(own)].map(utf16), /^Das XML ist nicht in UTF-8 /],
  ] as const) {
    for (const [at, call] of CALLS.entries()) {
      const { status, created, messages } = await send(call, files[at] ?? assert.fail());
      assert.deepEqual([status, created, messages.length], [200, 0, 1]);
      assert.match(messages[0] ?? '', message);
    }
  }
  assert.deepEqual(await stored(), NOTHING);
});
const utf16 = (file: Buffer) => Buffer.from(`\uFEFF${file.toString()}`, 'utf16le');

test('DOC-04 DOC-05 DOC-08 D-66 quality S10 a hostile PDF is refused with what to do, and nothing is kept of it', async () => {
  const held = { name: '(factur-x.xml)', content: invoiceText(own) };
  const whole = pdfWith([held]);
  const latin = whole.toString('latin1');
  const again = { ...held, name: '(xrechnung.xml)' };
  const bytesOf = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
  const encrypted = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (a) /U (b) /P -4 >> /ID [(a) (a)]';
  const damaged = /^Das PDF ist beschädigt, sein Inhaltsverzeichnis stimmt nicht\. Bitte /;
  const truncated = /^Das PDF ist abgeschnitten, sein Ende fehlt\. Bitte /;
  for (const [file, message] of [
    [pdfWith([]), /^Das PDF enthält keine elektronische Rechnung\. Bitte /],
    [pdfWith([held, again]), /^Das PDF enthält mehrere .*\. Bitte nur eine einbetten\.$/],
    [pdfWith([{ ...held, content: bytesOf(50) }]), /^Die Rechnung im PDF konnte nicht /],
    [pdfWith([{ ...held, content: bytesOf(400) }]), /^Das Dokument ist so groß oder so gebaut/],
    [pdfWith([{ ...held, content: laughs }]), /^Das XML enthält eine DOCTYPE-Angabe\. /],
    [pdfWith([held], { trailer: encrypted }), /^Das PDF ist verschlüsselt\. Bitte /],
    [Buffer.from(latin.replace(/startxref\n\d+/, 'startxref\n9'), 'latin1'), damaged],
    [whole.subarray(0, whole.length / 2), truncated],
    [whole.subarray(0, 12), truncated],
    [Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(99)]), /^Die Datei ist weder XML noch /],
  ] as const) {
    const { status, created, messages } = await send(CALLS[1], file);
    assert.deepEqual([status, created, messages.length], [200, 0, 1]);
    assert.match(messages[0] ?? '', message);
  }
  assert.deepEqual(await stored(), NOTHING);
});

/** One element so full of entities that reading it takes long. */
const slow = invoiceText({ ...own, number: '&'.repeat(2_000_000) });

test('D-66 quality R14 others are answered while a large document is read', async (t) => {
  const ask = () => server.request('GET', 'notifications/count', plant);
  await ask(); // knows the session
  let [answered, isRead] = [0, false];
  const reading = readInvoiceOffThread(slow).finally(() => {
    isRead = true;
  });
  // Nobody may ask much more often in a minute.
  while (!isRead && answered < 100) {
    const { status } = await ask();
    assert.equal(status, 200);
    // A request that is answered only afterwards had to wait.
    if (!isRead) answered += 1;
  }
  const { messages } = await reading;
  assert.match(messages[0] ?? '', /^cbc:ID: Der Text ist zu lang\. /);
  assert.notEqual(answered, 0);
  t.diagnostic(`${answered} answered`);
});

test('D-66 quality S10 a document that takes too long is refused with advice', async () => {
  const limits = { timeoutMs: 1, maxMemoryMb: 256 };
  for (const reading of [
    readInvoiceOffThread(slow, limits),
    readDespatchOffThread(slow, '2026-11-20', limits),
  ]) {
    const { read, messages } = await reading;
    assert.equal(read, null);
    assert.match(messages[0] ?? '', /^Das Dokument ist so groß oder so gebaut, .*\. Bitte auf /);
  }
});

/** Threads that begin from now on, and the most of them that lived at once. */
const watchThreads = (t: TestContext) => {
  const seen = { begun: 0, alive: 0, maxAlive: 0 };
  const note = (thread: Worker) => {
    seen.begun += 1;
    seen.alive += 1;
    seen.maxAlive = Math.max(seen.maxAlive, seen.alive);
    thread.once('exit', () => (seen.alive -= 1));
  };
  process.on('worker', note);
  t.after(() => process.off('worker', note));
  return seen;
};

test('D-66 large and compressed documents have a thread of their own, small ones need none', async (t) => {
  const seen = watchThreads(t);
  const note = despatchAdviceText({ ...known, customerNumber: '0' });
  const large = Buffer.concat([note, Buffer.alloc(33_000, ' ')]);
  for (const [call, file, more] of [
    [CALLS[0], note, 0],
    [CALLS[0], large, 1],
    [CALLS[1], invoiceText({ customer: '0' }), 0],
    [CALLS[1], slow, 1],
    [CALLS[1], pdfWith([]), 1],
  ] as const) {
    const before = seen.begun;
    const { status, messages } = await send(call, file);
    assert.deepEqual([status, messages.length, seen.begun - before], [200, 1, more]);
  }
});

test('D-66 two threads read at once, a third document waits', async (t) => {
  const seen = watchThreads(t);
  const all = await Promise.all(Array.from({ length: 5 }, () => readInvoiceOffThread(pdfWith([]))));
  for (const { messages } of all) assert.match(messages[0] ?? '', /^Das PDF enthält keine /);
  assert.deepEqual([seen.begun, seen.maxAlive, seen.alive], [5, 2, 0]);
});
