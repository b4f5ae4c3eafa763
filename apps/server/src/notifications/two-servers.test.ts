import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { waitForJobs } from '#testing/server/jobs.ts';
import { startSmtp } from '#testing/external/smtp-server.ts';
import { startTestServer } from '#testing/server/server.ts';
import { notifyUser } from '#notifications/notify.ts';
import { until } from '#testing/server/until.ts';

const ends = reverseCleanup({ after });
const smtp = await startSmtp(ends, { pauseMs: () => 5 });
/** A server whose mails show that they are its own. */
const start = (PUBLIC_URL: string, database?: Awaited<ReturnType<typeof startTestServer>>) =>
  startTestServer(ends, {
    now: NOW,
    env: { SMTP_URL: smtp.url, PUBLIC_URL },
    ...(database && { database: database.database }),
  });
const one = await start('https://one.example');
await start('https://other.example', one);

const CONCURRENT_MESSAGES = 20;

test('D-69 two servers share the mails of one database, and each leaves once', async () => {
  const { company, user } = await buildSite(one);
  let count = 0;
  const sendMore = async () => {
    for (let more = 0; more < CONCURRENT_MESSAGES; more += 1) {
      count += 1;
      const message = {
        companyId: company.id,
        eventId: newId(),
        type: 'calloff.created',
        referenceId: newId(),
        payload: { title: `Abruf ${count}` },
        createdAt: NOW,
      };
      await inTransaction(one.database.jobs, { userId: user.id }, async (db) => {
        await notifyUser(db, one.jobs, user.id, message);
        await notifyUser(db, one.jobs, user.id, message);
      });
    }
    await waitForJobs(one);
  };
  const senders = () =>
    new Set(
      smtp.mails.map(({ text = '' }) => /https:\/\/(\w+)\.example\/settings/.exec(text)?.[1]),
    );
  await until(async () => {
    await sendMore();
    return senders().size > 1;
  });
  assert.deepEqual(senders(), new Set(['one', 'other']));
  const subjects = smtp.mails.map(({ subject }) => subject);
  assert.equal(subjects.length, count);
  assert.equal(new Set(subjects).size, count);
});
