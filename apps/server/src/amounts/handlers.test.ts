import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as amounts from '@abrufbar/contract/amounts.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildSupplier } from '#companies/build.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });

type Lists = typeof amounts.daily | typeof amounts.latest;
type Input = Parameters<typeof server.send<typeof amounts.daily>>[1];
const ofContract = ({ contract }: Site) => ({
  contract_number: contract.contract_number,
  contract_id: null,
});
const ALL = { page: 1, page_size: null, filterString: {} };
const listOf = (site: Site, call: Lists, change: Partial<Input> = {}) =>
  server.send(call, { ...ofContract(site), ...ALL, ...change }, site);
const totalOf = (site: Site, change: Partial<Omit<Input, 'filterString'>> = {}) =>
  server.send(amounts.total, { ...ofContract(site), ...ALL, ...change }, site);
type Card = Awaited<ReturnType<typeof totalOf>>['items'][number];
/** Figures on a card: target, delivered, incoming, over-delivered, remaining. */
const figures = (card: Card | undefined) => [
  card?.target_quantity,
  card?.delivered_quantity,
  card?.incoming_quantity,
  card?.over_delivered_quantity,
  card?.remaining_quantity,
];
const refused = (status: number) => (error: unknown) =>
  error instanceof CallError && error.status === status;
const of = (quantity: string, change: Partial<typeof ASPHALT> = {}) => ({
  materials: [{ ...ASPHALT, quantity, ...change }],
});
const GRAVEL = { number: '201045', name: 'Frostschutzkies 0/45', category: 1 };
const at = new Date(NOW);

test('API-66 ENT-33 ENT-34 AMT-10 AMT-11 total amounts have all their fields as text and exact number', async () => {
  const site = await buildSite(server);
  const { contract, user, token } = site;
  await server.build(site.scope, async (db) => {
    const confirmed = { at, by: user.id };
    await buildItem(db, { contract, target_quantity: '1500.000' });
    await buildDelivery(db, { contract, confirmed, ...of('999.495') });
    await buildDelivery(db, {
      contract,
      ...of('0.005'),
      weighed_at: new Date('2026-10-02T08:00:00Z'),
      factory_number: '2155',
      factory_name: 'Asphaltwerk Hannover-Nord',
    });
    await buildDelivery(db, { contract, ...of('26.4') });
  });
  const path = `materials/quantity/total?contract_number=${contract.contract_number}&page=1&filterString=`;
  const { status, json } = await server.request('GET', path, { token });
  assert.equal(status, 200);
  assert.deepEqual(json, {
    data: {
      items: [
        {
          id: '102244 t',
          material_designation: 'Asphalttragschicht AC 22 T S',
          material_number: '102244',
          material_category: 2,
          factory_name: 'Asphaltwerk Lauenau, Asphaltwerk Hannover-Nord',
          factory_number: '2140, 2155',
          quantity_unit: 't',
          app_hierarchy: 'Asphalt',
          target_quantity: '1.500',
          target_quantity_raw: 1500,
          delivered_quantity: '999',
          delivered_quantity_raw: 999.495,
          incoming_quantity: '26,41',
          incoming_quantity_raw: 26.405,
          over_delivered_quantity: '0,00',
          over_delivered_quantity_raw: 0,
          remaining_quantity: '474,10',
          remaining_quantity_raw: 474.1,
        },
      ],
      pagination: {
        current_page: 1,
        page_size: 20,
        total_items: 1,
        total_pages: 1,
        has_next_page: false,
      },
    },
  });
});

test('D-46 the total target is that of the contract, without cancelled items', async () => {
  const site = await buildSite(server);
  const { contract, user } = site;
  await server.build(site.scope, async (db) => {
    const gravel = {
      contract,
      material_number: GRAVEL.number,
      material_name: GRAVEL.name,
      category: 1,
    };
    await buildItem(db, { contract, target_quantity: '100.000' });
    await buildItem(db, { contract, target_quantity: '50.500' });
    await buildItem(db, { contract, target_quantity: '70.000', cancelled: true });
    await buildItem(db, { contract, target_quantity: null });
    await buildItem(db, { contract, target_quantity: '30.000', quantity_unit: 'm³' });
    await buildItem(db, { ...gravel, target_quantity: '40.000' });
    await buildItem(db, { contract, material_number: '900', target_quantity: null });
    await buildItem(db, { contract, material_number: '901', cancelled: true });
    const confirmed = { at, by: user.id };
    await buildDelivery(db, { contract, confirmed, ...of('160.000') });
    await buildDelivery(db, { contract, ...of('10.000', { quantity_unit: 'm³' }) });
  });
  const { items } = await totalOf(site);
  assert.deepEqual(
    items.map((card) => [card.material_number, card.quantity_unit, ...figures(card)]),
    [
      ['102244', 'm³', '30,00', '0,00', '10,00', '0,00', '20,00'],
      ['102244', 't', '150,50', '160,00', '0,00', '9,50', '0,00'],
      ['201045', 't', '40,00', '0,00', '0,00', '0,00', '40,00'],
    ],
  );
  assert.deepEqual(
    [items[2]?.material_designation, items[2]?.factory_name, items[2]?.app_hierarchy],
    ['Frostschutzkies 0/45', 'Asphaltwerk Lauenau', 'Gesteinskörnung'],
  );
});

test('API-65 D-46 the target of a day is the sum of the confirmed call-offs for it', async () => {
  const site = await buildSite(server);
  const { contract, supplier } = site;
  const { confirmed, changeRequest, ...others } = CALL_OFF_STATUS;
  await server.build(site.scope, async (db) => {
    const item = await buildItem(db, { contract });
    const today = { item, supplier, starts_on: '2026-11-20' };
    await buildCallOff(db, { ...today, status: confirmed, quantity: '80.000' });
    const requested = { starts_on: '2026-11-23', ends_on: '2026-11-23', quantity: '500.000' };
    const earlier = { starts_on: '2026-11-20', ends_on: '2026-11-20', quantity: '40.000' };
    await buildCallOff(db, { ...today, ...requested, status: changeRequest, earlier });
    for (const status of Object.values(others)) await buildCallOff(db, { ...today, status });
    await buildCallOff(db, { ...today, starts_on: '2026-11-21', quantity: '7.000' });
    await buildDelivery(db, { contract, ...of('26.400') });
    await buildDelivery(db, {
      contract,
      ...of('5.000'),
      weighed_at: new Date('2026-11-19T22:59:59Z'),
    });
  });
  const { items } = await listOf(site, amounts.daily);
  assert.deepEqual(items.map(figures), [['120,00', '0,00', '26,40', '0,00', '93,60']]);
  assert.equal(items[0]?.date, '2026-11-20');
  const days = ['2026-11-19', '2026-11-21', '2026-11-23', '2026-11-22'];
  const shown = [];
  for (const date of days) {
    const { items: cards } = await listOf(site, amounts.daily, { filterString: { date: [date] } });
    shown.push(cards.map((card) => [card.date, ...figures(card)]));
  }
  assert.deepEqual(shown, [
    [['2026-11-19', '0,00', '0,00', '5,00', '0,00', '0,00']],
    [['2026-11-21', '7,00', '0,00', '0,00', '0,00', '7,00']],
    [],
    [],
  ]);
});

test('API-65 a day is a day in Berlin, and every chosen one is shown', async () => {
  const site = await buildSite(server);
  const { contract } = site;
  await server.build(site.scope, async (db) => {
    await buildDelivery(db, { contract, weighed_at: new Date('2026-11-19T23:00:00Z') });
    await buildDelivery(db, { contract, weighed_at: new Date('2026-11-20T23:00:00Z') });
  });
  server.at('2026-11-20T22:59:00Z');
  const dates = async (date?: string[]) => {
    const { items } = await listOf(site, amounts.daily, { filterString: date ? { date } : {} });
    assert.equal(new Set(items.map(({ id }) => id)).size, items.length);
    return items.map((card) => card.date);
  };
  assert.deepEqual(await dates(), ['2026-11-20']);
  server.at('2026-11-20T23:00:00Z');
  assert.deepEqual(await dates(), ['2026-11-21']);
  server.at(NOW);
  assert.deepEqual(await dates(['2026-11-21', '2026-11-20']), ['2026-11-20', '2026-11-21']);
});

test('API-64 the slider gets the latest day with a delivery, ten materials at most', async () => {
  const site = await buildSite(server);
  const { contract, supplier } = site;
  assert.deepEqual((await listOf(site, amounts.latest)).items, []);
  await server.build(site.scope, async (db) => {
    const item = await buildItem(db, { contract });
    await buildCallOff(db, { item, supplier, starts_on: '2026-11-25' });
    for (let number = 1; number <= 12; number += 1) {
      const weighed_at = new Date(number === 1 ? '2026-11-16T08:00:00Z' : '2026-11-17T08:00:00Z');
      await buildDelivery(db, {
        contract,
        weighed_at,
        ...of('1', { number: String(100 + number) }),
      });
    }
  });
  const { items, pagination } = await listOf(site, amounts.latest);
  assert.deepEqual([...new Set(items.map(({ date }) => date))], ['2026-11-17']);
  assert.deepEqual(
    items.map(({ material_number }) => material_number),
    ['102', '103', '104', '105', '106', '107', '108', '109', '110', '111'],
  );
  assert.deepEqual([pagination.page_size, pagination.total_items], [10, 10]);
  const more = await listOf(site, amounts.latest, { page_size: 100 });
  assert.equal(more.items.length, 10);
});

test('API-66 ENT-50 cards come in pages by material number', async () => {
  const site = await buildSite(server);
  await server.build(site.scope, async (db) => {
    for (const number of ['3', '1', '5', '2', '4']) {
      await buildDelivery(db, { contract: site.contract, ...of('1', { number }) });
    }
  });
  const pages = [];
  for (const page of [1, 2, 3, 4]) {
    const { items, pagination } = await totalOf(site, { page, page_size: 2 });
    const { total_items, total_pages, has_next_page } = pagination;
    assert.deepEqual([total_items, total_pages], [5, 3]);
    pages.push([items.map(({ material_number }) => material_number).join(), has_next_page]);
  }
  assert.deepEqual(pages, [
    ['1,2', true],
    ['3,4', true],
    ['5', false],
    ['', false],
  ]);
});

/** Asphalt from two plants and gravel from one of them, agreed and delivered. */
const buildMixed = async () => {
  const site = await buildSite(server);
  const { contract } = site;
  await server.build(site.scope, async (db) => {
    const plant = { factory_number: '2210', factory_name: 'Werk Hohenfels' };
    await buildDelivery(db, { contract, ...of('20') });
    await buildDelivery(db, { contract, ...plant, ...of('5') });
    await buildDelivery(db, { contract, ...plant, ...of('7', GRAVEL) });
    await buildItem(db, {
      contract,
      material_number: '300251',
      material_name: 'C25/30',
      category: 3,
    });
  });
  return site;
};

test('API-65 API-66 ENT-52 filters choose cards and never change what stands on one', async () => {
  const site = await buildMixed();
  for (const [filterString, expected] of [
    [{}, ['102244 25,00', '201045 7,00', '300251 0,00']],
    [{ factory: ['2140'] }, ['102244 25,00', '300251 0,00']],
    [{ factory: ['2210'] }, ['102244 25,00', '201045 7,00']],
    [{ material: ['201045', '300251'] }, ['201045 7,00', '300251 0,00']],
    [{ material_category: ['2', '3'] }, ['102244 25,00', '300251 0,00']],
    [{ material_category: ['2'], material: ['201045'] }, []],
  ] satisfies [Input['filterString'], string[]][]) {
    const { items, pagination } = await server.send(
      amounts.total,
      { ...ofContract(site), ...ALL, filterString },
      site,
    );
    const cards = items.map((card) => `${card.material_number} ${card.incoming_quantity}`);
    assert.deepEqual(cards, expected);
    assert.equal(pagination.total_items, expected.length);
    const daily = await listOf(site, amounts.daily, { filterString });
    const delivered = expected.filter((card) => !card.startsWith('300251'));
    assert.deepEqual(
      daily.items.map((card) => `${card.material_number} ${card.incoming_quantity}`),
      delivered,
    );
  }
});

test('API-51 SRV-13 both lists offer what they can be narrowed to, the daily one also a day', async () => {
  const site = await buildMixed();
  const total = await server.send(amounts.totalFilterOptions, ofContract(site), site);
  assert.deepEqual(
    total.items.map(({ key, type, options }) => [key, type, options.map(({ label }) => label)]),
    [
      ['material_category', 'chips', ['Gesteinskörnung', 'Asphalt', 'Beton']],
      ['material', 'select', ['Asphalttragschicht AC 22 T S', 'C25/30', 'Frostschutzkies 0/45']],
      ['factory', 'select', ['Asphaltwerk Lauenau', 'Werk Hohenfels']],
    ],
  );
  const daily = await server.send(amounts.dailyFilterOptions, ofContract(site), site);
  const day = { key: 'date', label: 'Datum', type: 'date', options: [] };
  assert.deepEqual(daily.items, [...total.items, day]);
  const bare = await buildSite(server);
  await server.build(bare.scope, async (db) => {
    await buildItem(db, { contract: bare.contract, cancelled: true });
    await buildItem(db, { contract: bare.contract, target_quantity: null });
  });
  for (const call of [amounts.totalFilterOptions, amounts.dailyFilterOptions]) {
    assert.deepEqual((await server.send(call, ofContract(bare), bare)).items, []);
  }
});

const PATHS = ['daily', 'daily/latest', 'total', 'daily/filter-options', 'total/filter-options'];

test('D-14 D-17 SRV-13 foreign contracts and callers without login get no amounts', async () => {
  const site = await buildSite(server);
  const foreign = await buildMixed();
  for (const path of PATHS.map((end) => `materials/quantity/${end}`)) {
    const ask = async (number: string, token?: string) => {
      const query = `${path}?contract_number=${number}`;
      const answer = await server.request('GET', query, token === undefined ? {} : { token });
      return { status: answer.status, message: Object(answer.json).message };
    };
    const ofOther = await ask(foreign.contract.contract_number, site.token);
    assert.equal(ofOther.status, 404, path);
    assert.deepEqual(await ask('49999999', site.token), ofOther);
    assert.equal((await ask(site.contract.contract_number)).status, 401, path);
  }
});

test('T-19 amounts of a number that two suppliers use are settled by the id of the contract', async () => {
  const site = await buildSite(server);
  const twin = await server.build(site.scope, async (db) => {
    const supplier = await buildSupplier(db);
    const { contract_number } = site.contract;
    const made = await buildContract(db, { company: site.company, supplier, contract_number });
    await buildDelivery(db, { contract: made, ...of('3') });
    return made;
  });
  await assert.rejects(totalOf(site), refused(409));
  const { items } = await totalOf(site, { contract_id: twin.id });
  assert.deepEqual(
    items.map((card) => card.incoming_quantity),
    ['3,00'],
  );
  assert.deepEqual((await totalOf(site, { contract_id: site.contract.id })).items, []);
});

test('D-24 VAL-27 bad input of the amounts names its field', async () => {
  const { contract, token } = await buildSite(server);
  const number = `contract_number=${contract.contract_number}`;
  for (const [wire, field] of [
    ['page=1', 'contract_number'],
    [`${number}&page=0`, 'page'],
    [`${number}&page_size=101`, 'page_size'],
    [`${number}&contract_id=7`, 'contract_id'],
    [`${number}&filterString=date%3D2026-11-20`, 'filterString'],
    [`${number}&filterString=date%3D31-02-2026`, 'filterString'],
    [`${number}&filterString=material_category%3D5`, 'filterString'],
  ] as const) {
    const path = `materials/quantity/daily?${wire}`;
    const { status, json } = await server.request('GET', path, { token });
    assert.equal(status, 422, wire);
    assert.deepEqual(
      Object(json).errors.map((error: { field: string }) => error.field),
      [field],
    );
  }
});
