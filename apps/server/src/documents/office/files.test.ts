/** Files of deliveries and invoices, as staff see and keep them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as portal from '@abrufbar/contract/documents-assets.ts';
import * as invoices from '@abrufbar/contract/documents-invoices.ts';
import * as files from '@abrufbar/contract/documents-office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { ASSET } from '@abrufbar/domain/documents/assets.ts';
import { sql } from 'kysely';
import { newId } from '#core/ids.ts';
import { buildAsset, buildInvoice } from '#documents/build.ts';
import { buildToken } from '#session/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const sabine = await enter({ name: 'Sabine Kruse', role: 'editor', brands: ['nordstein'] });
const lena = await enter({ name: 'Lena Bartels' });

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const ALL: InputOf<typeof files.officeFiles> = {
  customer: null,
  type: null,
  from: null,
  until: null,
  q: null,
  page: 1,
};

const build = async () => {
  const site = await buildOfficeSite(server);
  const scope = { companies: [site.company.id] };
  const load = await site.load();
  const paper = { company_id: site.company.id, id: load.id };
  const { asset, token } = await server.build(scope, async (db) => ({
    asset: await buildAsset({ db, files: server.files }, paper, site.person),
    token: await buildToken(db, site.person, new Date(NOW)),
  }));
  const ofCustomer = { ...ALL, customer: [String(site.company.id)] };
  return { ...site, scope, load, asset, token, ofCustomer };
};

test('OFF-139 files of all deliveries are listed, narrowed, opened, renamed and removed', async () => {
  const { load, asset, token, ofCustomer, company } = await build();
  const list = async (change: Partial<typeof ALL> = {}) =>
    (await sabine(files.officeFiles, { ...ofCustomer, ...change })).items;
  const [file = assert.fail(), ...more] = await list();
  assert.deepEqual(more, []);
  assert.deepEqual(
    [file.id, file.name, file.company, file.delivery_number, file.version],
    [asset.id, 'Lieferschein.pdf', company.name, load.number, 1],
  );
  assert.equal((await list({ q: load.number.slice(0, 6) })).length, 1);
  assert.deepEqual(await list({ q: '999' }), []);
  assert.deepEqual(await list({ type: 'image/webp' }), []);
  assert.equal((await list({ from: '2026-11-20', until: '2026-11-20' })).length, 1);
  assert.deepEqual(await list({ until: '2026-11-19' }), []);

  const named = { delivery_id: load.id, id: asset.id };
  const bytes = await sabine(files.officeAsset, named);
  assert.match(await bytes.text(), /^%PDF/);
  const renamed = await sabine(files.officeRenameAsset, {
    ...named,
    version: 1,
    name: ' Waage/2 ',
  });
  assert.deepEqual(renamed, { name: 'Waage_2.pdf', version: 2 });
  const shown = await server.send(portal.assets, { id: load.id }, { token });
  assert.deepEqual(
    shown.items.map(({ file_name }) => file_name),
    ['Waage_2.pdf'],
  );

  const late = await refusalOf(sabine(files.officeRemoveAsset, { ...named, version: 1 }));
  assert.partialDeepStrictEqual(late, { status: 409, code: 'asset_changed' });
  const denied = await refusalOf(lena(files.officeRemoveAsset, { ...named, version: 2 }));
  assert.equal(denied.status, 403);
  await sabine(files.officeRemoveAsset, { ...named, version: 2 });
  assert.deepEqual(await list(), []);
  assert.deepEqual((await server.send(portal.assets, { id: load.id }, { token })).items, []);
});

test('OFF-230 the files of one delivery are listed beside it, and those of another stay away', async () => {
  const { load, asset, person, scope, company } = await build();
  const second = await server.build(scope, (db) =>
    buildAsset({ db, files: server.files }, { company_id: company.id, id: load.id }, person, {
      name: 'Schaden an der Kante.pdf',
    }),
  );
  const { items } = await lena(files.officeDeliveryAssets, { delivery_id: load.id });
  assert.deepEqual(
    new Map(items.map(({ id, name, delivery_number: number }) => [id, `${name} ${number}`])),
    new Map([
      [asset.id, `Lieferschein.pdf ${load.number}`],
      [second.id, `Schaden an der Kante.pdf ${load.number}`],
    ]),
  );
  const other = await build();
  const { items: others } = await lena(files.officeDeliveryAssets, { delivery_id: other.load.id });
  assert.deepEqual(
    others.map(({ id }) => id),
    [other.asset.id],
  );
  const foreign = await buildOfficeSite(server, { brand: 'suedkies' });
  const absent = await refusalOf(
    lena(files.officeDeliveryAssets, { delivery_id: (await foreign.load()).id }),
  );
  assert.equal(absent.status, 404);
});

test('OFF-83 OFF-139 renaming and removing a file stands in the log', async () => {
  const { load, asset, scope } = await build();
  const named = { delivery_id: load.id, id: asset.id };
  await sabine(files.officeRenameAsset, { ...named, version: 1, name: 'Waage 2' });
  await sabine(files.officeRemoveAsset, { ...named, version: 2 });
  const { rows } = await server.build(scope, (db) =>
    sql<{ call: string; changes: object }>`
      SELECT call, changes FROM audit_company WHERE object_id = ${asset.id} ORDER BY at, id`.execute(
      db,
    ),
  );
  assert.deepEqual(rows, [
    {
      call: 'documents.officeRenameAsset',
      changes: { name: { old: 'Lieferschein.pdf', new: 'Waage 2.pdf' } },
    },
    {
      call: 'documents.officeRemoveAsset',
      changes: { name: { old: 'Waage 2.pdf', new: null } },
    },
  ]);
});

test('OFF-217 OFF-139 staff add a file to a delivery found by its number; its people see it with the name', async () => {
  const { load, token, ofCustomer, person, scope } = await build();
  const find = async (q: string) => (await sabine(files.officeFileTargets, { q })).items;
  const begin = `${load.number.slice(0, 3)} ${load.number.slice(3)}`;
  assert.deepEqual(
    (await find(begin)).map(({ id, number }) => [id, number]),
    [[load.id, load.number]],
  );
  assert.deepEqual(await find('keine'), []);
  const key = newId();
  const add = (file: Uint8Array<ArrayBuffer>, again = newId()) =>
    sabine(
      files.officeAddAsset,
      { delivery_id: load.id, file, file_name: 'Prüfbericht.PDF' },
      { key: again },
    );
  const added = await add(PDF, key);
  assert.deepEqual(await add(PDF, key), added);
  assert.equal(added.name, 'Prüfbericht.pdf');
  const [first] = (await sabine(files.officeFiles, ofCustomer)).items;
  assert.deepEqual([first?.id, first?.added_by], [added.id, 'Sabine Kruse']);
  const shown = (await server.send(portal.assets, { id: load.id }, { token })).items;
  assert.deepEqual(
    shown.map(({ id, position, uploader, removable }) => [id, position, uploader, removable]),
    [
      [shown[0]?.id, 1, `${person.first_name} ${person.last_name}`, true],
      [added.id, 2, 'Sabine Kruse', false],
    ],
  );
  const { rows } = await server.build(scope, (db) =>
    sql<{ call: string; changes: object }>`
      SELECT call, changes FROM audit_company WHERE object_id = ${added.id}`.execute(db),
  );
  assert.deepEqual(rows, [
    {
      call: 'documents.officeAddAsset',
      changes: { name: { old: null, new: 'Prüfbericht.pdf' } },
    },
  ]);
  assert.equal((await refusalOf(add(Buffer.from('MZ')))).status, 415);
  for (let at = 2; at < ASSET.maxFiles; at += 1) await add(PDF);
  assert.partialDeepStrictEqual(await refusalOf(add(PDF)), { status: 409, code: 'assets_full' });
});

test('OFF-138 an invoice stands with the delivery notes it names, known or not, and opens in its file', async () => {
  const { scope, load, contract, company } = await build();
  const notes = [load.number, '990001'];
  const invoice = await server.build(scope, (db) =>
    buildInvoice({ db, files: server.files }, contract, { notes }),
  );
  const list = async (change: Partial<InputOf<typeof invoices.officeInvoices>>) => {
    const all = { customer: [String(company.id)], from: null, until: null, q: null };
    const sorted = { sort: null, direction: null, page: 1 };
    return (await lena(invoices.officeInvoices, { ...all, ...sorted, ...change })).items;
  };
  const [row = assert.fail()] = await list({});
  assert.partialDeepStrictEqual(row, {
    id: invoice.id,
    number: invoice.number,
    company: company.name,
    contract_number: contract.contract_number,
    gross: 595,
    notes: 2,
  });
  for (const q of [invoice.number.slice(0, 6), load.number, '99000'])
    assert.equal((await list({ q })).length, 1, q);
  assert.deepEqual(await list({ q: '123' }), []);
  assert.deepEqual(await list({ from: '2026-11-20' }), []);
  const detail = await lena(invoices.officeInvoice, { id: invoice.id });
  assert.deepEqual(
    detail.deliveries.map(({ number, id, quantity }) => [number, id, quantity]),
    [
      [load.number, load.id, 26.4],
      ['990001', null, null],
    ],
  );
  assert.deepEqual([detail.net, detail.tax, detail.payable], [500, 95, 595]);
  const file = await lena(invoices.officeInvoiceFile, { id: invoice.id });
  assert.match(await file.text(), /^%PDF/);
  const denied = await refusalOf(sabine(invoices.officeInvoice, { id: invoice.id }));
  assert.equal(denied.status, 403);
});

test('OFF-138 OFF-287 invoices by customer stand in the order of names, those of one by day', async () => {
  const sites = [];
  for (const name of ['Zander Bau', 'Äcker Tiefbau', 'Bode Bau'])
    sites.push(await buildOfficeSite(server, { company: name }));
  const customer = sites.map(({ company }) => String(company.id));
  for (const { company, contract } of sites)
    for (const issued_on of ['2026-11-02', '2026-11-01'])
      await server.build({ companies: [company.id] }, (db) =>
        buildInvoice({ db, files: server.files }, contract, { issued_on }),
      );
  const list = async (direction: 'asc' | 'desc') => {
    const input = { customer, from: null, until: null, q: null, sort: 'customer' } as const;
    const { items } = await lena(invoices.officeInvoices, { ...input, direction, page: 1 });
    return items.map(({ company, issued_on }) => `${company} ${issued_on.slice(-1)}`);
  };
  const inOrder = ['Äcker Tiefbau', 'Bode Bau', 'Zander Bau'].flatMap((name) => [
    `${name} 1`,
    `${name} 2`,
  ]);
  assert.deepEqual(await list('asc'), inOrder);
  assert.deepEqual(await list('desc'), inOrder.toReversed());
});
