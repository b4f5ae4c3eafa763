/** Row-level security in depth: what the database holds back when the statements do not (quality S4). */
import '#testing/database/without-statement-log.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { handlers } from '#app.ts';
import { inTransaction, type Scope } from '#core/database/database.ts';
import type { TestDatabase } from '#testing/database/database.ts';
import { reverseCleanup } from '#testing/server/cleanup-order.ts';
import { rewriteStatements, withoutConditions } from '#testing/database/statement-rewriting.ts';
import { startTestServer } from '#testing/server/server.ts';
import {
  differences,
  digestRows,
  listBoundTables,
  type Table,
} from '#testing/database/table-rows.ts';
import { newId } from '#core/ids.ts';
import { beginDispatch } from '#notifications/dispatch-store.ts';
import { buildDevice } from '#push/build.ts';
import { keepDevice } from '#session/known-devices.ts';
import { listSessions } from '#session/devices-store.ts';
import { updateCompanySettings, updateSettings } from '#profile/settings-store.ts';
import { buildActors } from '#testing/requests/actors.ts';
import { askFor, choicesOf, ruleFor } from '#testing/requests/access-rules.ts';
import { buildTenants, NOW, type Tenants } from '#testing/requests/tenants.ts';

const nested = reverseCleanup({ after });

/** Both companies on a database of their own. */
const build = async (): Promise<{ database: TestDatabase; tenants: Tenants }> => {
  const server = await startTestServer(nested, { now: NOW });
  const tenants = await buildTenants(server);
  for (const { user, company } of [tenants.a, tenants.b]) {
    await server.build({ userId: user.id }, async (db) => {
      await updateSettings(db, user.id, { tips: true });
      const [session] = await listSessions(db, user.id, new Date(NOW));
      const sessionId = session?.id ?? assert.fail();
      await buildDevice(db, user, { sessionId, day: NOW.slice(0, 10) });
      const now = new Date(NOW);
      await keepDevice({ db, now, deviceSecret: newId() }, user.id);
      const dispatch = { userId: user.id, eventId: newId(), channel: 'mail', device: '' } as const;
      await beginDispatch(db, dispatch, new Date(NOW));
      const member = { userId: user.id, companyId: company.id };
      await updateCompanySettings(db, member, { call_off_mail: false });
    });
  }
  return { database: server.database, tenants };
};

const { database, tenants } = await build();
/** Tables of class C and U. */
const tables = await listBoundTables(database);

const look = (role: 'app' | 'jobs', { name, owner }: Table, scope: Scope) =>
  inTransaction(database[role], scope, async (db) => {
    const { rows } = await sql<{ owners: string[] | null }>`
      SELECT array_agg(DISTINCT ${sql.ref(owner?.column ?? '')}::text) AS owners
      FROM ${sql.table(name)}`.execute(db);
    return rows[0]?.owners ?? [];
  });

for (const role of ['app', 'jobs'] as const) {
  test(`D-14 the role ${role} sees rows of its scope in every table, without one none`, async () => {
    const readable = await inTransaction(database[role], {}, async (db) => {
      const { rows } = await sql<{ name: string }>`
        SELECT name FROM unnest(${tables.map(({ name }) => name)}::text[]) name
        WHERE has_table_privilege(name, 'SELECT')`.execute(db);
      return rows.map(({ name }) => name);
    });
    assert.ok(readable.length > 3);
    for (const table of tables.filter(({ name }) => readable.includes(name))) {
      assert.deepEqual(await look(role, table, {}), [], table.name);
      for (const { company, user } of [tenants.a, tenants.b]) {
        const own = table.letter === 'C' ? String(company.id) : user.id;
        const seen = await look(role, table, { companies: [company.id], userId: user.id });
        assert.deepEqual(seen, [own], table.name);
      }
    }
  });
}

/** Sends every call as everybody while no statement names a company or user; marks that were seen where they may not be. */
const leaksWithoutConditions = async (made: { database: TestDatabase; tenants: Tenants }) => {
  const app = rewriteStatements(made.database.app, withoutConditions);
  const server = await startTestServer(nested, { now: NOW, database: { ...made.database, app } });
  const actors = await buildActors(server, made.tenants);
  const before = await digestRows(made.database);
  const leaks: string[] = [];
  for (const { call } of handlers.filter(({ call: { who } }) => who === 'user')) {
    for (const actor of actors.filter(({ companies }) => companies.length === 1)) {
      const denied = choicesOf(call).filter(
        (choice) => call.kind === 'read' || !ruleFor(call, actor, choice).allowed,
      );
      const answers = await Promise.all(
        denied.map((choice) => askFor(server, made.tenants, { call, actor, choice })),
      );
      for (const { seen, whole } of answers) {
        const foreign = seen.filter((side) => !actor.companies.includes(side));
        if (foreign.length > 0) leaks.push(`${call.name} to ${actor.name}: ${whole}`);
      }
    }
  }
  // A call that finds nothing to do is answered, and its caller's key is kept.
  const changed = differences(before, await digestRows(made.database)).filter(
    (key) => !key.startsWith('idempotency_user '),
  );
  return { leaks, changed };
};

test('D-14 statements that forget company and user still show and change no foreign row', async () => {
  const { leaks, changed } = await leaksWithoutConditions({ database, tenants });
  assert.deepEqual(leaks, []);
  assert.deepEqual(changed, []);
});

test('D-14 the same statements leak where the policies are lifted, so it is the policies that hold', async () => {
  const open = await build();
  await inTransaction(open.database.owner, {}, async (db) => {
    for (const { name } of tables) {
      await sql`ALTER TABLE ${sql.table(name)} DISABLE ROW LEVEL SECURITY`.execute(db);
    }
  });
  const { leaks, changed } = await leaksWithoutConditions(open);
  const leaking = new Set(leaks.map((leak) => leak.split(' ')[0]));
  assert.ok(leaking.size > 5 && changed.length > 0, `${[...leaking].join()}; ${changed.join()}`);
});
