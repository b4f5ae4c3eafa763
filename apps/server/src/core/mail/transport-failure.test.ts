import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import type { Logger } from '#core/log.ts';
import { openMailTransport } from '#core/mail/transport.ts';
import { readSettings } from '#core/settings.ts';

const warnings: unknown[] = [];
// Only warn() is used.
const log = { warn: (...words: unknown[]) => void warnings.push(words) } as unknown as Logger;
const MAIL = { subject: 'Abruf', text: 'Text', html: '<p>Text</p>' };

/** A mail server that disconnects at one command, or gives it the specified answer. */
const startRude = async (at: string, answer: string | null) => {
  let mails = 0;
  let lines = 0;
  const server = createServer((socket) => {
    lines += 1;
    let isContents = false;
    const say = (command: string, words: string) => {
      if (command === at && answer === null) socket.destroy();
      else socket.write(`${command === at ? answer : words}\r\n`);
    };
    socket.on('error', () => {});
    say('hello', '220 ready');
    createInterface({ input: socket }).on('line', (line) => {
      if (isContents && line !== '.') return;
      if (line === '.') mails += 1;
      const command = isContents ? 'contents' : (line.split(' ')[0] ?? '');
      isContents = command === 'DATA';
      say(command, command === 'DATA' ? '354 go on' : '250 fine');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listening on TCP, not on a pipe
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    lines: () => lines,
    close: () => server.close(),
  };
};

const cases: [at: string, answer: string | null, isCertain: boolean, mails: number][] = [
  ['hello', null, true, 0],
  ['MAIL', null, true, 0],
  ['RCPT', '451 later', true, 0],
  ['DATA', null, true, 0],
  ['contents', '452 disk full', true, 1],
  ['contents', null, false, 1],
];

for (const [at, answer, isCertain, mails] of cases) {
  test(`D-69 a line that ends at ${at} by ${answer ?? 'silence'}: ${isCertain ? 'not' : 'perhaps'} sent`, async () => {
    const server = await startRude(at, answer);
    const post = openMailTransport(readSettings({ SMTP_URL: server.url }), log);
    const sent = post.send({ to: 'a@bau.example', brand: 'nordstein', mail: MAIL });
    await assert.rejects(sent, { name: 'MailRejected', isCertain });
    assert.deepEqual([server.mails(), server.lines()], [mails, 1]); // no second try behind our back
    post.close();
    server.close();
  });
}

test('D-69 contents refused for good are not tried again', async () => {
  const server = await startRude('contents', '554 no such words here');
  const post = openMailTransport(readSettings({ SMTP_URL: server.url }), log);
  const outcome = await post.send({ to: 'a@bau.example', brand: 'nordstein', mail: MAIL });
  assert.equal(outcome, 'refused');
  assert.deepEqual(warnings, [[{ responseCode: 554 }, 'mail refused for good']]);
  post.close();
  server.close();
});

test('no line is used again: it may have died without notice', async () => {
  const server = await startRude('never', null);
  const post = openMailTransport(readSettings({ SMTP_URL: server.url }), log);
  for (const to of ['a@bau.example', 'b@bau.example'])
    assert.equal(await post.send({ to, brand: 'nordstein', mail: MAIL }), 'sent');
  assert.deepEqual([server.mails(), server.lines()], [2, 2]);
  post.close();
  server.close();
});
