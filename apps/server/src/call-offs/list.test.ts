import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CALL_OFF_STATUSES } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { buildOrderSite, refused } from '#testing/concepts/order.ts';
import { buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { buildItem } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildToken } from '#session/build.ts';

const server = await startTestServer({ after }, { now: NOW });
type Site = Awaited<ReturnType<typeof buildOrderSite>>;
type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;

const build = ({ item, supplier, scope }: Site, fields: Fields = {}, of = item) =>
  server.build(scope, (db) => buildCallOff(db, { item: of, supplier, ...fields }));
const list = (
  { contract, buyer }: Site,
  change: Partial<InputOf<typeof callOffs.list>> = {},
  token = buyer.token,
) =>
  server.send(
    callOffs.list,
    {
      contract_id: contract.id,
      status: null,
      material_category: null,
      page: 1,
      page_size: null,
      filterString: {},
      ...change,
    },
    { token },
  );
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

test('API-67 ENT-37 CLL-01 a card shows day, times, amount and material', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { starts_on: '2026-11-20', quantity: '1234.500' });
  const path = `calloff-list?contract_id=${site.contract.id}&status[]=4&status[]=1&material_category[]=2`;
  const { status, json } = await server.request('GET', path, { token: site.buyer.token });
  assert.equal(status, 200);
  assert.deepEqual(Object(json).data, {
    items: [
      {
        id,
        status: 4,
        delivery_date: '20.11.2026',
        delivery_date_pretty: 'Fr,\u00A020.11.26',
        delivery_start_time: '07:00',
        delivery_end_date: '20.11.2026',
        delivery_end_time: '15:00',
        daily_tonnage: { value: '1.235', unit: 't' },
        material: {
          designation: 'Asphalttragschicht AC 22 T S',
          hierachy_title: 'Asphalt', // sic
          number: '102244',
          category: 2,
        },
        component: null,
        can_request_change: 0,
      },
    ],
    pagination: {
      current_page: 1,
      page_size: 20,
      total_items: 1,
      total_pages: 1,
      has_next_page: false,
    },
  });
});

test('D-29 D-27 call-offs come by day and start time, page by page and none twice', async () => {
  const site = await buildOrderSite(server);
  const days = ['2026-11-23', '2026-11-20', '2026-11-22', '2026-11-22', '2026-11-22'];
  const times = ['05:00', '12:00', '09:00', '07:00', '09:00'];
  const made: { id: string }[] = [];
  for (const [index, starts_on] of days.entries()) {
    made.push(await build(site, { starts_on, starts_time: times[index] ?? '' }));
  }
  const order = [1, 3, 2, 4, 0].map((index) => made[index]?.id);
  assert.deepEqual(idsOf(await list(site)), order);
  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await list(site, { page, page_size: 2 }));
  assert.deepEqual(pages.flatMap(idsOf), order);
  assert.deepEqual(
    pages.map(({ pagination }) => [pagination.total_items, pagination.has_next_page]),
    [
      [5, true],
      [5, true],
      [5, false],
      [5, false],
    ],
  );
  // a page nobody came to by scrolling
  const jump = await list(site, { page: 2, page_size: 2 }, site.colleague.token);
  assert.deepEqual(idsOf(jump), order.slice(2, 4));
});

test('CLL-02 STA-05 STA-12 D-28 status and category narrow the list, arrays win over filterString', async () => {
  const site = await buildOrderSite(server);
  const gravel = await server.build(site.scope, (db) =>
    buildItem(db, { contract: site.contract, category: 1, material_number: '201045' }),
  );
  const made = new Map<string, string>();
  for (const status of [0, 1, 2, 3, 4, 5, 20, 30] as const) {
    made.set(String(status), (await build(site, { status })).id);
  }
  const other = await build(site, { status: 4 }, gravel);
  const statuses = ['0', '1', '20', '4', '30'] as const;
  const shown = await list(site, { status: statuses, material_category: ['2'] });
  assert.deepEqual(new Set(idsOf(shown)), new Set(statuses.map((status) => made.get(status))));
  for (const status of CALL_OFF_STATUSES) {
    const one = await list(site, { status: [status], material_category: ['2'] });
    assert.deepEqual(idsOf(one), [made.get(status)]);
    const same = await list(site, { filterString: { status: [status], material_category: ['2'] } });
    assert.deepEqual(idsOf(same), [made.get(status)]);
  }
  const filterString = { status: ['5'], material_category: ['2'] } as const;
  const won = await list(site, { filterString, status: ['4'], material_category: ['1'] });
  assert.deepEqual(idsOf(won), [other.id]);
  assert.equal((await list(site)).pagination.total_items, 9);
  assert.deepEqual(idsOf(await list(site, { material_category: ['3'] })), []);
});

test('D-33 a change is offered for confirmed call-offs ahead of an open contract only', async () => {
  const site = await buildOrderSite(server, { night_shift: true });
  const cases: [fields: Fields, offered: boolean][] = [
    [{ status: 4 }, true],
    [{ status: 4, starts_on: '2026-11-20', starts_time: '07:15' }, true], // in three minutes
    [{ status: 4, starts_on: '2026-11-20', starts_time: '07:10' }, false],
    [{ status: 4, starts_on: '2026-11-19' }, false],
    ...([0, 1, 2, 3, 5, 20, 30] as const).map((status): [Fields, boolean] => [{ status }, false]),
  ];
  const expected = new Map<string, boolean>();
  for (const [fields, offered] of cases) expected.set((await build(site, fields)).id, offered);
  const offeredTo = async (token: string) => {
    const { items } = await list(site, {}, token);
    return new Map(items.map(({ id, can_request_change }) => [id, can_request_change]));
  };
  const offered = await offeredTo(site.buyer.token);
  assert.deepEqual(offered, expected);
  const none = (map: ReadonlyMap<string, boolean>) => [...map.values()].every((one) => !one);
  assert.ok(none(await offeredTo(site.token)), 'works on site only');
  const set = (statement: ReturnType<typeof sql>) =>
    server.build(site.scope, (db) => statement.execute(db));
  await set(sql`UPDATE contract_items SET cancelled = true WHERE id = ${site.item.id}`);
  assert.ok(none(await offeredTo(site.buyer.token)), 'cancelled item');
  await set(sql`UPDATE contract_items SET cancelled = false WHERE id = ${site.item.id}`);
  await set(sql`UPDATE contracts SET status = 2 WHERE id = ${site.contract.id}`);
  assert.ok(none(await offeredTo(site.buyer.token)), 'closed contract');
});

test('D-33 D-15 a person who may order for one company is offered no change in another', async () => {
  const sites = [await buildOrderSite(server), await buildOrderSite(server)] as const;
  for (const site of sites) await build(site, { status: 4 });
  for (const [orders, reads] of [sites, sites.toReversed()]) {
    assert.ok(orders && reads);
    const token = await server.build({}, async (db) => {
      const user = await buildUser(db, { companies: [orders.company], role: 'besteller' });
      const company = { userId: user.id, companyId: reads.company.id };
      await insertMembership(db, { ...company, role: 'baustelle' });
      return buildToken(db, user, new Date(NOW));
    });
    const offered = async (site: Site) =>
      (await list(site, {}, token)).items.map(({ can_request_change }) => can_request_change);
    assert.deepEqual([await offered(orders), await offered(reads)], [[true], [false]]);
  }
});

test('API-53 T-22 the filter offers all eight statuses and all categories', async () => {
  const site = await buildOrderSite(server);
  const input = { contract_id: site.contract.id };
  const { items } = await server.send(callOffs.filterOptions, input, site.buyer);
  assert.deepEqual(
    items.map(({ key, type, options }) => [key, type, options.map(({ value }) => value)]),
    [
      ['status', 'chips', [...CALL_OFF_STATUSES]],
      ['material_category', 'chips', ['0', '1', '2', '3', '4']],
    ],
  );
  const [statuses] = items;
  assert.deepEqual(
    statuses?.options.map(({ label }) => label),
    [
      'Geplant',
      'Verbindliche Anfrage',
      'In Prüfung',
      'Bestätigt',
      'Änderungsanfrage',
      'Stornierungsanfrage',
      'Abgelehnt',
      'Storniert',
    ],
  );
});

test('D-14 D-17 the list needs login, permission and an own contract', async () => {
  const site = await buildOrderSite(server);
  await build(site);
  const input = { contract_id: site.contract.id };
  const foreign = await buildOrderSite(server);
  await assert.rejects(list(site, { contract_id: newId() }), refused(404));
  await assert.rejects(list(site, {}, foreign.buyer.token), refused(404));
  await assert.rejects(server.send(callOffs.filterOptions, input, foreign.buyer), refused(404));
  const path = `calloff-list?contract_id=${site.contract.id}`;
  assert.equal((await server.request('GET', path)).status, 401);
  await server.build({}, (db) =>
    sql`UPDATE memberships SET permissions = '{call-off-creation}' WHERE user_id = ${site.colleague.id}`.execute(
      db,
    ),
  );
  await assert.rejects(list(site, {}, site.colleague.token), refused(403));
  const bad = await server.request('GET', `${path}&status[]=7&material_category[]=9&page=0`, {
    token: site.buyer.token,
  });
  assert.equal(bad.status, 422);
  assert.deepEqual(
    Object(bad.json).errors.map(({ field }: { field: string }) => field),
    ['material_category', 'status', 'page'],
  );
});
