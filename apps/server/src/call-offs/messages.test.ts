import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { notificationsTexts } from '@abrufbar/texts/notifications.ts';
import { sql } from 'kysely';
import { callOffCreated, notifyOfCreation } from '#call-offs/jobs.ts';
import {
  buildOrderSite,
  fillNewCart,
  orderCallOff,
  orderedFacts,
} from '#testing/concepts/order.ts';
import { buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { buildSubscription } from '#contracts/build.ts';
import { NOW } from '#testing/concepts/site.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
type Site = Awaited<ReturnType<typeof buildOrderSite>>;
type Person = { readonly id: string };

type Message = { type: string; reference_id: string; payload: Record<string, unknown> };
const messagesOf = async ({ id }: Person) => {
  await waitForJobs(server);
  const { rows } = await server.build({ userId: id }, (db) =>
    sql<Message>`SELECT type, reference_id, payload FROM notifications
      WHERE user_id = ${id} ORDER BY created_at, id`.execute(db),
  );
  return rows;
};
const titlesOf = async (person: Person) =>
  (await messagesOf(person)).map(({ payload }) => payload['title']);
const decide = (
  site: Site,
  { id }: Person,
  action: 'review' | 'confirm' | 'refuse' | 'acceptChange' | 'declineChange' | 'cancel',
  answer: string | null = null,
) =>
  server.send(
    callOffs.decide,
    { call_off_id: id, customer_number: site.customerNumber, action, number: null, answer },
    { token: site.plant },
  );

test('D-51 ENT-12 ENT-14 an order notifies followers and contact, not the person who ordered', async () => {
  const site = await buildOrderSite(server);
  const { contract, company, buyer, colleague, user, scope } = site;
  const left = await server.build(scope, async (db) => {
    const blocked = await buildUser(db, { companies: [company] });
    await updateUserBlocked(db, blocked.id, new Date(NOW));
    for (const follower of [buyer, user, blocked]) await buildSubscription(db, contract, follower);
    return blocked;
  });
  const cart = await fillNewCart(server, site);
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: colleague.id };
  await server.send(callOffs.chooseContact, contact, buyer);
  const made = await server.send(callOffs.create, { call_off_cart_item_id: cart.id }, buyer);
  for (const person of [user, colleague]) {
    assert.deepEqual(await messagesOf(person), [
      {
        type: 'calloff.created',
        reference_id: made.id,
        payload: { title: 'Abruf angefragt', ...orderedFacts(contract) },
      },
    ]);
  }
  assert.deepEqual(await messagesOf(buyer), []);
  assert.deepEqual(await messagesOf(left), []);
});

test('D-51 T-22 every step notifies once, the title names the outcome', async () => {
  const site = await buildOrderSite(server);
  const { buyer, colleague } = site;
  const made = await orderCallOff(server, site);
  await decide(site, made, 'review');
  await waitForJobs(server); // at the same moment of the clock the jobs decide the order
  await decide(site, made, 'confirm');
  await decide(site, made, 'confirm'); // its answer got lost
  await waitForJobs(server); // a later contact person would hear of it too
  const requestChange = (amount: number) =>
    server.send(
      callOffs.requestChange,
      {
        call_off_id: made.id,
        amount,
        delivery_start_date: '2026-11-21',
        delivery_start_time: '07:00',
        delivery_end_date: '2026-11-21',
        delivery_end_time: '15:00',
        customer_note: null,
        contact_person: colleague.id,
      },
      buyer,
    );
  await requestChange(90);
  await waitForJobs(server);
  await decide(site, made, 'declineChange', 'Die Lkw sind eingeteilt.');
  await waitForJobs(server);
  await decide(site, made, 'cancel');
  assert.deepEqual(await titlesOf(buyer), [
    'Abruf in Prüfung',
    'Lieferung bestätigt',
    'Änderung abgelehnt, der bisherige Termin gilt',
    'Lieferung storniert',
  ]);
  // the colleague was to take the delivery only as long as the change was asked for
  assert.deepEqual(await titlesOf(colleague), [
    'Änderung angefragt',
    'Änderung abgelehnt, der bisherige Termin gilt',
  ]);
  const types = new Set((await messagesOf(buyer)).map(({ type }) => type));
  assert.deepEqual([...types], ['calloff.status_changed']);
});

test('D-51 the person who ordered is no longer notified with a closed account or after leaving the company', async () => {
  const site = await buildOrderSite(server);
  const { buyer } = site;
  const made = await orderCallOff(server, site);
  await server.build({}, (db) => updateUserBlocked(db, buyer.id, new Date(NOW)));
  await decide(site, made, 'review');
  assert.deepEqual(await titlesOf(buyer), []);
  await server.build({}, async (db) => {
    await updateUserBlocked(db, buyer.id, null);
    await sql`DELETE FROM memberships WHERE user_id = ${buyer.id}`.execute(db);
  });
  await decide(site, made, 'confirm');
  assert.deepEqual(await titlesOf(buyer), []);
});

test('D-69 a job that runs again notifies nobody twice', async () => {
  const site = await buildOrderSite(server);
  await server.build(site.scope, (db) => buildSubscription(db, site.contract, site.user));
  const made = await orderCallOff(server, site);
  await waitForJobs(server);
  const context = jobContext(server, NOW);
  const step = { companyId: site.company.id, callOffId: made.id, version: 1 };
  await Promise.all([1, 2].map(() => notifyOfCreation.run(context, step)));
  assert.deepEqual(await titlesOf(site.user), ['Abruf angefragt']);
  assert.equal(notifyOfCreation.queue, callOffCreated);
});

test('T-22 no two outcomes share a title but those that are the same', () => {
  const titles = Object.entries(notificationsTexts)
    .filter(([key]) => key.startsWith('messages.call_off.'))
    .map(([, title]) => title);
  assert.ok(titles.length >= 12);
  assert.equal(new Set(titles).size, titles.length - 1); // cancelled by the plant or on request
});
