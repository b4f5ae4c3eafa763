import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/call-offs/office-around.ts';
import * as decisions from '@abrufbar/contract/call-offs/office-decisions.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { runDue } from '#testing/concepts/decisions.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, fields, NOW);
  return asStaff(server, await signedIn(server, member, NOW));
};
const lena = await enter({ name: 'Lena Bartels' });

type Fields = Omit<Parameters<typeof buildCallOff>[1], 'item' | 'supplier'>;
const build = ({ item, supplier, scope, buyer }: OrderSite, fields: Fields = {}) =>
  server.build(scope, (db) =>
    buildCallOff(db, { item, supplier, created_by: buyer.id, ...fields }),
  );

test('OFF-43 OFF-52 the surroundings name contract with all items, customer and people with phone', async () => {
  const site = await buildOrderSite(server, { target_quantity: '400' });
  await server.build({}, (db) =>
    sql`UPDATE users SET mobile_country = '+49', mobile_number = '1714455667' WHERE id = ${site.buyer.id}`.execute(
      db,
    ),
  );
  await build(site, { status: 4, quantity: '120.000' });
  await build(site, { status: 3, quantity: '70.000' });
  const { id } = await build(site, { status: 1 });
  const around = await lena(contract.officeSurroundings, { id });
  assert.deepEqual(
    around.contract.items.map(({ target, delivered, promised }) => [target, delivered, promised]),
    [[400, 0, 120]],
  );
  assert.equal(around.contract.number, site.contract.contract_number);
  const { customer } = around;
  assert.deepEqual([customer.name, customer.contracts], [site.company.name, 1]);
  const murat = customer.people.find(({ name }) => name === 'Murat Demir');
  assert.deepEqual([murat?.role, murat?.phone], ['besteller', '+49 1714455667']);
});

test('OFF-52 the last decisions around a call-off are those of its plant, contract or customer', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const other = await build(site, { status: 1 });
  const made = await lena(decisions.officeDecide, { id: other.id, version: 1, action: 'confirm' });
  await runDue(server, site, other, { decisionId: made.id }, NOW);
  await build(site, { status: 4 }); // confirmed when it was made, by nobody
  for (const around of ['plant', 'contract', 'customer'] as const) {
    const { items } = await lena(contract.officeDecisions, { id, around });
    assert.deepEqual(
      items.map((one) => [one.id, one.action, one.status, one.by, one.company]),
      [[other.id, 'confirm', 4, 'Lena Bartels', site.company.name]],
      around,
    );
  }
  const far = await build(site, { status: 1, starts_on: '2026-12-24', ends_on: '2026-12-24' });
  const near = await lena(contract.officeDecisions, { id: far.id, around: 'plant' });
  assert.deepEqual(near.items, []);
});

test('OFF-15 the surroundings of a call-off of another brand do not exist', async () => {
  const site = await buildOrderSite(server);
  const { id } = await build(site, { status: 1 });
  const foreign = await enter({ brands: ['suedkies'] });
  for (const sent of [
    foreign(contract.officeSurroundings, { id }),
    foreign(contract.officeDecisions, { id, around: 'customer' }),
  ]) {
    assert.deepEqual((await refusalOf(sent)).status, 404);
  }
});
