/** The stream of changes: who hears what, and when it ends. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { buildUser } from '#companies/build.ts';
import { insertMembership } from '#companies/store.ts';
import { buildMaintenance } from '#content/build.ts';
import { endMaintenance } from '#content/maintenance/store.ts';
import { buildSubscription } from '#contracts/build.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { inTransaction } from '#core/database/database.ts';
import { sendCompanyHint, sendUserHint } from '#core/live/hints.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openStream, type TestStream } from '#testing/server/stream.ts';
import { buildDelivery } from '#deliveries/build.ts';
import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';
import { buildToken } from '#session/build.ts';
import { until } from '#testing/server/until.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });
/** Another process on the same database. */
const beside = await startTestServer(nested, { now: NOW, database: server.database });

const event = (kind: string, ids: readonly string[] | null) =>
  `data: ${JSON.stringify({ kind, ids })}\n\n`;
const tokenOf = (user: { readonly id: string }) =>
  server.build({}, (db) => buildToken(db, user, new Date(NOW)));
/** Says something to the company after everything else: what is not heard by then is not heard at all. */
const sayLast = (company: { readonly id: number }) =>
  server.build({}, (db) => sendCompanyHint(db, company.id, 'call-offs', 'last'));
const LAST = event('call-offs', ['last']);
/** Everything that was said, but that the contract is new: on a busy machine that hint comes after the stream is open. */
const eventsOf = (
  { text }: TestStream,
  { contract }: { readonly contract: { readonly id: string } },
) =>
  text()
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .filter((part) => part !== event('contracts', [contract.id]).trim());

test('D-51 a ticket sends a hint to the open screens of its company, in every process', async () => {
  const plant = await buildPlant(server);
  await server.build(plant.scope, (db) => buildSubscription(db, plant.contract, plant.user));
  const [here, there] = [
    await openStream(server.address, plant.token),
    await openStream(beside.address, plant.token),
  ];
  const row = { ...vasSample[0], Debitor: plant.customerNumber };
  await plant.post('vas', [{ ...row, Kontraktnummer: plant.contract.contract_number }]);
  assert.match((await server.request('GET', '/metrics')).text, /^live_streams 1$/m);
  for (const stream of [here, there]) {
    assert.equal(stream.headers['content-type'], 'text/event-stream; charset=utf-8');
    assert.equal(stream.headers['cache-control'], 'no-store');
    assert.equal(stream.headers['x-content-type-options'], 'nosniff');
    await stream.until(event('deliveries', [plant.contract.id]));
    await stream.until(event('messages', null));
    stream.leave();
  }
});

test('D-14 nobody hears of another company, nor of another person’s messages', async () => {
  const [own, foreign] = [await buildSite(server), await buildSite(server)];
  const colleague = await server.build({}, (db) => buildUser(db, { companies: [own.company] }));
  const stream = await openStream(server.address, own.token);
  await server.build({}, async (db) => {
    await sendCompanyHint(db, foreign.company.id, 'deliveries', foreign.contract.id);
    await sendUserHint(db, colleague.id);
  });
  await sayLast(own.company);
  await stream.until(LAST);
  assert.deepEqual(eventsOf(stream, own), [LAST.trim()]);
  stream.leave();
});

test('a confirmation sends its hint with its transaction, a repeated one sends none', async () => {
  const { scope, contract, company, token } = await buildSite(server);
  const { id } = await server.build(scope, (db) => buildDelivery(db, { contract }));
  const stream = await openStream(beside.address, token);
  const confirm = () =>
    server.send(deliveries.confirm, { delivery_id: id, contract_id: contract.id }, { token });
  await confirm();
  await confirm();
  await assert.rejects(
    inTransaction(server.database.app, scope, async (db) => {
      await sendCompanyHint(db, company.id, 'call-offs', 'taken back');
      throw new Error('roll back');
    }),
  );
  await sayLast(company);
  await stream.until(LAST);
  assert.deepEqual(eventsOf(stream, { contract }), [
    event('deliveries', [contract.id]).trim(),
    LAST.trim(),
  ]);
  stream.leave();
});

test('a new company is heard of by the next stream, so the old one ends', async () => {
  const [own, other] = [await buildSite(server), await buildSite(server)];
  const stream = await openStream(server.address, own.token);
  await server.build({}, (db) =>
    insertMembership(db, { userId: own.user.id, companyId: other.company.id, role: 'leser' }),
  );
  await stream.ended;
  const next = await openStream(server.address, own.token);
  await sayLast(other.company);
  await next.until(LAST);
  next.leave();
});

test('changes made while a phone was away come first when it is back', async () => {
  const { company, token, contract } = await buildSite(server);
  const first = await openStream(server.address, token);
  await server.build({}, (db) => sendCompanyHint(db, company.id, 'deliveries', contract.id));
  await first.until('deliveries');
  first.leave();
  const back = await openStream(server.address, token, { behind: 20 });
  const late = await openStream(server.address, token, { behind: 120 });
  const fresh = await openStream(server.address, token, { behind: 0 });
  await sayLast(company);
  const last = LAST.trim();
  for (const stream of [back, late, fresh]) await stream.until(last);
  // The process hears for less than 20 seconds only when it is fast: then everything may have changed.
  const [replayed] = eventsOf(back, { contract });
  assert.ok(
    [event('deliveries', [contract.id]).trim(), event('all', null).trim()].includes(replayed ?? ''),
    back.text(),
  );
  assert.deepEqual(eventsOf(late, { contract }), [event('all', null).trim(), last]);
  assert.deepEqual(eventsOf(fresh, { contract }), [last]);
  for (const stream of [back, late, fresh]) stream.leave();
});

test('five streams of one person are open at once, a sixth waits until one is left', async () => {
  const { user, token } = await buildSite(server);
  const streams = [];
  for (const as of [token, token, token, await tokenOf(user), await tokenOf(user)]) {
    streams.push(await openStream(server.address, as));
  }
  assert.ok(streams.every(({ status }) => status === 200));
  const sixth = await openStream(server.address, token);
  assert.equal(sixth.status, 429);
  assert.equal(sixth.headers['retry-after'], '30');
  const [first, ...others] = streams;
  first?.leave();
  let again = await openStream(server.address, token);
  while (again.status === 429) again = await openStream(server.address, token); // it has just been left
  assert.equal(again.status, 200);
  for (const stream of [...others, again]) stream.leave();
});

test('D-11 a stream ends with its session, wherever that was ended', async () => {
  const { user, token } = await buildSite(server);
  const elsewhere = await tokenOf(user);
  const stream = await openStream(beside.address, token);
  assert.equal((await server.request('GET', 'auth/logout', { token })).status, 200);
  await stream.ended;
  assert.equal((await openStream(beside.address, token)).status, 401);
  const other = await openStream(beside.address, elsewhere);
  assert.equal(other.status, 200);
  server.at('2027-01-20T06:12:00Z');
  beside.at('2027-01-20T06:12:00Z'); // more than 30 days later
  await other.ended;
  assert.equal((await openStream(beside.address, elsewhere)).status, 401);
  for (const { at } of [server, beside]) at(NOW);
});

test('D-24 a stream is refused like any call: 401, 422, 503 in maintenance', async () => {
  const { token } = await buildSite(server);
  assert.equal((await server.request('GET', 'user/live')).status, 401);
  assert.equal((await server.request('GET', 'user/live?behind=-1', { token })).status, 422);
  const startsAt = new Date(NOW);
  const id = await server.build({}, (db) => buildMaintenance(db, { startsAt }));
  const isClosed = async () => (await server.request('GET', 'user', { token })).status === 503;
  await until(isClosed); // known for a second
  assert.equal((await openStream(server.address, token)).status, 503);
  const author = { name: 'Katrin Vogt', at: startsAt };
  await server.build({}, (db) => endMaintenance(db, { id, version: 1 }, author));
});
