import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { generateTables } from '#testing/database/generate-tables.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
after(() => database.drop());

test('tables.ts is what the migrations make: node apps/server/testing/database/generate-tables.ts', async () => {
  const kept = readFileSync(new URL('./tables.ts', import.meta.url), 'utf8');
  assert.equal(kept, await generateTables(database.logins.owner));
});
