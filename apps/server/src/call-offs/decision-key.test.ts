import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import { insertErpId } from '#companies/store.ts';
import { newId } from '#core/ids.ts';
import { insertImportKey } from '#imports/store.ts';
import { stepsOf } from '#testing/concepts/decisions.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

const build = ({ item, supplier, scope }: OrderSite) =>
  server.build(scope, (db) => buildCallOff(db, { item, supplier, status: 1 }));

type Decision = { readonly action: string; readonly number?: string; readonly answer?: string };
/** The answer to a decision under a key, whether it is a repeat, and its problem fields. */
const decide = async (
  site: OrderSite,
  { id }: { readonly id: string },
  key: string,
  decision: Decision,
  token = site.plant,
) => {
  const { status, headers, json } = await server.request('POST', 'import/calloff/decision', {
    token,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({
      call_off_id: id,
      customer_number: site.customerNumber,
      ...decision,
    }),
  });
  const { data, errors = [] } = Object(json);
  const fields = errors.map(({ field }: { field: string }) => field).join();
  return { status, data, isRepeat: headers.get('Idempotency-Replayed') === 'true', fields };
};

test('OFF-72 D-69 a decision under the same key is answered as before, also when much has happened since', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site);
  const key = newId();
  const review = { action: 'review', number: '551208' };
  const first = await decide(site, callOff, key, review);
  assert.deepEqual(first, {
    status: 200,
    data: { call_off_id: callOff.id, status: 20 },
    isRepeat: false,
    fields: '',
  });
  await decide(site, callOff, newId(), { action: 'confirm' });
  assert.deepEqual(await decide(site, callOff, key, review), { ...first, isRepeat: true });
  assert.deepEqual(await decide(site, callOff, key.toUpperCase(), review), {
    ...first,
    isRepeat: true,
  });
  // Without its key it would be out of turn.
  assert.equal((await decide(site, callOff, newId(), review)).status, 409);
  assert.equal((await stepsOf(server, site, callOff)).length, 2);
});

test('OFF-72 D-69 the same key with another decision is refused, also about another customer', async () => {
  const site = await buildOrderSite(server);
  const other = await buildOrderSite(server);
  const erp_customer_no = newId().slice(-8);
  const known = { supplier_id: site.supplier.id, company_id: other.company.id, erp_customer_no };
  await server.build({}, (db) => insertErpId(db, known));
  const callOff = await build(site);
  const key = newId();
  assert.equal((await decide(site, callOff, key, { action: 'review' })).status, 200);
  for (const [one, of] of [
    [callOff, site],
    [await build(site), site],
    [await build(other), { ...other, plant: site.plant, customerNumber: erp_customer_no }],
  ] as const) {
    const answer = await decide(of, one, key, { action: 'confirm' });
    assert.deepEqual([answer.status, answer.isRepeat], [422, false]);
  }
  assert.equal((await stepsOf(server, site, callOff)).length, 1);
});

test('OFF-72 a refused decision stores no key, a key belongs to its import key and its supplier', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site);
  const key = newId();
  assert.equal((await decide(site, callOff, key, { action: 'refuse' })).fields, 'answer');
  assert.equal((await decide(site, callOff, key, { action: 'acceptChange' })).status, 409);
  assert.equal(
    (await decide(site, callOff, 'eins', { action: 'review' })).fields,
    'Idempotency-Key',
  );
  assert.equal((await decide(site, callOff, key, { action: 'review' })).data.status, 20);
  const second = await server.build({}, (db) =>
    insertImportKey(
      db,
      { supplierId: site.supplier.id, source: 'vas', name: 'Dispo 2', addresses: [] },
      new Date(NOW),
    ),
  );
  const other = await buildOrderSite(server);
  const confirm = { action: 'confirm' };
  assert.equal((await decide(site, callOff, key, confirm, other.plant)).status, 404);
  assert.equal((await decide(site, callOff, key, confirm, second.key)).data.status, 4);
});

test('OFF-72 of the same decision twenty times at once one takes effect and all get its answer', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site);
  const key = newId();
  const decision = { action: 'confirm', number: '551208', answer: 'Ab 06:00 Uhr.' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => decide(site, callOff, key, decision)),
  );
  for (const { status, data } of answers) {
    assert.deepEqual([status, data], [200, { call_off_id: callOff.id, status: 4 }]);
  }
  assert.equal(answers.filter(({ isRepeat }) => !isRepeat).length, 1);
  assert.equal((await stepsOf(server, site, callOff)).length, 1);
  const { rows } = await server.build(site.scope, (db) =>
    sql`SELECT call FROM idempotency_company`.execute(db),
  );
  assert.deepEqual(rows, [{ call: callOffs.decide.name }]);
});
