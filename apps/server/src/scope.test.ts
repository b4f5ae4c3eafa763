/** Row-level security in depth: what the database holds back when the statements do not (quality.md, S4). */
import '#core/test-unrecorded.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { handlers } from '#app.ts';
import { inTransaction } from '#core/database.ts';
import type { TestDatabase } from '#core/test-database.ts';
import { rewriting, withoutConditions } from '#core/test-pool.ts';
import { startTestServer } from '#core/test-server.ts';
import { differences, digestRows, listBoundTables } from '#core/test-tables.ts';
import { buildActors } from '#test-actors.ts';
import { askFor, choicesOf, ruleFor } from '#test-matrix.ts';
import { buildTenants, NOW, type Tenants } from '#test-tenants.ts';

/** Ends first what began last: a database cannot go before those who use it. */
const ends: (() => Promise<void>)[] = [];
const nested = { after: (end: () => Promise<void>) => void ends.unshift(end) };
after(async () => {
  for (const end of ends) await end();
});

/** Both companies on a database of their own. */
const build = async (): Promise<{ database: TestDatabase; tenants: Tenants }> => {
  const server = await startTestServer(nested, { now: NOW });
  const tenants = await buildTenants(server);
  for (const { user } of [tenants.a, tenants.b]) {
    await server.build({ userId: user.id }, (db) =>
      db.insertInto('user_settings').values({ user_id: user.id }).execute(),
    );
  }
  return { database: server.database, tenants };
};

const { database, tenants } = await build();
const tables = await listBoundTables(database);

type Kept = { readonly owners: string[]; readonly total: number };

for (const { name, owner } of tables) {
  for (const role of ['app', 'jobs'] as const) {
    const column = owner?.column ?? '';
    const look = async (scope: Parameters<typeof inTransaction>[1]): Promise<Kept | null> =>
      inTransaction(database[role], scope, async (db) => {
        const may = await sql<{ may: boolean }>`
          SELECT has_table_privilege(${name}, 'SELECT') AS may`.execute(db);
        if (!may.rows[0]?.may) return null;
        const { rows } = await sql<Kept>`
          SELECT array_agg(DISTINCT ${sql.ref(column)}::text) AS owners, count(*)::int AS total
          FROM ${sql.table(name)}`.execute(db);
        return rows[0] ?? null;
      });

    test(`D-14 the role ${role} sees of ${name} only rows of its scope`, async () => {
      const without = await look({});
      if (without === null) return;
      assert.equal(without.total, 0);
      for (const { company, user } of [tenants.a, tenants.b]) {
        const seen = await look({ companies: [company.id], userId: user.id });
        const own = column === 'company_id' ? String(company.id) : user.id;
        assert.deepEqual(seen?.owners, [own]);
      }
    });
  }
}

/** Sends every call as everybody while no statement names a company or user; marks that were seen where they may not be. */
const leaksWithoutConditions = async (made: { database: TestDatabase; tenants: Tenants }) => {
  const app = rewriting(made.database.app, withoutConditions);
  const server = await startTestServer(nested, { now: NOW, database: { ...made.database, app } });
  const actors = await buildActors(server, made.tenants);
  const before = await digestRows(made.database);
  const leaks: string[] = [];
  for (const { call } of handlers.filter(({ call: { name } }) => name !== 'session.logout')) {
    for (const actor of actors.filter(({ companies }) => companies.length === 1)) {
      const denied = choicesOf(call).filter(
        (choice) => call.kind === 'read' || !ruleFor(call, actor, choice).allowed,
      );
      for (const choice of call.who === 'user' ? denied : []) {
        const { seen, whole } = await askFor(server, made.tenants, { call, actor, choice });
        const foreign = seen.filter((side) => !actor.companies.includes(side));
        if (foreign.length > 0) leaks.push(`${call.name} to ${actor.name}: ${whole}`);
      }
    }
  }
  const changed = differences(before, await digestRows(made.database));
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
