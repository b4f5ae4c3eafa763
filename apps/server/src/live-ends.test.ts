/** How streams end that nobody has left: the database is out of reach, the server stops. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as callOffs from '@abrufbar/contract/call-offs.ts';
import { sql } from 'kysely';
import { buildOrderSite, orderCallOff } from '#testing/concepts/order.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { inTransaction } from '#core/database/database.ts';
import { sendCompanyHint } from '#core/live/hints.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { startTestServer } from '#testing/server/server.ts';
import { openStream, type TestStream } from '#testing/server/stream.ts';
import { until } from '#testing/server/until.ts';

const nested = reverseCleanup({ after });
const server = await startTestServer(nested, { now: NOW });

/** As a phone does: asks again until the server hears its database and has time. */
const openAtLast = async (address: string, token: string): Promise<TestStream> => {
  let stream = await openStream(address, token);
  await until(async () => {
    if (stream.status === 200) return true;
    stream = await openStream(address, token);
    return false;
  });
  return stream;
};

test('every step of a call-off sends a hint', async () => {
  const site = await buildOrderSite(server);
  const stream = await openAtLast(server.address, site.colleague.token);
  const { id: callOffId } = await orderCallOff(server, site);
  const expected = `{"kind":"call-offs","ids":["${callOffId}"]}`;
  await stream.until(expected);
  await server.send(
    callOffs.decide,
    {
      call_off_id: callOffId,
      customer_number: site.customerNumber,
      number: '551208',
      answer: null,
      action: 'confirm',
    },
    { token: site.plant },
  );
  await stream.until(expected, 2);
  stream.leave();
});

test('a server that hears nothing any more ends its streams, and goes on when it hears again', async () => {
  const { company, token } = await buildSite(server);
  const stream = await openAtLast(server.address, token); // a refusal would end before the connection does
  await inTransaction(server.database.app, {}, (db) =>
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE query LIKE 'LISTEN %' AND datname = current_database()`.execute(db),
  );
  await stream.ended;
  const next = await openAtLast(server.address, token);
  await server.build({}, (db) => sendCompanyHint(db, company.id, 'contracts', 'later'));
  await next.until('{"kind":"contracts","ids":["later"]}');
  next.leave();
});

test('a server that stops ends its streams at once', async () => {
  const ends: (() => Promise<void>)[] = [];
  const { database } = server;
  const other = await startTestServer({ after: (end) => ends.push(end) }, { now: NOW, database });
  const sites = [await buildSite(server), await buildSite(server)];
  const streams = [];
  for (const { token } of sites) streams.push(await openAtLast(other.address, token));
  const began = performance.now();
  for (const end of ends) await end();
  await Promise.all(streams.map(({ ended }) => ended));
  assert.ok(performance.now() - began < 10_000);
});
