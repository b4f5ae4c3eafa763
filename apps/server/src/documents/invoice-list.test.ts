import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/documents-invoice-list.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { invoiceText } from '@abrufbar/formats/test-documents/invoice-documents.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract } from '#contracts/build.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildInvoice } from '#documents/build.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { buildSite, NOW, type Site, withClerk } from '#testing/concepts/site.ts';
import { buildToken } from '#session/build.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

type Narrowing = Partial<Omit<InputOf<typeof calls.invoices>, 'company_number'>>;
const ALL: Required<Narrowing> = { page: 1, page_size: null, query: [], filterString: {} };

const deliver = (site: Site, number: string, day: number) =>
  server.build(site.scope, (db) =>
    buildDelivery(db, {
      contract: site.contract,
      number,
      weighed_at: new Date(`2026-11-${day}T06:00:00Z`),
    }),
  );
const bill = (site: Site, fields: Parameters<typeof buildInvoice>[2]) =>
  server.build(site.scope, (db) =>
    buildInvoice({ db, files: server.files }, site.contract, fields),
  );
const list = async ({ company, token }: Site, narrowing: Narrowing = {}) => {
  const input = { company_number: company.company_nr, ...ALL, ...narrowing };
  return (await server.send(calls.invoices, input, { token })).items;
};
const numbersOf = (items: Awaited<ReturnType<typeof list>>) => items.map(({ number }) => number);
const line = (
  deliveryNumber: string | null,
  quantity: string,
  itemNumber: string | null = null,
) => ({
  deliveryNumber,
  itemNumber,
  quantity,
  unit: 't',
});

/** An invoice of three notes: one that fits, one that differs and one that nobody knows; a fourth load lies between. */
const buildBilled = async () => {
  const site = await withClerk(server, await buildSite(server));
  const [fits, differs, forgotten, later] = await Promise.all([
    deliver(site, '8101', 10),
    deliver(site, '8102', 12),
    deliver(site, '8104', 11),
    deliver(site, '8105', 13),
  ]);
  const invoice = await bill(site, {
    number: 'R-7',
    gross: '1190.00',
    notes: ['8101', '8102', '8103'],
    lines: [
      line('8101', '26.400', '102244'),
      line('8101', '26.400', 'Fracht'),
      line('8102', '26.401'),
      line('8103', '20.000'),
    ],
  });
  return { site, invoice, loads: { fits, differs, forgotten, later } };
};

test('DOC-54 DOC-55 each note is marked, with both quantities, and what no invoice names beside them', async () => {
  const { site, invoice, loads } = await buildBilled();
  const [card] = await list(site);
  assert.partialDeepStrictEqual(card, { number: 'R-7', kind: 'invoice', notes: 3, deviations: 2 });
  const { token } = site;
  const detail = await server.send(calls.invoice, { invoice_uuid: invoice.id }, { token });
  assert.deepEqual(detail.marks, {
    quantity_differs: 1,
    missing_here: 1,
    missing_on_invoice: 1,
    matched: 1,
  });
  assert.deepEqual([detail.gross, detail.gross_raw, detail.date], ['1.190,00', 1190, '2026-11-19']);
  assert.deepEqual(detail.delivered, [{ quantity: '52,80', quantity_unit: 't' }]);
  const read = async (filterString = {}, page_size: number | null = null, page = 1) =>
    server.send(
      calls.invoiceDeliveries,
      { invoice_uuid: invoice.id, page, page_size, filterString },
      { token },
    );
  const { items } = await read();
  assert.deepEqual(
    items.map(({ number, mark, billed, delivered }) => [
      number,
      mark,
      billed[0]?.quantity,
      delivered[0]?.quantity,
    ]),
    [
      ['8102', 'quantity_differs', '26,401', '26,40'],
      ['8103', 'missing_here', '20,00', undefined],
      ['8104', 'missing_on_invoice', undefined, '26,40'],
      ['8101', 'matched', '26,40', '26,40'],
    ],
  );
  assert.deepEqual(
    [items[0]?.ids, items[1]?.ids, items[1]?.id],
    [`${loads.differs.id}_${site.contract.id}`, null, '8103'],
  );
  const only = await read({ mark: ['matched', 'missing_here'] });
  assert.deepEqual(
    only.items.map(({ number }) => number),
    ['8103', '8101'],
  );
  const second = await read({}, 3, 2);
  assert.deepEqual(
    [second.items.length, second.pagination.total_items, second.pagination.has_next_page],
    [1, 4, false],
  );
});

test('DOC-56 a delivery names its invoices with their mark; one that none names says so', async () => {
  const { site, invoice, loads } = await buildBilled();
  const credit = await bill(site, {
    type: '381',
    number: 'G-1',
    issued_on: '2026-11-20',
    notes: ['8102'],
    lines: [line('8102', '-1.000')],
  });
  const of = async (delivery_id: string) =>
    (await server.send(calls.deliveryInvoices, { delivery_id }, site)).items.map((one) => [
      one.id,
      one.kind,
      one.mark,
    ]);
  assert.deepEqual(await of(loads.fits.id), [[invoice.id, 'invoice', 'matched']]);
  assert.deepEqual(await of(loads.differs.id), [
    [credit.id, 'credit_note', 'matched'],
    [invoice.id, 'invoice', 'quantity_differs'],
  ]);
  assert.deepEqual(await of(loads.later.id), []);
});

test('DOC-50 DOC-52 DOC-86 invoices are found by number, note, day and amount, of a company and of a contract', async () => {
  const site = await withClerk(server, await buildSite(server));
  const other = await server.build(site.scope, (db) =>
    buildContract(db, { company: site.company, supplier: site.supplier }),
  );
  await bill(site, { number: 'R-Ü 1', issued_on: '2026-11-03', net: '1234.50', gross: '1469.06' });
  await bill(site, {
    number: 'B-2',
    issued_on: '2026-11-04',
    is_booking_aid: true,
    notes: ['9001'],
  });
  await bill(site, { number: 'G-3', issued_on: '2026-10-04', type: '381' });
  await deliver(site, '9105', 12);
  await bill(site, { number: 'R-4', issued_on: '2026-11-05', contract_id: null, notes: ['9105'] });
  await bill(site, { number: 'R-5', issued_on: '2026-11-06', contract_id: other.id });
  const gone = { withdrawn_at: new Date(NOW), withdrawn_by: 'Kern', withdrawn_reason: 'doppelt' };
  await bill(site, { number: 'R-6', ...gone });

  assert.deepEqual(numbersOf(await list(site)), ['R-5', 'R-4', 'B-2', 'R-Ü 1', 'G-3']);
  const search = async (...query: string[]) => numbersOf(await list(site, { query }));
  assert.deepEqual(await search('r-ue'), ['R-Ü 1']);
  assert.deepEqual(await search('9001'), ['B-2']);
  assert.deepEqual(await search('04.11.2026'), ['B-2']);
  assert.deepEqual(await search('10.2026'), ['G-3']);
  assert.deepEqual(await search('1.469,06 €'), ['R-Ü 1']);
  assert.deepEqual(await search('1234,5'), ['R-Ü 1']);
  assert.deepEqual(await search('-595,00', 'G-3'), ['G-3']); // stated without the minus it is shown with
  assert.deepEqual(await search('1469', 'G-3'), []);
  const owed = (await list(site)).map(({ number, gross }) => [number, gross]);
  assert.deepEqual(owed.slice(-2), [
    ['R-Ü 1', '1.469,06'],
    ['G-3', '-595,00'],
  ]);
  assert.deepEqual(await search('%', '_'), []);
  const kinds = numbersOf(
    await list(site, { filterString: { kind: ['credit_note', 'booking_aid'] } }),
  );
  assert.deepEqual(kinds, ['B-2', 'G-3']);
  assert.deepEqual(numbersOf(await list(site, { filterString: { date: ['2026-11-05'] } })), [
    'R-4',
  ]);
  const ofContract = await server.send(
    calls.contractInvoices,
    { contract_id: site.contract.id, ...ALL, page_size: 3 },
    site,
  );
  assert.deepEqual(numbersOf(ofContract.items), ['R-4', 'B-2', 'R-Ü 1']);
  const rest = await server.send(
    calls.contractInvoices,
    { contract_id: site.contract.id, ...ALL, page_size: 3, page: 2 },
    site,
  );
  assert.deepEqual([numbersOf(rest.items), rest.pagination.total_items], [['G-3'], 4]);
});

test('DOC-51 without the right invoices are absent, also beside a delivery and for another company', async () => {
  const { site, invoice, loads } = await buildBilled();
  const stranger = await withClerk(server, await buildSite(server));
  const colleague = await server.build({}, async (db) => {
    const permissions = ['call-off-list', 'delivery-confirm'] as const;
    const user = await buildUser(db, { companies: [site.company], permissions });
    return { token: await buildToken(db, user, new Date(NOW)) };
  });
  const paths = [
    `invoices?company_number=${site.company.company_nr}`,
    `invoices/list/${site.contract.id}`,
    `invoices/detail/${invoice.id}`,
    `invoices/deliveries/${invoice.id}`,
    `invoices/of-delivery/${loads.fits.id}`,
    `invoices/download/${invoice.id}`,
  ];
  for (const [at, path] of paths.entries()) {
    assert.equal((await server.request('GET', path, site)).status, 200, path);
    assert.equal((await server.request('GET', path, colleague)).status, 404, path);
    assert.equal((await server.request('GET', path, stranger)).status, at === 0 ? 403 : 404, path);
    assert.equal((await server.request('GET', path)).status, 401, path);
  }
  const bad = await server.request('GET', `invoices/detail/7`, stranger);
  assert.equal(bad.status, 422);
  const absent = server.send(calls.invoice, { invoice_uuid: newId() }, stranger);
  await assert.rejects(absent, { status: 404 });
});

test('DOC-54 an electronic invoice is compared from the lines it came with', async () => {
  const plant = await withClerk(server, await buildPlant(server));
  const body = new FormData();
  const text = invoiceText({
    customer: plant.customerNumber,
    despatches: ['8104699'],
    quantity: '25.920',
    itemNumber: '102244',
  });
  body.append('file', new Blob([new Uint8Array(text)]), 'a.xml');
  const sent = await server.request('POST', 'import/invoices/document', {
    token: plant.keys.di,
    body,
  });
  const id = String(Object(sent.json).data.invoice_id);
  const detail = await server.send(calls.invoice, { invoice_uuid: id }, plant);
  assert.deepEqual(detail.billed, [{ quantity: '25,92', quantity_unit: 't' }]);
});
