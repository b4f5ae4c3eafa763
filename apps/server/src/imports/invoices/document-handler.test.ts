import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { invoiceText, zugferd } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const own = { customer: plant.customerNumber };
const [ticket] = vasSample;

type Answer = {
  readonly created: number;
  readonly unchanged: number;
  readonly failed: readonly { readonly row: number; readonly message: string }[];
  readonly invoice_id: string | null;
  readonly matched: readonly string[];
  readonly unmatched: readonly string[];
};
const send = async (file: Buffer, token = plant.keys.di) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), '../../etc/passwd');
  const { status, json } = await server.request('POST', 'import/invoices/document', {
    token,
    body,
  });
  return { status, ...(json as { data: Answer }).data };
};
const stored = (id: string | null) =>
  server.build({ companies: [plant.company.id] }, (db) =>
    db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const post = (Lieferscheinnummer: string, Kontraktnummer = plant.contract.contract_number) =>
  plant.post('vas', [
    { ...ticket, Lieferscheinnummer, Debitor: plant.customerNumber, Kontraktnummer },
  ]);

test('D-50 an invoice is kept with its file and named delivery notes, whichever comes first', async () => {
  await post('8104600');
  const file = invoiceText({ ...own, number: 'R/1 <b>', despatches: ['8104600', '8104601'] });
  const { invoice_id: id, ...first } = await send(file);
  assert.deepEqual(first, {
    ...{ status: 200, created: 1, updated: 0, unchanged: 0, older: 0, failed: [], remarks: [] },
    ...{ matched: ['8104600'], unmatched: ['8104601'] },
  });
  const row = await stored(id);
  assert.deepEqual(
    [row.number, row.issued_on, row.due_on, row.contract_id, row.file_name, row.content_type],
    ['R/1 <b>', '2026-11-19', '2026-12-03', null, 'Rechnung-R-1--b-.xml', 'application/xml'],
  );
  assert.deepEqual(
    [row.net, row.tax, row.gross, row.payable, row.currency],
    ['1000.00', '190.00', '1190.00', '1190.00', 'EUR'],
  );
  const kept = await server.files.read('invoices', row.file);
  assert.deepEqual(await buffer(kept ?? assert.fail()), file);
  await post('8104601');
  const again = await send(file);
  assert.deepEqual([again.created, again.unchanged, again.invoice_id], [0, 1, id]);
  assert.deepEqual([again.matched, again.unmatched], [['8104600', '8104601'], []]);
});

test('D-50 an invoice inside a PDF is kept as that PDF', async () => {
  const file = zugferd('R-2', plant.customerNumber, '8104699');
  const { created, invoice_id: id, unmatched } = await send(file);
  assert.deepEqual([created, unmatched], [1, ['8104699']]);
  const row = await stored(id);
  assert.deepEqual(
    [row.content_type, row.file_name, row.contract_id],
    ['application/pdf', 'Rechnung-R-2.pdf', null],
  );
});

test('D-50 an invoice belongs to the contract it names, if there is one', async () => {
  const contract = plant.contract.contract_number;
  const named = await send(invoiceText({ ...own, number: 'R-3', contract, despatches: ['0'] }));
  assert.equal((await stored(named.invoice_id)).contract_id, plant.contract.id);
  const unknown = await send(invoiceText({ ...own, number: 'R-4', contract: '0', despatches: [] }));
  assert.match(unknown.failed[0]?.message ?? '', /^cac:InvoiceLine: Die Angabe fehlt/);
  const foreign = await send(invoiceText({ ...own, number: 'R-4', contract: '0' }));
  assert.equal((await stored(foreign.invoice_id)).contract_id, null);
});

test('D-66 five times the same invoice at once is one, with one file', async () => {
  const file = invoiceText({ ...own, number: 'R-5' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(file)));
  assert.equal(
    answers.reduce((sum, { created }) => sum + created, 0),
    1,
  );
  assert.equal(new Set(answers.map(({ invoice_id }) => invoice_id)).size, 1);
  const rows = await server.build({ companies: [plant.company.id] }, (db) =>
    db.selectFrom('invoices').select('file').execute(),
  );
  const files = await server.files.list('invoices', new Date(Date.now() + 60_000));
  assert.deepEqual(files.toSorted(), rows.map((row) => row.file).toSorted());
});

test('D-66 DOC-91 an invoice that cannot be kept is reported with its place', async () => {
  await send(invoiceText({ ...own, number: 'R-6' }));
  const buyer = /^cac:AccountingCustomerParty\/.*: Diese Kundennummer ist nicht bekannt\. Bitte /;
  const nobody = /^cac:AccountingCustomerParty\/.*: Die Kundennummer fehlt\. Bitte /;
  for (const [file, message] of [
    [Buffer.alloc(0), /^Die Datei ist weder XML noch PDF\. Bitte /],
    [
      invoiceText({ ...own, number: 'R-6', despatches: ['9'] }),
      /^cbc:ID: Zu dieser Nummer gibt es schon eine andere Rechnung\. Bitte /,
    ],
    [invoiceText({ customer: '0' }), buyer],
    [invoiceText({ customer: null }), nobody],
    [invoiceText({ customer: null, reference: plant.customerNumber }), nobody],
  ] as const) {
    const { status, created, failed, invoice_id } = await send(file);
    assert.deepEqual([status, created, failed.length, invoice_id], [200, 0, 1, null]);
    assert.match(failed[0]?.message ?? '', message);
  }
  const other = await buildPlant(server);
  const foreign = await send(invoiceText({ ...own, number: 'R-7' }), other.keys.vas);
  assert.match(foreign.failed[0]?.message ?? '', buyer);
  assert.equal((await send(invoiceText(own), plant.token)).status, 401);
});
