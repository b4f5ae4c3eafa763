/** Files, invoices, invitations, imports and master data as files (OFF-41, OFF-220). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { officeObjectExport } from '@abrufbar/contract/contracts/office-object-export.ts';
import * as papers from '@abrufbar/contract/documents-export.ts';
import { officeImportExport } from '@abrufbar/contract/imports/office-export.ts';
import { officeInvitationExport } from '@abrufbar/contract/registration-export.ts';
import { exportFile } from '@abrufbar/contract/staff/exports.ts';
import { insertCatalogue } from '#deliveries/update-store.ts';
import { newId } from '#core/ids.ts';
import { buildAsset, buildInvoice } from '#documents/build.ts';
import { insertImport } from '#imports/run/import-store.ts';
import { insertImportKey } from '#imports/store.ts';
import { buildCode } from '#registration/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const lena = await enter({ name: 'Lena Bartels' });
const sabine = await enter({ name: 'Sabine Kruse', role: 'editor' });
const south = await enter({ brands: ['suedkies'] });

const site = await buildOfficeSite(server, { company: 'Brinkmann Tiefbau', name: 'Kanal Hameln' });
const { company, supplier, contract, person } = site;
const load = await site.load({ number: '8104551' });

const linesOf = async (id: string, send = lena) => {
  const text = await (await send(exportFile, { id })).text();
  return text.replace('\uFEFF', '').trimEnd().split('\r\n');
};
const PERIOD = { from: null, until: null, q: null } as const;

test('OFF-41 OFF-220 files leave as a list that editors may have too', async () => {
  await server.build({ companies: [company.id] }, (db) =>
    buildAsset({ db, files: server.files }, { company_id: company.id, id: load.id }, person),
  );
  const wanted = { ...PERIOD, customer: [String(company.id)], type: null, format: 'csv' } as const;
  const input = { ...wanted, customer: [...wanted.customer] };
  const { id, rows } = await sabine(papers.officeFileExport, input);
  assert.equal(rows, 1);
  assert.deepEqual(await linesOf(id, sabine), [
    'Datei;Kunde;Lieferschein;Verwogen;Hinzugefügt am;Hinzugefügt um;Hinzugefügt von;Größe in Byte',
    `Lieferschein.pdf;Brinkmann Tiefbau;8104551;20.11.2026;20.11.2026;07:00;${person.first_name} ${person.last_name};15`,
  ]);
  const foreign = await south(papers.officeFileExport, input);
  assert.equal(foreign.rows, 0);
  assert.equal((await linesOf(foreign.id, south)).length, 1);
  assert.equal((await refusalOf(lena(exportFile, { id }))).status, 404);
});

test('OFF-41 OFF-220 DOC-86 invoices leave with exact amounts and credit notes with a minus, in the order of the list', async () => {
  const build = (gross: string, number: string, more: object = {}) =>
    server.build({ companies: [company.id] }, (db) =>
      buildInvoice({ db, files: server.files }, contract, {
        gross,
        number,
        notes: ['8104551'],
        ...more,
      }),
    );
  await build('1190.50', 'R-2', {
    withdrawn_at: NOW,
    withdrawn_by: 'Katrin Vogt',
    withdrawn_reason: 'Doppelt',
  });
  await build('595.00', 'R-1');
  await build('2380.00', 'G-1', { type: '381' });
  const input = {
    ...PERIOD,
    customer: [String(company.id)],
    sort: 'gross',
    direction: 'asc',
    format: 'csv',
  } as const;
  const { id } = await lena(papers.officeInvoiceExport, {
    ...input,
    customer: [...input.customer],
  });
  const of = `Rechnung;19.11.2026;03.12.2026;Brinkmann Tiefbau;${contract.contract_number};Kanal Hameln;1`;
  assert.deepEqual(await linesOf(id), [
    'Rechnung;Art;Datum;Fällig;Kunde;Vertrag;Baustelle;Lieferscheine;Brutto;Währung;Zurückgezogen wegen',
    `G-1;${of.replace('Rechnung', 'Gutschrift')};-2380,00;EUR;`,
    `R-1;${of};595,00;EUR;`,
    `R-2;${of};1190,50;EUR;Doppelt`,
  ]);
});

test('OFF-41 OFF-220 invitations leave with their state and without a code', async () => {
  await server.build({}, (db) =>
    buildCode(db, company, { name: 'Tim Rode', email: 'rode@brinkmann.example' }, new Date(NOW)),
  );
  const input = { view: 'all', q: null, customer: String(company.id), format: 'csv' } as const;
  const { id } = await lena(officeInvitationExport, input);
  assert.deepEqual(await linesOf(id), [
    'Person;E-Mail;Firma;Rolle;Gültig bis;Status',
    'Tim Rode;rode@brinkmann.example;Brinkmann Tiefbau;Baustelle;20.12.2026;offen',
  ]);
});

test('OFF-41 OFF-220 the log of imports leaves with its counts', async () => {
  await server.build({}, async (db) => {
    const of = { supplierId: supplier.id, source: 'vas', name: 'Waage 2', addresses: [] } as const;
    const { id } = await insertImportKey(db, of, new Date(NOW));
    const row = {
      id: newId(),
      supplier_id: supplier.id,
      import_key_id: id,
      source: 'vas',
      call: 'imports.vas',
      request_id: 'build',
      received_at: NOW,
      finished_at: NOW,
      rows: 3,
      rows_done: 3,
      created: 2,
      unchanged: 1,
      failures: [],
    };
    await insertImport(db, row, []);
  });
  const input = { view: null, direction: null, format: 'csv' } as const;
  const lines = await linesOf((await lena(officeImportExport, input)).id);
  const mine = lines.filter((line) => line.includes(supplier.name));
  assert.deepEqual(mine, [
    `20.11.2026;07:12;vas;Waage 2;${supplier.name};Lieferungen;;3;2;1;0;0;0;vollständig`,
  ]);
});

test('OFF-41 OFF-220 BEY-103 master data leave by kind and search', async () => {
  const number = newId().slice(-8);
  const concrete = newId().slice(-8);
  const limits = { limit_minutes: 60, coldest_celsius: -5, hottest_celsius: null };
  await server.build({}, (db) =>
    insertCatalogue(db, supplier.id, [
      { number, name: 'Frostschutzkies 0/45', category: 1 },
      { number: concrete, name: 'C25/30', category: 3, ...limits },
    ]),
  );
  const input = { kind: 'materials', q: number, format: 'csv' } as const;
  const { id, rows } = await lena(officeObjectExport, input);
  assert.equal(rows, 1);
  const [head, line, ...more] = await linesOf(id);
  assert.equal(
    head,
    'Nummer;Bezeichnung;Gruppe;Zeitgrenze in min;Niedrigste in °C;Höchste in °C;Lieferant',
  );
  assert.match(
    line ?? '',
    new RegExp(`^${number};Frostschutzkies 0/45;[^;]+;;;;${supplier.name}$`),
  );
  assert.deepEqual(more, []);
  const [, aged] = await linesOf((await lena(officeObjectExport, { ...input, q: concrete })).id);
  assert.match(aged ?? '', /;Beton;60;-5;;/);
});
