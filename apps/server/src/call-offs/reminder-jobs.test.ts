import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { updateSetting } from '@abrufbar/contract/profile/settings.ts';
import { sql } from 'kysely';
import { remindersDue, remindOfDay } from '#call-offs/reminder-jobs.ts';
import {
  buildOrderSite,
  fillNewCart,
  type OrderSite,
  orderCallOff,
  orderedFacts,
} from '#testing/concepts/order.ts';
import { buildSubscription } from '#contracts/build.ts';
import { inTransaction } from '#core/database/database.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';
import { remindAll, remindingDue } from '#daily-jobs.ts';

const server = await startTestServer({ after }, { now: NOW });
const AT_FOUR = '2026-11-20T15:00:00Z';

type Person = { readonly id: string };
type Order = { readonly id: string };

const decide = (site: OrderSite, { id }: Order, action: 'confirm' | 'cancel' | 'declineChange') =>
  server.send(
    callOffs.decide,
    { call_off_id: id, customer_number: site.customerNumber, action, number: null, answer: null },
    { token: site.plant },
  );
const confirmed = async (site: OrderSite, change?: Parameters<typeof orderCallOff>[2]) => {
  const made = await orderCallOff(server, site, change);
  await decide(site, made, 'confirm');
  return made;
};
/** Runs the jobs that are due at that time. */
const remind = async (now: string) => {
  server.at(now);
  await inTransaction(server.database.app, {}, (db) => server.jobs.send(db, remindingDue, {}));
  await waitForJobs(server);
};
const remindersOf = async ({ id }: Person) => {
  const { rows } = await server.build({ userId: id }, (db) =>
    sql<{ reference_id: string; payload: Record<string, unknown> }>`
      SELECT reference_id, payload FROM notifications
      WHERE user_id = ${id} AND type = 'calloff.reminder' ORDER BY id`.execute(db),
  );
  return rows;
};
const ordered = ({ contract }: OrderSite) => ({
  title: 'Erinnerung an die Lieferung',
  ...orderedFacts(contract),
});
const reminderMails = ({ email }: { readonly email: string }) =>
  (server.mailbox?.list() ?? assert.fail('mails are sent'))
    .filter(({ to, mail }) => to === email && mail.subject.startsWith('Erinnerung'))
    .map(({ mail }) => mail);

test('D-51 D-54 at 16:00 on the day before, every recipient is reminded once, by message and mail', async () => {
  const site = await buildOrderSite(server);
  const { buyer, colleague, user } = site;
  await server.build(site.scope, (db) => buildSubscription(db, site.contract, colleague));
  const made = await confirmed(site);
  await remind(AT_FOUR);
  await remind('2026-11-20T15:30:00Z');
  const reminder = {
    reference_id: made.id,
    payload: ordered(site),
  };
  assert.deepEqual(await remindersOf(buyer), [reminder]); // the person who ordered is reminded too
  assert.deepEqual(await remindersOf(colleague), [reminder]);
  assert.deepEqual(await remindersOf(user), []);
  const [mail, ...more] = reminderMails(buyer);
  assert.equal(more.length, 0);
  assert.match(mail?.text ?? '', new RegExp(`/calloff-detail/${made.id}$`, 'm'));
  assert.match(mail?.text ?? '', /Lieferbeginn: 21\.11\.2026, 07:00\u00A0Uhr/);
});

test('D-54 a server whose clock is behind reminds of the next day all the same', async () => {
  const site = await buildOrderSite(server);
  await confirmed(site);
  await remind('2026-11-20T14:49:59Z'); // too early to be a clock that is behind
  assert.deepEqual(await remindersOf(site.buyer), []);
  await remind('2026-11-20T14:50:00Z');
  assert.equal((await remindersOf(site.buyer)).length, 1);
});

test('D-55 SET-02 the switch decides about the mail, the message comes all the same', async () => {
  const site = await buildOrderSite(server);
  const { buyer, company } = site;
  await confirmed(site);
  await server.send(
    updateSetting,
    { type: 'Reminder', status: false, company_number: company.company_nr },
    { token: buyer.token },
  );
  await remind(AT_FOUR);
  assert.equal((await remindersOf(buyer)).length, 1);
  assert.deepEqual(reminderMails(buyer), []);
});

test('D-54 only deliveries confirmed for the next day are reminded of, and again when moved', async () => {
  const site = await buildOrderSite(server);
  const { buyer } = site;
  await orderCallOff(server, site); // not confirmed
  await decide(site, await confirmed(site), 'cancel');
  const later = { delivery_start_date: '2026-11-23', delivery_end_date: '2026-11-23' };
  await confirmed(site, later);
  const moved = await confirmed(site);
  await remind('2026-11-19T15:00:00Z');
  assert.deepEqual(await remindersOf(buyer), []);
  await remind(AT_FOUR);
  assert.equal((await remindersOf(buyer)).length, 1);
  await server.build(site.scope, (db) =>
    sql`UPDATE call_offs SET starts_on = '2026-11-22', ends_on = '2026-11-22'
      WHERE company_id = ${site.company.id} AND id = ${moved.id}`.execute(db),
  );
  await remind('2026-11-21T15:00:00Z');
  const days = (await remindersOf(buyer)).map(({ payload }) => payload['delivery_start_date']);
  assert.deepEqual(days, ['21.11.2026', '22.11.2026']);
});

test('D-32 D-54 while a change is open the reminder states the values still valid', async () => {
  const site = await buildOrderSite(server);
  const { buyer, user, colleague } = site;
  const cart = await fillNewCart(server, site);
  const contact = { call_off_cart_item_id: cart.id, contact_person_id: colleague.id };
  await server.send(callOffs.chooseContact, contact, buyer);
  const made = await server.send(callOffs.create, { call_off_cart_item_id: cart.id }, buyer);
  await decide(site, made, 'confirm');
  const requested = {
    call_off_id: made.id,
    amount: 90,
    delivery_start_date: '2026-11-24',
    delivery_start_time: '08:00',
    delivery_end_date: '2026-11-24',
    delivery_end_time: '16:00',
    customer_note: null,
    contact_person: user.id,
  };
  await server.send(callOffs.requestChange, requested, buyer);
  await remind(AT_FOUR);
  // the person who ordered, the valid contact and the requested one
  for (const person of [buyer, colleague, user]) {
    const [reminder] = await remindersOf(person);
    assert.deepEqual(reminder?.payload, ordered(site));
  }
});

test('D-54 a reminder that a standstill delayed still comes in the night, but not once the delivery has begun', async () => {
  const site = await buildOrderSite(server);
  await confirmed(site);
  await remind('2026-11-21T06:00:00Z'); // 07:00 in Berlin
  assert.deepEqual(await remindersOf(site.buyer), []);
  await remind('2026-11-21T05:59:00Z');
  assert.equal((await remindersOf(site.buyer)).length, 1);
});

test('D-69 reminders that run twice at once remind once', async () => {
  const site = await buildOrderSite(server);
  await confirmed(site);
  const due = { companyId: site.company.id, day: '2026-11-21' };
  await Promise.all([1, 2].map(() => remindOfDay.run(jobContext(server, AT_FOUR), due)));
  await waitForJobs(server);
  assert.equal((await remindersOf(site.buyer)).length, 1);
  assert.equal(reminderMails(site.buyer).length, 1);
  assert.equal(remindOfDay.queue, remindersDue);
  assert.equal(remindAll.queue, remindingDue);
  assert.equal(remindingDue.cron, '0 16 * * *');
});
