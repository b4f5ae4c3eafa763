import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import {
  buildOrderSite,
  filling,
  fillNewCart,
  type OrderSite,
  refused,
} from '#testing/concepts/order.ts';
import { buildItem } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

const rowsOf = async ({ company, scope }: OrderSite) => {
  const { rows } = await server.build(scope, (db) =>
    sql<{ id: string; steps: number }>`SELECT o.id, (SELECT count(*)::int FROM call_off_steps s
        WHERE s.company_id = o.company_id AND s.call_off_id = o.id) AS steps
      FROM call_offs o WHERE o.company_id = ${company.id}`.execute(db),
  );
  return rows;
};
const create = (cart: { id: string }, site: OrderSite, key?: string) =>
  server.send(
    callOffs.create,
    { call_off_cart_item_id: cart.id },
    { token: site.buyer.token, ...(key !== undefined && { key }) },
  );

test('API-70 API-71 API-72 API-73 three calls order one call-off', async () => {
  const site = await buildOrderSite(server);
  const { buyer, colleague, item } = site;
  const { id } = await server.send(callOffs.openCart, { contract_item_id: item.id }, buyer);
  const cart = { call_off_cart_item_id: id };
  await server.send(callOffs.fillCart, filling(site, id), buyer);
  const contact = { ...cart, contact_person_id: colleague.id };
  await server.send(callOffs.chooseContact, contact, buyer);
  const { status, json } = await server.request('POST', 'calloff-cart/create-calloff', {
    token: buyer.token,
    body: new URLSearchParams(cart),
  });
  assert.equal(status, 200);
  const { data } = Object(json);
  assert.deepEqual(Object.keys(data), ['id', 'status']);
  assert.equal(data.status, 1);
  const made = await server.send(callOffs.detail, { id: data.id }, buyer);
  assert.deepEqual(
    [made.target_quantity.raw, made.hourly_tonnage_formatted, made.note, made.status],
    [80, '20', 'Zufahrt über Tor 2', 1],
  );
  assert.equal(made.contact_person?.id, colleague.id);
  assert.deepEqual(
    [made.incoterm.title, made.truck_type.title, made.factory.name],
    ['frei Baustelle', 'Sattelkipper', 'Asphaltwerk Lauenau'],
  );
  assert.deepEqual(
    [made.delivery_start_date, made.delivery_start_time, made.delivery_end_time],
    ['2026-11-21', '07:00', '15:00'],
  );
});

test('API-73 the first step names person, time and everything that was ordered', async () => {
  const site = await buildOrderSite(server);
  const { id } = await create(await fillNewCart(server, site), site);
  const { rows } = await server.build(site.scope, (db) =>
    sql`SELECT * FROM call_off_steps WHERE company_id = ${site.company.id}`.execute(db),
  );
  const [step] = rows.map(Object);
  assert.deepEqual(
    [step.call_off_id, step.action, step.from_status, step.to_status, step.user_id, step.at],
    [id, 'create', null, 1, site.buyer.id, '2026-11-20T06:12:00Z'],
  );
  assert.deepEqual(step.old_values, {});
  const { quantity, starts_on, contact_user_id } = step.new_values;
  assert.deepEqual(
    [Number(quantity), starts_on, contact_user_id],
    [80, '2026-11-21', site.buyer.id],
  );
});

test('D-38 days and times of an order are kept as instants as well', async () => {
  const site = await buildOrderSite(server, { night_shift: true });
  await create(
    await fillNewCart(server, site, {
      delivery_start_time: '22:00',
      delivery_end_date: '2026-11-22',
      delivery_end_time: '06:00',
    }),
    site,
  );
  const { rows } = await server.build(site.scope, (db) =>
    sql`SELECT starts_at, ends_at FROM call_offs WHERE company_id = ${site.company.id}`.execute(db),
  );
  assert.deepEqual(rows, [{ starts_at: '2026-11-21T21:00:00Z', ends_at: '2026-11-22T05:00:00Z' }]);
});

test('D-34 quality R4 the same cart fifty times at once becomes one call-off with one answer', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(cart, site)));
  const rows = await rowsOf(site);
  assert.deepEqual(
    rows.map(({ steps }) => steps),
    [1],
  );
  for (const answer of answers) assert.deepEqual(answer, { id: rows[0]?.id, status: 1 });
});

test('D-69 quality R4 the same key fifty times at once becomes one call-off with one answer', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(cart, site, key)));
  const rows = await rowsOf(site);
  assert.equal(rows.length, 1);
  for (const answer of answers) assert.deepEqual(answer, { id: rows[0]?.id, status: 1 });
  const other = await fillNewCart(server, site);
  await assert.rejects(create(other, site, key), refused(422));
  assert.equal((await rowsOf(site)).length, 1);
});

test('D-34 quality R7 each of the three calls can be repeated after the call-off exists', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const made = await create(cart, site);
  const again = await server.send(callOffs.fillCart, filling(site, cart.id), site.buyer);
  assert.deepEqual([again.id, again.call_off_id], [cart.id, made.id]);
  assert.equal(again.cart_item_quantity_raw, 80);
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: site.buyer.id };
  const chosen = await server.send(callOffs.chooseContact, contact, site.buyer);
  assert.equal(chosen.call_off_id, made.id);
  assert.deepEqual(await create(cart, site), made);
  // also days later, when the first day is over and the plant has answered
  await server.send(
    callOffs.decide,
    {
      call_off_id: made.id,
      customer_number: site.customerNumber,
      action: 'confirm',
      number: '551208',
      answer: null,
    },
    { token: site.plant },
  );
  server.at('2026-11-25T06:12:00Z');
  const late = await server.send(callOffs.fillCart, filling(site, cart.id), site.buyer);
  assert.equal(late.call_off_id, made.id);
  assert.deepEqual(await create(cart, site), made);
  assert.equal((await rowsOf(site)).length, 1);
});

/** Newer carts of the same person, so many that every older one is gone. */
const pushOut = async ({ buyer, item }: OrderSite): Promise<void> => {
  for (let count = 0; count < 20; count += 1) {
    await server.send(callOffs.openCart, { contract_item_id: item.id }, buyer);
  }
};

test('ONL-22 D-34 an order whose cart was pushed out is found by its call-off, under any key', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const made = await create(cart, site, newId());
  await pushOut(site);
  const filled = await server.send(callOffs.fillCart, filling(site, cart.id), site.buyer);
  assert.equal(filled.call_off_id, made.id);
  assert.deepEqual(await create(cart, site, newId()), made);
  assert.equal((await rowsOf(site)).length, 1);
});

test('ONL-22 D-34 an order whose cart was pushed out before it was made begins with another one', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  await pushOut(site);
  const key = newId();
  await assert.rejects(
    server.send(callOffs.fillCart, filling(site, cart.id), site.buyer),
    refused(404),
  );
  for (let time = 0; time < 2; time += 1)
    await assert.rejects(create(cart, site, key), refused(404));
  assert.equal((await rowsOf(site)).length, 0);
  const other = await fillNewCart(server, site);
  const made = await create(other, site, newId());
  await assert.rejects(create(cart, site, key), refused(404)); // a late repeat of the first attempt
  const rows = await rowsOf(site);
  assert.deepEqual(
    rows.map(({ id }) => id),
    [made.id],
  );
});

test('D-34 a cart that has become a call-off takes no other values', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  await create(cart, site);
  for (const change of [
    { amount: 81 },
    { hourly_amount: null },
    { note: null },
    { incoterm: 'werk' },
    { truck_type: 'vierachser' },
    { delivery_end_time: '15:05' },
  ]) {
    await assert.rejects(
      server.send(callOffs.fillCart, filling(site, cart.id, change), site.buyer),
      refused(409),
    );
  }
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: site.colleague.id };
  await assert.rejects(server.send(callOffs.chooseContact, contact, site.buyer), refused(409));
  const other = await server.build(site.scope, (db) => buildItem(db, { contract: site.contract }));
  const asOther = filling(site, cart.id, { contract_item_id: other.id });
  await assert.rejects(server.send(callOffs.fillCart, asOther, site.buyer), refused(404));
  assert.equal((await rowsOf(site)).length, 1);
});

test('D-34 fill and create at once end in one call-off with one set of values', async () => {
  const site = await buildOrderSite(server);
  for (let round = 0; round < 5; round += 1) {
    const cart = await fillNewCart(server, site);
    const change = filling(site, cart.id, { amount: 90 });
    const [filled, made] = await Promise.allSettled([
      server.send(callOffs.fillCart, change, site.buyer),
      create(cart, site),
    ]);
    assert.ok(made.status === 'fulfilled');
    const { target_quantity } = await server.send(callOffs.detail, made.value, site.buyer);
    assert.equal(target_quantity.raw, filled.status === 'fulfilled' ? 90 : 80);
    if (filled.status === 'rejected') refused(409)(filled.reason);
  }
  assert.equal((await rowsOf(site)).length, 5);
});

test('D-17 D-14 creating needs login, permission and a cart of the caller', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const input = { call_off_cart_item_id: cart.id };
  await assert.rejects(server.send(callOffs.create, input), refused(401));
  await assert.rejects(server.send(callOffs.create, input, site), refused(403)); // works on site only
  const foreign = await buildOrderSite(server);
  for (const caller of [foreign.buyer, site.colleague]) {
    await assert.rejects(server.send(callOffs.create, input, caller), refused(404));
  }
  const absent = { call_off_cart_item_id: newId() };
  await assert.rejects(server.send(callOffs.create, absent, site.buyer), refused(404));
  const { status, json } = await server.request('POST', 'calloff-cart/create-calloff', {
    token: site.buyer.token,
    body: new URLSearchParams({ call_off_cart_item_id: '17' }),
  });
  assert.equal(status, 422);
  assert.equal(Object(json).errors[0].field, 'call_off_cart_item_id');
  assert.deepEqual(await rowsOf(site), []);
  // Only its owner learns the call-off of a cart.
  await create(cart, site);
  for (const caller of [foreign.buyer, site.colleague]) {
    await assert.rejects(server.send(callOffs.create, input, caller), refused(404));
    const filled = filling(site, cart.id);
    await assert.rejects(server.send(callOffs.fillCart, filled, caller), refused(404));
  }
});
