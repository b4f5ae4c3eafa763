import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { buildSupplier } from '#companies/build.ts';
import { buildContract, buildFavourite } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });

type Input = Parameters<typeof server.send<typeof contracts.list>>[1];
const listOf = ({ company, token }: Site, change: Partial<Input> = {}) =>
  server.send(
    contracts.list,
    {
      company_number: company.company_nr,
      page: 1,
      page_size: null,
      query: [],
      filterString: {},
      ...change,
    },
    { token },
  );
const namesOf = async (site: Site, change: Partial<Input> = {}) =>
  (await listOf(site, change)).items.map(({ name }) => name);

test('API-46 D-29 open contracts come first, of these favourites, then what is active today, then names; closed favourites come behind them all', async () => {
  const site = await buildSite(server, { name: 'Zufahrt Moorkamp' });
  const { company, supplier, user } = site;
  await server.build(site.scope, async (db) => {
    const named = (name: string, status = 0) =>
      buildContract(db, { company, supplier, name, status });
    await buildFavourite(db, await named('Alter Markt', 1), user);
    await named('Abbruch', 2);
    await named('Östliche Umgehung');
    await named('ortskern Apelern');
    await named('Parkdeck');
    await buildFavourite(db, await named('Radweg K 62'), user);
    await buildDelivery(db, { contract: await named('Sammelkanal') });
    const both = await named('Wohnpark');
    await buildFavourite(db, both, user);
    await buildDelivery(db, { contract: both });
    await buildDelivery(db, {
      contract: await named('Bauhof'),
      weighed_at: new Date('2026-11-19T12:00:00Z'),
    });
  });
  assert.deepEqual(await namesOf(site), [
    'Wohnpark',
    'Radweg K 62',
    'Sammelkanal',
    'Bauhof',
    'ortskern Apelern',
    'Östliche Umgehung',
    'Parkdeck',
    'Zufahrt Moorkamp',
    'Alter Markt',
    'Abbruch',
  ]);
});

test('VAL-29 VAL-30 every search tag has to match, in whatever field', async () => {
  const site = await buildSite(server, { name: 'Ortsumgehung LAUENAU BA 2' });
  const { company, supplier } = site;
  await server.build(site.scope, async (db) => {
    await buildContract(db, {
      company,
      supplier,
      name: 'Straße Übergang',
      building_site_number: 'BS-77',
      customer_order_number: 'HS_100%',
    });
  });
  const both = ['Ortsumgehung LAUENAU BA 2', 'Straße Übergang'];
  for (const [query, expected] of [
    [[], both],
    [['lauenau'], both.slice(0, 1)],
    [['umgehung lauenau'], both.slice(0, 1)],
    [['BA', 'orts'], both.slice(0, 1)],
    [['lauenau', 'bs-77'], []],
    [['ÜBERGANG'], both.slice(1)],
    [['bs-77', 'hs_'], both.slice(1)],
    [['100%'], both.slice(1)],
    [['h_'], []],
    [['10%0'], []],
    [["'; DROP TABLE contracts; --"], []],
    [['\\'], []],
  ] as const) {
    assert.deepEqual(await namesOf(site, { query: [...query] }), expected, query.join());
  }
  const { pagination } = await listOf(site, { query: ['lauenau'] });
  assert.equal(pagination.total_items, 1);
});

test('VAL-29 a search finds ß by ss, umlauts by two letters and the name of the supplier', async () => {
  const site = await buildSite(server, { name: 'Straße Übergang' });
  const { company } = site;
  const supplier = await server.build(site.scope, async (db) => {
    const made = await buildSupplier(db, { name: 'Südkies Moräne' });
    await buildContract(db, { company, supplier: made, name: 'Gruessener Weg' });
    return made;
  });
  assert.equal(supplier.name, 'Südkies Moräne');
  for (const [query, expected] of [
    [['strasse'], ['Straße Übergang']],
    [['STRASSE', 'uebergang'], ['Straße Übergang']],
    [['straße übergang'], ['Straße Übergang']],
    [['grüß'], ['Gruessener Weg']],
    [['südkies'], ['Gruessener Weg']],
    [['suedkies', 'weg'], ['Gruessener Weg']],
    [['moraene', 'straße'], []],
  ] as const) {
    assert.deepEqual(await namesOf(site, { query: [...query] }), expected, query.join());
    const { pagination } = await listOf(site, { query: [...query] });
    assert.equal(pagination.total_items, expected.length);
  }
});

test('ENT-52 the list is narrowed by status, supplier and favourites', async () => {
  const site = await buildSite(server, { name: 'A offen' });
  const { company, user } = site;
  const other = await server.build(site.scope, async (db) => {
    const supplier = await buildSupplier(db);
    const closed = await buildContract(db, { company, supplier, name: 'B beendet', status: 1 });
    await buildContract(db, { company, supplier, name: 'C gesperrt', status: 3 });
    await buildFavourite(db, closed, user);
    return supplier;
  });
  for (const [filterString, expected] of [
    [{ status: ['open'] }, ['A offen']],
    [{ status: ['closed'] }, ['B beendet', 'C gesperrt']],
    [{ status: ['open', 'closed'] }, ['A offen', 'B beendet', 'C gesperrt']],
    [{ supplier: [other.vk_org] }, ['B beendet', 'C gesperrt']],
    [{ supplier: ['nobody'] }, []],
    [{ favourites: ['true'] }, ['B beendet']],
    [{ favourites: ['true'], status: ['open'] }, []],
  ] satisfies [Input['filterString'], string[]][]) {
    const { items, pagination } = await listOf(site, { filterString });
    assert.deepEqual(
      items.map(({ name }) => name),
      expected,
    );
    assert.equal(pagination.total_items, expected.length);
  }
});

test('ENT-50 pages hold every contract once, also when one becomes active in between', async () => {
  const site = await buildSite(server, { name: 'Baustelle 00' });
  const { company, supplier } = site;
  const last = await server.build(site.scope, async (db) => {
    const rest = Array.from({ length: 24 }, (_, i) => String(i + 1).padStart(2, '0'));
    let made = site.contract;
    for (const number of rest) {
      made = await buildContract(db, { company, supplier, name: `Baustelle ${number}` });
    }
    return made;
  });
  const first = await listOf(site, { page_size: 10 });
  assert.deepEqual(first.pagination, {
    current_page: 1,
    page_size: 10,
    total_items: 25,
    total_pages: 3,
    has_next_page: true,
  });
  await server.build(site.scope, (db) => buildDelivery(db, { contract: last }));
  const second = await listOf(site, { page_size: 10, page: 2 });
  const third = await listOf(site, { page_size: 10, page: 3 });
  assert.equal(third.pagination.has_next_page, false);
  const seen = [first, second, third].flatMap(({ items }) => items.map(({ name }) => name));
  const expected = Array.from({ length: 24 }, (_, i) => `Baustelle ${String(i).padStart(2, '0')}`);
  assert.deepEqual(seen, expected); // the last one moved up to the first page and is not lost there
  assert.equal((await listOf(site, { page_size: 10 })).items[0]?.id, last.id);
});

test('ENT-50 a page behind the end is empty, a jump needs no page before', async () => {
  const site = await buildSite(server, { name: 'Baustelle 1' });
  const { company, supplier } = site;
  await server.build(site.scope, (db) =>
    buildContract(db, { company, supplier, name: 'Baustelle 2' }),
  );
  const jump = await listOf(site, { page_size: 1, page: 2 });
  assert.deepEqual(
    jump.items.map(({ name }) => name),
    ['Baustelle 2'],
  );
  const behind = await listOf(site, { page_size: 1, page: 9 });
  assert.deepEqual(behind.items, []);
  assert.equal(behind.pagination.has_next_page, false);
  assert.equal(behind.pagination.total_items, 2);
});

test('CST-01 without a page size the server takes 20', async () => {
  const site = await buildSite(server);
  const { company, supplier } = site;
  await server.build(site.scope, async (db) => {
    for (let i = 0; i < 20; i += 1) await buildContract(db, { company, supplier });
  });
  const { items, pagination } = await listOf(site);
  assert.deepEqual([items.length, pagination.page_size], [20, 20]);
  assert.deepEqual([pagination.total_items, pagination.total_pages], [21, 2]);
});
