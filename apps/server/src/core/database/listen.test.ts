import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { type Database, inTransaction, type Pool } from '#core/database/database.ts';
import { listen } from '#core/database/listen.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const notify = (
  pool: Pool,
  payload: string,
  work: (db: Database) => Promise<void> = async () => {},
) =>
  inTransaction(pool, {}, async (db) => {
    await sql`SELECT pg_notify('news', ${payload})`.execute(db);
    await work(db);
  });

// The test's own word for every event; waiting for one ends with the test's time limit.
const record = () => {
  const events: string[] = [];
  const waiting: { event: string; found: () => void }[] = [];
  const add = (event: string) => {
    events.push(event);
    waiting.filter((one) => one.event === event).forEach(({ found }) => found());
  };
  const until = (event: string) =>
    new Promise<void>((found) =>
      events.at(-1) === event ? found() : waiting.push({ event, found }),
    );
  const listener = {
    ready: () => add('ready'),
    lost: () => add('lost'),
    heard: (payload: string) => add(`heard ${payload}`),
  };
  return { events, until, listener };
};

test(
  'committed notifications are received, also after the connection was lost',
  { timeout: 20_000 },
  async (t) => {
    const database = await createTestDatabase();
    const { events, until, listener } = record();
    const stop = listen(database.app, { news: listener });
    t.after(async () => {
      stop();
      await database.drop();
    });
    await until('ready');
    await assert.rejects(
      notify(database.owner, 'taken back', async () => {
        throw new Error('roll back');
      }),
    );
    await notify(database.owner, 'one');
    await until('heard one');
    await inTransaction(database.app, {}, (db) =>
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN news' AND datname = current_database()`.execute(
        db,
      ),
    );
    await until('lost');
    await until('ready');
    await notify(database.owner, 'two');
    await until('heard two');
    stop();
    assert.deepEqual(events, ['ready', 'heard one', 'lost', 'ready', 'heard two', 'lost']);
  },
);

test(
  'a connection that breaks before it listens is replaced by a single one',
  { timeout: 20_000 },
  async (t) => {
    const database = await createTestDatabase();
    let opened = 0;
    const breaksOnce: Pool = {
      ...database.app,
      connect: async () => {
        opened += 1;
        const isFirst = opened === 1;
        const client = await database.app.connect();
        // Once LISTEN is on its way.
        if (isFirst && client instanceof Client)
          setImmediate(() => client.connection.stream.destroy());
        return client;
      },
    };
    const { events, until, listener } = record();
    const stop = listen(breaksOnce, { news: listener });
    t.after(async () => {
      stop();
      await database.drop();
    });
    await until('ready');
    assert.deepEqual(events, ['lost', 'ready']);
    assert.equal(opened, 2);
  },
);
