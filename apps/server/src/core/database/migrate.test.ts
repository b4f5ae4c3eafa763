import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { migrate } from '#core/database/migrate.ts';
import { query } from '#testing/database/cluster.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const database = await createTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'abrufbar-migrations-'));
const { owner } = database.logins;
after(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const find = (name: string) => query(owner, `SELECT to_regclass('${name}') IS NOT NULL AS found`);

beforeEach(async () => {
  await query(owner, 'DROP TABLE IF EXISTS pits, trucks');
  await query(owner, "DELETE FROM migrations WHERE name LIKE '%-pits%'");
  write('0001-pits.sql', 'CREATE TABLE pits (id integer); INSERT INTO pits VALUES (1);');
  write('0002-pits-more.sql', "INSERT INTO pits VALUES (2); -- ';'\n");
  write('notes.sql', 'this is no migration');
});

test('all migrations of the product are applied once', async () => {
  assert.deepEqual(await migrate(owner), []);
});

test('migrations are applied in their order, each once', async () => {
  assert.deepEqual(await migrate(owner, folder), ['0001-pits.sql', '0002-pits-more.sql']);
  assert.deepEqual(await query(owner, 'SELECT id FROM pits ORDER BY id'), [{ id: 1 }, { id: 2 }]);
  assert.deepEqual(await migrate(owner, folder), []);
});

test('two servers that start together apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(owner, folder)));
  assert.deepEqual(applied.flat().toSorted(), ['0001-pits.sql', '0002-pits-more.sql']);
});

test('a failed migration leaves nothing behind and names the error', async () => {
  write('0002-pits-more.sql', 'CREATE TABLE trucks (id integer); INSERT INTO nowhere VALUES (1);');
  await assert.rejects(migrate(owner, folder), {
    name: 'StartError',
    message: /0002-pits-more\.sql failed and changed nothing: relation "nowhere" does not exist/,
  });
  assert.deepEqual(await find('pits'), [{ found: true }]);
  assert.deepEqual(await find('trucks'), [{ found: false }]);
});

test('an applied migration that was edited stops the start', async () => {
  await migrate(owner, folder);
  write('0001-pits.sql', 'CREATE TABLE pits (id bigint);');
  await assert.rejects(migrate(owner, folder), {
    name: 'StartError',
    message: /other versions of these migrations: 0001-pits\.sql/,
  });
});

test('line ends of another system do not count as an edit', async () => {
  await migrate(owner, folder);
  write('0002-pits-more.sql', "INSERT INTO pits VALUES (2); -- ';'\r\n");
  assert.deepEqual(await migrate(owner, folder), []);
});
