import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as contract from '@abrufbar/contract/call-offs/office-carts.ts';
import * as files from '@abrufbar/contract/call-offs/office-carts-export.ts';
import { exportFile } from '@abrufbar/contract/staff/exports.ts';
import { buildCart } from '#call-offs/build.ts';
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, fillNewCart, orderCallOff } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (brand: 'nordstein' | 'suedkies') =>
  asStaff(server, await signedIn(server, await addMember(server, { brands: [brand] }, NOW), NOW));
const north = await enter('nordstein');
const south = await enter('suedkies');
const site = await buildOrderSite(server);

test('OFF-185 open carts show what is known of them until they expire, those of staff are left out', async () => {
  const { id } = await server.send(
    callOffs.openCart,
    { contract_item_id: site.item.id },
    site.buyer,
  );
  const broken = await fillNewCart(server, site);
  await server.build(site.scope, async (db) => {
    const { item, buyer } = site;
    await buildCart(db, { item, user: buyer, by_staff: true, opened_at: new Date(NOW) });
    await buildCart(db, { item, user: buyer, opened_at: new Date('2026-11-19T05:00:00Z') });
  });
  const { items, pagination } = await north(contract.officeCarts, { page: 1 });
  assert.equal(pagination.total_items, 2);
  const shown = items.map((cart) => [cart.id, cart.person, cart.company, cart.quantity, cart.step]);
  const { name } = site.company;
  assert.deepEqual(shown, [
    [broken.id, 'Murat Demir', name, 80, 'check'],
    [id, 'Murat Demir', name, null, null],
  ]);
  assert.equal(items[0]?.starts_on, '2026-11-21');
  assert.equal(items[1]?.starts_time, null);
  assert.equal(Date.parse(items[1]?.expires_at ?? '') - Date.parse(NOW), 24 * 3_600_000);
  assert.deepEqual((await south(contract.officeCarts, { page: 1 })).items, []);
});

test('OFF-186 orders of today have their tonnage and lead to their call-off', async () => {
  const made = await orderCallOff(server, site, { amount: 120 });
  const { items, tonnes } = await north(contract.officeOrders, { page: 1 });
  assert.deepEqual(
    items.map((order) => [order.id, order.person, order.quantity, order.status]),
    [[made.id, 'Murat Demir', 120, 1]],
  );
  assert.equal(tonnes, 120);
  assert.equal((await south(contract.officeOrders, { page: 1 })).pagination.total_items, 0);
});

test('OFF-159 OFF-41 open carts and the orders of today leave as files, of the own brand alone', async () => {
  const linesOf = async (
    call: typeof files.officeCartsExport | typeof files.officeOrdersExport,
    send = north,
  ) => {
    const { id, rows } = await send(call, { format: 'csv' });
    const lines = (await (await send(exportFile, { id })).text()).trimEnd().split('\r\n');
    assert.equal(lines.length, rows + 1);
    return lines;
  };
  const [head, broken, begun] = await linesOf(files.officeCartsExport);
  assert.match(head ?? '', /Begonnen am;Begonnen um;Person;Kunde;.*;Läuft ab am;Läuft ab um$/);
  assert.match(broken ?? '', /;Murat Demir;.*;80;t;21\.11\.2026;07:00;Prüfen;/);
  assert.match(begun ?? '', /;Murat Demir;.*;;;;;;/);
  const orders = await linesOf(files.officeOrdersExport);
  assert.match(orders[1] ?? '', /;Murat Demir;.*;120;t;Verbindliche Anfrage;\d+$/);
  assert.equal((await linesOf(files.officeOrdersExport, south)).length, 1);
});
