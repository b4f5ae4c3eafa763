/** Contracts, customers and deliveries as staff read them (OFF-82, OFF-33). */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as companies from '@abrufbar/contract/companies/office.ts';
import * as contracts from '@abrufbar/contract/contracts/office.ts';
import * as deliveries from '@abrufbar/contract/deliveries/office.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { buildUser } from '#companies/build.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { insertPlants, updatePlant } from '#contracts/plant-store.ts';
import { insertErpId } from '#companies/store.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOfficeSite } from '#testing/concepts/office-site.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const staffOf = async (brand: 'nordstein' | 'suedkies') =>
  asStaff(server, await signedIn(server, await addMember(server, { brands: [brand] }, NOW), NOW));
const north = await staffOf('nordstein');
const south = await staffOf('suedkies');

const CONTRACTS: InputOf<typeof contracts.officeList> = {
  view: 'all',
  customer: null,
  q: null,
  sort: null,
  direction: null,
  page: 1,
};
const CUSTOMERS: InputOf<typeof companies.officeList> = {
  q: null,
  sort: null,
  direction: null,
  page: 1,
};
const DELIVERIES: InputOf<typeof deliveries.officeList> = {
  ...deliveries.UNFILTERED,
  page: 1,
};

test('OFF-33 contracts are filtered, searched and sorted by the server', async () => {
  const site = await buildOfficeSite(server, { name: 'B 442, Deckenerneuerung', company: 'Alba' });
  const { company, supplier } = site;
  const closed = await server.build({ companies: [company.id] }, (db) =>
    buildContract(db, {
      company,
      supplier,
      name: 'Äußere Ringstraße',
      status: 1,
      ends_on: '2026-10-31',
    }),
  );
  const ids = async (filters: Partial<typeof CONTRACTS>) => {
    const customer = [String(company.id)];
    const { items } = await north(contracts.officeList, { ...CONTRACTS, customer, ...filters });
    return items.map(({ id }) => id);
  };
  const first = site.contract.id;
  const cases: [filters: Partial<typeof CONTRACTS>, expected: string[]][] = [
    [{}, [closed.id, first]],
    [{ direction: 'desc' }, [first, closed.id]],
    [{ view: 'open' }, [first]],
    [{ view: 'closed' }, [closed.id]],
    [{ q: 'ringstrasse' }, [closed.id]],
    [{ q: site.contract.contract_number }, [first]],
    [{ q: 'alba', view: 'open' }, [first]],
    [{ sort: 'ends' }, [closed.id, first]],
    [{ sort: 'activity', direction: 'desc' }, [first, closed.id]],
    [{ page: 2 }, []],
  ];
  await site.load();
  for (const [filters, expected] of cases)
    assert.deepEqual(await ids(filters), expected, JSON.stringify(filters));
});

test('OFF-82 a contract has items with what is left, its plants, terms and people', async () => {
  const site = await buildOfficeSite(server);
  const { supplier, company, contract, item } = site;
  await server.build({}, async (db) => {
    await insertPlants(db, supplier.id, [{ number: '2140', name: 'Asphaltwerk Lauenau' }]);
    await updatePlant(
      db,
      [supplier.id],
      { supplierId: supplier.id, number: '2140', version: 1 },
      { weekday: null, saturday: null, hourlyLimit: 200, dispatchPhone: null },
      { name: 'Lena Bartels', at: new Date(NOW) },
    );
  });
  await server.build({ companies: [company.id] }, (db) =>
    buildItem(db, {
      contract,
      position: '20',
      material_number: '100045',
      material_name: 'Frostschutzkies 0/45',
      category: 1,
      target_quantity: null,
    }),
  );
  await site.order({ number: '900', status: 4, quantity: '120.000' });
  await site.order({ status: 1, quantity: '50.000' });
  await site.load({ call_off_number: '900' });
  await site.load({ confirmed: { at: new Date(NOW), by: site.person.id } });
  const detail = await north(contracts.officeDetail, { id: contract.id });
  assert.deepEqual(
    detail.items.map((one) => [one.position, one.target, one.delivered, one.promised]),
    [
      ['10', 500, 26.4, 120], // 26.4 on their way, 93.6 of the call-off still to come
      ['20', null, 0, 0],
    ],
  );
  assert.deepEqual(detail.items[0]?.id, item.id);
  assert.deepEqual(detail.plants, [
    { name: 'Asphaltwerk Lauenau', hourly_limit: 200, quantity_unit: 't' },
  ]);
  assert.deepEqual(detail.terms, { allows_night: false, incoterms: ['frei Baustelle', 'ab Werk'] });
  assert.deepEqual(detail.counts, { call_offs: 2, deliveries: 2, assets: 0 });
  assert.deepEqual(
    detail.people.map(({ name, role }) => [name, role]),
    [['Jens Harms', 'baustelle']],
  );
});

test('OFF-82 a customer has people with their rights, numbers and counts of the brand', async () => {
  const site = await buildOfficeSite(server, { company: 'Zweimarken GmbH', customer_number: '88' });
  const other = await buildOfficeSite(server, { brand: 'suedkies' });
  const { company } = site;
  await server.build({}, async (db) => {
    await insertErpId(db, {
      supplier_id: other.supplier.id,
      company_id: company.id,
      erp_customer_no: '77',
    });
    await buildUser(db, {
      companies: [company],
      role: 'leser',
      permissions: ['call-off-list', 'call-off-creation'],
      first_name: 'Elif',
      last_name: 'Aydın',
      mobile_country: '+49',
      mobile_number: '1714455667',
    });
  });
  await server.build({ companies: [company.id] }, (db) =>
    buildContract(db, { company, supplier: other.supplier }),
  );
  const detail = await north(companies.officeDetail, { id: company.id });
  assert.deepEqual(
    detail.people.map(({ name, role, permissions, phone }) => [name, role, permissions, phone]),
    [
      ['Elif Aydın', 'leser', ['call-off-list', 'call-off-creation'], '+49 1714455667'],
      [
        'Jens Harms',
        'baustelle',
        ['qr-code-scanner', 'call-off-list', 'delivery-confirm', 'asset-upload'],
        null,
      ],
    ],
  );
  assert.deepEqual(
    detail.numbers.map(({ number }) => number),
    ['88'],
  );
  assert.deepEqual(detail.counts, { open_contracts: 1, closed_contracts: 0, call_offs: 0 });
  const seenThere = await south(companies.officeDetail, { id: company.id });
  assert.deepEqual(
    [seenThere.numbers.map(({ number }) => number), seenThere.counts.open_contracts],
    [['77'], 1],
  );
});

test('OFF-33 customers are searched by name and any number, and sorted by what they have', async () => {
  const one = await buildOfficeSite(server, { company: 'Quarzbau Eins', customer_number: '61' });
  const two = await buildOfficeSite(server, { company: 'Quarzbau Zwei', customer_number: '62' });
  await server.build({ companies: [two.company.id] }, (db) =>
    buildContract(db, { company: two.company, supplier: two.supplier, status: 2 }),
  );
  const list = async (filters: Partial<typeof CUSTOMERS>) =>
    (await north(companies.officeList, { ...CUSTOMERS, q: 'quarzbau', ...filters })).items;
  const ids = async (filters: Partial<typeof CUSTOMERS>) =>
    (await list(filters)).map(({ id }) => id);
  assert.deepEqual(await ids({}), [one.company.id, two.company.id]);
  assert.deepEqual(await ids({ sort: 'contracts', direction: 'desc' }), [
    two.company.id,
    one.company.id,
  ]);
  assert.deepEqual(await ids({ q: one.company.company_nr }), [one.company.id]);
  assert.deepEqual(await ids({ page: 2 }), []);
  const [, second] = await list({});
  assert.deepEqual(
    [second?.customer_numbers, second?.open_contracts, second?.contracts, second?.people],
    [['62'], 1, 2, 1],
  );
});

test('OFF-33 deliveries are filtered, sorted and summed by day', async () => {
  const site = await buildOfficeSite(server);
  const plate = (text: string) => ({ vehicle_license_plate: text });
  const today = await site.load({ number: '2511-1', net_weight: '20.000', ...plate('HM KS 418') });
  const weekAgo = await site.load({
    number: '2511-2',
    net_weight: '25.500',
    ...plate('LAU KS 214'),
    weighed_at: new Date('2026-11-14T00:30:00+01:00'),
    confirmed: { at: new Date(NOW), by: site.person.id },
  });
  const before = await site.load({
    number: '2511-3',
    net_weight: '10.000',
    ...plate('HM AB 1'),
    weighed_at: new Date('2026-11-13T23:30:00+01:00'),
  });
  const ask = (filters: Partial<typeof DELIVERIES>) =>
    north(deliveries.officeList, { ...DELIVERIES, contract: site.contract.id, ...filters });
  const newestFirst = { direction: 'desc' } as const;
  const plant = `${site.supplier.id}:${today.factory_number}`;
  const cases: [filters: Partial<typeof DELIVERIES>, expected: string[]][] = [
    [newestFirst, [today.id, weekAgo.id, before.id]],
    [{}, [before.id, weekAgo.id, today.id]],
    [{ view: 'today' }, [today.id]],
    [{ view: 'week', ...newestFirst }, [today.id, weekAgo.id]],
    [{ view: 'week', from: '2026-11-15' }, [today.id]],
    [{ view: 'unconfirmed', ...newestFirst }, [today.id, before.id]],
    [{ until: '2026-11-13' }, [before.id]],
    [{ sort: 'net' }, [before.id, today.id, weekAgo.id]],
    [{ sort: 'plate' }, [before.id, today.id, weekAgo.id]],
    [{ q: 'hmks' }, [today.id]],
    [{ q: '2511-2' }, [weekAgo.id]],
    [{ plant: [plant], view: 'today' }, [today.id]],
    [{ plant: ['0:x'] }, []],
    [{ material: ['102244'], view: 'today' }, [today.id]],
    [{ material: ['nichts'] }, []],
    [{ customer: [String(site.company.id)], view: 'today' }, [today.id]],
    [{ page: 2 }, []],
  ];
  for (const [filters, expected] of cases) {
    const { items } = await ask(filters);
    assert.deepEqual(
      items.map(({ id }) => id),
      expected,
      JSON.stringify(filters),
    );
  }
  const { sum, days } = await ask(newestFirst);
  assert.deepEqual(sum, { count: 3, quantity: 55.5, among: null });
  assert.deepEqual(days, [
    { day: '2026-11-13', count: 1, quantity: 10 },
    { day: '2026-11-14', count: 1, quantity: 25.5 },
    { day: '2026-11-20', count: 1, quantity: 20 },
  ]);
  const counts = await north(deliveries.officeCounts, {});
  assert.ok(counts.today >= 1 && counts.unconfirmed >= 2 && counts.week >= 2);
});

test('OFF-82 a delivery says what its slip says, who confirmed it and which call-off it belongs to', async () => {
  const site = await buildOfficeSite(server);
  const order = await site.order({ number: '4711', status: 4 });
  const load = await site.load({
    call_off_number: '4711',
    confirmed: { at: new Date('2026-11-20T06:00:00Z'), by: site.person.id },
  });
  const detail = await north(deliveries.officeDetail, { id: load.id });
  assert.deepEqual(
    [detail.gross, detail.tare, detail.net, detail.is_confirmed, detail.weighed_time],
    [41, 14.6, 26.4, true, '06:52'],
  );
  assert.deepEqual(detail.call_off, { id: order.id, number: '4711' });
  assert.deepEqual(detail.confirmed, { at: '2026-11-20T06:00:00Z', by: 'Jens Harms' });
  assert.deepEqual(detail.materials, [
    {
      number: '102244',
      name: 'Asphalttragschicht AC 22 T S',
      quantity: 26.4,
      quantity_unit: 't',
    },
  ]);
});

test('OFF-15 rows of another brand answer as if they did not exist', async () => {
  const site = await buildOfficeSite(server, { brand: 'suedkies', company: 'Fremdbau' });
  const load = await site.load({ number: '9911-1' });
  const refused = {
    contract_not_found: () => north(contracts.officeDetail, { id: site.contract.id }),
    customer_not_found: () => north(companies.officeDetail, { id: site.company.id }),
    delivery_not_found: () => north(deliveries.officeDetail, { id: load.id }),
  };
  for (const [expected, send] of Object.entries(refused)) {
    const { status, code } = await refusalOf(send());
    assert.deepEqual([status, code], [404, expected]);
  }
  const lists = [
    await north(contracts.officeList, { ...CONTRACTS, q: 'Fremdbau' }),
    await north(companies.officeList, { ...CUSTOMERS, q: 'Fremdbau' }),
    await north(deliveries.officeList, { ...DELIVERIES, q: '9911-1' }),
  ];
  for (const { items } of lists) assert.deepEqual(items, []);
  const { items } = await south(deliveries.officeList, { ...DELIVERIES, q: '9911-1' });
  assert.deepEqual(
    items.map(({ id }) => id),
    [load.id],
  );
});
