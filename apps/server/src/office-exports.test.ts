/** Contracts, customers and deliveries as files (OFF-41): what is filtered, in its order, with the columns on show. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as customerFiles from '@abrufbar/contract/companies/office-export.ts';
import * as contractFiles from '@abrufbar/contract/contracts/office-export.ts';
import * as deliveryFiles from '@abrufbar/contract/deliveries/office-export.ts';
import { UNFILTERED } from '@abrufbar/contract/deliveries/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { exportFile, MAX_SHEET_ROWS } from '@abrufbar/contract/staff/exports.ts';
import { readXlsx } from 'hucre';
import { buildContract } from '#contracts/build.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { refuseLongSheet } from '#staff/exports/start.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const lena = await enter({ name: 'Lena Bartels' });
const south = await enter({ brands: ['suedkies'] });

const linesOf = async (id: string, send = lena) => {
  const text = await (await send(exportFile, { id })).text();
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
};

const site = await buildOfficeSite(server, {
  company: 'Ölmann & Söhne Tiefbau',
  name: 'Kanal Hameln',
  contract_number: '40077001',
  customer_number: '0077',
});
const { company } = site;
await server.build({ companies: [company.id] }, (db) =>
  buildContract(db, {
    company,
    supplier: site.supplier,
    contract_number: '40077002',
    name: '=Brücke; Afferde',
    status: 1,
    starts_on: null,
    ends_on: null,
    building_site_number: null,
  }),
);
await buildOfficeSite(server, { name: 'Kanal Rinteln' });

const contractRequest = (
  change: Partial<InputOf<typeof contractFiles.officeExport>>,
): InputOf<typeof contractFiles.officeExport> => ({
  view: 'all',
  customer: [String(company.id)],
  q: null,
  sort: 'number',
  direction: 'desc',
  columns: ['number', 'name', 'customer', 'ends', 'incoming', 'activity', 'status', 'items'],
  format: 'csv',
  ...change,
});

test('OFF-41 contracts leave as a file with the filtered rows and shown columns, in their order', async () => {
  const made = await lena(contractFiles.officeExport, contractRequest({}));
  assert.deepEqual([made.rows, made.is_large, made.among], [2, false, null]);
  const of = `Ölmann & Söhne Tiefbau;${company.company_nr}`;
  assert.deepEqual(await linesOf(made.id), [
    'Vertrag;Name;Baustelle;Kunde;Kundennummer;Beginn;Ende;Unbestätigt;Letzte Bewegung;Letzte Bewegung um;Status;Positionen',
    `40077002;"'=Brücke; Afferde";;${of};;;0;;;Abgeschlossen;0`,
    `40077001;Kanal Hameln;BS-2291;${of};01.03.2026;31.10.2027;0;;;Offen;1`,
  ]);
  const open = await lena(
    contractFiles.officeExport,
    contractRequest({ view: null, q: 'kanal', columns: ['name', 'supplier'] }),
  );
  assert.deepEqual(await linesOf(open.id), [
    'Name;Baustelle;Lieferant',
    `Kanal Hameln;BS-2291;${site.supplier.name}`,
  ]);
});

test('OFF-41 customers leave as a file; its counts are numbers', async () => {
  const request = {
    q: 'ölmann',
    sort: null,
    direction: null,
    columns: ['name', 'numbers', 'open', 'contracts', 'people'],
    format: 'xlsx',
  } as const;
  const { id, rows } = await lena(customerFiles.officeExport, {
    ...request,
    columns: [...request.columns],
  });
  assert.equal(rows, 1);
  const file = await lena(exportFile, { id });
  const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  assert.deepEqual(sheets[0]?.rows, [
    ['Kunde', 'Nummern beim Lieferanten', 'Offene Verträge', 'Verträge', 'Personen'],
    ['Ölmann & Söhne Tiefbau', '0077', 1, 2, 1],
  ]);
});

const deliveryRequest = (
  change: Partial<InputOf<typeof deliveryFiles.officeExport>>,
): InputOf<typeof deliveryFiles.officeExport> => ({
  ...UNFILTERED,
  customer: [String(company.id)],
  sort: 'net',
  direction: 'asc',
  columns: ['weighed', 'note', 'plate', 'gross', 'tare', 'net', 'status'],
  format: 'csv',
  ...change,
});

test('OFF-41 OFF-48 deliveries leave as a file, loads without a weight with quantity and unit', async () => {
  await site.load({ number: '8100001', weighed_at: new Date('2026-11-18T05:52:00Z') });
  await site.load({
    number: '8100002',
    net_weight: null,
    gross_weight: null,
    tare_weight: null,
    materials: [
      {
        number: '7001',
        name: 'Beton C25/30',
        quantity: '7.500',
        quantity_unit: 'm³',
        category: 3,
      },
    ],
  });
  const { id, rows, among } = await lena(deliveryFiles.officeExport, deliveryRequest({}));
  assert.deepEqual([rows, among], [2, null]);
  assert.deepEqual(await linesOf(id), [
    'Tag;Verwogen;Lieferschein;Kennzeichen;Brutto in t;Tara in t;Netto;Einheit;Status',
    '18.11.2026;06:52;8100001;HM-KS 418;41,000;14,600;26,400;t;Unbestätigt',
    '20.11.2026;06:52;8100002;HM-KS 418;;;7,500;m³;Unbestätigt',
  ]);
});

test('OFF-41 today means the day on which the file was asked for', async () => {
  const wanted = deliveryRequest({ view: 'today', columns: ['note'] });
  const { id, rows } = await lena(deliveryFiles.officeExport, wanted);
  assert.equal(rows, 1);
  server.at('2026-11-21T06:00:00Z'); // within its 24 hours
  const again = asStaff(
    server,
    await signedIn(server, await addMember(server, {}, NOW), '2026-11-21T06:00:00Z'),
  );
  const tomorrow = await again(deliveryFiles.officeExport, wanted);
  assert.equal(tomorrow.rows, 0);
  server.at(NOW);
  assert.deepEqual(await linesOf(id), ['Lieferschein', '8100002']);
});

test('OFF-15 OFF-41 a file of one brand holds nothing of another', async () => {
  const contracts = await south(contractFiles.officeExport, contractRequest({}));
  const deliveries = await south(deliveryFiles.officeExport, deliveryRequest({}));
  const customers = await south(customerFiles.officeExport, {
    q: null,
    sort: null,
    direction: null,
    columns: ['name'],
    format: 'csv',
  });
  for (const { id, rows } of [contracts, deliveries, customers]) {
    assert.equal(rows, 0);
    assert.equal((await linesOf(id, south)).length, 1);
  }
});

test('OFF-47 more rows than a sheet has are refused as XLSX, not as CSV', () => {
  const rows = MAX_SHEET_ROWS + 1;
  refuseLongSheet({ rows: MAX_SHEET_ROWS, format: 'xlsx' });
  refuseLongSheet({ rows, format: 'csv' });
  assert.throws(
    () => refuseLongSheet({ rows, format: 'xlsx' }),
    (error) => error instanceof Refusal && error.status === 422 && error.code === 'export_too_long',
  );
});
