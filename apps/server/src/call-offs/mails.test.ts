import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { login } from '@abrufbar/contract/session/session.ts';
import { updateSetting } from '@abrufbar/contract/profile/settings.ts';
import type { PROVIDER_ACTIONS } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import { buildOrderSite, type OrderSite, orderCallOff } from '#testing/concepts/order.ts';
import { buildSubscription } from '#contracts/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { NOW } from '#testing/concepts/site.ts';
import { MailRejected, type OutgoingMail } from '#core/mail/mail.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startSmtp } from '#testing/external/smtp-server.ts';
import { startTestServer } from '#testing/server/server.ts';
import { hashPassword } from '#session/password.ts';
import { mailDue, sendMessageMail } from '#notifications/mail-jobs.ts';

const server = await startTestServer({ after }, { now: NOW });
const PASSWORD = 'Baustelle-2026';

type Action = (typeof PROVIDER_ACTIONS)[number];
type Person = { readonly id: string; readonly email: string; readonly token: string };
const mailsTo = async ({ email }: { readonly email: string }, on = server) => {
  await waitForJobs(on);
  return (on.mailbox ?? assert.fail('mails are sent')).list().filter(({ to }) => to === email);
};
const subjectsTo = async (person: Person) =>
  (await mailsTo(person)).map(({ mail }) => mail.subject.replace(/:.*/, ''));
const decide = (
  site: OrderSite,
  { id }: { readonly id: string },
  action: Action,
  { send } = server,
  answer: string | null = null,
) =>
  send(
    callOffs.decide,
    { call_off_id: id, customer_number: site.customerNumber, action, number: null, answer },
    { token: site.plant },
  );
const setMails = ({ company }: OrderSite, { token }: Person, status: boolean) =>
  server.send(
    updateSetting,
    { type: 'CallOff', status, company_number: company.company_nr },
    { token },
  );
const follow = (site: OrderSite, user: { readonly id: string }) =>
  server.build(site.scope, (db) => buildSubscription(db, site.contract, user));

test('D-54 an order and each of its steps send one mail to each recipient', async () => {
  const site = await buildOrderSite(server);
  const { buyer, colleague } = site;
  await follow(site, colleague);
  const made = await orderCallOff(server, site);
  await waitForJobs(server);
  await decide(site, made, 'review');
  await waitForJobs(server);
  await decide(site, made, 'confirm');
  await decide(site, made, 'confirm'); // its answer got lost
  assert.deepEqual(await subjectsTo(buyer), ['Lieferung bestätigt', 'Abruf in Prüfung']);
  assert.deepEqual(await subjectsTo(colleague), [
    'Lieferung bestätigt',
    'Abruf in Prüfung',
    'Abruf angefragt',
  ]);
  const [newest] = await mailsTo(buyer);
  const { subject, text, unsubscribe } = newest?.mail ?? assert.fail('no mail');
  assert.equal(subject, `Lieferung bestätigt: ${site.contract.name}`);
  assert.equal(unsubscribe, 'http://nordstein.localhost:3000/settings');
  assert.equal(
    text,
    `Lieferung bestätigt

Guten Tag Murat Demir,

zu einem Abruf von ${site.company.name} gibt es Neues.

Baustelle: ${site.contract.name}
Material: Asphalttragschicht AC 22 T S
Menge: 80,00 t
Lieferbeginn: 21.11.2026, 07:00\u00A0Uhr
Lieferende: 21.11.2026, 15:00\u00A0Uhr

Abruf öffnen:
http://nordstein.localhost:3000/calloff-detail/${made.id}

Sie erhalten diese Nachricht, weil „E-Mail zu Abrufen“ für ${site.company.name} eingeschaltet ist.
In den Einstellungen abbestellen: ${unsubscribe}

--${' '}
Nordstein abrufbar
Diese Nachricht wurde automatisch verschickt. Bitte antworten Sie nicht darauf.`,
  );
});

test('OFF-73 mails about a refusal or a cancellation say why, others do not repeat the answer', async () => {
  const site = await buildOrderSite(server);
  const wayTo = {
    refuse: [],
    cancel: ['confirm'],
    acceptCancellation: ['requestCancellation'],
    declineCancellation: ['requestCancellation'],
  } as const satisfies Partial<Record<Action, readonly Action[]>>;
  const newest = async () => (await mailsTo(site.buyer))[0]?.mail ?? assert.fail('no mail');
  for (const action of ['refuse', 'cancel', 'acceptCancellation', 'declineCancellation'] as const) {
    const made = await orderCallOff(server, site);
    for (const before of wayTo[action]) await decide(site, made, before, server, 'Ab 06:00.');
    await waitForJobs(server);
    await decide(site, made, action, server, `Ausgebucht <${action}> & mehr.\nMorgen ist Platz.`);
    const { text, html } = await newest();
    assert.match(
      text,
      new RegExp(`^Antwort des Werks: Ausgebucht <${action}> & mehr.\nMorgen`, 'm'),
    );
    assert.ok(html.includes(`Ausgebucht &lt;${action}&gt; &amp; mehr.`));
  }
  const made = await orderCallOff(server, site);
  await decide(site, made, 'confirm', server, 'Ab 06:00 Uhr.');
  assert.doesNotMatch((await newest()).text, /Antwort des Werks|06:00/);
});

test('D-55 SET-01 the switch of the company decides when the mail leaves', async () => {
  const site = await buildOrderSite(server);
  const { buyer } = site;
  const made = await orderCallOff(server, site);
  await setMails(site, buyer, false);
  await decide(site, made, 'review');
  assert.deepEqual(await subjectsTo(buyer), []);
  await setMails(site, buyer, true);
  await decide(site, made, 'confirm');
  assert.deepEqual(await subjectsTo(buyer), ['Lieferung bestätigt']);
  const { total_items } = (
    await server.send(inbox.list, { seen: false, page: 1, page_size: null }, buyer)
  ).pagination;
  assert.equal(total_items, 2);
});

test('D-61 a mail comes under the brand of the last login and leads to its host, never to another', async (t) => {
  const env = { BRAND_HOSTS: 'portal.nordstein.example=nordstein,127.0.0.1=suedkies' };
  const other = await startTestServer(t, { now: NOW, env });
  const site = await buildOrderSite(other);
  const { buyer } = site;
  const password_hash = await hashPassword(PASSWORD);
  await other.build({}, (db) =>
    sql`UPDATE users SET password_hash = ${password_hash} WHERE id = ${buyer.id}`.execute(db),
  );
  const latest = async (action: 'review' | 'confirm', made: { readonly id: string }) => {
    await decide(site, made, action, other);
    return (await mailsTo(buyer, other))[0] ?? assert.fail('no mail');
  };
  const made = await orderCallOff(other, site);
  const before = await latest('review', made);
  assert.equal(before.from.name, 'Nordstein abrufbar');
  assert.match(before.mail.text, /^http:\/\/portal\.nordstein\.example:3000\/calloff-detail\//m);
  await other.send(login, { username: buyer.email, password: PASSWORD, _im: null });
  const { from, mail } = await latest('confirm', made);
  assert.equal(from.name, 'Südkies abrufbar');
  assert.match(mail.text, /^http:\/\/127\.0\.0\.1:3000\/calloff-detail\//m);
});

test('D-54 no mail about a deleted message, to a blocked person or to one who has left', async () => {
  const site = await buildOrderSite(server);
  const { buyer } = site;
  const made = await orderCallOff(server, site);
  await decide(site, made, 'review');
  await waitForJobs(server);
  const { rows } = await server.build({ userId: buyer.id }, (db) =>
    sql<{ id: string; event_id: string }>`SELECT id, event_id FROM notifications
      WHERE user_id = ${buyer.id}`.execute(db),
  );
  const { id = '', event_id: eventId = '' } = rows[0] ?? {};
  const sent: OutgoingMail[] = [];
  const run = async () => {
    await server.build({ userId: buyer.id }, (db) =>
      sql`DELETE FROM dispatches WHERE user_id = ${buyer.id}`.execute(db),
    );
    const sendMail = async (mail: OutgoingMail) => {
      sent.push(mail);
      return 'sent' as const;
    };
    await sendMessageMail.run(jobContext(server, NOW, { sendMail }), { userId: buyer.id, eventId });
    return sent.length;
  };
  assert.equal(await run(), 1);
  await server.build({}, (db) => updateUserBlocked(db, buyer.id, new Date(NOW)));
  assert.equal(await run(), 1);
  await server.build({}, (db) => updateUserBlocked(db, buyer.id, null));
  assert.equal(await run(), 2);
  const membership = await server.build({}, (db) =>
    db
      .deleteFrom('memberships')
      .where('user_id', '=', buyer.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  assert.equal(await run(), 2);
  await server.build({}, (db) => db.insertInto('memberships').values(membership).execute());
  await server.send(inbox.remove, { id }, buyer);
  assert.equal(await run(), 2);
  assert.equal(sendMessageMail.queue, mailDue);
});

test('D-69 a mail refused for now is sent again once, one that may have arrived is not', async (t) => {
  const smtp = await startSmtp(t);
  const other = await startTestServer(t, { now: NOW, env: { SMTP_URL: smtp.url } });
  const site = await buildOrderSite(other);
  const { buyer } = site;
  const made = await orderCallOff(other, site);
  smtp.refuse(450);
  await decide(site, made, 'review', other);
  await smtp.refused();
  smtp.refuse(null);
  const { subject, headers } = await smtp.mailTo(buyer.email);
  assert.equal(subject, `Abruf in Prüfung: ${site.contract.name}`);
  const header = headers.find(({ key }) => key === 'list-unsubscribe');
  assert.match(header?.value ?? '', /^<http:\/\/.*\/settings>$/);
  await waitForJobs(other);
  assert.equal(smtp.mails.length, 1);

  const { rows } = await other.build({ userId: buyer.id }, (db) =>
    sql<{ event_id: string; outcome: string }>`SELECT event_id, outcome FROM dispatches
      WHERE user_id = ${buyer.id}`.execute(db),
  );
  assert.deepEqual(
    rows.map(({ outcome }) => outcome),
    ['sent'],
  );
  const message = { userId: buyer.id, eventId: rows[0]?.event_id ?? '' };
  let tries = 0;
  const sendMail = (isCertain: boolean) => async () => {
    tries += 1;
    throw new MailRejected('ECONNECTION 0', isCertain);
  };
  const run = (isCertain: boolean) =>
    sendMessageMail.run(jobContext(other, NOW, { sendMail: sendMail(isCertain) }), message);
  await run(true);
  assert.equal(tries, 0); // it was sent above
  await other.build({ userId: buyer.id }, (db) =>
    sql`DELETE FROM dispatches WHERE user_id = ${buyer.id}`.execute(db),
  );
  await assert.rejects(run(true), { name: 'MailRejected' });
  await assert.rejects(run(true), { name: 'MailRejected' });
  await run(false);
  await run(false);
  assert.equal(tries, 3);
});
