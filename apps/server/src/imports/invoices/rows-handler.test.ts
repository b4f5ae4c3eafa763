/** Invoices as rows with their files. */
import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { after, test } from 'node:test';
import * as imports from '@abrufbar/contract/imports/invoices.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import samples from '#imports/samples/invoices.json' with { type: 'json' };
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';

const server = await startTestServer({ after }, { now: NOW });
const [sample] = samples;
const [ticket] = vasSample;
type Plant = Awaited<ReturnType<typeof buildPlant>>;

const rowOf = ({ customerNumber, contract }: Plant, fields: object = {}) => ({
  ...sample,
  customer_number: customerNumber,
  contract_number: contract.contract_number,
  ...fields,
});
const post = ({ keys }: Plant, ...rows: unknown[]) =>
  server.send(imports.invoices, rows, { token: keys.di });
const countsOf = ({ created, updated, unchanged }: Awaited<ReturnType<typeof post>>) => [
  created,
  updated,
  unchanged,
];
const stored = ({ company }: Plant) =>
  server.build({ companies: [company.id] }, (db) =>
    db
      .selectFrom('invoices')
      .selectAll()
      .where('company_id', '=', company.id)
      .orderBy('number')
      .execute(),
  );
const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64');

test('SRV-31 D-50 invoices are kept with their fields and files and named delivery notes', async () => {
  const plant = await buildPlant(server);
  const { contract_number: Kontraktnummer } = plant.contract;
  const own = { Debitor: plant.customerNumber, Kontraktnummer, Lieferscheinnummer: '1' };
  await plant.post('vas', [{ ...ticket, ...own }]);
  const first = { ...rowOf(plant), delivery_numbers: ['1', '2', '1'] };
  const credit = { ...samples[1], customer_number: plant.customerNumber };
  const xml = base64('<?xml version="1.0"?><Rechnung/>');
  const report = await post(plant, first, { ...credit, file: xml });
  assert.deepEqual(countsOf(report), [2, 0, 0]);
  assert.deepEqual(
    report.invoices.map(({ row, matched, unmatched }) => [row, matched, unmatched]),
    [
      [1, ['1'], ['2']],
      [2, [], []],
    ],
  );
  const [second, invoice] = await stored(plant);
  assert.deepEqual(
    [invoice?.number, invoice?.type, invoice?.issued_on, invoice?.due_on, invoice?.contract_id],
    ['RE-2026-4711', '380', '2026-11-19', '2026-12-03', plant.contract.id],
  );
  assert.deepEqual(
    [invoice?.net, invoice?.tax, invoice?.gross, invoice?.payable, invoice?.currency],
    ['1000.00', '190.00', '1190.00', '1190.00', 'EUR'],
  );
  assert.deepEqual([second?.type, second?.due_on, second?.payable], ['381', null, '0.00']);
  assert.deepEqual(
    [invoice?.file_name, invoice?.content_type, second?.content_type],
    ['Rechnung-RE-2026-4711.pdf', 'application/pdf', 'application/xml'],
  );
  const kept = await server.files.read('invoices', invoice?.file ?? '');
  assert.deepEqual(await buffer(kept ?? assert.fail()), Buffer.from(sample?.file ?? '', 'base64'));
});

test('SRV-31 quality R14 the same invoice again, in any order and at once, is one with one file', async () => {
  const plant = await buildPlant(server);
  const filesNow = () => server.files.list('invoices', new Date(Date.now() + 60_000));
  const before = await filesNow();
  const rows = ['A', 'B', 'C'].map((number) => rowOf(plant, { number }));
  const reports = await Promise.all([
    post(plant, ...rows),
    post(plant, ...rows.toReversed()),
    post(plant, ...rows, ...rows),
  ]);
  const sums = [0, 1, 2].map((at) =>
    reports.reduce((sum, one) => sum + (countsOf(one)[at] ?? 0), 0),
  );
  assert.deepEqual(sums, [3, 0, 9]);
  const invoices = await stored(plant);
  assert.deepEqual(
    invoices.map(({ number }) => number),
    ['A', 'B', 'C'],
  );
  const added = (await filesNow()).filter((name) => !before.includes(name));
  assert.deepEqual(added.toSorted(), invoices.map(({ file }) => file).toSorted());
  for (const change of [{ gross: '1190.01', tax: '190.01' }, { file: base64('%PDF-1.7 anders') }]) {
    const { failed } = await post(plant, { ...rows[0], ...change });
    assert.match(failed[0]?.message ?? '', /^number: Zu dieser Nummer gibt es schon eine andere /);
  }
});

test('SRV-31 D-66 a bad invoice is named with its field, the good ones are kept', async () => {
  const plant = await buildPlant(server);
  const other = await buildPlant(server);
  const cases: readonly (readonly [object, string])[] = [
    [{ customer_number: other.customerNumber }, 'customer_number'],
    [{ number: '' }, 'number'],
    [{ date: '31.02.2026' }, 'date'],
    [{ due_date: '2026-12-03' }, 'due_date'],
    [{ net: '1000' }, 'net'],
    [{ tax: 190 }, 'tax'],
    [{ gross: '1190.01' }, 'gross'],
    [{ currency: 'Euro' }, 'currency'],
    [{ type: '999' }, 'type'],
    [{ delivery_numbers: ['x'.repeat(41)] }, 'delivery_numbers'],
    [{ file: undefined }, 'file'],
    [{ file: 'kein Base64!' }, 'file'],
    [{ file: base64('<html>') }, 'file'],
    [{ file: base64(`%PDF-${'x'.repeat(10 * 1024 * 1024)}`) }, 'file'],
  ];
  const rows = cases.map(([fields]) => rowOf(plant, fields));
  const report = await post(plant, ...rows, rowOf(plant, { contract_number: 'unbekannt' }));
  assert.deepEqual(countsOf(report), [1, 0, 0]);
  assert.deepEqual(
    report.failed.map(({ message }) => message.split(':')[0]),
    cases.map(([, field]) => field),
  );
  assert.equal((await stored(plant))[0]?.contract_id, null);
  assert.deepEqual(await stored(other), []);
});

test('SRV-31 D-66 500 invoices are the most', async () => {
  const { keys } = await buildPlant(server);
  const { status } = await server.request('POST', 'import/invoices', {
    token: keys.di,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Array(501).fill(0)),
  });
  assert.equal(status, 413);
});
