import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { buildSupplier } from '#companies/build.ts';
import { buildContract, buildFavourite, buildSubscription } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });
const site = await buildSite(server, {
  contract_number: '40018277',
  customer_order_number: '4500-1187',
});
const { company, contract, token } = site;
const foreign = await buildSite(server, { contract_number: '40099999' });

const ALL = { page: 1, page_size: null, query: [], filterString: {} };
const ofCompany = { company_number: company.company_nr, ...ALL };
const refused =
  (status: number, ...fields: string[]) =>
  (error: unknown) => {
    assert.ok(error instanceof CallError);
    assert.equal(error.status, status);
    const named = error.errors.map(({ field }) => field);
    assert.deepEqual(named, fields);
    return true;
  };

test('API-46 SRV-04 ENT-26 ENT-28 ENT-29 a contract is listed with all its fields', async () => {
  await server.build(site.scope, async (db) => {
    await buildDelivery(db, { contract });
    await buildDelivery(db, { contract, weighed_at: new Date('2026-11-19T22:59:59Z') });
    await buildSubscription(db, contract, site.user);
  });
  const path = `contracts?company_number=${company.company_nr}&page=1&page_size=20&query=&filterString=`;
  const { status, json } = await server.request('GET', path, { token });
  assert.equal(status, 200);
  assert.deepEqual(json, {
    data: {
      items: [
        {
          id: contract.id,
          name: 'Ortsumgehung Lauenau BA 2',
          contract_number: '40018277',
          building_site_number: 'BS-2291',
          customer_order_number: '4500-1187',
          contract_date_start: '01.03.2026',
          contract_date_end: '31.10.2027',
          vk_org: site.supplier.name,
          favorite: 'false',
          active_subscription: 1,
          status: 0,
          status_text: 'Offen',
          today_delivery: 1,
          today_call_off: 0,
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

test('ENT-30 a selected contract is found by id with its page head', async () => {
  const found = await server.send(contracts.find, { id: contract.id }, { token });
  assert.deepEqual(found, {
    contract_id: contract.id,
    contract_number: '40018277',
    contract_name: 'Ortsumgehung Lauenau BA 2',
    contract_status: 0,
    contract_status_text: 'Offen',
    active_subscription: true,
    company_number: company.company_nr,
    building_site_number: 'BS-2291',
    customer_order_number: '4500-1187',
    contract_date_start: '2026-03-01',
    contract_date_end: '2027-10-31',
    vk_org: site.supplier.name,
    favorite: false,
    open_claims: 0,
    open_checks: 0,
  });
});

test('D-14 a foreign contract and one that does not exist answer alike', async () => {
  const answers = [foreign.contract.id, newId()].map((id) =>
    server.request('GET', `contracts/${id}`, { token }),
  );
  const [ofOther, absent] = await Promise.all(answers);
  assert.equal(ofOther?.status, 404);
  const { request_id: _, ...shown } = Object(ofOther?.json);
  const { request_id: __, ...shownAbsent } = Object(absent?.json);
  assert.deepEqual(shown, shownAbsent);
});

test('API-54 API-55 SIT-09 a favourite is set and taken away, however often it is said', async () => {
  const named = { contract_number: '40018277', contract_id: null };
  const isFavourite = async () =>
    (await server.send(contracts.find, { id: contract.id }, { token })).favorite;
  for (let times = 0; times < 2; times += 1) {
    const answer = await server.send(contracts.addFavourite, named, { token, key: newId() });
    assert.deepEqual(answer, { contract_id: contract.id, favorite: true });
    assert.equal(await isFavourite(), true);
  }
  for (let times = 0; times < 2; times += 1) {
    const answer = await server.send(contracts.removeFavourite, named, { token });
    assert.deepEqual(answer, { contract_id: contract.id, favorite: false });
    assert.equal(await isFavourite(), false);
  }
});

test('API-54 a number that two suppliers use is settled by the id of the contract', async () => {
  const twin = await server.build(site.scope, async (db) => {
    const supplier = await buildSupplier(db);
    return buildContract(db, { company, supplier, contract_number: '40018277' });
  });
  const contract_number = '40018277';
  const add = (contract_id: string | null) =>
    server.send(contracts.addFavourite, { contract_number, contract_id }, { token });
  await assert.rejects(add(null), refused(409));
  assert.equal((await add(twin.id)).contract_id, twin.id);
  await assert.rejects(add(foreign.contract.id), refused(404));
  await assert.rejects(
    server.send(
      contracts.addFavourite,
      { contract_number: '40099999', contract_id: null },
      { token },
    ),
    refused(404),
  );
});

test('API-47 SRV-05 recent contracts are the ten last active ones', async () => {
  const busy = await buildSite(server);
  const { supplier } = busy;
  const dated = await server.build(busy.scope, async (db) => {
    const made: { id: string; at: string }[] = [];
    for (let day = 1; day <= 12; day += 1) {
      const other = await buildContract(db, { company: busy.company, supplier });
      const at = new Date(Date.UTC(2026, 9, (day * 5) % 13, 8));
      await buildDelivery(db, { contract: other, weighed_at: at });
      // An older ticket that comes late is no later activity.
      const older = new Date(Date.UTC(2026, 0, day));
      await buildDelivery(db, { contract: other, weighed_at: older });
      made.push({ id: other.id, at: at.toISOString() });
    }
    return made;
  });
  const { items } = await server.send(
    contracts.recent,
    { company_number: busy.company.company_nr },
    { token: busy.token },
  );
  const expected = dated.toSorted((a, b) => (a.at < b.at ? 1 : -1)).slice(0, 10);
  assert.deepEqual(
    items.map(({ id }) => id),
    expected.map(({ id }) => id),
  );
});

test('API-50 ENT-52 filters of the contract list are offered', async () => {
  const { items } = await server.send(
    contracts.filterOptions,
    { company_number: foreign.company.company_nr },
    { token: foreign.token },
  );
  assert.deepEqual(
    items.map(({ key, label, type }) => [key, label, type]),
    [
      ['status', 'Status', 'chips'],
      ['favourites', 'Favoriten', 'chips'],
      ['supplier', 'Lieferant', 'select'],
    ],
  );
  assert.deepEqual(items[2]?.options, [
    { value: foreign.supplier.vk_org, label: foreign.supplier.name },
  ]);
});

test('D-17 contracts answer nothing without login', async () => {
  const number = company.company_nr;
  for (const [method, path] of [
    ['GET', `contracts?company_number=${number}`],
    ['GET', `contracts/${contract.id}`],
    ['GET', `recent-contracts?company_number=${number}`],
    ['GET', `contracts/filter-options?company_number=${number}`],
    ['POST', 'favourite-contracts/add'],
    ['POST', 'favourite-contracts/remove'],
  ] as const) {
    const { status } = await server.request(method, path);
    assert.equal(status, 401, path);
  }
});

test('D-14 contracts of another company are refused, whether it exists or not', async () => {
  for (const call of [contracts.list, contracts.recent, contracts.filterOptions]) {
    for (const company_number of [foreign.company.company_nr, '999999999']) {
      const input = { ...ALL, company_number };
      await assert.rejects(server.send(call, input, { token }), refused(403));
    }
  }
});

test('D-24 bad input of the contract list names its field', async () => {
  for (const [wire, field] of [
    ['', 'company_number'],
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page_size=101', 'page_size'],
    ['page_size=all', 'page_size'],
    ['filterString=status%3D7', 'filterString'],
    [`query=${'x'.repeat(101)}`, 'query'],
  ] as const) {
    const path = `contracts?${field === 'company_number' ? '' : `company_number=${company.company_nr}&`}${wire}`;
    const { status, json } = await server.request('GET', path, { token });
    assert.equal(status, 422, wire);
    const [error] = Object(json).errors;
    assert.equal(error.field, field);
    assert.match(error.message, /Bitte/);
  }
});

test('D-29 the list shows marks of the caller only', async () => {
  await server.build(site.scope, (db) => buildFavourite(db, contract, foreign.user));
  const { items } = await server.send(contracts.list, ofCompany, { token });
  assert.equal(items.find(({ id }) => id === contract.id)?.favorite, false);
});
