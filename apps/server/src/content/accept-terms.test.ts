import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import type { Call, InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { buildCallOff } from '#call-offs/build.ts';
import { buildOrderSite, fillNewCart } from '#testing/concepts/order.ts';
import { buildUser } from '#companies/build.ts';
import { buildLegalText } from '#content/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { enter } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { startTestServer } from '#testing/server/server.ts';
import { buildDelivery } from '#deliveries/build.ts';
import samples from '#imports/samples/vas.json' with { type: 'json' };
import { buildToken } from '#session/build.ts';
import { startSession } from '#session/start-session.ts';

const env = { BRAND_HOSTS: 'nordstein.localhost=nordstein,localhost=suedkies' };
const server = await startTestServer({ after }, { now: NOW, env });
const { address, at, build, request, send } = server;
beforeEach(() => at(NOW));

const day = (iso: string) => new Date(`${iso}T00:00:00Z`);
const publish = (iso: string, brand: 'nordstein' | 'suedkies' = 'nordstein') =>
  build({}, (db) => buildLegalText(db, { html: `<p>${iso}</p>`, publishedAt: day(iso), brand }));
await publish('2026-01-01');

/** Somebody who accepted then, or never. */
const buildReader = (acceptedTermsAt: Date | null = null) =>
  build({}, async (db) => {
    const user = await buildUser(db, { acceptedTermsAt, companies: [site.company] });
    return { id: user.id, token: await buildToken(db, user, new Date(NOW)) };
  });
const site = await buildOrderSite(server);

const accept = (as: { token: string }, key?: string) =>
  send(content.acceptTerms, {}, { ...as, ...(key !== undefined && { key }) });
const state = async ({ token }: { token: string }) => {
  const me = await send(session.user, { company_number: null }, { token });
  return [me.accepted_terms_of_use_date, me.terms_of_use_changed];
};
const storedOf = (userId: string) =>
  build({ userId }, (db) =>
    db
      .selectFrom('accepted_terms')
      .select(['brand', 'version', 'accepted_at'])
      .where('user_id', '=', userId)
      .orderBy('version')
      .execute(),
  );

test('API-20 TRM-08 D-56 accepting has no body, may be repeated, and keeps date and version', async () => {
  const reader = await buildReader();
  assert.deepEqual(await state(reader), [null, false]);
  const { status, text } = await request('POST', 'accept-terms-of-use', reader);
  assert.deepEqual([status, text], [200, '{"data":{}}']);
  at('2026-11-21T06:00:00Z');
  await accept(reader);
  assert.deepEqual(await state(reader), ['2026-11-20', false]);
  assert.deepEqual(await storedOf(reader.id), [
    {
      brand: 'nordstein',
      version: '2026-01-01T00:00:00Z',
      accepted_at: '2026-11-20T06:12:00Z',
    },
  ]);
});

test('API-20 ENT-07 D-56 a newer version asks everybody again, also in open sessions', async () => {
  const reader = await buildReader(day('2026-02-01'));
  await publish('2026-12-01');
  assert.deepEqual(await state(reader), ['2026-02-01', false], 'not published yet');
  at('2026-12-01T00:00:00Z');
  assert.deepEqual(await state(reader), [null, true]);
  await accept(reader);
  assert.deepEqual(await state(reader), ['2026-12-01', false]);
  assert.deepEqual(
    (await storedOf(reader.id))
      .filter(({ brand }) => brand === 'nordstein')
      .map((row) => row.version),
    ['2026-01-01T00:00:00Z', '2026-12-01T00:00:00Z'],
    'what was accepted before stays as proof',
  );
});

test('API-20 D-61 each brand has terms of its own to accept', async () => {
  const reader = await buildReader();
  await accept(reader);
  const host = address.replace('127.0.0.1', 'localhost');
  const headers = { Authorization: `Bearer ${reader.token}` };
  const me = async () => (await fetch(`${host}/api/v2/user`, { headers })).json();
  const dateOf = (answer: unknown) => Object(answer).data.accepted_terms_of_use_date;
  assert.equal(dateOf(await me()), null);
  await fetch(`${host}/api/v2/accept-terms-of-use`, { method: 'POST', headers });
  assert.equal(dateOf(await me()), '20.11.2026');
});

test('API-20 D-03 nobody accepts for somebody else', async () => {
  const reader = await buildReader();
  const token = await build({ userId: reader.id }, async (db) => {
    await enter(db, { userId: reader.id });
    const person = { userId: reader.id, impersonator: 'Frau Kern', userAgent: 'x' };
    return startSession(db, person, new Date(NOW));
  });
  await assert.rejects(accept({ token }), { status: 403 });
  assert.deepEqual(await storedOf(reader.id), []);
});

test('API-20 D-56 until then confirming, ordering and changing are refused in German, importing is not', async () => {
  const { contract, item, supplier, scope, company, customerNumber, plant } = site;
  const buyer = await build({}, async (db) => {
    const fields = { acceptedTermsAt: null, role: 'besteller', companies: [company] } as const;
    const user = await buildUser(db, fields);
    return { ...user, token: await buildToken(db, user, new Date(NOW)) };
  });
  const { delivery, callOff } = await build(scope, async (db) => ({
    delivery: await buildDelivery(db, { contract }),
    callOff: await buildCallOff(db, { item, supplier, created_by: buyer.id, number: '551208' }),
  }));
  const cart = await fillNewCart(server, { ...site, buyer });
  const attempt =
    <C extends Call>(call: C, input: InputOf<C>, key?: string) =>
    () =>
      send(call, input, { token: buyer.token, ...(key !== undefined && { key }) });
  const key = newId();
  const both = { delivery_id: delivery.id, contract_id: contract.id };
  const confirm = attempt(deliveries.confirm, both, key);
  const attempts = [
    confirm,
    attempt(callOffs.create, { call_off_cart_item_id: cart.id }),
    attempt(callOffs.requestChange, {
      call_off_id: callOff.id,
      amount: 70,
      delivery_start_date: callOff.starts_on,
      delivery_start_time: '07:00',
      delivery_end_date: callOff.ends_on,
      delivery_end_time: '15:00',
      customer_note: null,
      contact_person: callOff.contact_user_id,
    }),
  ];
  for (const run of attempts) {
    await assert.rejects(run, (error) => {
      assert.ok(error instanceof CallError);
      assert.equal(error.status, 403);
      assert.match(error.message, /^Bitte stimmen Sie zuerst den Nutzungsbedingungen zu\./);
      return true;
    });
  }
  const ticket = {
    ...samples[0],
    Debitor: customerNumber,
    Kontraktnummer: contract.contract_number,
  };
  assert.equal((await send(imports.vas, [ticket], { token: plant })).created, 1);

  await accept(buyer);
  for (const run of attempts) await run();
  at('2026-12-02T00:00:00Z');
  await publish('2026-12-02');
  assert.equal((await confirm()).status, '1', 'what was done before is answered as before');
});
