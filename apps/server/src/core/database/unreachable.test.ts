import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { after, test } from 'node:test';
import { Client } from 'pg';
import { openDatabase } from '#core/database/database.ts';
import { type CoreServer, startCoreServer, TOKEN } from '#testing/server/core-server.ts';

const server = await startCoreServer({ after });

/** Sends a statement to the cluster from outside the server's database. */
const fromOutside = async (login: string, statement: (name: string) => string) => {
  const url = new URL(login);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement(name));
  await client.end();
};

const answersFault = async (on: CoreServer) => {
  const started = performance.now();
  const { status, text, headers } = await on.request('GET', 'tests/echo/a?count=1', {
    token: TOKEN,
  });
  assert.equal(status, 500);
  assert.ok(performance.now() - started < 3_000, 'within 3 seconds');
  assert.match(text, new RegExp(headers.get('X-Request-Id') ?? 'none'));
};

test('without its database the server answers 500, never 401 or 503, and works again by itself', async () => {
  const { owner, app } = server.database.logins;
  await fromOutside(owner, (name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await fromOutside(
    app,
    (name) =>
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND usename = current_user`,
  );
  await answersFault(server);
  await answersFault(server);
  const { text } = await server.request('GET', '/metrics');
  assert.match(text, /^job_queue_up 0$/m);
  assert.match(text, /^http_request_duration_seconds_count/m);
  assert.equal((await server.request('GET', '/readyz')).status, 500);
  assert.equal((await server.request('GET', '/healthz')).status, 200);

  await fromOutside(owner, (name) => `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
  assert.equal((await server.request('GET', 'tests/echo/a?count=1')).status, 200);
  assert.equal((await server.request('GET', '/readyz')).status, 200);
  assert.match((await server.request('GET', '/metrics')).text, /^job_queue_up 1$/m);
});

test('a database that accepts connections and says nothing is a fault within 3 seconds', async (t) => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const { port } = silent.address() as AddressInfo; // listening on TCP
  const database = openDatabase(`postgres://app:x@127.0.0.1:${port}/none`, 'app');
  const stuck = await startCoreServer(t, { database: server.database, deps: { database } });
  await answersFault(stuck);
  silent.close();
});
