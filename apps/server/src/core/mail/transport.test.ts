import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Logger } from '#core/log.ts';
import { openMailTransport } from '#core/mail/transport.ts';
import { readSettings } from '#core/settings.ts';
import { startSmtp } from '#testing/external/smtp-server.ts';

const smtp = await startSmtp({ after });
const warnings: unknown[] = [];
// Only warn() is used.
const log = { warn: (...words: unknown[]) => void warnings.push(words) } as unknown as Logger;
const post = openMailTransport(
  readSettings({ SMTP_URL: smtp.url, PUBLIC_URL: 'https://portal.bau.example' }),
  log,
);
after(async () => post.close());

const MAIL = {
  subject: 'Grüße aus Köln',
  text: 'Schöner Text',
  html: '<p lang="de">Schönes <b>HTML</b></p>',
};

test('a mail arrives as text and HTML under the name of the brand', async () => {
  await post.send({ to: 'änne@bau.example', brand: 'suedkies', mail: MAIL });
  const arrived = await smtp.mailTo('änne@bau.example');
  assert.equal(arrived.subject, MAIL.subject);
  assert.equal(arrived.text?.trim(), MAIL.text);
  assert.equal(arrived.html?.trim(), MAIL.html);
  assert.deepEqual(arrived.from, {
    name: 'Südkies abrufbar',
    address: 'no-reply@portal.bau.example',
  });
  const header = (name: string) => arrived.headers.find(({ key }) => key === name)?.value;
  assert.equal(header('auto-submitted'), 'auto-generated');
  assert.equal(header('x-auto-response-suppress'), 'All');
  assert.equal(post.mailbox, null);
});

test('MAIL_FROM names the address of the sender', async () => {
  const settings = readSettings({ SMTP_URL: smtp.url, MAIL_FROM: 'post@nordstein.example' });
  const other = openMailTransport(settings, log);
  await other.send({ to: 'b@bau.example', brand: 'nordstein', mail: MAIL });
  other.close();
  const { from } = await smtp.mailTo('b@bau.example');
  assert.deepEqual(from, { name: 'Nordstein abrufbar', address: 'post@nordstein.example' });
});

test('an address cannot smuggle in another recipient', async () => {
  const to = 'c@bau.example, d@bau.example';
  await post.send({ to, brand: 'nordstein', mail: MAIL }).catch(() => {});
  assert.ok(!smtp.mails.some(({ recipients }) => recipients.includes('d@bau.example')));
});

test('a refusal for now is an error for the job to try again, without the name of anybody', async () => {
  smtp.refuse(450);
  const sent = post.send({ to: 'e@bau.example', brand: 'nordstein', mail: MAIL });
  await assert.rejects(sent, (error: Error) => {
    assert.equal(error.message, 'EENVELOPE 450');
    assert.ok(!`${error.stack}${String(error.cause)}`.includes('e@bau.example'));
    return true;
  });
  smtp.refuse(null);
});

test('a refusal for good is not tried again, and the log does not say of whom', async () => {
  warnings.length = 0;
  smtp.refuse(550);
  await post.send({ to: 'f@bau.example', brand: 'nordstein', mail: MAIL });
  smtp.refuse(null);
  assert.deepEqual(warnings, [[{ responseCode: 550 }, 'mail refused for good']]);
});

test('a mail server that cannot be reached is an error for the job to try again', async () => {
  const gone = openMailTransport(readSettings({ SMTP_URL: 'smtp://127.0.0.1:1' }), log);
  const sent = gone.send({ to: 'g@bau.example', brand: 'nordstein', mail: MAIL });
  await assert.rejects(sent, { name: 'MailRejected', message: 'ESOCKET 0' });
  gone.close();
});

test('without a mail server the mail lies in the mailbox', async () => {
  const { send, mailbox } = openMailTransport(readSettings({}), log);
  await send({ to: 'h@bau.example', brand: 'nordstein', mail: MAIL });
  const [kept] = mailbox?.list() ?? [];
  assert.deepEqual(kept?.from, { name: 'Nordstein abrufbar', address: 'no-reply@localhost' });
  assert.deepEqual([kept?.to, kept?.mail], ['h@bau.example', MAIL]);
});
