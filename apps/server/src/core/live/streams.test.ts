import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { test, type TestContext } from 'node:test';
import { ofCompany } from '#core/live/hints.ts';
import { createStreams, type Stream } from '#core/live/streams.ts';
import { until } from '#testing/server/until.ts';

const NOW = Date.parse('2026-11-20T06:12:00Z');

/** Streams whose clocks the test moves, on a server of their own. */
const start = async (t: TestContext) => {
  let passed = 0;
  let instant = NOW;
  const streams = createStreams(
    () => new Date(instant),
    () => performance.now() + passed,
  );
  const opened: Stream[] = [];
  const server = createServer((_request, response: ServerResponse) => {
    const stream = streams.join('somebody', 'nordstein');
    response.writeHead(200, { Connection: 'close' });
    streams.begin(stream, response, [ofCompany(7)], new Date(NOW + 60_000));
    opened.push(stream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    streams.close();
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo; // listening on TCP
  const open = async () => {
    const request = get({ port, host: '127.0.0.1', agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    let text = '';
    response.on('data', (bytes) => (text += String(bytes)));
    for (const cut of [request, response]) cut.on('error', () => {});
    const ended = new Promise<void>((resolve) => response.once('close', resolve));
    return { text: () => text, ended, leave: () => request.destroy() };
  };
  const pass = (ms: number) => (passed += ms);
  const setClock = (ms: number) => (instant = NOW + ms);
  return { streams, opened, port, open, pass, setClock };
};

test('every stream gets a heartbeat after 25 seconds', async (t) => {
  const { open, pass } = await start(t);
  const stream = await open();
  await until(() => stream.text() === ':\n\n'); // the client knows at once that it is connected
  pass(25_000);
  await until(() => stream.text() === ':\n\n:\n\n');
});

test('D-11 a stream ends with its session', async (t) => {
  const { open, setClock, streams } = await start(t);
  const stream = await open();
  setClock(60_000);
  await stream.ended;
  assert.equal(streams.count(), 0);
});

test('no stream lasts longer than twenty minutes', async (t) => {
  const { open, pass, streams } = await start(t);
  const stream = await open();
  pass(14 * 60_000);
  await until(() => stream.text() === ':\n\n:\n\n'); // by the sweep that would have ended it
  assert.equal(streams.count(), 1);
  pass(6 * 60_000);
  await stream.ended;
});

test('a closed stream frees its slot and receives nothing more', async (t) => {
  const { open, streams } = await start(t);
  const [one, other] = [await open(), await open()];
  one.leave();
  await until(() => streams.count() === 1);
  assert.equal([...streams.of(ofCompany(7))].length, 1);
  other.leave();
  await until(() => streams.count() === 0);
  assert.deepEqual([...streams.of(ofCompany(7))], []);
});

test('a client that does not read is disconnected, a client that reads stays', async (t) => {
  const { open, opened, port, streams } = await start(t);
  const reader = await open();
  const idle = connect(port, '127.0.0.1');
  t.after(() => idle.destroy());
  idle.on('error', () => {});
  idle.pause();
  idle.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await until(() => opened.length === 2);
  const [, slow] = opened;
  const part = Buffer.alloc(16_000, ':');
  let sent = 0;
  // The system buffers some megabytes for a connection; the server's own buffer is small beside that.
  while (slow?.isOver === false) {
    for (const stream of [...streams.of(ofCompany(7))]) streams.write(stream, part);
    sent += part.length;
    const bytes = sent;
    await until(() => reader.text().length >= bytes || slow.isOver);
  }
  assert.ok(sent < 50_000_000, `${sent} bytes were taken for somebody who reads none`);
  assert.equal(slow?.response?.destroyed, true);
  assert.equal(streams.count(), 1);
  for (const stream of streams.of(ofCompany(7))) streams.write(stream, Buffer.from('last'));
  await until(() => reader.text().endsWith('last'));
});

test('after the server closes it accepts no stream', async (t) => {
  const { open, streams } = await start(t);
  const stream = await open();
  streams.close();
  await stream.ended;
  assert.throws(() => streams.join('somebody', 'nordstein'), { status: 429 });
});
