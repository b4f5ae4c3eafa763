/** Rejected invoices and documents: kept with their file, corrected, sent again through the function of their call. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { despatchAdviceText } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import * as invoices from '@abrufbar/contract/imports/invoices.ts';
import * as office from '@abrufbar/contract/imports/office.ts';
import { insertErpId } from '#companies/store.ts';
import { removeOrphanImports } from '#imports/orphan-files.ts';
import invoiceSample from '#imports/samples/invoices.json' with { type: 'json' };
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
const [sample = assert.fail()] = invoiceSample;
const { id: supplierId } = plant.supplier;
const { key: noteKey } = await server.build({}, (db) =>
  insertImportKey(db, { supplierId, source: 'ubl', name: 'Scheine', addresses: [] }, new Date(NOW)),
);
const wrongNumber = `${plant.customerNumber.slice(0, -1)}Z`;

const reportOf = (id: string) => ask(office.officeReport, { id, page: 1 });
const latest = async () => {
  const { items } = await ask(office.officeList, { view: null, direction: null, page: 1 });
  return items[0]?.id ?? assert.fail();
};
const keptNow = () => server.files.list('imports', new Date(Date.now() + 60_000));
const bill = (fields: object) => ({
  ...sample,
  customer_number: plant.customerNumber,
  contract_number: plant.contract.contract_number,
  delivery_numbers: [],
  ...fields,
});
const send = async (...rows: object[]) =>
  (await server.send(invoices.invoices, rows, { token: plant.keys.di })).import_id;
const upload = async (path: string, file: Buffer, token: string) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]), 'papier');
  await server.request('POST', path, { token, body });
  return latest();
};
const storedInvoice = (number: string) =>
  server.build({ companies: [plant.company.id] }, (db) =>
    db
      .selectFrom('invoices')
      .select(['file', 'content_type'])
      .where('number', '=', number)
      .executeTakeFirst(),
  );

test('OFF-225 OFF-226 a rejected invoice is corrected beside its file and taken with it', async () => {
  const id = await send(
    bill({ number: 'R-1', customer_number: wrongNumber }),
    bill({ number: 'R-2', file: 'kein Base64!' }),
    bill({ number: 'R-3' }),
  );
  const report = await reportOf(id);
  assert.deepEqual(
    report.items.map((one) => [one.row, one.number, one.can_repeat, one.suggestion]),
    [
      [1, 'R-1', true, plant.customerNumber],
      [2, 'R-2', false, null],
    ],
  );
  assert.deepEqual([report.is_repairable, report.repeatable], [true, 1]);
  assert.ok(report.items.every(({ fields }) => fields.every(({ name }) => name !== 'file')));
  const file = await ask(office.officeRejectedFile, { id, row: 1 });
  assert.deepEqual(Buffer.from(await file.bytes()).toString('base64'), sample.file);
  assert.equal((await refusalOf(ask(office.officeRejectedFile, { id, row: 2 }))).status, 404);

  const values = { customer_number: plant.customerNumber };
  await ask(office.officeRepair, { id, row: 1, version: 1, values });
  assert.deepEqual(await refusalOf(ask(office.officeRepair, { id, row: 2, version: 1, values })), {
    status: 409,
    code: 'import_not_repeatable',
  });
  assert.equal(await storedInvoice('R-1'), undefined);
  const again = await ask(office.officeRetry, { id });
  await waitForJobs(server);
  const second = await reportOf(again.id);
  assert.deepEqual(
    [second.import.state, second.import.changed, second.import.data, second.import.by],
    ['ok', 1, 'invoices', 'Katrin Vogt'],
  );
  assert.equal((await storedInvoice('R-1'))?.content_type, 'application/pdf');
  assert.deepEqual(await keptNow(), []);
  // The system sends the same invoice later, as staff corrected it.
  const late = await server.send(invoices.invoices, [bill({ number: 'R-1' })], {
    token: plant.keys.di,
  });
  assert.equal(late.unchanged, 1);
});

test('OFF-226 an invoice that is refused again is left with its file in the import that repeated it', async () => {
  const id = await send(bill({ number: 'R-4', customer_number: wrongNumber }));
  const again = await ask(office.officeRetry, { id });
  await waitForJobs(server);
  const { items, repeatable } = await reportOf(again.id);
  assert.deepEqual(
    items.map((one) => [one.number, one.value, one.can_repeat, one.state]),
    [['R-4', wrongNumber, true, 'left']],
  );
  assert.equal(repeatable, 1);
  const [first] = (await reportOf(id)).items;
  assert.deepEqual([first?.state, first?.can_repeat, first?.file_bytes], ['repeated', false, null]);
  assert.equal((await keptNow()).length, 1);
  const discarded = { id: again.id, row: 1, version: 1 };
  await ask(office.officeDiscard, discarded);
  await waitForJobs(server);
  assert.deepEqual(await keptNow(), []);
});

test('OFF-227 an electronic invoice and a delivery note are sent again once their customer is known', async () => {
  const customer = 'NEU-1';
  const contractNumber = plant.contract.contract_number;
  const note = despatchAdviceText({ customerNumber: customer, contractNumber });
  const sent = [
    await upload(
      'import/invoices/document',
      invoiceText({ customer, number: 'R-9' }),
      plant.keys.di,
    ),
    await upload('import/scale-note/ubl', note, noteKey),
  ];
  await removeOrphanImports({
    files: server.files,
    database: server.database.app,
    now: new Date(Date.now() + 2 * 3_600_000),
  });
  await server.build({}, (db) =>
    insertErpId(db, {
      supplier_id: supplierId,
      erp_customer_no: customer,
      company_id: plant.company.id,
    }),
  );
  for (const id of sent) {
    const { is_repairable: isRepairable, repeatable, items } = await reportOf(id);
    assert.deepEqual([isRepairable, repeatable, items.length], [false, 1, 1]);
    assert.match(items[0]?.reason ?? '', /nicht bekannt/);
    const file = await ask(office.officeRejectedFile, { id, row: 1 });
    assert.match(await file.text(), /^<\?xml/);
    const again = await ask(office.officeRetry, { id });
    await waitForJobs(server);
    const { import: entry } = await reportOf(again.id);
    assert.deepEqual([entry.state, entry.changed, entry.by], ['ok', 1, 'Katrin Vogt']);
  }
  assert.ok(await storedInvoice('R-9'));
});

test('OFF-227 OFF-248 several problems of a document are one row that names them all; what is no paper is not kept', async () => {
  const path = 'import/invoices/document';
  const empty = await upload(path, Buffer.from('kein Papier'), plant.keys.di);
  const [row] = (await reportOf(empty)).items;
  assert.deepEqual([row?.can_repeat, row?.file_bytes], [false, null]);
  assert.deepEqual(await refusalOf(ask(office.officeRetry, { id: empty })), {
    status: 409,
    code: 'import_nothing_left',
  });
  const note = despatchAdviceText({ number: 'x'.repeat(41), plate: 'y'.repeat(300) });
  const {
    items,
    repeatable,
    import: logged,
  } = await reportOf(await upload('import/scale-note/ubl', note, noteKey));
  assert.deepEqual([items.length, repeatable, logged.failed, logged.rows], [1, 1, 1, 1]);
  assert.equal(items[0]?.reason.match(/Der Text ist zu lang/g)?.length, 2);
});
