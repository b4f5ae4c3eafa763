import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction } from '#core/database/database.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { openCodeSigner } from '#deliveries/code-key-store.ts';

const open = (database: Awaited<ReturnType<typeof createTestDatabase>>) =>
  openCodeSigner(database.logins.owner, new Date('2026-11-20T06:12:00Z'));
const database = await createTestDatabase();
after(database.drop);

test('D-49 servers that start side by side make one key, and every later one uses it', async () => {
  const [first, ...others] = await Promise.all([open(database), open(database), open(database)]);
  const signature = first?.sign('x');
  for (const one of [...others, await open(database)]) assert.equal(one.sign('x'), signature);
});

test('D-49 every installation has a key of its own', async () => {
  const elsewhere = await createTestDatabase();
  try {
    assert.notEqual((await open(elsewhere)).sign('x'), (await open(database)).sign('x'));
  } finally {
    await elsewhere.drop();
  }
});

test('D-49 the logins for requests and jobs cannot read the key', async () => {
  for (const pool of [database.app, database.jobs]) {
    const read = inTransaction(pool, {}, (db) => sql`SELECT FROM delivery_code_keys`.execute(db));
    await assert.rejects(read, { code: '42501' });
  }
});
