import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { startCoreServer, TOKEN } from '#testing/server/core-server.ts';
import { until } from '#testing/server/until.ts';

const server = await startCoreServer({ after });
const { request, caller } = server;
const leaves = () =>
  server.build(
    { userId: caller.userId },
    async (db) => (await db.selectFrom('audit_user').selectAll().execute()).length,
  );

/** Sends bytes and reads until the server closes the connection. */
const talk = async (text: string, on = server): Promise<string> => {
  const socket = connect(Number(new URL(on.address).port), '127.0.0.1');
  socket.write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};
const lines = (...all: readonly string[]) => [...all, 'Connection: close', '', ''].join('\r\n');
const status = async (text: string, on = server) => (await talk(text, on)).slice(9, 12);
const host = new URL(server.address).host;

// Written by hand: fetch() sets these headers itself.
const leave = [
  'GET /api/v2/tests/leave HTTP/1.1',
  `Host: ${host}`,
  `Authorization: Bearer ${TOKEN}`,
];
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'navigate' },
  { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Purpose': 'prefetch;prerender' },
  { Purpose: 'prefetch' },
];
for (const headers of FOREIGN) {
  const fields = Object.entries(headers).map((header) => header.join(': '));
  test(`a changing GET does not run for ${fields.join(', ')}`, async () => {
    const before = await leaves();
    assert.equal(await status(lines(...leave, ...fields)), '403');
    assert.equal(await leaves(), before);
  });
}

test('a changing GET runs for the portal itself and for clients that are no browser', async () => {
  const before = await leaves();
  const own = ['Sec-Fetch-Site: same-origin', 'Sec-Fetch-Mode: cors'];
  assert.equal(await status(lines(...leave, ...own)), '200');
  assert.equal(await status(lines(...leave)), '200');
  assert.equal(await leaves(), before + 2);
});

test('HEAD and OPTIONS never run a handler', async () => {
  const before = await leaves();
  for (const method of ['HEAD', 'OPTIONS']) {
    assert.equal((await request(method, 'tests/leave', { token: TOKEN })).status, 404);
  }
  assert.equal(await leaves(), before);
});

const ODD: readonly (readonly [why: string, status: string, text: string])[] = [
  ['TRACE', '400', lines('TRACE / HTTP/1.1', `Host: ${host}`)],
  [
    'a foreign absolute target',
    '400',
    lines('GET http://example.org/healthz HTTP/1.1', `Host: ${host}`),
  ],
  ['its own absolute target', '200', lines(`GET http://${host}/healthz HTTP/1.1`, `Host: ${host}`)],
  [
    'an unknown transfer encoding',
    '400',
    lines(
      'POST /api/v2/tests/echo/a HTTP/1.1',
      `Host: ${host}`,
      'Transfer-Encoding: gzip, chunked',
    ),
  ],
  [
    'length and chunks at once',
    '400',
    lines('POST / HTTP/1.1', `Host: ${host}`, 'Transfer-Encoding: chunked', 'Content-Length: 3'),
  ],
  ['no host', '400', lines('GET /healthz HTTP/1.1')],
  ['a second host', '400', lines('GET /healthz HTTP/1.1', `Host: ${host}`, 'Host: evil.example')],
  ['the same host twice', '400', lines('GET /healthz HTTP/1.1', `Host: ${host}`, `host: ${host}`)],
  ['the version HTTP/2.0', '400', lines('GET /healthz HTTP/2.0', `Host: ${host}`)],
  ['the version HTTP/1.0', '200', lines('GET /healthz HTTP/1.0', `Host: ${host}`)],
  [
    'headers without end',
    '431',
    lines('GET /healthz HTTP/1.1', `Host: ${host}`, `A: ${'x'.repeat(20_000)}`),
  ],
  ['what is not HTTP', '400', 'hello\r\n\r\n'],
];
for (const [why, expected, text] of ODD) {
  test(`${why} answers ${expected}`, async () => {
    assert.equal(await status(text), expected);
  });
}

test('other hosts are refused where the allowed ones are set; health checks are not', async (t) => {
  const strict = await startCoreServer(t, {
    database: server.database,
    env: { ALLOWED_HOSTS: 'portal.example.de' },
  });
  const get = (path: string, name: string) =>
    status(lines(`GET ${path} HTTP/1.1`, `Host: ${name}`), strict);
  assert.equal(await get('/api/docs', 'portal.example.de:8080'), '200');
  assert.equal(await get('/api/docs', 'evil.example'), '400');
  assert.equal(await get('/healthz', 'evil.example'), '200');
});

test('metrics are for this machine by its own name, not for a foreign page that took its address', async () => {
  const get = (name: string) => status(lines('GET /metrics HTTP/1.1', `Host: ${name}`));
  for (const name of [host, 'localhost:3000', 'LOCALHOST', '[::1]:3000']) {
    assert.equal(await get(name), '200', name);
  }
  for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
    assert.equal(await get(name), '404', name);
  }
});

test('SRV-37 browsers that came by HTTPS stay there for two years', async () => {
  const answer = await talk(lines('GET /healthz HTTP/1.1', 'Host: portal.example.de'));
  assert.match(answer, /^Strict-Transport-Security: max-age=63072000/im);
  assert.doesNotMatch(
    await talk(lines('GET /healthz HTTP/1.1', 'Host: suedkies.localhost:3000')),
    /Strict-Transport/i,
  );
});

test('slow headers and slow bodies are cut off in time while others are served', async () => {
  const started = performance.now();
  const body = `POST /api/v2/tests/echo/a HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\ncount=`;
  const unread = `POST /api/v2/none HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 100\r\n\r\na`;
  const slow = Array.from(
    { length: 200 },
    (_, index) => [`GET / HTTP/1.1\r\nHost: a`, body, unread][index % 3] ?? '',
  );
  const { port } = new URL(server.address);
  const sockets = slow.map((text) => {
    const socket = connect(Number(port), '127.0.0.1').resume();
    socket.on('error', () => {}); // cut off
    socket.write(text);
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const isOpen = () => sockets.some(({ closed }) => !closed);
  assert.equal((await request('GET', '/healthz')).status, 200);
  assert.ok(isOpen(), 'the others were served only once the slow ones had gone');
  await until(() => !isOpen());
  // Without limits of our own Node would wait for five minutes.
  assert.ok(performance.now() - started < 60_000, `${performance.now() - started} ms`);
});
