import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { lastFirst } from '#testing/server/cleanup-order.ts';
import { jobsAreDone } from '#testing/server/jobs.ts';
import { startSmtp } from '#testing/external/smtp-server.ts';
import { startTestServer } from '#testing/server/server.ts';
import { tell } from '#notifications/notify.ts';
import { until } from '#testing/server/until.ts';

const ends = lastFirst({ after });
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

const AT_ONCE = 20;

test('D-69 two servers share the mails of one database, and each leaves once', async () => {
  const { company, user } = await buildSite(one);
  let told = 0;
  const tellMore = async () => {
    for (let more = 0; more < AT_ONCE; more += 1) {
      told += 1;
      const message = {
        companyId: company.id,
        eventId: newId(),
        type: 'calloff.created',
        referenceId: newId(),
        payload: { title: `Abruf ${told}` },
        createdAt: NOW,
      };
      await inTransaction(one.database.jobs, { userId: user.id }, async (db) => {
        await tell(db, one.jobs, user.id, message);
        await tell(db, one.jobs, user.id, message);
      });
    }
    await jobsAreDone(one);
  };
  const senders = () =>
    new Set(
      smtp.mails.map(({ text = '' }) => /https:\/\/(\w+)\.example\/settings/.exec(text)?.[1]),
    );
  await until(async () => {
    await tellMore();
    return senders().size > 1;
  });
  assert.deepEqual(senders(), new Set(['one', 'other']));
  const subjects = smtp.mails.map(({ subject }) => subject);
  assert.equal(subjects.length, told);
  assert.equal(new Set(subjects).size, told);
});
