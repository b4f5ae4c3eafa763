import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { until } from '#testing/server/until.ts';
import { fastestFolder } from '#testing/database/fastest-folder.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Made of the sources by `npm start`, which runs it; it starts in a quarter of the time. */
const BUILT = join(ROOT, 'apps/server/dist/main.js');
const base = mkdtempSync(join(fastestFolder(), 'abrufbar-main-'));
chmodSync(base, 0o711); // where root tests, `nobody` must get in
after(() => rmSync(base, { recursive: true, force: true }));

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

type Run = {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number | null>;
};

/** Starts the server, as it is built where no other program is named. */
const run = (env: Record<string, string>, program = BUILT): Run => {
  const child = spawn(process.execPath, [program, '--empty'], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: join(base, 'data'),
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  child.stdout.on('data', (text) => (said += String(text)));
  child.stderr.on('data', (text) => (said += String(text)));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  return { child, said: () => said, ended };
};

/** Waits until the server says where it listens. */
const portOf = async ({ child, said, ended }: Run): Promise<number> => {
  const port = () => Number(/http:\/\/localhost:(\d+)/.exec(said())?.[1]);
  while (!(port() > 0)) {
    const stop = ended.then(() => 'ended');
    if (!child.stdout) throw new Error('no output');
    const event = await Promise.race([once(child.stdout, 'data').then(() => 'data'), stop]);
    if (event === 'ended') throw new Error(said());
  }
  return port();
};

const statusOf = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).status;

const stop = async ({ child, ended }: Run, signal: NodeJS.Signals = 'SIGTERM') => {
  child.kill(signal);
  return ended;
};

before(() => {
  const build = "import('./tools/prepare.mjs').then(({ build }) => build(['server']))";
  execFileSync(process.execPath, ['-e', build], { cwd: ROOT });
});

test('ONL-81 the server starts, answers, and ends on a signal with its database, from its sources and as it is built', async () => {
  for (const [program, signal] of [
    [MAIN, 'SIGTERM'],
    [BUILT, 'SIGINT'],
  ] as const) {
    const server = run({}, program);
    const port = await portOf(server);
    assert.equal(await statusOf(port, '/healthz'), 200);
    assert.equal(await statusOf(port, '/readyz'), 200);
    assert.equal(await stop(server, signal), 0);
    assert.ok(!existsSync(join(base, 'data', 'postgres', 'postmaster.pid')));
  }
});

test('without a mail server the start says where mails can be looked at', async () => {
  const server = run({});
  const port = await portOf(server);
  assert.ok(server.said().includes(`http://localhost:${port}/mailbox`), server.said());
  assert.equal(await statusOf(port, '/mailbox'), 200);
  assert.equal(await stop(server), 0);
  const sending = run({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await portOf(sending);
  assert.ok(!sending.said().includes('/mailbox'));
  assert.equal(await stop(sending), 0);
});

test('a second server on the data directory serves beside the first', async () => {
  const first = run({});
  await portOf(first);
  const second = run({});
  const port = await portOf(second);
  assert.equal(await stop(first), 0);
  assert.equal(await statusOf(port, '/readyz'), 200);
  assert.equal(await stop(second), 0);
  assert.ok(!existsSync(join(base, 'data', 'postgres', 'postmaster.pid')));
});

test('a port in use is named, and the server that uses it goes on', async () => {
  const first = run({});
  const port = await portOf(first);
  const second = run({ PORT: String(port) });
  assert.equal(await second.ended, 1);
  assert.match(second.said(), new RegExp(`^Port ${port} is in use`));
  assert.doesNotMatch(second.said(), /\n {4}at /);
  assert.equal(await statusOf(port, '/readyz'), 200);
  assert.equal(await stop(first), 0);
});

test('ONL-82 a signal during the first start leaves nothing running', async () => {
  const server = run({ DATA_DIR: join(base, 'fresh') });
  await until(() => existsSync(join(base, 'fresh', 'postgres.new')));
  assert.equal(await stop(server), 0);
  assert.ok(!existsSync(join(base, 'fresh', 'postgres', 'postmaster.pid')));
});

test('a request that never ends holds the end up for ten seconds at most', async () => {
  const server = run({});
  const port = await portOf(server);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(
    'POST /api/v2/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
  );
  assert.match(String(await once(socket, 'data')), /100 Continue/); // it has the request, and waits for the rest
  const started = performance.now();
  assert.equal(await stop(server), 0);
  assert.ok(performance.now() - started < 10_000);
});

test('settings that cannot be used are named without a stack', async () => {
  const server = run({ PORT: 'http', LOG_LEVEL: 'loud' });
  assert.equal(await server.ended, 1);
  assert.match(server.said(), /^These settings cannot be used:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  assert.doesNotMatch(server.said(), /\n {4}at /);
});

test('a database server that cannot be used is named without its password', async () => {
  const silent = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo; // listening on TCP, not on a pipe
  const server = run({ DATABASE_URL: `postgres://owner:secret@127.0.0.1:${port}/none` });
  assert.equal(await server.ended, 1);
  assert.match(server.said(), /^DATABASE_URL cannot be reached: /);
  assert.doesNotMatch(server.said(), /secret|\n {4}at /);
  silent.close();
});
