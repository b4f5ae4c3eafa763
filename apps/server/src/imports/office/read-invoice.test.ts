/** Electronic invoices that staff read in by hand. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buffer } from 'node:stream/consumers';
import { officeInvoices, officeWithdrawInvoice } from '@abrufbar/contract/documents-invoices.ts';
import * as office from '@abrufbar/contract/imports/office.ts';
import { officeReadInvoice } from '@abrufbar/contract/imports/office-keys.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { insertImportKey } from '#imports/store.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
const ask = asStaff(server, await signedIn(server, member, NOW));
const { id: keyId } = await server.build({}, (db) =>
  insertImportKey(
    db,
    { supplierId: plant.supplier.id, source: 'erp', name: 'Büro', addresses: [] },
    new Date(NOW),
  ),
);

const read = async (file: Buffer) => {
  const { id } = await ask(officeReadInvoice, { key_id: keyId, file: new Uint8Array(file) });
  await waitForJobs(server);
  return ask(office.officeReport, { id, page: 1 });
};

const find = async (q: string) => {
  const filters = { customer: null, from: null, until: null, q };
  const order = { sort: 'issued', direction: 'desc' } as const;
  const { items } = await ask(officeInvoices, { ...filters, ...order, page: 1 });
  return items[0] ?? assert.fail();
};

test('OFF-247 OFF-250 an invoice read in by hand is taken with its file, once, also when it was withdrawn, and its import names the member', async () => {
  const file = invoiceText({ customer: plant.customerNumber, number: 'R-2026-700' });
  const { import: log } = await read(file);
  assert.deepEqual(
    [log.by, log.data, log.state, log.changed, log.failed],
    ['Katrin Vogt', 'invoices', 'ok', 1, 0],
  );
  const stored = await server.build({ companies: [plant.company.id] }, (db) =>
    db
      .selectFrom('invoices')
      .select('file')
      .where('number', '=', 'R-2026-700')
      .executeTakeFirstOrThrow(),
  );
  const kept = await server.files.read('invoices', stored.file);
  assert.ok(file.equals(await buffer(kept ?? assert.fail())));
  const again = await read(file);
  assert.deepEqual([again.import.changed, again.import.unchanged], [0, 1]);

  const { id, version } = await find('R-2026-700');
  await ask(officeWithdrawInvoice, { id, version, reason: 'Falscher Kunde' });
  await read(file);
  assert.equal((await find('R-2026-700')).withdrawn?.reason, 'Falscher Kunde');
});

test('OFF-250 OFF-225 an invoice nobody can place is left in the log with its file, and another file is refused', async () => {
  const { import: log, items } = await read(invoiceText({ customer: '999999' }));
  assert.deepEqual([log.state, log.left, items.length], ['partly', 1, 1]);
  assert.ok((items[0]?.file_bytes ?? 0) > 0);
  for (const wrong of [Buffer.from('GIF89a'), Buffer.alloc(0)]) {
    const { status } = await refusalOf(
      ask(officeReadInvoice, { key_id: keyId, file: new Uint8Array(wrong) }),
    );
    assert.equal(status, 415);
  }
});
