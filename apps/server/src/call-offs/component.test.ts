/** The Bauteil of an order from the cart to the delivery note. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { downloadNote } from '@abrufbar/contract/documents.ts';
import * as imports from '@abrufbar/contract/imports/call-offs.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildDelivery } from '#deliveries/build.ts';
import samples from '#imports/samples/call-offs.json' with { type: 'json' };
import {
  buildOrderSite,
  filling,
  fillNewCart,
  orderCallOff,
  type OrderSite,
  refused,
} from '#testing/concepts/order.ts';
import { overlaps, readPdf } from '#testing/concepts/read-pdf.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;

const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, number: '551208', created_by: buyer.id, ...fields }),
  );
const detail = ({ buyer }: OrderSite, { id }: { readonly id: string }) =>
  server.send(callOffs.detail, { id }, buyer);
const post = async (site: OrderSite, fields: object) => {
  const goods = { material_number: '102244', truck_type: 'sattel' };
  const row = { ...samples[0], ...goods, component: undefined, revision: undefined, ...fields };
  const { customerNumber: customer_number, contract, plant: token } = site;
  const named = { ...row, customer_number, contract_number: contract.contract_number };
  const { created, updated, unchanged, failed } = await server.send(imports.callOffs, [named], {
    token,
  });
  return { counts: [created, updated, unchanged], messages: failed.map(({ message }) => message) };
};
const listOf = async ({ contract, buyer }: OrderSite) => {
  const chosen = { status: null, material_category: null, filterString: {} };
  const input = { contract_id: contract.id, page: 1, page_size: null, ...chosen };
  return (await server.send(callOffs.list, input, buyer)).items;
};
const pendingOf = async ({ plant: token }: OrderSite) => {
  const { json } = await server.request('GET', 'import/calloff/json', { token });
  return Object(json).data.items;
};

test('D-70 API-71 API-73 a Bauteil goes from the cart to the order, its card and the plant', async () => {
  const site = await buildOrderSite(server);
  const opened = await server.send(
    callOffs.openCart,
    { contract_item_id: site.item.id },
    site.buyer,
  );
  assert.equal(opened.component, null);
  const typed = '  Bru\u0308cke Achse 3 ';
  const cart = await server.send(
    callOffs.fillCart,
    filling(site, opened.id, { component: typed }),
    site.buyer,
  );
  assert.equal(cart.component, 'Brücke Achse 3');
  const made = await server.send(callOffs.create, { call_off_cart_item_id: opened.id }, site.buyer);
  assert.equal((await detail(site, made)).component, 'Brücke Achse 3');
  const [item] = await pendingOf(site);
  assert.equal(item.component, 'Brücke Achse 3');
  const items = await listOf(site);
  assert.equal(items[0]?.component, 'Brücke Achse 3');
});

test('D-70 D-62 a phone that does not know the Bauteil orders and changes without one', async () => {
  const site = await buildOrderSite(server);
  const cart = await fillNewCart(server, site, { component: 'Achse 3' });
  const again = await server.send(callOffs.fillCart, filling(site, cart.id), site.buyer);
  assert.equal(again.component, null);
  const ordered = await orderCallOff(server, site);
  assert.equal((await detail(site, ordered)).component, null);
});

const change = async (site: OrderSite, id: string, component: string | null | undefined) => {
  const { target_quantity, contact_person, ...shown } = await detail(site, { id });
  const input = {
    call_off_id: id,
    amount: target_quantity.raw,
    delivery_start_date: shown.delivery_start_date,
    delivery_start_time: shown.delivery_start_time,
    delivery_end_date: shown.delivery_end_date,
    delivery_end_time: shown.delivery_end_time,
    customer_note: null,
    contact_person: contact_person?.id ?? null,
    ...(component !== undefined && { component }),
  };
  return server.send(callOffs.requestChange, input, site.buyer);
};
const decide = (
  { plant: token, customerNumber: customer_number }: OrderSite,
  call_off_id: string,
  action: 'acceptChange' | 'declineChange',
) =>
  server.send(
    callOffs.decide,
    { call_off_id, customer_number, number: null, answer: 'Nach Absprache.', action },
    { token },
  );

test('D-70 API-69 CHG-18 another Bauteil alone is a change, shown beside the valid one', async () => {
  const site = await buildOrderSite(server);
  for (const [action, component] of [
    ['acceptChange', 'Achse 4'],
    ['declineChange', 'Achse 3'],
  ] as const) {
    const { id } = await build(site, { component: 'Achse 3', number: action });
    await assert.rejects(change(site, id, ' Achse 3 '), refused(422, 'amount'));
    await change(site, id, 'Achse 4');
    const asked = await detail(site, { id });
    assert.equal(asked.component, 'Achse 4');
    assert.equal(asked.call_off_previous_data?.component, 'Achse 3');
    await decide(site, id, action);
    const decided = await detail(site, { id });
    assert.deepEqual([decided.component, decided.call_off_previous_data], [component, null]);
  }
});

test('D-70 SRV-32 an import sets, keeps and empties the Bauteil', async () => {
  const site = await buildOrderSite(server);
  const row = { number: 'AB-1', component: 'Achse 3' };
  assert.deepEqual((await post(site, row)).counts, [1, 0, 0]);
  const items = await listOf(site);
  const id = items[0]?.id ?? '';
  const steps: [fields: object, counts: number[], component: string | null][] = [
    [{}, [0, 0, 1], 'Achse 3'],
    [{ quantity_raw: 90 }, [0, 1, 0], 'Achse 3'],
    [{ quantity_raw: 90, component: 'Achse 4' }, [0, 1, 0], 'Achse 4'],
    [{ quantity_raw: 90, component: '' }, [0, 1, 0], null],
    [{ quantity_raw: 90, component: null }, [0, 0, 1], null],
  ];
  for (const [fields, counts, component] of steps) {
    assert.deepEqual((await post(site, { number: 'AB-1', ...fields })).counts, counts);
    assert.equal((await detail(site, { id })).component, component);
  }
  const { messages } = await post(site, { number: 'AB-1', component: 'Achse 1\nAchse 2' });
  assert.match(messages.join(), /^component: Der Text hat Zeilenumbrüche\./);
  const long = await post(site, { number: 'AB-1', component: 'x'.repeat(61) });
  assert.match(long.messages.join(), /^component: Der Text ist zu lang\./);
});

test('D-70 D-32 a row without a Bauteil accepts or declines a change by its other values', async () => {
  const site = await buildOrderSite(server);
  for (const [quantity_raw, component] of [
    [120, 'Achse 4'],
    [80, 'Achse 3'],
  ] as const) {
    const number = String(quantity_raw);
    const { id } = await build(site, {
      ...{ number, status: 30, quantity: '120.000', component: 'Achse 4' },
      earlier: { quantity: '80.000', component: 'Achse 3' },
    });
    const values = { number, quantity_raw, hourly_quantity_raw: null, note: null };
    const { counts } = await post(site, { ...values, status: 4, answer: 'Nach Absprache.' });
    assert.deepEqual(counts, [0, 1, 0]);
    assert.equal((await detail(site, { id })).component, component);
  }
});

test('D-70 SRV-26 the delivery note prints the valid Bauteil of its call-off', async () => {
  const site = await buildOrderSite(server);
  const { contract, scope } = site;
  await build(site, { number: '1', component: 'Achse 3 „Süd“' });
  await build(site, { number: '2', status: 30, component: 'neu', earlier: { component: 'alt' } });
  await build(site, { number: '3' });
  const wide = 'W'.repeat(60);
  await build(site, { number: '5', component: wide });
  const textOf = async (call_off_number: string | null) => {
    const { id: scale_note_uuid } = await server.build(scope, (db) =>
      buildDelivery(db, { contract, call_off_number }),
    );
    const file = await server.send(downloadNote, { scale_note_uuid }, site.buyer);
    const { pages, boxes } = await readPdf(Buffer.from(await file.arrayBuffer()));
    assert.deepEqual(boxes.flatMap(overlaps), []);
    return pages.join(' ').replaceAll(/\s+/g, ' ');
  };
  assert.ok((await textOf('1')).includes('Bauteil: Achse 3 „Süd“'));
  assert.ok((await textOf('5')).replaceAll(' ', '').includes(`Bauteil:${wide}`));
  const open = await textOf('2');
  assert.ok(open.includes('Bauteil: alt'), open);
  assert.ok(!open.includes('neu'));
  for (const number of ['3', '4', null]) assert.doesNotMatch(await textOf(number), /Bauteil/);
});
