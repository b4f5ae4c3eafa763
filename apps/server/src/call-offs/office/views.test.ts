import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as contract from '@abrufbar/contract/call-offs/office-views.ts';
import { UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { addMember, asStaff, refusalOf, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const enter = async (fields: Parameters<typeof addMember>[1]) => {
  const member = await addMember(server, fields, NOW);
  return { ...member, send: asStaff(server, await signedIn(server, member, NOW)) };
};

type Definition = InputOf<typeof contract.officeSaveView>['definition'];
const definition = (change: Partial<Definition> = {}): Definition => ({
  ...UNFILTERED,
  view: 'requests',
  sort: 'amount',
  direction: 'desc',
  columns: ['number', 'customer', 'amount'],
  ...change,
});

test('OFF-33 a saved view comes back as it was, with its count; the same name replaces it', async () => {
  const { send, id } = await enter({ name: 'Lena Bartels' });
  const site = await buildOrderSite(server);
  const { item, supplier, scope } = site;
  for (const status of [1, 20, 4] as const)
    await server.build(scope, (db) => buildCallOff(db, { item, supplier, status }));
  const own = definition({ customer: [String(site.company.id)], q: '100%' });
  const first = await send(contract.officeSaveView, { name: 'Große Mengen', definition: own });
  const [saved] = (await send(contract.officeViews, {})).items;
  assert.deepEqual(saved, { id: first.id, name: 'Große Mengen', definition: own, count: 0 });
  const wider = { ...own, q: null };
  const again = await send(contract.officeSaveView, { name: 'Große Mengen', definition: wider });
  assert.equal(again.id, first.id);
  await send(contract.officeSaveView, { name: 'Alles', definition: definition({ view: 'all' }) });
  const { items } = await send(contract.officeViews, {});
  assert.deepEqual(
    items.map(({ name, count }) => [name, count]),
    [
      ['Große Mengen', 2],
      ['Alles', null],
    ],
  );
  const { rows } = await server.build({}, (db) =>
    sql<{ object_name: string }>`
      SELECT object_name FROM audit_staff WHERE staff_id = ${id} ORDER BY id`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ object_name }) => object_name),
    ['Große Mengen', 'Große Mengen', 'Alles'],
  );
});

test('OFF-33 OFF-15 views are those of one member and one brand', async () => {
  const both = await enter({ brands: ['nordstein', 'suedkies'] });
  const other = await enter({});
  const { id } = await both.send(contract.officeSaveView, {
    name: 'Meine',
    definition: definition(),
  });
  const inSuedkies = await both.send(contract.officeViews, {}, { brand: 'suedkies' });
  assert.deepEqual(inSuedkies.items, []);
  assert.deepEqual((await other.send(contract.officeViews, {})).items, []);
  const foreign = await refusalOf(other.send(contract.officeRemoveView, { id }));
  assert.deepEqual([foreign.status, foreign.code], [404, 'view_not_found']);
  await both.send(contract.officeRemoveView, { id });
  assert.deepEqual((await both.send(contract.officeViews, {})).items, []);
});

test('OFF-33 an eleventh view is refused, a view that cannot be read is left out', async () => {
  const { send, id } = await enter({});
  for (let number = 1; number <= 10; number += 1) {
    await send(contract.officeSaveView, { name: `Ansicht ${number}`, definition: definition() });
  }
  const refusal = await refusalOf(
    send(contract.officeSaveView, { name: 'Eine mehr', definition: definition() }),
  );
  assert.deepEqual([refusal.status, refusal.code], [409, 'views_full']);
  await server.build({}, (db) =>
    sql`UPDATE call_off_views SET definition = '{"columns":["farbe"]}'
      WHERE staff_id = ${id} AND name = 'Ansicht 4'`.execute(db),
  );
  const { items } = await send(contract.officeViews, {});
  assert.equal(items.length, 9);
});
