import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '#core/database/database.ts';
import { makePushKeys } from '#core/push/vapid-signature.ts';
import { readSettings, SettingsError } from '#core/settings.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { findPushKeys } from '#push/key-store.ts';

const database = await createTestDatabase();
after(database.drop);
const NOW = new Date('2026-11-20T06:12:00Z');
const find = (env: Record<string, string> = {}) =>
  findPushKeys(database.logins.owner, readSettings(env), NOW);
const stored = async () => {
  const { rows } = await inTransaction(database.owner, {}, (db) =>
    sql<{ private_key: string }>`SELECT private_key FROM push_keys`.execute(db),
  );
  return rows.map(({ private_key }) => private_key);
};

test('D-53 servers that start concurrently make one pair of keys, and every later one uses it', async () => {
  const given = makePushKeys();
  assert.deepEqual(await find({ VAPID_PRIVATE_KEY: given.privateKey }), given);
  assert.deepEqual(await stored(), [], 'a key of the settings is kept nowhere else');
  const [first, ...others] = await Promise.all([find(), find(), find()]);
  for (const one of [...others, await find()]) assert.deepEqual(one, first);
  assert.deepEqual(await stored(), [first?.privateKey]);
});

test('D-53 the roles for requests and jobs cannot read the key', async () => {
  for (const pool of [database.app, database.jobs]) {
    const read = inTransaction(pool, {}, (db) => sql`SELECT FROM push_keys`.execute(db));
    await assert.rejects(read, { code: '42501' });
  }
});

test('D-53 an invalid key stops the start and is not printed', () => {
  const VAPID_PRIVATE_KEY = makePushKeys().publicKey;
  assert.throws(
    () => readSettings({ VAPID_PRIVATE_KEY }),
    (error) =>
      error instanceof SettingsError &&
      error.message.includes('VAPID_PRIVATE_KEY') &&
      !error.message.includes(VAPID_PRIVATE_KEY),
  );
});
