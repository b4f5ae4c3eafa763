import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { after, before, beforeEach, mock, test } from 'node:test';
import { sql } from 'kysely';
import { systemClock } from '#core/clock.ts';
import { inTransaction } from '#core/database/database.ts';
import { queue } from '#core/jobs/queue.ts';
import { filesOnDisk } from '#core/files/disk-files.ts';
import { installJobs } from '#core/jobs/schema.ts';
import { type Jobs, openJobs, worker } from '#core/jobs/jobs.ts';
import { openLog } from '#core/log.ts';
import type { OutgoingMail } from '#core/mail/mail.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { until } from '#testing/server/until.ts';

const database = await createTestDatabase();

type Ticket = { readonly number: string };
const weighed = queue<Ticket>('core.weighed');
const flaky = queue<Ticket>('core.flaky');
const mailed = queue<Ticket>('core.mailed', { forgets: true });

const slow = queue<Ticket>('core.slow', { concurrency: 3 });
const narrow = queue<Ticket>('core.narrow', { concurrency: 2 });

const countActive = async ({ name }: typeof narrow): Promise<number> => {
  const { rows } = await inTransaction(database.owner, {}, (db) =>
    sql<object>`SELECT FROM pgboss.job WHERE name = ${name} AND state = 'active'`.execute(db),
  );
  return rows.length;
};

const stuck = Promise.withResolvers<void>();
let running = 0;
let maxRunning = 0;
let done: string[] = [];
let failures = 0;
let sent: OutgoingMail[] = [];
let warned: object[] = [];
const log = openLog({ LOG_LEVEL: 'silent' });
// Warnings of the queue itself are words alone.
mock.method(log, 'warn', (fields: object | string) => {
  if (typeof fields === 'object') warned.push(fields);
});
const workers = [
  worker(weighed, async ({ inScope }, { number }) => {
    const companies = await inScope({ companies: [7, 8] }, async (db) => {
      const { rows } = await sql<{
        companies: string;
        role: string;
      }>`SELECT current_setting('app.companies') AS companies, current_user AS role`.execute(db);
      return rows[0]?.companies;
    });
    done.push(`${number} for ${companies}`);
  }),
  worker(flaky, async (_context, { number }) => {
    failures += 1;
    if (failures < 2) throw new Error('not yet');
    done.push(number);
  }),
  worker(slow, async (_context, { number }) => {
    if (number === 'stuck') await stuck.promise;
    done.push(number);
  }),
  worker(narrow, async (_context, { number }) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running, await countActive(narrow));
    await until(() => running === 2 || done.length === 9); // the tenth runs alone
    running -= 1;
    done.push(number);
  }),
  worker(mailed, async ({ sendMail }, { number }) => {
    failures += 1;
    if (failures < 2) throw new Error('not yet');
    const mail = { subject: number, text: '', html: '' };
    await sendMail({ to: 'a@bau.example', brand: 'suedkies', mail });
  }),
];
const queues = workers.map((entry) => entry.queue);
let jobs: Jobs;

before(async () => {
  await installJobs(database.logins.owner, queues);
  jobs = await openJobs({
    url: database.logins.jobs,
    database: database.jobs,
    staffDatabase: database.staff,
    files: filesOnDisk(tmpdir()),
    workers,
    post: {
      send: async (mail) => {
        sent.push(mail);
        return 'sent';
      },
    },
    push: { send: () => assert.fail('no push was asked for'), close: () => {} },
    originOf: () => 'https://portal.example',
    maxDocumentLines: 999,
    clock: systemClock,
    log,
  });
});
after(async () => {
  await jobs.stop();
  await database.drop();
});
beforeEach(() => {
  done = [];
  failures = 0;
  sent = [];
  warned = [];
});

test('a job sent by the restricted role runs once its transaction commits', async () => {
  await inTransaction(database.app, {}, async (db) => {
    await jobs.send(db, weighed, { number: '4711' });
    await inTransaction(database.app, {}, (other) => jobs.send(other, weighed, { number: '4710' }));
    await until(() => done.length > 0);
    assert.deepEqual(done, ['4710 for 7,8']);
  });
  await until(() => done.length > 1);
  assert.deepEqual(done, ['4710 for 7,8', '4711 for 7,8']);
});

test('a job is rolled back with the transaction that sent it', async () => {
  const fail = inTransaction(database.app, {}, async (db) => {
    await jobs.send(db, weighed, { number: 'rolled back' });
    throw new Error('no');
  });
  await assert.rejects(fail, { message: 'no' });
  await inTransaction(database.app, {}, (db) => jobs.send(db, weighed, { number: 'kept' }));
  await until(() => done.length > 0);
  assert.deepEqual(done, ['kept for 7,8']);
});

test('a job that fails is tried again later', async () => {
  await inTransaction(database.app, {}, (db) => jobs.send(db, flaky, { number: 'second try' }));
  await until(() => done.length > 0);
  assert.deepEqual({ done, failures }, { done: ['second try'], failures: 2 });
});

test('the failure of a job is logged with its error and its queue, and carries no data of the job', async () => {
  await inTransaction(database.app, {}, (db) => jobs.send(db, flaky, { number: '4713' }));
  await until(() => done.length > 0);
  const [{ err, job, ...fields }] = warned as [{ err?: Error; job?: string }];
  assert.equal(err?.message, 'not yet');
  assert.match(String(job), /^[0-9a-f-]{36}$/);
  assert.deepEqual(fields, { queue: flaky.name });
});

test('a job that carries personal data is deleted once it is done, and not before', async () => {
  const left = async () => {
    const { rows } = await inTransaction(database.owner, {}, (db) =>
      sql<{ name: string; state: string }>`SELECT name, state FROM pgboss.job
        WHERE data::text LIKE '%4712%' ORDER BY name`.execute(db),
    );
    return rows;
  };
  await inTransaction(database.app, {}, async (db) => {
    await jobs.send(db, weighed, { number: '4712' });
    await jobs.send(db, mailed, { number: '4712' });
  });
  await until(() => done.length > 0 && sent.length > 0);
  await until(async () => (await left()).length <= 1);
  assert.deepEqual(failures, 2);
  assert.deepEqual(
    sent.map(({ to, mail }) => `${mail.subject} ${to}`),
    ['4712 a@bau.example'],
  );
  assert.deepEqual(
    (await left()).map(({ name }) => name),
    ['core.weighed'],
  );
});

test('D-14 the application sends jobs but can neither read nor change those of others', async () => {
  for (const statement of [
    'SELECT data FROM pgboss.job',
    'UPDATE pgboss.job_common SET state = state',
    'DELETE FROM pgboss.job',
    'DROP TABLE pgboss.queue',
  ]) {
    const run = inTransaction(database.app, {}, (db) => sql.raw(statement).execute(db));
    await assert.rejects(run, { code: '42501' }, statement);
  }
});

test('a thousand jobs sent at once all run, each once', async () => {
  await inTransaction(database.app, {}, async (db) => {
    for (let number = 0; number < 1_000; number += 1) {
      await jobs.send(db, weighed, { number: String(number) });
    }
  });
  await until(() => done.length >= 1_000);
  assert.equal(new Set(done).size, 1_000);
  assert.equal(done.length, 1_000);
});

test('a queue may limit its concurrency', async () => {
  await inTransaction(database.app, {}, async (db) => {
    for (const number of 'abcdefghij') await jobs.send(db, narrow, { number });
  });
  await until(() => done.length === 10);
  assert.equal(maxRunning, 2);
});

test('a slow job delays no other of its queue, and the next one starts without waiting for a poll', async () => {
  const numbers = Array.from({ length: 200 }, (_, number) => String(number));
  await inTransaction(database.app, {}, async (db) => {
    for (const number of ['stuck', ...numbers]) await jobs.send(db, slow, { number });
  });
  await until(() => done.length === numbers.length);
  assert.deepEqual(new Set(done), new Set(numbers));
  stuck.resolve();
  await until(() => done.includes('stuck'));
});

test('another process retries a job whose process died', async () => {
  await inTransaction(database.owner, {}, (db) =>
    sql`INSERT INTO pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds,
        expire_seconds, retry_limit, retry_delay)
      SELECT name, '{"number": "left behind"}', 'active', now(), now() - interval '25 seconds', heartbeat_seconds,
        expire_seconds, retry_limit, retry_delay
      FROM pgboss.queue WHERE name = ${weighed.name}`.execute(db),
  );
  await until(() => done.length > 0);
  assert.deepEqual(done, ['left behind for 7,8']);
});
