/** Tabs of a contract and a customer: history, files, people to call (OFF-82, OFF-15). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/call-offs/office-history.ts';
import { officeChoosePlant } from '@abrufbar/contract/call-offs/office-decisions.ts';
import * as companies from '@abrufbar/contract/companies/office.ts';
import { officeUpdate } from '@abrufbar/contract/contracts/office-edit.ts';
import * as contracts from '@abrufbar/contract/contracts/office.ts';
import * as documents from '@abrufbar/contract/documents-office.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { insertContact } from '#companies/contact-store.ts';
import { insertErpId } from '#companies/store.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { insertPlants } from '#contracts/plant-store.ts';
import { newId } from '#core/ids.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { buildAsset } from '#documents/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const staffOf = async (fields: Parameters<typeof addMember>[1]) =>
  asStaff(server, await signedIn(server, await addMember(server, fields, NOW), NOW));
const north = await staffOf({ name: 'Lena Bartels', brands: ['nordstein'] });
const south = await staffOf({ brands: ['suedkies'] });
const support = await staffOf({ role: 'support', brands: ['nordstein'] });

const stepsIn = (items: readonly calls.ContractEntry[]) =>
  items.flatMap((entry) => (entry.type === 'step' ? [entry] : []));

type Site = Awaited<ReturnType<typeof buildOfficeSite>>;
const historyOf = async ({ contract }: Site, page = 1) =>
  north(calls.officeContractHistory, { id: contract.id, page });
const customerHistoryOf = async ({ company }: Site, send = north) =>
  (await send(calls.officeCustomerHistory, { id: company.id, page: 1 })).items;
const isNotFound = async (sent: Promise<unknown>, code: string) => {
  const refused = await refusalOf(sent);
  assert.deepEqual([refused.status, refused.code], [404, code]);
};

test('OFF-82 the history of a contract has the steps of its call-offs, the latest first, with who took them', async () => {
  const site = await buildOfficeSite(server);
  const { person } = site;
  const first = await site.order({
    number: '4711',
    created_by: person.id,
    created_at: new Date('2026-11-18T07:00:00Z'),
  });
  const second = await server.build({ companies: [site.company.id] }, async (db) => {
    const item = await buildItem(db, {
      contract: site.contract,
      position: '20',
      factory_numbers: ['2140'],
      factory_names: ['Asphaltwerk Lauenau'],
    });
    await insertPlants(db, site.supplier.id, [{ number: '2155', name: 'Hannover-Nord' }]);
    const created_at = new Date('2026-11-19T07:00:00Z');
    return buildCallOff(db, { item, supplier: site.supplier, status: 1, created_at });
  });
  await north(officeChoosePlant, { id: second.id, version: 1, factory_number: '2155' });
  const { items, pagination } = await historyOf(site);
  assert.deepEqual(
    stepsIn(items).map(({ id, action, at, by, by_kind }) => [id, action, at, by, by_kind]),
    [
      [second.id, 'choosePlant', '2026-11-20T06:12:00Z', 'Lena Bartels', 'staff'],
      [second.id, 'create', '2026-11-19T07:00:00Z', site.supplier.name, 'system'],
      [first.id, 'create', '2026-11-18T07:00:00Z', 'Jens Harms', 'customer'],
    ],
  );
  const [, , oldest] = stepsIn(items);
  assert.deepEqual(
    [oldest?.number, oldest?.contract_name, oldest?.material_name, oldest?.status],
    ['4711', site.contract.name, site.item.material_name, 4],
  );
  assert.equal(pagination.total_items, 3);
  assert.deepEqual((await historyOf(site, 2)).items, []);
});

test('OFF-222 the history of a contract has its own changes among the steps, with old and new values', async () => {
  const site = await buildOfficeSite(server);
  const call = await site.order({ created_at: new Date('2026-11-18T07:00:00Z') });
  const admin = await staffOf({ name: 'Katrin Vogt', role: 'admin', brands: ['nordstein'] });
  const { id } = site.contract;
  const item = { id: site.item.id, per_day: 450 };
  await admin(officeUpdate, { id, version: 1, lead_hours: 24, items: [item] });
  const { items, pagination } = await historyOf(site);
  assert.equal(pagination.total_items, 3);
  assert.deepEqual(items.at(-1)?.id, call.id);
  const changes = items.flatMap((entry) => (entry.type === 'change' ? [entry] : []));
  assert.deepEqual(
    changes
      .toSorted((a, b) => (b.position ?? '').localeCompare(a.position ?? ''))
      .map((change) => [change.position, change.by, change.changes]),
    [
      ['10', 'Katrin Vogt', [{ field: 'per_day', old: null, new: ['450'] }]],
      [null, 'Katrin Vogt', [{ field: 'lead_hours', old: null, new: ['24'] }]],
    ],
  );
  assert.deepEqual((await support(calls.officeContractHistory, { id, page: 1 })).items, items);
  await isNotFound(south(calls.officeContractHistory, { id, page: 1 }), 'contract_not_found');
});

test('OFF-82 OFF-15 the history of a customer is that of all its contracts with the suppliers of the brand', async () => {
  const site = await buildOfficeSite(server);
  const { company, supplier } = site;
  const other = await buildOfficeSite(server, { brand: 'suedkies' });
  const erp = { supplier_id: other.supplier.id, company_id: company.id, erp_customer_no: newId() };
  await server.build({}, (db) => insertErpId(db, erp));
  const orderAt = (who: { readonly id: number; readonly name: string }) =>
    server.build({ companies: [company.id] }, async (db) => {
      const contract = await buildContract(db, { company, supplier: who });
      const item = await buildItem(db, { contract, position: '10' });
      return buildCallOff(db, { item, supplier: who });
    });
  const own = await site.order();
  const further = await orderAt(supplier);
  const foreign = await orderAt(other.supplier);
  const ids = async (send = north) =>
    (await customerHistoryOf(site, send)).map(({ id }) => id).toSorted();
  assert.deepEqual(await ids(), [own.id, further.id].toSorted());
  assert.deepEqual(await ids(support), [own.id, further.id].toSorted());
  assert.deepEqual(await ids(south), [foreign.id]);
  assert.deepEqual(
    (await historyOf(site)).items.map(({ id }) => id),
    [own.id],
  );
});

test('OFF-82 the files of a contract are those of its deliveries, and can be opened', async () => {
  const site = await buildOfficeSite(server);
  const load = await site.load({ number: '2511-1' });
  const elsewhere = await server.build({ companies: [site.company.id] }, async (db) => {
    const contract = await buildContract(db, { company: site.company, supplier: site.supplier });
    return buildDelivery(db, { contract });
  });
  const add = (
    delivery: { readonly id: string },
    name: string,
    created_at: Date,
    bytes: Uint8Array,
  ) =>
    server.build({ companies: [site.company.id] }, (db) =>
      buildAsset(
        { db, files: server.files },
        { company_id: site.company.id, id: delivery.id },
        site.person,
        { name, created_at, position: 1 },
        bytes,
      ),
    );
  const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');
  const early = await add(load, 'Lieferschein.pdf', new Date('2026-11-20T06:00:00Z'), bytes);
  const late = await add(load, 'Prüfbericht.pdf', new Date('2026-11-20T07:00:00Z'), bytes);
  await add(elsewhere, 'Anderswo.pdf', new Date('2026-11-20T07:30:00Z'), bytes);
  const { items } = await north(documents.officeAssets, { id: site.contract.id, page: 1 });
  assert.deepEqual(
    items.map(({ id, name }) => [id, name]),
    [
      [late.id, 'Prüfbericht.pdf'],
      [early.id, 'Lieferschein.pdf'],
    ],
  );
  const [first] = items;
  assert.deepEqual(
    [first?.type, first?.size, first?.added_by, first?.delivery_id, first?.delivery_number],
    ['application/pdf', bytes.length, 'Jens Harms', load.id, '2511-1'],
  );
  const file = await north(documents.officeAsset, { delivery_id: load.id, id: late.id });
  assert.deepEqual(Buffer.from(await file.arrayBuffer()), bytes);
  await isNotFound(
    north(documents.officeAsset, { delivery_id: elsewhere.id, id: late.id }),
    'asset_not_found',
  );
  const { counts } = await north(contracts.officeDetail, { id: site.contract.id });
  assert.equal(counts.assets, 2);
  await isNotFound(
    south(documents.officeAsset, { delivery_id: load.id, id: late.id }),
    'asset_not_found',
  );
  await isNotFound(
    south(documents.officeAssets, { id: site.contract.id, page: 1 }),
    'contract_not_found',
  );
});

test('OFF-82 OFF-15 a customer has the people of its suppliers to call: its own first, then those of all, none of another brand', async () => {
  const site = await buildOfficeSite(server);
  const neighbour = await buildOfficeSite(server);
  const other = await buildOfficeSite(server, { brand: 'suedkies' });
  const all = { company_id: null, phone: '+49 5725 9440-21', email: null };
  await server.build({}, async (db) => {
    for (const supplier_id of [site.supplier.id, other.supplier.id])
      await insertContact(db, { ...all, supplier_id, task: 'Disposition', name: 'Lena Bartels' });
    for (const { supplier, company } of [site, neighbour])
      await insertContact(db, {
        supplier_id: supplier.id,
        company_id: company.id,
        task: 'Verkauf',
        name: `Uwe Henning ${company.id}`,
        phone: null,
        email: 'u.henning@nordstein.example',
      });
  });
  const { contacts } = await north(companies.officeDetail, { id: site.company.id });
  assert.deepEqual(
    contacts.map(({ task, name, phone, email }) => [task, name, phone, email]),
    [
      ['Verkauf', `Uwe Henning ${site.company.id}`, null, 'u.henning@nordstein.example'],
      ['Disposition', 'Lena Bartels', '+49 5725 9440-21', null],
    ],
  );
});
