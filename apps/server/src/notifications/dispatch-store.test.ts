import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { buildUser } from '#companies/build.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import {
  beginDispatch,
  type Dispatch,
  finishDispatch,
  undoDispatch,
} from '#notifications/dispatch-store.ts';

const database = await createTestDatabase();
after(() => database.drop());
const AT = new Date('2026-11-20T06:40:00Z');

const push = async (): Promise<Dispatch> => {
  const { id } = await inTransaction(database.owner, {}, (db) => buildUser(db));
  return { userId: id, eventId: newId(), channel: 'push', device: newId() };
};
const inScope = <T>({ userId }: Dispatch, work: (db: Database) => Promise<T>) =>
  inTransaction(database.jobs, { userId }, work);
const begin = (dispatch: Dispatch) => inScope(dispatch, (db) => beginDispatch(db, dispatch, AT));
const rowsOf = (dispatch: Dispatch) =>
  inScope(dispatch, async (db) => {
    const { rows } = await sql`SELECT channel, done_at, outcome FROM dispatches
      WHERE user_id = ${dispatch.userId} ORDER BY channel, device`.execute(db);
    return rows;
  });

test('D-69 of many concurrent senders only one may send, other channels and people stay free', async () => {
  const dispatch = await push();
  const begun = await Promise.all([1, 2, 3, 4].map(() => begin(dispatch)));
  assert.equal(begun.filter(Boolean).length, 1);
  assert.equal(await begin({ ...dispatch, device: newId() }), true);
  assert.equal(await begin({ ...dispatch, channel: 'mail', device: '' }), true);
  assert.equal(await begin({ ...dispatch, eventId: newId() }), true);
  assert.equal(await begin({ ...dispatch, ...(await push()), eventId: dispatch.eventId }), true);
});

test('D-69 a dispatch interrupted by a crash is not sent again, a refused one is', async () => {
  const dispatch = await push();
  await begin(dispatch);
  assert.equal(await begin(dispatch), false);
  await inScope(dispatch, (db) => undoDispatch(db, dispatch));
  assert.equal(await begin(dispatch), true);
  const outcome = { at: AT, outcome: 'sent' };
  await inScope(dispatch, (db) => finishDispatch(db, dispatch, outcome));
  await inScope(dispatch, (db) => undoDispatch(db, dispatch)); // too late
  assert.equal(await begin(dispatch), false);
  const row = { channel: 'push', done_at: '2026-11-20T06:40:00Z', outcome: 'sent' };
  assert.deepEqual(await rowsOf(dispatch), [row]);
});

test('D-69 finishing or undoing one dispatch leaves the others unchanged', async () => {
  const dispatch = await push();
  const others: Dispatch[] = [
    { ...dispatch, device: newId() },
    { ...dispatch, channel: 'mail' },
    { ...dispatch, eventId: newId() },
  ];
  for (const one of [dispatch, ...others]) await begin(one);
  await inScope(dispatch, (db) => finishDispatch(db, dispatch, { at: AT, outcome: 'sent' }));
  const open = (await rowsOf(dispatch)).filter((row) => Object(row).done_at === null);
  assert.equal(open.length, others.length);
  const [first, ...rest] = others;
  assert.ok(first);
  await inScope(first, (db) => undoDispatch(db, first));
  for (const one of rest) assert.equal(await begin(one), false);
  assert.equal(await begin(first), true);
});
