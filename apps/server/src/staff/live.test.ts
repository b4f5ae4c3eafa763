/** The stream of changes of the office: who hears what, who may follow, and when it ends. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as decisions from '@abrufbar/contract/call-offs/office-decisions.ts';
import { confirm } from '@abrufbar/contract/deliveries/deliveries.ts';
import { officeCorrect } from '@abrufbar/contract/deliveries/office-corrections.ts';
import { officeList, UNFILTERED } from '@abrufbar/contract/deliveries/office.ts';
import * as session from '@abrufbar/contract/staff/session.ts';
import * as users from '@abrufbar/contract/staff/users.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { sendCompanyHint, sendSupplierHint } from '#core/live/hints.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { addMember, asStaff, signedIn } from '#testing/concepts/office.ts';
import { buildOrderSite, orderCallOff } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { buildPlant } from '#testing/concepts/plant.ts';
import { buildTenants } from '#testing/requests/tenants.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openOfficeStream, type TestStream } from '#testing/server/stream.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });
const { a, b } = await buildTenants(server);

type Fields = Parameters<typeof addMember>[1];
const enter = async (fields: Fields = {}) => {
  const member = await addMember(server, fields, NOW);
  const token = await signedIn(server, member, NOW);
  return { ...member, token, send: asStaff(server, token) };
};
const open = (token: string) => openOfficeStream(server.address, token);
const CHANGED = 'data: {"kind":"call-offs","ids":null}\n\n';
const eventsOf = ({ text }: TestStream) =>
  text()
    .split('\n\n')
    .filter((part) => part.startsWith('data: '));
const hint = (supplierId: number) => server.build({}, (db) => sendSupplierHint(db, supplierId));

test('OFF-39 an order of the portal and a decision of a colleague are heard, without saying which', async () => {
  const site = await buildOrderSite(server);
  const lena = await enter({ name: 'Lena Bartels' });
  const stream = await open(lena.token);
  assert.equal(stream.status, 200);
  assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8');
  assert.equal(stream.headers['cache-control'], 'no-store');
  await orderCallOff(server, site);
  await stream.until(CHANGED);
  const { item, supplier, scope } = site;
  const { id } = await server.build(scope, (db) => buildCallOff(db, { item, supplier, status: 1 }));
  const jens = await enter({ name: 'Jens Ahlers' });
  await jens.send(decisions.officeDecide, { id, version: 1, action: 'confirm' });
  await stream.until(CHANGED, 2);
  assert.ok(!stream.text().includes(id));
  stream.leave();
});

test('OFF-60 OFF-242 a colleague who opens or leaves a call-off that is open elsewhere is heard, one who is alone or stays is not', async () => {
  const { item, supplier, scope } = await buildOrderSite(server);
  const { id } = await server.build(scope, (db) => buildCallOff(db, { item, supplier, status: 1 }));
  const [lena, jens] = [
    await enter({ name: 'Lena Bartels' }),
    await enter({ name: 'Jens Ahlers' }),
  ];
  const stream = await open(lena.token);
  const heard = 'data: {"kind":"viewers","ids":null}\n\n';
  const looks = ({ send }: typeof lena, is_open: boolean) =>
    send(decisions.officePresence, { id, is_open });
  await looks(lena, true);
  await looks(jens, true);
  await stream.until(heard);
  const said = () => eventsOf(stream).map((event) => `${event}\n\n`);
  await looks(jens, true);
  await hint(supplier.id);
  await stream.until(CHANGED);
  await hint(supplier.id); // leaves after whatever was said before the first one
  await stream.until(CHANGED, 2);
  assert.deepEqual(said(), [heard, CHANGED, CHANGED]);
  await looks(jens, false);
  await stream.until(heard, 2);
  assert.deepEqual(said(), [heard, CHANGED, CHANGED, heard]);
  stream.leave();
});

test('OFF-223 a ticket, its confirmation and its correction are heard as deliveries, without saying which', async () => {
  const plant = await buildPlant(server);
  const member = await enter();
  const stream = await open(member.token);
  const heard = 'data: {"kind":"deliveries","ids":null}\n\n';
  const { contract_number: Kontraktnummer, id: contract_id } = plant.contract;
  await plant.post('vas', [{ ...vasSample[0], Debitor: plant.customerNumber, Kontraktnummer }]);
  await stream.until(heard);
  const { items } = await member.send(officeList, {
    ...UNFILTERED,
    contract: contract_id,
    page: 1,
  });
  const id = items[0]?.id ?? assert.fail();
  await server.send(confirm, { delivery_id: id, contract_id }, plant);
  await stream.until(heard, 2);
  await member.send(officeCorrect, {
    id,
    version: 1,
    contract: null,
    item: null,
    material: null,
    gross: null,
    tare: 14.5,
    reason: 'tare',
    text: 'Tara laut Waage 2 nachgetragen.',
  });
  await stream.until(heard, 3);
  assert.ok(!stream.text().includes(id));
  stream.leave();
});

test('OFF-15 OFF-39 nobody hears of another brand, nor what only the people of a company hear', async () => {
  const nordstein = await enter({ brands: ['nordstein'] });
  const both = await enter({ brands: ['nordstein', 'suedkies'] });
  const own = await open(nordstein.token);
  const all = await open(both.token);
  await hint(b.supplier.id);
  await all.until(CHANGED);
  await server.build({}, (db) => sendCompanyHint(db, a.company.id, 'deliveries', 'x'));
  await hint(a.supplier.id); // everything before it has been heard by then
  await own.until(CHANGED);
  await all.until(CHANGED, 2);
  assert.deepEqual(eventsOf(own), [CHANGED.trim()]);
  assert.deepEqual(eventsOf(all), [CHANGED.trim(), CHANGED.trim()]);
  for (const stream of [own, all]) stream.leave();
});

test('OFF-11 OFF-22 only the roles that see call-offs follow; nobody else, not even with a token of the portal', async () => {
  const editor = await enter({ role: 'editor' });
  const support = await enter({ role: 'support' });
  const site = await buildOrderSite(server);
  assert.equal((await open(editor.token)).status, 403);
  assert.equal((await open(site.buyer.token)).status, 401);
  assert.equal((await open('abs_niemand')).status, 401);
  const stream = await open(support.token);
  assert.equal(stream.status, 200);
  stream.leave();
});

test('OFF-19 OFF-21 a stream ends when its member signs out, is blocked, or idles out', async () => {
  const leaving = await enter();
  const left = await open(leaving.token);
  await leaving.send(session.signOut, {});
  await left.ended;
  assert.equal((await open(leaving.token)).status, 401);

  const admin = await enter({ role: 'admin' });
  const target = await enter();
  const cut = await open(target.token);
  const { id } = target;
  await admin.send(users.block, { id, version: 1, reason: 'ausgeschieden' });
  await cut.ended;
  assert.equal((await open(target.token)).status, 401);

  const idle = await enter();
  const silent = await open(idle.token);
  server.at('2026-11-20T06:43:00Z'); // 31 minutes later
  await silent.ended;
  assert.equal((await open(idle.token)).status, 401);
  server.at(NOW);
});

test('OFF-21 a role that was taken away ends the stream, and the next one is refused', async () => {
  const admin = await enter({ role: 'admin' });
  const target = await enter({ name: 'Jens Ahlers' });
  const stream = await open(target.token);
  await admin.send(users.update, {
    id: target.id,
    version: 1,
    name: 'Jens Ahlers',
    phone: null,
    role: 'editor',
    brands: ['nordstein'],
  });
  await stream.ended;
  assert.equal((await open(target.token)).status, 403);
});

test('five streams of one member are open at once, a sixth waits until one is left', async () => {
  const { token } = await enter();
  const streams = [];
  for (let number = 0; number < 5; number += 1) streams.push(await open(token));
  assert.ok(streams.every(({ status }) => status === 200));
  const sixth = await open(token);
  assert.deepEqual([sixth.status, sixth.headers['retry-after']], [429, '30']);
  const colleague = await open((await enter()).token); // has slots of its own
  assert.equal(colleague.status, 200);
  const [first, ...others] = streams;
  first?.leave();
  let again = await open(token);
  while (again.status === 429) again = await open(token); // it has just been left
  assert.equal(again.status, 200);
  for (const stream of [...others, colleague, again]) stream.leave();
});
