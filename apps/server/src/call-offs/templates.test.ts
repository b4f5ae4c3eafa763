import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type Database, inTransaction } from '#core/database/database.ts';
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  orderTemplates,
  updateTemplate,
} from '#call-offs/office/template-store.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });
const run = <T>(work: (db: Database) => Promise<T>) =>
  inTransaction(server.database.staff, {}, work);
const textsOf = async (brand: 'nordstein' | 'suedkies') =>
  (await run((db) => listTemplates(db, brand))).map(({ text }) => text);

const AUTHOR = { name: 'Lena Bartels', at: new Date('2026-11-20T06:12:00Z') };

test('OFF-64 OFF-18 answer templates belong to a brand, keep their order and are changed on their version', async () => {
  const [a, b, c] = await run(async (db) => [
    await insertTemplate(db, 'nordstein', 'Das Werk ist ausgebucht.'),
    await insertTemplate(db, 'nordstein', 'Bitte rufen Sie uns an.'),
    await insertTemplate(db, 'nordstein', 'Ab 06:00 Uhr.'),
  ]);
  const foreign = await run((db) => insertTemplate(db, 'suedkies', 'Pfiat di.'));
  assert.ok(a && b && c);
  await run((db) => orderTemplates(db, 'nordstein', [c, foreign, a]));
  const ordered = ['Ab 06:00 Uhr.', 'Das Werk ist ausgebucht.', 'Bitte rufen Sie uns an.'];
  assert.deepEqual(await textsOf('nordstein'), ordered);
  assert.deepEqual(await textsOf('suedkies'), ['Pfiat di.']);
  const key = { brand: 'nordstein', id: a, version: 1 } as const;
  const change = (version: number, brand: 'nordstein' | 'suedkies' = 'nordstein') =>
    run((db) => updateTemplate(db, { ...key, version, brand }, 'Wir sind ausgebucht.', AUTHOR));
  assert.equal(await change(1, 'suedkies'), false);
  assert.equal(await change(1), true);
  assert.equal(await change(1), false);
  const remove = (version: number) => run((db) => deleteTemplate(db, { ...key, version }));
  assert.equal(await remove(1), false);
  assert.equal((await textsOf('nordstein'))[1], 'Wir sind ausgebucht.');
  assert.equal(await remove(2), true);
  assert.deepEqual(await textsOf('nordstein'), [ordered[0], ordered[2]]);
});
