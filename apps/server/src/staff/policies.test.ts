/** Row-level security between the brands: what the database holds back from staff when the statements do not. */
import '#testing/database/without-statement-log.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { inTransaction, type Scope } from '#core/database/database.ts';
import { listBoundTables, type Table } from '#testing/database/table-rows.ts';
import { buildTenants, NOW } from '#testing/requests/tenants.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });
const { a, b } = await buildTenants(server);
const { database } = server;
/** Tables of class C and U. */
const tables = await listBoundTables(database);
const ofCompanies = tables.filter(({ letter }) => letter === 'C');

// As if a later migration gave every right by mistake.
await inTransaction(database.owner, {}, (db) =>
  sql`GRANT SELECT ON ALL TABLES IN SCHEMA public TO abrufbar_staff`.execute(db),
);

const look = ({ name, owner }: Table, scope: Scope) =>
  inTransaction(database.staff, scope, async (db) => {
    const { rows } = await sql<{ owners: string[] | null }>`
      SELECT array_agg(DISTINCT ${sql.ref(owner?.column ?? '')}::text) AS owners
      FROM ${sql.table(name)}`.execute(db);
    return rows[0]?.owners ?? [];
  });

test('OFF-16 without suppliers the role of staff reads no row of a company or a person', async () => {
  assert.ok(tables.length > 20);
  for (const table of tables) {
    assert.deepEqual(await look(table, {}), [], table.name);
    assert.deepEqual(await look(table, { suppliers: [] }), [], table.name);
  }
});

test('OFF-15 staff of a supplier see rows of its contracts alone, whatever company they enter', async () => {
  const seen: string[] = [];
  for (const table of ofCompanies) {
    for (const scope of [{}, { companies: [a.company.id, b.company.id] }]) {
      const owners = await look(table, { suppliers: [b.supplier.id], ...scope });
      assert.deepEqual(
        owners.filter((id) => id !== String(b.company.id)),
        [],
        table.name,
      );
      if (owners.length > 0) seen.push(table.name);
    }
  }
  assert.ok(new Set(seen).size >= 12, [...new Set(seen)].join());
});

test('OFF-15 of a company with contracts at both brands each sees its own', async () => {
  const numbers = (suppliers: readonly number[]) =>
    inTransaction(database.staff, { suppliers }, (db) =>
      db
        .selectFrom('contracts')
        .select(['company_id', 'supplier_id'])
        .where('company_id', '=', b.company.id)
        .execute(),
    );
  for (const { id } of [a.supplier, b.supplier]) {
    const rows = await numbers([id]);
    assert.deepEqual([...new Set(rows.map(({ supplier_id }) => supplier_id))], [id]);
  }
});

test('OFF-15 sessions and logins of a person are seen by staff of its companies alone', async () => {
  for (const name of ['sessions', 'login_tokens', 'audit_user']) {
    const table = tables.find((one) => one.name === name) ?? assert.fail();
    for (const { supplier, user } of [a, b]) {
      assert.deepEqual(await look(table, { suppliers: [supplier.id] }), [user.id], name);
    }
  }
});

test('OFF-16 rows of the other brand would be found here if a policy were missing', async () => {
  await inTransaction(database.owner, {}, async (db) => {
    await sql`DROP POLICY staff_alone ON deliveries`.execute(db);
    await sql`DROP POLICY staff ON deliveries`.execute(db);
    await sql`CREATE POLICY staff ON deliveries TO abrufbar_staff USING (true)`.execute(db);
  });
  const table = tables.find(({ name }) => name === 'deliveries') ?? assert.fail();
  const owners = await look(table, { suppliers: [b.supplier.id] });
  assert.ok(owners.includes(String(a.company.id)));
});

test('OFF-16 the roles that answer customers and work on jobs read nothing of staff', async () => {
  for (const table of ['staff', 'staff_sessions', 'staff_recovery_codes', 'idempotency_staff']) {
    for (const pool of [database.app, database.jobs]) {
      const read = inTransaction(pool, {}, (db) =>
        sql`SELECT FROM ${sql.table(table)}`.execute(db),
      );
      await assert.rejects(read, /permission denied/);
    }
  }
});
