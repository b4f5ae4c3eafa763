import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import { buildOrderSite, fillNewCart, type OrderSite, refused } from '#testing/concepts/order.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { NOW } from '#testing/concepts/site.ts';
import { type Database, enter } from '#core/database/database.ts';
import { startTestServer } from '#testing/server/server.ts';
import { startSession } from '#session/start-session.ts';
import { lockAwaited } from '#testing/database/locks.ts';

const server = await startTestServer({ after }, { now: NOW });

const create = (cart: { id: string }, { buyer }: OrderSite, token = buyer.token) =>
  server.send(callOffs.create, { call_off_cart_item_id: cart.id }, { token });
const countOf = async ({ company, scope }: OrderSite) => {
  const { rows } = await server.build(scope, (db) =>
    sql<{ orders: number; carts: number }>`SELECT
      (SELECT count(*)::int FROM call_offs WHERE company_id = ${company.id}) AS orders,
      (SELECT count(*)::int FROM call_off_carts WHERE company_id = ${company.id}) AS carts`.execute(
      db,
    ),
  );
  return rows[0];
};

const close =
  ({ contract }: OrderSite) =>
  (db: Database) =>
    sql`UPDATE contracts SET status = 1 WHERE id = ${contract.id}`.execute(db);
const cancel =
  ({ item }: OrderSite) =>
  (db: Database) =>
    sql`UPDATE contract_items SET cancelled = true WHERE id = ${item.id}`.execute(db);

/** Changes that may happen between the second and the third call. */
const MEANWHILE: [
  string,
  number,
  string[],
  (site: OrderSite) => (db: Database) => Promise<unknown>,
][] = [
  ['STA-14 contract closed', 409, [], close],
  ['D-43 item cancelled', 409, [], cancel],
  [
    'D-16 contact person blocked',
    422,
    ['contact_person_id'],
    ({ buyer }) =>
      (db) =>
        updateUserBlocked(db, buyer.id, new Date(NOW)),
  ],
  [
    'D-35 vehicle no longer offered',
    422,
    ['truck_type'],
    ({ item }) =>
      (db) =>
        sql`UPDATE contract_items SET truck_types = '{vierachser}' WHERE id = ${item.id}`.execute(
          db,
        ),
  ],
  [
    'D-35 incoterm no longer offered',
    422,
    ['incoterm'],
    ({ item }) =>
      (db) =>
        sql`UPDATE contract_items SET incoterms = '{werk}' WHERE id = ${item.id}`.execute(db),
  ],
];

for (const [what, status, fields, change] of MEANWHILE) {
  test(`${what} meanwhile: nothing is ordered and the cart stays`, async () => {
    const site = await buildOrderSite(server);
    const cart = await fillNewCart(server, site);
    const { buyer, colleague } = site;
    // The contact is another person than the one who orders: a block would sign that one out.
    await server.build(site.scope, (db) =>
      sql`UPDATE call_off_carts SET user_id = ${colleague.id} WHERE id = ${cart.id}`.execute(db),
    );
    await server.build(site.scope, change(site));
    await assert.rejects(create(cart, site, colleague.token), refused(status, ...fields));
    assert.deepEqual(await countOf(site), { orders: 0, carts: 1 });
    assert.ok(buyer.id !== colleague.id);
  });
}

for (const [what, change] of [
  ['a contract that is being closed', close],
  ['an item that is being cancelled', cancel],
] as const) {
  test(`D-44 ${what} while somebody orders is waited for`, async () => {
    const site = await buildOrderSite(server);
    const cart = await fillNewCart(server, site);
    let creating: Promise<unknown> = Promise.resolve();
    await server.build(site.scope, async (db) => {
      await change(site)(db);
      creating = create(cart, site);
      creating.catch(() => {}); // looked at below
      await lockAwaited(server);
    });
    await assert.rejects(creating, refused(409));
    assert.deepEqual(await countOf(site), { orders: 0, carts: 1 });
  });
}

test('VAL-43 T-11 dates are checked again on the day of the order, in Berlin', async () => {
  const site = await buildOrderSite(server);
  const today = { delivery_start_date: '2026-11-20', delivery_end_date: '2026-11-20' };
  const cart = await fillNewCart(server, site, today);
  const other = await fillNewCart(server, site, today);
  server.at('2026-11-20T22:55:00Z'); // 23:55: today may be ordered all day long
  assert.equal((await create(cart, site)).status, 1);
  server.at('2026-11-20T23:05:00Z');
  await assert.rejects(create(other, site), refused(422, 'delivery_start_date'));
  assert.deepEqual(await countOf(site), { orders: 1, carts: 1 });
});

test('D-34 a cart older than a day is not ordered but filled again', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  server.at('2026-11-21T06:12:00Z');
  await assert.rejects(create(cart, site), refused(409));
  assert.deepEqual(await countOf(site), { orders: 0, carts: 1 });
});

test('D-03 nobody orders in the name of another person', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const token = await server.build({}, async (db) => {
    const { id: userId } = site.buyer;
    await enter(db, { userId });
    const session = { userId, impersonator: 'Frau Kern', userAgent: 'Testgerät' };
    return startSession(db, session, new Date(NOW));
  });
  await assert.rejects(create(cart, site, token), refused(403));
  assert.deepEqual(await countOf(site), { orders: 0, carts: 1 });
  assert.equal((await create(cart, site)).status, 1);
});
