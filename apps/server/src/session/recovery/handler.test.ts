import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { buildCompany, buildUser } from '#companies/build.ts';
import { updateUserBlocked } from '#companies/store.ts';
import { jobContext } from '#testing/server/jobs.ts';
import { startTestServer } from '#testing/server/server.ts';
import { recoveryAsked, sendRecoveryLink } from '#session/recovery/jobs.ts';
import { startWatched } from '#testing/concepts/password-work.ts';
import { ask, mailsTo, tokenIn } from '#testing/concepts/password-recovery.ts';

const NOW = '2026-11-20T05:40:00Z';
// Each test asks from a network address of its own, or the limit of one would be that of all.
const server = await startTestServer({ after }, { now: NOW, env: { TRUSTED_PROXY: '127.0.0.1' } });
const { build } = server;
let addresses = 0;
const from = () => ({ 'X-Forwarded-For': `10.0.0.${(addresses += 1)}` });

const addUser = (fields: Parameters<typeof buildUser>[1] = {}) =>
  build({}, async (db) => buildUser(db, { companies: [await buildCompany(db)], ...fields }));

const shown = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  headers: [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
  text: text.replace(/"request_id":"[^"]+"/, ''),
});

test('API-13 SRV-01 D-12 a request sends a mail with a link whose token stands in the fragment', async () => {
  const user = await addUser({ first_name: 'Änne', last_name: 'Öztürk' });
  const { status, text } = await ask(server, ` ${user.email.toUpperCase()} `, from());
  assert.deepEqual([status, text], [200, '{"data":{}}']);
  const [mail, ...more] = await mailsTo(server, user.email);
  assert.equal(more.length, 0);
  assert.equal(mail?.mail.subject, 'Neues Passwort vergeben');
  assert.match(mail.mail.text, /^Guten Tag Änne Öztürk,/);
  assert.match(
    mail.mail.text,
    /^http:\/\/127\.0\.0\.1:\d+\/password-reset#abp_[\w-]+\.[\w-]{43}$/m,
  );
});

test('D-13 T-51 unknown, known and blocked addresses get the same answer', async () => {
  const known = await addUser();
  const blocked = await addUser();
  await build({}, (db) => updateUserBlocked(db, blocked.id, new Date(NOW)));
  const answers = [];
  for (const email of [known.email, 'nobody@bau.example', blocked.email]) {
    answers.push(shown(await ask(server, email, from())));
  }
  const [first, ...others] = answers;
  for (const other of others) assert.deepEqual(other, first);
  assert.equal((await mailsTo(server, known.email)).length, 1);
  assert.equal((await mailsTo(server, blocked.email)).length, 0);
  assert.equal((await mailsTo(server, 'nobody@bau.example')).length, 0);
});

test('T-51 D-13 an unknown address costs the same work as a known one', async (t) => {
  const user = await addUser();
  const { watched, workOf } = await startWatched(t, server, {
    now: NOW,
    env: { TRUSTED_PROXY: '127.0.0.1' },
  });
  const known = await workOf(() => ask(watched, user.email, from()));
  assert.ok(known.statements.length > 0);
  assert.deepEqual(await workOf(() => ask(watched, 'slow@bau.example', from())), known);
});

test('D-13 ERR-08 an address without the form of one is refused with 403', async () => {
  const wrong = await ask(server, 'demir@bau', from());
  assert.equal(wrong.status, 403);
  assert.match(wrong.text, /Diese E-Mail-Adresse ist nicht gültig/);
  assert.equal((await ask(server, '', from())).status, 422);
});

test('D-18 three requests for an address an hour, known or not, and ten from a network address', async () => {
  const user = await addUser();
  for (const email of [user.email, 'gone@bau.example']) {
    for (let time = 0; time < 3; time += 1) {
      assert.equal((await ask(server, email, from())).status, 200);
    }
    const { status, headers } = await ask(server, email.toUpperCase(), from());
    assert.equal(status, 429);
    assert.ok(Number(headers.get('Retry-After')) > 3_500);
  }
  const here = from();
  const statuses = [];
  for (let time = 0; time < 11; time += 1) {
    statuses.push((await ask(server, `${time}@bau.example`, here)).status);
  }
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
});

test('D-12 a forged host cannot choose where the link of another person leads', async () => {
  const hosts = ['evil.example', 'suedkies.localhost:1'];
  for (const host of hosts) {
    const user = await addUser();
    const { port } = new URL(server.address);
    await askAs(host, user.email);
    const [mail] = await mailsTo(server, user.email);
    const link = /http\S+(?=\/password-reset#)/.exec(mail?.mail.text ?? '')?.[0];
    const safe = host.startsWith('suedkies') ? 'suedkies.localhost' : 'localhost';
    assert.equal(link, `http://${safe}:${port}`);
    assert.equal(mail?.brand, host.startsWith('suedkies') ? 'suedkies' : 'nordstein');
  }
});

/** As `ask`, under a host that fetch would not let anybody set. */
const askAs = async (host: string, email: string): Promise<void> => {
  const { request } = await import('node:http');
  const { hostname, port } = new URL(server.address);
  await new Promise<void>((done, fail) => {
    const headers = {
      ...from(),
      Host: host,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const path = '/api/v2/auth/password_recovery';
    request({ hostname, port, path, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', done);
      assert.equal(answer.statusCode, 200);
    })
      .once('error', fail)
      .end(new URLSearchParams({ email }).toString());
  });
};

test('D-12 only a digest of the token is stored, and neither mail nor address stays with the jobs', async () => {
  const user = await addUser();
  await ask(server, user.email, from());
  const [mail] = await mailsTo(server, user.email);
  const token = tokenIn(mail?.mail.text ?? '');
  const links = await build({ userId: user.id }, (db) =>
    db.selectFrom('recovery_links').selectAll().execute(),
  );
  assert.equal(links.length, 1);
  assert.equal(links[0]?.token_hash.length, 32);
  assert.ok(!JSON.stringify(links).includes(token.slice(-43)));
  const { rows } = await build({}, (db) =>
    sql<object>`SELECT FROM pgboss.job WHERE data::text LIKE ${`%${user.email}%`}`.execute(db),
  );
  assert.equal(rows.length, 0);
});

test('D-12 a request that waited for an hour is dropped', async () => {
  const user = await addUser();
  const sent: string[] = [];
  const run = (now: string) =>
    sendRecoveryLink.run(
      jobContext(server, now, {
        inScope: () => assert.fail('looked for the person'),
        sendMail: async ({ to }) => {
          sent.push(to);
          return 'sent';
        },
      }),
      { email: user.email, brand: 'nordstein', linkOrigin: 'http://localhost', at: NOW },
    );
  await run('2026-11-20T06:40:00Z');
  await assert.rejects(run('2026-11-20T06:39:59Z'), /looked for the person/);
  assert.deepEqual(sent, []);
  assert.equal(sendRecoveryLink.queue, recoveryAsked);
});

test('D-13 ERR-09 a setting lets 404 reveal an unknown address', async (t) => {
  const revealing = await startTestServer(t, { env: { RECOVERY_TELLS_UNKNOWN: 'true' } });
  const user = await revealing.build({}, async (db) =>
    buildUser(db, { companies: [await buildCompany(db)] }),
  );
  assert.equal((await ask(revealing, user.email)).status, 200);
  const { status, text } = await ask(revealing, 'nobody@bau.example');
  assert.equal(status, 404);
  assert.match(text, /gibt es keinen Zugang/);
});
