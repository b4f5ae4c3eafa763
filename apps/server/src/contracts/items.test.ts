import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { ASPHALT, buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });
const at = new Date(NOW);

type Input = Parameters<typeof server.send<typeof contracts.items>>[1];
const ofContract = ({ contract }: Site) => ({
  contract_number: contract.contract_number,
  contract_id: null,
});
const itemsOf = (site: Site, change: Partial<Input> = {}) => {
  const all = { ...ofContract(site), page: 1, page_size: null, filterString: {} };
  return server.send(contracts.items, { ...all, ...change }, site);
};
type ItemFields = Partial<Parameters<typeof buildItem>[1]>;
const addItems = ({ contract, scope }: Site, ...items: ItemFields[]) =>
  server.build(scope, async (db) => {
    const made = [];
    for (const [index, fields] of items.entries()) {
      const position = String((index + 1) * 10).padStart(3, '0');
      made.push(await buildItem(db, { contract, position, ...fields }));
    }
    return made;
  });
const deliver = ({ contract, scope, user }: Site, delivered: string, incoming: string) =>
  server.build(scope, async (db) => {
    const confirmed = { at, by: user.id };
    const materials = (quantity: string) => [{ ...ASPHALT, quantity }];
    await buildDelivery(db, { contract, confirmed, materials: materials(delivered) });
    await buildDelivery(db, { contract, materials: materials(incoming) });
  });

test('API-48 SRV-06 ENT-35 ENT-36 D-43 items are listed with all their fields', async () => {
  const site = await buildSite(server);
  const plants = {
    factory_numbers: ['2140', '2155'],
    factory_names: ['Asphaltwerk Lauenau', 'Asphaltwerk Hannover-Nord'],
  };
  const [item, cancelled] = await addItems(
    site,
    { ...plants, target_quantity: '500.500' },
    {
      material_number: '201045',
      material_name: 'Frostschutzkies 0/45',
      category: 1,
      cancelled: true,
    },
  );
  await deliver(site, '120.250', '26.400');
  const { status, json } = await server.request(
    'GET',
    `contract-items?contract_number=${site.contract.contract_number}&page=1&filterString=`,
    { token: site.token },
  );
  assert.equal(status, 200);
  assert.deepEqual(json, {
    data: {
      items: [
        {
          id: item?.id,
          contract_item_id: item?.id,
          material_designation: 'Asphalttragschicht AC 22 T S',
          material_number: '102244',
          material_category: 2,
          material_group: 'Asphalt',
          factory_number: '2140, 2155',
          factory_name: 'Asphaltwerk Lauenau, Asphaltwerk Hannover-Nord',
          target_quantity_raw: 500.5,
          delivered_quantity_raw: 120.25,
          remaining_quantity_raw: 353.85,
          quantity_unit: 't',
          cancelled: 0,
        },
        {
          id: cancelled?.id,
          contract_item_id: cancelled?.id,
          material_designation: 'Frostschutzkies 0/45',
          material_number: '201045',
          material_category: 1,
          material_group: 'Gesteinskörnung',
          factory_number: '2140',
          factory_name: 'Asphaltwerk Lauenau',
          target_quantity_raw: 500,
          delivered_quantity_raw: 0,
          remaining_quantity_raw: 0,
          quantity_unit: 't',
          cancelled: 1,
        },
      ],
      pagination: {
        current_page: 1,
        page_size: 20,
        total_items: 2,
        total_pages: 1,
        has_next_page: false,
      },
    },
  });
});

// target (null: none agreed) and state of each item -> delivered and remaining of each, after 120 t and 30 t on the way
const SHARED: readonly [string, ItemFields[], [number, number][]][] = [
  ['more than came', [{ target_quantity: '200' }], [[120, 50]]],
  ['less than came', [{ target_quantity: '100' }], [[120, 0]]],
  ['nothing agreed', [{ target_quantity: null }], [[120, 0]]],
  [
    'in the order of positions',
    [{ target_quantity: '100' }, { target_quantity: '90' }],
    [
      [100, 0],
      [20, 40],
    ],
  ],
  [
    'the last takes the rest',
    [{ target_quantity: '50' }, { target_quantity: '20' }],
    [
      [50, 0],
      [70, 0],
    ],
  ],
  [
    'a cancelled one takes nothing beside another',
    [{ target_quantity: '90', cancelled: true }, { target_quantity: '200' }],
    [
      [0, 0],
      [120, 50],
    ],
  ],
  ['a cancelled one keeps what came', [{ target_quantity: '200', cancelled: true }], [[120, 0]]],
  [
    'another unit is another matter',
    [{ target_quantity: '200' }, { target_quantity: '70', quantity_unit: 'm³' }],
    [
      [120, 50],
      [0, 70],
    ],
  ],
];

for (const [name, fields, expected] of SHARED) {
  test(`ENT-35 D-46 items share what was delivered: ${name}`, async () => {
    const site = await buildSite(server);
    const made = await addItems(site, ...fields);
    await deliver(site, '120.000', '30.000');
    const { items } = await itemsOf(site, { page_size: 1 });
    assert.equal(items.length, 1);
    const seen = [];
    for (const { id } of made) {
      const one = await server.send(contracts.item, { contract_item_id: id }, site);
      seen.push([one.delivered_quantity_raw, one.remaining_quantity_raw]);
    }
    assert.deepEqual(seen, expected);
  });
}

test('API-49 one item comes with its contract', async () => {
  const site = await buildSite(server, { status: 3 });
  const [item] = await addItems(site, {});
  const [listed] = (await itemsOf(site)).items;
  const found = await server.send(contracts.item, { contract_item_id: item?.id ?? '' }, site);
  assert.deepEqual(found, {
    ...listed,
    contract_id: site.contract.id,
    contract_number: site.contract.contract_number,
    contract_name: 'Ortsumgehung Lauenau BA 2',
    contract_status: 3,
  });
});

test('API-48 ENT-50 items come in pages by material number, then position', async () => {
  const site = await buildSite(server);
  await addItems(
    site,
    { material_number: '3' },
    { material_number: '2' },
    { material_number: '1' },
    { material_number: '2' },
  );
  const pages = [];
  for (const page of [1, 2, 3]) {
    const { items, pagination } = await itemsOf(site, { page, page_size: 3 });
    assert.deepEqual([pagination.total_items, pagination.total_pages], [4, 2]);
    pages.push([items.map((one) => one.material_number).join(), pagination.has_next_page]);
  }
  assert.deepEqual(pages, [
    ['1,2,2', true],
    ['3', false],
    ['', false],
  ]);
});

test('API-48 API-53 ENT-52 items are narrowed by what the filters offer', async () => {
  const site = await buildSite(server);
  const plant = { factory_numbers: ['2210'], factory_names: ['Werk Hohenfels'] };
  const both = {
    factory_numbers: ['2140', '2210'],
    factory_names: ['Asphaltwerk Lauenau', 'Werk Hohenfels'],
  };
  await addItems(
    site,
    { material_number: '1', ...both },
    { material_number: '2', material_name: 'Füllsand 0/2', category: 1, ...plant },
    { material_number: '3', material_name: 'Mutterboden', category: 4 },
  );
  const { items: filters } = await server.send(contracts.itemFilterOptions, ofContract(site), site);
  assert.deepEqual(
    filters.map(({ key, label, type, options }) => [
      key,
      label,
      type,
      options.map((option) => option.label),
    ]),
    [
      [
        'material_category',
        'Materialgruppe',
        'chips',
        ['Gesteinskörnung', 'Asphalt', 'Recycling und Boden'],
      ],
      [
        'material',
        'Material',
        'select',
        ['Asphalttragschicht AC 22 T S', 'Füllsand 0/2', 'Mutterboden'],
      ],
      ['factory', 'Werk', 'select', ['Asphaltwerk Lauenau', 'Werk Hohenfels']],
    ],
  );
  for (const [filterString, expected] of [
    [{ factory: ['2210'] }, '1,2'],
    [{ factory: ['2140'] }, '1,3'],
    [{ material: ['2', '3'] }, '2,3'],
    [{ material_category: ['1', '4'] }, '2,3'],
    [{ material_category: ['1'], factory: ['2140'] }, ''],
  ] satisfies [Input['filterString'], string][]) {
    const { items, pagination } = await itemsOf(site, { filterString });
    const numbers = items.map((one) => one.material_number);
    assert.equal(numbers.join(), expected);
    assert.equal(pagination.total_items, numbers.length);
  }
  const bare = await buildSite(server);
  const none = await server.send(contracts.itemFilterOptions, ofContract(bare), bare);
  assert.deepEqual(none.items, []);
});

const refused = (status: number) => (error: unknown) =>
  error instanceof CallError && error.status === status;

test('D-14 D-17 foreign items are as absent ones, and nobody without login sees any', async () => {
  const site = await buildSite(server);
  const foreign = await buildSite(server);
  const [item] = await addItems(foreign, {});
  for (const contract_item_id of [item?.id ?? '', newId()]) {
    await assert.rejects(server.send(contracts.item, { contract_item_id }, site), refused(404));
  }
  for (const { contract_number } of [foreign.contract, { contract_number: '49999999' }]) {
    await assert.rejects(itemsOf(site, { contract_number }), refused(404));
    const named = { contract_number, contract_id: null };
    await assert.rejects(server.send(contracts.itemFilterOptions, named, site), refused(404));
  }
  for (const path of [
    'contract-items?contract_number=1',
    'contract-items/filter-options?contract_number=1',
    `contract-item?contract_item_id=${newId()}`,
  ]) {
    assert.equal((await server.request('GET', path)).status, 401, path);
  }
});

test('D-24 bad input of the items names its field', async () => {
  const { contract, token } = await buildSite(server);
  const list = `contract-items?contract_number=${contract.contract_number}`;
  for (const [path, field] of [
    ['contract-items?page=1', 'contract_number'],
    [`${list}&page=x`, 'page'],
    [`${list}&page_size=0`, 'page_size'],
    [`${list}&filterString=material_category%3D9`, 'filterString'],
    ['contract-item', 'contract_item_id'],
    ['contract-item?contract_item_id=7', 'contract_item_id'],
  ] as const) {
    const { status, json } = await server.request('GET', path, { token });
    assert.equal(status, 422, path);
    const [error] = Object(json).errors;
    assert.equal(error.field, field);
  }
});

test('ENT-26 D-29 call-offs that count for today are activity of today', async () => {
  const site = await buildSite(server, { name: 'Z' });
  const { company, supplier, scope } = site;
  const { confirmed, changeRequest, planned, bindingRequest, inReview, ...over } = CALL_OFF_STATUS;
  await server.build(scope, async (db) => {
    await buildContract(db, { company, supplier, name: 'A' });
    const busy = await buildContract(db, { company, supplier, name: 'B' });
    await buildDelivery(db, { contract: busy });
    const item = await buildItem(db, { contract: site.contract });
    const today = { item, supplier, starts_on: '2026-11-20' };
    for (const status of [planned, bindingRequest, inReview, confirmed]) {
      await buildCallOff(db, { ...today, status });
    }
    const requested = { starts_on: '2026-11-23', ends_on: '2026-11-23' };
    const earlier = { starts_on: '2026-11-20', ends_on: '2026-11-20' };
    await buildCallOff(db, { ...today, ...requested, status: changeRequest, earlier });
    for (const status of Object.values(over)) await buildCallOff(db, { ...today, status });
    await buildCallOff(db, { ...today, starts_on: '2026-11-21', ends_on: '2026-11-21' });
  });
  const all = { page: 1, page_size: 1, query: [], filterString: {} };
  const seen = [];
  for (const page of [1, 2, 3]) {
    const { company_nr: company_number } = company;
    const { items } = await server.send(contracts.list, { ...all, company_number, page }, site);
    seen.push(items.map((one) => [one.name, one.today_delivery, one.today_call_off]).flat());
  }
  assert.deepEqual(seen, [
    ['B', 1, 0],
    ['Z', 0, 5],
    ['A', 0, 0],
  ]);
});
