import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as deliveries from '@abrufbar/contract/deliveries/deliveries.ts';
import { updateSetting } from '@abrufbar/contract/profile/settings.ts';
import { buildContract, buildSubscription } from '#contracts/build.ts';
import { buildSite, NOW, type Site } from '#testing/concepts/site.ts';
import { inTransaction } from '#core/database/database.ts';
import { jobContext, waitForJobs } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { remindingDue } from '#daily-jobs.ts';
import { buildDelivery } from '#deliveries/build.ts';
import { openMailDue, sendOpenMail } from '#deliveries/reminder-jobs.ts';

const server = await startTestServer({ after }, { now: NOW });

const addSite = async (): Promise<Site> => {
  const site = await buildSite(server);
  await server.build(site.scope, (db) => buildSubscription(db, site.contract, site.user));
  return site;
};
type Weighed = { readonly number: string; readonly weighed_at: string };
const weigh = (
  { scope, contract }: Pick<Site, 'scope' | 'contract'>,
  { number, weighed_at }: Weighed,
) =>
  server.build(scope, (db) =>
    buildDelivery(db, { contract, number, weighed_at: new Date(weighed_at) }),
  );
/** Runs the jobs that are due at that time. */
const remind = async (now: string) => {
  server.at(now);
  await inTransaction(server.database.app, {}, (db) => server.jobs.send(db, remindingDue, {}));
  await waitForJobs(server);
};
const mailsOf = ({ user }: Pick<Site, 'user'>) =>
  (server.mailbox ?? assert.fail('mails are sent'))
    .list()
    .filter(({ to }) => to === user.email)
    .map(({ mail }) => mail);
const namedIn = (mail: { readonly text: string } | undefined) =>
  /^Lieferscheine?: (.*)$/m.exec(mail?.text ?? '')?.[1];

test('D-54 deliveries unconfirmed after 24 hours are reminded of by one mail per site, once', async () => {
  const site = await addSite();
  const other = {
    ...site,
    contract: await server.build(site.scope, (db) =>
      buildContract(db, { company: site.company, supplier: site.supplier }),
    ),
  };
  await server.build(site.scope, (db) => buildSubscription(db, other.contract, site.user));
  await weigh(site, { number: '4711', weighed_at: '2026-11-19T06:00:00Z' });
  await weigh(site, { number: '4712', weighed_at: '2026-11-19T15:00:00Z' });
  await weigh(site, { number: '4713', weighed_at: '2026-11-19T15:00:01Z' });
  await weigh(other, { number: '4714', weighed_at: '2026-11-18T15:00:01Z' });
  await weigh(other, { number: '4715', weighed_at: '2026-11-18T15:00:00Z' });
  await remind('2026-11-19T15:00:00Z');
  assert.deepEqual(mailsOf(site).map(namedIn), ['4715']);
  await remind('2026-11-20T15:00:00Z');
  await remind('2026-11-20T15:01:00Z');
  assert.deepEqual(new Set(mailsOf(site).map(namedIn)), new Set(['4711, 4712', '4714', '4715']));
  assert.equal(mailsOf(site).length, 3);
  const two = mailsOf(site).find((mail) => namedIn(mail) === '4711, 4712');
  const title = '2 Lieferungen sind noch nicht bestätigt';
  assert.equal(two?.subject, `${title}: ${site.contract.name}`);
  assert.match(two?.text ?? '', new RegExp(`/delivery-incoming/${site.contract.id}$`, 'm'));
  assert.match(two?.text ?? '', /„E-Mail zur Erinnerung“/);
  await remind('2026-11-21T15:00:00Z');
  assert.deepEqual(namedIn(mailsOf(site)[0]), '4713');
});

test('D-54 D-55 no mail about confirmed deliveries, to former followers, or against the switch', async () => {
  const site = await addSite();
  const { id } = await weigh(site, { number: '1', weighed_at: '2026-11-19T06:00:00Z' });
  const switchTo = (status: boolean) =>
    server.send(
      updateSetting,
      { type: 'Reminder', status, company_number: site.company.company_nr },
      { token: site.token },
    );
  await switchTo(false);
  await remind('2026-11-20T15:00:00Z');
  await switchTo(true);
  await server.send(
    deliveries.confirm,
    { delivery_id: id, contract_id: site.contract.id },
    { token: site.token },
  );
  await remind('2026-11-20T15:00:00Z');
  assert.deepEqual(mailsOf(site), []);
  const late = {
    companyId: site.company.id,
    contractId: site.contract.id,
    userId: site.user.id,
    day: '2026-11-20',
  };
  const sendMail = () => assert.fail('it was confirmed before the mail left');
  await sendOpenMail.run(jobContext(server, NOW, { sendMail }), late);
  const stranger = await buildSite(server);
  await weigh(stranger, { number: '2', weighed_at: '2026-11-19T06:00:00Z' });
  await remind('2026-11-20T15:00:00Z');
  assert.deepEqual(mailsOf(stranger), []);
});

test('D-54 after a standstill two rounds are made up for, and a mail names ten deliveries at most', async () => {
  const site = await addSite();
  for (let number = 1; number <= 12; number += 1) {
    const minute = String(number).padStart(2, '0');
    await weigh(site, { number: `n${number}`, weighed_at: `2026-11-17T10:${minute}:00Z` });
  }
  await weigh(site, { number: 'old', weighed_at: '2026-11-16T10:00:00Z' });
  await remind('2026-11-20T15:00:00Z'); // on time: a new follower gets nothing from before
  assert.deepEqual(mailsOf(site), []);
  await remind('2026-11-20T17:00:00Z');
  assert.deepEqual(mailsOf(site).map(namedIn), [
    'n1, n2, n3, n4, n5, n6, n7, n8, n9, n10 und 2 weitere',
  ]);
});

test('D-69 a reminder that runs twice is mailed once', async () => {
  const site = await addSite();
  await weigh(site, { number: '1', weighed_at: '2026-11-19T06:00:00Z' });
  const due = {
    companyId: site.company.id,
    contractId: site.contract.id,
    userId: site.user.id,
    day: '2026-11-20',
  };
  let sent = 0;
  const sendMail = async () => {
    sent += 1;
    return 'sent' as const;
  };
  const run = () => sendOpenMail.run(jobContext(server, NOW, { sendMail }), due);
  await Promise.all([run(), run()]);
  assert.equal(sent, 1);
  assert.equal(sendOpenMail.queue, openMailDue);
});
