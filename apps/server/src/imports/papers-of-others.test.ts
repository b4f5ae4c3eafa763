/** Papers as systems of others write them, from the call to what the office shows. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { officeInvoice, officeInvoices } from '@abrufbar/contract/documents-invoices.ts';
import * as office from '@abrufbar/contract/imports/office.ts';
import { officeReadInvoice } from '@abrufbar/contract/imports/office-keys.ts';
import { despatchAdviceText, NOTE } from '@abrufbar/formats/test-documents/despatch-documents.ts';
import { invoiceText, zugferd } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildDocumentKey, buildPlant, type Report } from '#testing/concepts/plant.ts';
import { NOW } from '#testing/concepts/site.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const plant = await buildPlant(server);
const member = await addMember(server, { name: 'Katrin Vogt', role: 'admin' }, NOW);
const ask = asStaff(server, await signedIn(server, member, NOW));
const { id: keyId, key } = await buildDocumentKey(server, plant);
const own = {
  customerNumber: plant.customerNumber,
  contractNumber: plant.contract.contract_number,
};

const send = async (call: 'scale-note/ubl' | 'invoices/document', file: Buffer) => {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(file)]));
  const { json } = await server.request('POST', `import/${call}`, { token: key, body });
  const { data } = json as { data: Report & { invoice_id?: string } }; // the report of either call
  return data;
};
const messagesOf = ({ remarks }: Report) => remarks.map(({ message }) => message);
const newestReport = async () => {
  const { items } = await ask(office.officeList, { view: null, direction: null, page: 1 });
  return ask(office.officeReport, { id: items[0]?.id ?? assert.fail(), page: 1 });
};
const find = async (q: string) => {
  const filters = { customer: null, from: null, until: null, q };
  const order = { sort: 'issued', direction: 'desc' } as const;
  const { items } = await ask(officeInvoices, { ...filters, ...order, page: 1 });
  return items[0] ?? assert.fail();
};

test('DOC-06 DOC-25 totals without lines are stored as a booking aid, which report and office call it', async () => {
  const sentence = 'Ohne Positionen, Buchungshilfe, keine Rechnung im Sinne des UStG.';
  const of = { profile: 'urn:factur-x.eu:1p0:basicwl', hasLines: false };
  const report = await send('invoices/document', zugferd('B-1', plant.customerNumber, '1', of));
  assert.deepEqual([report.created, report.failed, messagesOf(report)], [1, [], [sentence]]);
  const { id, kind, gross } = await find('B-1');
  assert.deepEqual([kind, gross], ['booking_aid', 595]);
  const shown = await ask(officeInvoice, { id });
  assert.deepEqual([shown.remarks, shown.file_name], [[sentence], 'Buchungshilfe-B-1.pdf']);
});

test('DOC-07 the profile MINIMUM is refused, for it is no invoice', async () => {
  const of = { profile: 'urn:factur-x.eu:1p0:minimum', hasLines: false };
  const { created, failed } = await send(
    'invoices/document',
    zugferd('M-1', plant.customerNumber, '1', of),
  );
  assert.deepEqual([created, failed.length], [0, 1]);
  assert.match(failed[0]?.message ?? '', /enthält keine Rechnung im Sinne des UStG\. Bitte /);
});

test('DOC-14 DOC-25 a credit note is stored as what it is, in UBL and inside a PDF', async () => {
  const customer = plant.customerNumber;
  for (const [number, file, ending] of [
    ['G-1', invoiceText({ customer, number: 'G-1', isCreditNote: true }), 'xml'],
    ['G-2', zugferd('G-2', customer, '1', { type: '381' }), 'pdf'],
  ] as const) {
    const report = await send('invoices/document', file);
    assert.deepEqual([report.created, report.failed], [1, []]);
    const { id, kind } = await find(number);
    const { file_name: name } = await ask(officeInvoice, { id });
    assert.deepEqual([kind, name], ['credit_note', `Gutschrift-${number}.${ending}`]);
  }
});

test('DOC-11 DOC-18 a rounded value stands in the report of the system, of the office and at the invoice', async () => {
  const file = invoiceText({
    customer: plant.customerNumber,
    number: 'R-1',
    payable: '595.004',
  });
  const sentence =
    'cac:LegalMonetaryTotal/cbc:PayableAmount: 595.004 steht hier gerundet als 595.00.';
  assert.deepEqual(messagesOf(await send('invoices/document', file)), [sentence]);
  assert.deepEqual((await newestReport()).remarks, [{ row: 1, message: sentence }]);
  const { id: invoiceId } = await find('R-1');
  assert.deepEqual((await ask(officeInvoice, { id: invoiceId })).remarks, [sentence]);
  // Read in by hand it goes through a job.
  await ask(officeReadInvoice, { key_id: keyId, file: new Uint8Array(file) });
  await waitForJobs(server);
  assert.deepEqual((await newestReport()).remarks, [{ row: 1, message: sentence }]);
});

test('DOC-15 DOC-16 DOC-17 any unit is shown, and only those of contracts are counted', async () => {
  const material = { number: '7', name: 'Bewehrung' };
  const materials = [
    { ...material, quantity: '3.000', unit: 'XPP' },
    { ...material, number: '8', quantity: '2.500', unit: 'm³' },
  ];
  const weightless = { gross: null, tare: null, net: null };
  const file = despatchAdviceText({ ...own, ...weightless, number: 'U-1', materials })
    .toString()
    .replace('unitCode="MTQ">2.500<', 'unitCode="KGM">2500.4<');
  const report = await send('scale-note/ubl', Buffer.from(file));
  assert.deepEqual(report.failed, []);
  assert.deepEqual(messagesOf(report), [
    'cac:DespatchLine[1]/cbc:DeliveredQuantity: Die Einheit XPP wird gezeigt, wie sie ist, und nirgends mitgezählt.',
    'cac:DespatchLine[2]/cbc:DeliveredQuantity: 2500.4 KGM steht hier gerundet als 2.500 t.',
  ]);
  const stored = await server.build({ companies: [plant.company.id] }, async (db) => ({
    shown: await db
      .selectFrom('delivery_materials')
      .select(['quantity', 'quantity_unit'])
      .orderBy('pos')
      .execute(),
    counted: await db
      .selectFrom('total_amounts')
      .select(['incoming', 'quantity_unit'])
      .where('contract_id', '=', plant.contract.id)
      .execute(),
  }));
  assert.deepEqual(stored.shown, [
    { quantity: '3.000', quantity_unit: 'XPP' },
    { quantity: '2.500', quantity_unit: 't' },
  ]);
  assert.deepEqual(stored.counted, [{ incoming: '2.500', quantity_unit: 't' }]);
});

test('DOC-13 DOC-18 a line that cannot be read is reported beside those that are taken', async () => {
  const file = despatchAdviceText({ ...own, number: 'L-1' })
    .toString()
    .replace(/unitCode="TNE">7\.080</, 'unitCode="TNE">viel<');
  const report = await send('scale-note/ubl', Buffer.from(file));
  assert.deepEqual([report.created, report.failed], [1, []]);
  assert.match(
    messagesOf(report)[0] ?? '',
    /^Eine Position wurde ausgelassen\. cac:DespatchLine\[2\]/,
  );
  assert.equal((await newestReport()).remarks.length, 1);
});

test('DOC-20 DOC-18 an older state is ignored, counted as such and reported in the office', async () => {
  const at = (minutes: number) => ({
    ...own,
    number: 'O-1',
    issuedAt: new Date(NOTE.issuedAt.getTime() + minutes * 60_000),
    plate: `HM-KS ${minutes}`,
  });
  await send('scale-note/ubl', despatchAdviceText(at(2)));
  const { older, unchanged } = await send('scale-note/ubl', despatchAdviceText(at(1)));
  assert.deepEqual([older, unchanged], [1, 0]);
  const { import: log, remarks } = await newestReport();
  assert.deepEqual([log.rows, log.older, log.unchanged], [1, 1, 0]);
  assert.match(
    remarks[0]?.message ?? '',
    /O-1 ist älter als der bekannte Stand und wurde ignoriert/,
  );
});
