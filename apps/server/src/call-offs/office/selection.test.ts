import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as decisions from '@abrufbar/contract/call-offs/office-decisions.ts';
import * as contract from '@abrufbar/contract/call-offs/office-list.ts';
import { buildCallOff, buildDecision } from '#call-offs/build.ts';
import { buildItem } from '#contracts/build.ts';
import { newId } from '#core/ids.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const member = await addMember(server, { name: 'Lena Bartels' }, NOW);
const send = asStaff(server, await signedIn(server, member, NOW));

const { MAX_SELECTED } = contract;
type Fields = Partial<Parameters<typeof buildCallOff>[1]>;

/** Call-offs of a site, made in one transaction. */
const build = ({ item, supplier, scope, buyer }: OrderSite, all: readonly Fields[]) =>
  server.build(scope, async (db) => {
    const made = [];
    for (const fields of all)
      made.push(await buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }));
    return made;
  });

const of = ({ contract: { id } }: OrderSite) => ({ ...contract.UNFILTERED, contract: id });

test('OFF-234 everything that waits is selected over all pages, up to 200, and its load is checked in one call', async () => {
  const site = await buildOrderSite(server);
  const waiting = { status: 1, quantity: '1.000' } as const;
  const made = await build(site, [
    ...Array.from({ length: MAX_SELECTED + 2 }, () => waiting),
    { status: 4 },
    { status: 3 },
  ]);
  const [pending] = made;
  assert.ok(pending);
  await server.build(site.scope, (db) => buildDecision(db, pending, site.supplier));
  const { items, has_more: hasMore } = await send(contract.officeSelection, of(site));
  assert.deepEqual([items.length, hasMore], [MAX_SELECTED, true]);
  assert.ok(items.every(({ id, status }) => status === 1 && id !== pending.id));
  const { items: states } = await send(decisions.officePending, {
    ids: made.map(({ id }) => id).slice(0, 2),
  });
  const decided = new Map(
    states.map(({ id, status, decision_id }) => [id, [status, decision_id !== null]]),
  );
  assert.deepEqual(decided.get(pending.id), [1, true]);
  assert.deepEqual(decided.get(made[1]?.id ?? ''), [1, false]);
  const { items: changes } = await send(contract.officeSelection, { ...of(site), view: 'changes' });
  assert.deepEqual(changes, []);
  const ids = items.map(({ id }) => id);
  assert.deepEqual(await send(contract.officeLoadCheck, { ids }), { highest: null });
});

test('OFF-55 OFF-234 the largest selection is decided and held within a minute', async () => {
  const id = newId();
  const statuses = new Set<number>();
  const CONCURRENT_REQUESTS = 20;
  for (let sent = 0; sent < 2 * MAX_SELECTED; sent += CONCURRENT_REQUESTS) {
    const answers = Array.from({ length: CONCURRENT_REQUESTS }, () =>
      refusalOf(send(decisions.officeHold, { id, decision_id: id })),
    );
    for (const { status } of await Promise.all(answers)) statuses.add(status);
  }
  assert.deepEqual([...statuses], [404]);
});

test('OFF-235 sums are by unit: of everything and of each day', async () => {
  const site = await buildOrderSite(server);
  const concrete = await server.build(site.scope, (db) =>
    buildItem(db, { contract: site.contract, quantity_unit: 'm³' }),
  );
  await build(site, [
    { status: 1, starts_on: '2026-11-23', item: concrete, quantity: '7.500' },
    { status: 1, starts_on: '2026-11-23', item: concrete, quantity: '8.000' },
    { status: 1, starts_on: '2026-11-24', item: concrete, quantity: '6.000' },
    { status: 1, starts_on: '2026-11-24', quantity: '0.100' },
  ]);
  const { sum, days } = await send(contract.officeList, { ...of(site), sort: 'time', page: 1 });
  const amounts = (tonnes: number, cubicMetres: number) => [
    ...(tonnes > 0 ? [{ quantity: tonnes, unit: 't' }] : []),
    { quantity: cubicMetres, unit: 'm³' },
  ];
  assert.deepEqual(sum, { count: 4, amounts: amounts(0.1, 21.5) });
  assert.deepEqual(days, [
    { day: '2026-11-23', count: 2, amounts: amounts(0, 15.5) },
    { day: '2026-11-24', count: 2, amounts: amounts(0.1, 6) },
  ]);
});

test('OFF-236 call-offs run while they wait, and confirmed ones until their last day', async () => {
  const site = await buildOrderSite(server);
  const on = (status: 1 | 2 | 3 | 4 | 5 | 20 | 30, day: string) => ({ status, starts_on: day });
  await build(site, [
    on(1, '2026-11-18'),
    on(4, '2026-11-19'),
    { status: 4, starts_on: '2026-11-19', ends_on: '2026-11-20' },
    on(4, '2026-11-21'),
    on(30, '2026-11-22'),
    on(3, '2026-11-21'),
    on(5, '2026-11-21'),
  ]);
  const { items } = await send(contract.officeList, {
    ...of(site),
    view: 'running',
    sort: 'time',
    page: 1,
  });
  assert.deepEqual(
    items.map(({ status, ends_on: end }) => [status, end]),
    [
      [1, '2026-11-18'],
      [4, '2026-11-20'],
      [4, '2026-11-21'],
      [30, '2026-11-22'],
    ],
  );
});
