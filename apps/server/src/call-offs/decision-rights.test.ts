/** Rights of the database roles around pending decisions; its statements name no company on purpose. */
import '#testing/database/without-statement-log.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { buildCallOff } from '#call-offs/build.ts';
import {
  findPendingDecision,
  holdDecision,
  undoDecision,
} from '#call-offs/office/decision-store.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import { asStaff, pendingOf, placed } from '#testing/concepts/decisions.ts';
import { buildOrderSite, type OrderSite } from '#testing/concepts/order.ts';
import { NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

const build = ({ item, supplier, scope }: OrderSite) =>
  server.build(scope, (db) => buildCallOff(db, { item, supplier, status: 1 }));

test('OFF-54 D-14 the application may drop pending decisions, the jobs apply them, neither makes one', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site);
  await placed(server, site, callOff, { action: 'confirm' }, NOW);
  for (const role of ['app', 'jobs'] as const) {
    for (const statement of [
      sql`INSERT INTO call_off_decisions SELECT * FROM call_off_decisions`,
      sql`UPDATE call_off_decisions SET due_at = decided_at`,
      sql`UPDATE call_off_steps SET action = 'confirm'`,
    ]) {
      const run = inTransaction(server.database[role], site.scope, (db) => statement.execute(db));
      await assert.rejects(run, { code: '42501' });
    }
    const foreign = await inTransaction(
      server.database[role],
      { companies: [site.company.id + 1] },
      (db) => sql`DELETE FROM call_off_decisions RETURNING id`.execute(db),
    );
    assert.deepEqual(foreign.rows, []);
  }
  assert.equal((await pendingOf(server, site)).length, 1);
});

test('OFF-15 OFF-16 staff of another supplier neither see nor move a decision, whatever they ask for', async () => {
  const site = await buildOrderSite(server);
  const callOff = await build(site);
  const { decisionId } = await placed(server, site, callOff, { action: 'confirm' }, NOW);
  const own = [site.supplier.id];
  for (const allowed of [[site.supplier.id + 1], []]) {
    const results = await asStaff(server, allowed, async (db) => [
      await findPendingDecision(db, own, site.company.id, callOff.id),
      await holdDecision(db, own, decisionId, new Date(NOW)),
      await undoDecision(db, own, decisionId),
    ]);
    assert.deepEqual(results, [undefined, undefined, undefined]);
  }
  for (const statement of [
    sql`UPDATE call_offs SET status = 4`,
    sql`UPDATE call_off_steps SET action = 'confirm'`,
  ]) {
    const run = asStaff(server, own, (db) => statement.execute(db));
    await assert.rejects(run, { code: '42501' });
  }
  const foreign = { company_id: site.company.id, call_off_id: callOff.id, version: 1 };
  const made = { ...foreign, id: newId(), action: 'refuse', decided_at: NOW, due_at: NOW };
  const by = { supplier_id: site.supplier.id, staff_id: newId(), staff_name: 'x' };
  const planted = asStaff(server, [site.supplier.id + 1], (db) =>
    db
      .insertInto('call_off_decisions')
      .values({ ...made, ...by })
      .execute(),
  );
  await assert.rejects(planted, { code: '42501' });
  assert.deepEqual(await pendingOf(server, site), [decisionId]);
});
