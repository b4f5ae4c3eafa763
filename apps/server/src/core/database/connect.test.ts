import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { connectDatabase } from '#core/database/connect.ts';
import { openLog } from '#core/log.ts';
import { readSettings } from '#core/settings.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
after(() => database.drop());

/** A way to the PostgreSQL of the test that keeps its first connections waiting for ever. */
const startSlowServer = async (silentConnections: number) => {
  const { hostname, port, searchParams } = new URL(database.logins.owner);
  const folder = searchParams.get('host');
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {})); // given up by the other side
    if (sockets.length <= silentConnections) return;
    const behind =
      folder === null
        ? connect(Number(port), hostname)
        : connect(`${folder}/.s.PGSQL.${port || 5432}`);
    socket.pipe(behind).pipe(socket);
    socket.once('close', () => behind.destroy()); // a given up one would keep its session
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database.logins.owner);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port); // listening on TCP
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: url.href, connections: () => sockets.length, stop };
};

test('a start waits for a PostgreSQL that accepts connections and is slow to answer', async (t) => {
  const slow = await startSlowServer(2);
  t.after(slow.stop);
  const settings = readSettings({
    DATABASE_URL: slow.url,
    DATABASE_APP_URL: database.logins.app,
    DATABASE_STAFF_URL: database.logins.staff,
    DATABASE_JOBS_URL: database.logins.jobs,
    DATA_DIR: tmpdir(),
  });
  const { logins, stop } = await connectDatabase(settings, openLog({ LOG_LEVEL: 'silent' }), 100);
  assert.equal(logins.owner, slow.url);
  assert.ok(slow.connections() > 2);
  await stop();
});
