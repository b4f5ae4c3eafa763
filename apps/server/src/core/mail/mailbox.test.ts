import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, test } from 'node:test';
import { openMailbox } from '#core/mail/mailbox.ts';
import { startCoreServer } from '#testing/server/core-server.ts';

const FROM = { name: 'Nordstein abrufbar', address: 'no-reply@localhost' };
const mailTo = (to: string) => ({
  to,
  brand: 'nordstein' as const,
  mail: { subject: 'Neu <1>', text: 'Text & mehr', html: '<p style="color:red">HTML</p>' },
});

test('the mailbox keeps the last fifty mails, the newest first', () => {
  const at = new Date('2026-11-20T05:40:00Z');
  const mailbox = openMailbox(() => at);
  for (let number = 1; number <= 51; number += 1)
    mailbox.put(mailTo(`${number}@bau.example`), FROM);
  assert.equal(mailbox.list().length, 50);
  assert.deepEqual(mailbox.list()[0], { ...mailTo('51@bau.example'), from: FROM, number: 51, at });
  assert.equal(mailbox.find(1), undefined);
  assert.equal(mailbox.find(2)?.to, '2@bau.example');
});

const mailbox = openMailbox(() => new Date('2026-11-20T05:40:00Z'));
const server = await startCoreServer({ after }, { deps: { mailbox } });
const get = (path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers });

test('without mails the mailbox says so, and how to send them', async () => {
  const { status, text } = await get('/mailbox');
  assert.equal(status, 200);
  assert.match(text, /No mail yet/);
  assert.match(text, /SMTP_URL/);
});

test('the mailbox lists each mail and shows it in a frame that runs nothing', async () => {
  mailbox.put(mailTo('<i>@bau.example'), FROM);
  const list = await get('/mailbox');
  assert.match(list.text, /<a href="\/mailbox\/1">/);
  assert.match(list.text, /Neu &lt;1&gt;/);
  assert.match(list.text, /Nordstein abrufbar to &lt;i&gt;@bau\.example/);
  assert.doesNotMatch(list.text, /No mail yet/);
  const mail = await get('/mailbox/1');
  assert.match(mail.text, /<title>Neu &lt;1&gt;<\/title>/);
  assert.match(mail.text, /From Nordstein abrufbar &lt;no-reply@localhost&gt; to &lt;i&gt;@/);
  assert.match(mail.text, /<pre>Text &amp; mehr<\/pre>/);
  assert.match(
    mail.text,
    /<iframe [^>]*src="\/mailbox\/1\/html" sandbox="allow-popups allow-popups-to-escape-sandbox">/,
  );
  assert.match(mail.text, /20 Nov 2026/);
  const policy = mail.headers.get('Content-Security-Policy') ?? '';
  assert.match(policy, /^default-src 'none'; style-src 'sha256-/);
  assert.match(policy, /frame-src 'self'/);
  const html = await get('/mailbox/1/html');
  assert.equal(html.text, '<p style="color:red">HTML</p>');
  assert.equal(html.headers.get('X-Frame-Options'), 'SAMEORIGIN');
  assert.equal(
    html.headers.get('Content-Security-Policy'),
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  );
  for (const answer of [list, mail, html]) {
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    assert.equal(answer.headers.get('Content-Type'), 'text/html; charset=utf-8');
  }
});

test('no other machine and no foreign name of this one sees the mailbox', async () => {
  const { hostname, port } = new URL(server.address);
  const statusAs = (headers: Record<string, string>, path: string) =>
    new Promise((done, fail) => {
      request({ hostname, port, path, headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .once('error', fail)
        .end();
    });
  for (const path of ['/mailbox', '/mailbox/1', '/mailbox/1/html']) {
    assert.equal(await statusAs({ Host: `suedkies.localhost:${port}` }, path), 200);
    assert.equal(await statusAs({ Host: 'evil.example' }, path), 404);
    assert.equal(await statusAs({ 'X-Forwarded-For': '192.0.2.1' }, path), 404);
  }
  for (const path of ['/mailbox/2', '/mailbox/x', '/mailbox/2/html']) {
    assert.equal((await get(path)).status, 404);
  }
});

test('with a mail server there is no mailbox', async (t) => {
  const sending = await startCoreServer(t, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  assert.equal(sending.mailbox, null);
  const { text } = await sending.request('GET', '/mailbox');
  assert.doesNotMatch(text, /would have been sent/);
});
