import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import {
  buildOrderSite,
  filling,
  fillNewCart,
  orderCallOff,
  refused,
} from '#testing/concepts/order.ts';
import { buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { buildContract, buildItem } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';

const server = await startTestServer({ after }, { now: NOW });
type Site = Awaited<ReturnType<typeof buildOrderSite>>;

const open = ({ item, buyer }: Site, as = buyer) =>
  server.send(callOffs.openCart, { contract_item_id: item.id }, as);
const fill = (site: Site, cart: { id: string }, change: Parameters<typeof filling>[2] = {}) =>
  server.send(callOffs.fillCart, filling(site, cart.id, change), site.buyer);

test('API-70 ENT-46 ENT-47 ENT-48 ENT-49 a cart opens with defaults', async () => {
  const site = await buildOrderSite(server);
  const path = `calloff-cart/init?contract_item_id=${site.item.id}`;
  const { status, json } = await server.request('GET', path, { token: site.buyer.token });
  assert.equal(status, 200);
  const { data } = Object(json);
  const { id, available_contact_persons: people, contact_person, ...rest } = data;
  assert.match(id, /^[0-9a-f-]{36}$/);
  assert.deepEqual(rest, {
    contract_item_id: site.item.id,
    material_number: '102244',
    available_incoterms: [
      { id: 'frei', title: 'frei Baustelle' },
      { id: 'werk', title: 'ab Werk' },
    ],
    incoterm: null,
    truck_type_options: [
      { id: 'sattel', title: 'Sattelkipper' },
      { id: 'vierachser', title: 'Vierachser' },
      { id: 'dreiachser', title: 'Dreiachser' },
      { id: 'haengerzug', title: 'Hängerzug' },
    ],
    truck_type: { id: 'sattel', title: 'Sattelkipper' },
    cart_item_quantity_raw: null,
    cart_item_quantity_unit: 't',
    cart_item_quantity: null,
    amount_warning_limit_raw: 500,
    limits: {
      warn_above_raw: null,
      max_per_call_off_raw: null,
      per_day_raw: null,
      lead_hours: null,
      note: null,
      booked_days: [],
    },
    hourly_amount_raw: null,
    hourly_amount: null,
    component: null,
    note: null,
    night_shift: 0,
    date_start: null,
    date_start_pretty: null,
    date_start_time: '07:00',
    date_end: null,
    date_end_pretty: null,
    date_end_time: '15:00',
    call_off_id: null,
  });
  assert.equal(contact_person.id, site.buyer.id);
  assert.deepEqual(
    people.map(({ last_name }: { last_name: string }) => last_name),
    ['Ahrens', 'Demir', 'Harms'],
  );
});

test('ENT-46 vehicles come as the item names them, the first is suggested, terms as the supplier orders them', async () => {
  const site = await buildOrderSite(server, {
    truck_types: ['dreiachser', 'sattel'],
    incoterms: ['werk', 'frei'],
  });
  const cart = await open(site);
  const idsOf = (offered: readonly { id: string }[]) => offered.map(({ id }) => id);
  assert.deepEqual(idsOf(cart.truck_type_options), ['dreiachser', 'sattel']);
  assert.equal(cart.truck_type?.id, 'dreiachser');
  assert.deepEqual(idsOf(cart.available_incoterms), ['frei', 'werk']);
});

test('ENT-45 D-16 contact persons are the active people of the company, by last name', async () => {
  const site = await buildOrderSite(server);
  await server.build({}, async (db) => {
    const companies = [site.company];
    const left = await buildUser(db, { companies, last_name: 'Gesperrt' });
    await updateUserBlocked(db, left.id, new Date(NOW));
    await buildUser(db, {
      companies,
      first_name: 'Änne',
      last_name: 'Ähren',
      mobile_country: '+49',
      mobile_number: '15120417733',
    });
    await buildUser(db, { last_name: 'Woanders' });
  });
  const { available_contact_persons: people } = await open(site);
  assert.deepEqual(
    people.map(({ last_name }) => last_name),
    ['Ähren', 'Ahrens', 'Demir', 'Harms'],
  );
  const [first] = people;
  assert.deepEqual(first, {
    id: first?.id,
    first_name: 'Änne',
    last_name: 'Ähren',
    phone_country: null,
    phone_number: null,
    mobile_country: '+49',
    mobile_number: '15120417733',
    email: first?.email,
  });
});

test('D-39 the warning limit is what is left of the item', async () => {
  const loaded = {
    quantity: '26.400',
    number: '102244',
    name: 'x',
    quantity_unit: 't',
    category: 2,
  };
  const limitFor = async (target: string | null) => {
    const site = await buildOrderSite(server, { target_quantity: target });
    const { contract } = site;
    await server.build(site.scope, (db) => buildDelivery(db, { contract, materials: [loaded] }));
    return (await open(site)).amount_warning_limit_raw;
  };
  assert.equal(await limitFor('100.000'), 73.6);
  assert.equal(await limitFor('26.400'), 0.001);
  assert.equal(await limitFor('20.000'), 0.001);
  assert.equal(await limitFor(null), 0);
});

test('OFF-104 the cart carries the limits of the supplier, and what is booked of an item with a limit a day', async () => {
  const site = await buildOrderSite(server, { warn_above: '120.000', per_day: '450.000' });
  await orderCallOff(server, site);
  const { limits, amount_warning_limit_raw: limit } = await open(site);
  assert.deepEqual([limit, limits.warn_above_raw, limits.per_day_raw], [120, 120, 450]);
  assert.deepEqual(
    limits.booked_days.map(({ quantity_raw }) => quantity_raw),
    [80],
  );
});

test('T-05 D-34 every opening makes a cart of its own, so two tabs never mix', async () => {
  const site = await buildOrderSite(server);
  const one = await fill(site, await open(site));
  const other = await open(site);
  assert.notEqual(other.id, one.id);
  assert.equal(other.cart_item_quantity_raw, null);
  const changed = await fill(site, other, { amount: 33 });
  assert.deepEqual([changed.cart_item_quantity_raw, changed.cart_item_quantity], [33, '33']);
  const again = await fill(site, one);
  assert.equal(again.cart_item_quantity_raw, 80);
});

test('API-71 a filled cart shows what it was filled with', async () => {
  const site = await buildOrderSite(server, { night_shift: true });
  const cart = await fill(site, await open(site), {
    amount: 1200,
    delivery_start_time: '22:00',
    delivery_end_date: '2026-11-22',
    delivery_end_time: '06:00',
    note: null,
  });
  assert.deepEqual(
    [cart.incoterm?.id, cart.truck_type?.id, cart.cart_item_quantity, cart.hourly_amount],
    ['frei', 'sattel', '1.200', '20'],
  );
  assert.deepEqual(
    [cart.date_start_pretty, cart.date_start_time, cart.date_end_pretty, cart.date_end_time],
    ['Sa,\u00A021.11.26', '22:00', 'So,\u00A022.11.26', '06:00'],
  );
  assert.deepEqual([cart.note, cart.night_shift], [null, true]);
});

test('D-34 of more than twenty carts of a person the oldest go first', async () => {
  const site = await buildOrderSite(server);
  const carts = [];
  for (let count = 0; count < 21; count += 1) {
    server.at(new Date(Date.parse(NOW) + count * 1000).toISOString());
    carts.push(await open(site));
  }
  const [oldest, second] = carts;
  assert.ok(oldest && second);
  const others = await open(site, site.colleague);
  await assert.rejects(fill(site, oldest), refused(404));
  assert.equal((await fill(site, second)).id, second.id);
  assert.ok(others);
});

test('D-34 an expired cart of the same person is created again under its id', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site);
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: site.colleague.id };
  await server.send(callOffs.chooseContact, contact, site.buyer);
  server.at('2026-11-22T06:12:00Z');
  const days = { delivery_start_date: '2026-11-23', delivery_end_date: '2026-11-23' };
  const again = await fill(site, cart, days);
  assert.deepEqual([again.id, again.contact_person?.id], [cart.id, site.buyer.id]);
  const made = await server.send(callOffs.create, { call_off_cart_item_id: cart.id }, site.buyer);
  assert.equal(made.status, 1);
});

test('D-14 D-34 carts of others, of other items and of nobody are not found', async () => {
  const site = await buildOrderSite(server);
  const cart = await open(site);
  const otherItem = await server.build(site.scope, async (db) => {
    const { company, supplier } = site;
    return buildItem(db, { contract: await buildContract(db, { company, supplier }) });
  });
  const send = (input: Parameters<typeof filling>[2], token = site.buyer.token) =>
    server.send(callOffs.fillCart, filling(site, cart.id, input), { token });
  await assert.rejects(send({}, site.colleague.token), refused(404));
  await assert.rejects(send({ call_off_cart_item_id: newId() }), refused(404));
  await assert.rejects(send({ contract_item_id: otherItem.id }), refused(404));
  await assert.rejects(send({ contract_item_id: newId() }), refused(404));
  const elsewhere = await buildOrderSite(server);
  await assert.rejects(send({}, elsewhere.buyer.token), refused(404));
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: site.buyer.id };
  for (const caller of [site.colleague, elsewhere.buyer]) {
    await assert.rejects(server.send(callOffs.chooseContact, contact, caller), refused(404));
  }
});

test('D-17 D-15 carts need login and the permission to order', async () => {
  const site = await buildOrderSite(server);
  const { id } = await open(site);
  const contact = { call_off_cart_item_id: id, contact_person_id: site.buyer.id };
  for (const [as, status] of [
    [{}, 401],
    [{ token: site.token }, 403],
  ] as const) {
    const opening = { contract_item_id: site.item.id };
    await assert.rejects(server.send(callOffs.openCart, opening, as), refused(status));
    await assert.rejects(server.send(callOffs.fillCart, filling(site, id), as), refused(status));
    await assert.rejects(server.send(callOffs.chooseContact, contact, as), refused(status));
  }
});

test('STA-14 D-43 a closed contract and a cancelled item have no cart', async () => {
  const site = await buildOrderSite(server);
  const cart = await open(site);
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: site.buyer.id };
  const refuseAll = async () => {
    await assert.rejects(open(site), refused(409));
    await assert.rejects(fill(site, cart), refused(409));
    await assert.rejects(server.send(callOffs.chooseContact, contact, site.buyer), refused(409));
  };
  const set = (statement: ReturnType<typeof sql>) =>
    server.build(site.scope, (db) => statement.execute(db));
  await set(sql`UPDATE contract_items SET cancelled = true WHERE id = ${site.item.id}`);
  await refuseAll();
  await set(sql`UPDATE contract_items SET cancelled = false WHERE id = ${site.item.id}`);
  for (const status of [1, 2, 3, 7]) {
    await set(sql`UPDATE contracts SET status = ${status} WHERE id = ${site.contract.id}`);
    await refuseAll();
  }
});

test('API-72 D-16 only people of the company can be chosen', async () => {
  const site = await buildOrderSite(server);
  const cart = await open(site);
  const stranger = await server.build({}, (db) => buildUser(db));
  for (const contact_person_id of [stranger.id, newId()]) {
    const contact = { call_off_cart_item_id: cart.id, contact_person_id };
    await assert.rejects(
      server.send(callOffs.chooseContact, contact, site.buyer),
      refused(422, 'contact_person_id'),
    );
  }
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: site.colleague.id };
  const chosen = await server.send(callOffs.chooseContact, contact, site.buyer);
  assert.equal(chosen.contact_person?.id, site.colleague.id);
  assert.equal((await fill(site, cart)).contact_person?.id, site.colleague.id); // filling leaves it
});
