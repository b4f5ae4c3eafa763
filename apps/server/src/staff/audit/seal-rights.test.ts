/** Rights of the database roles around records of actions; its statements name no company on purpose. */
import '#testing/database/without-statement-log.ts';
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { auditCompany } from '#core/audit.ts';
import { type Database, inTransaction } from '#core/database/database.ts';
import { buildSite } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after });
const { company } = await buildSite(server);
const FORBIDDEN = { code: '42501' };
const change = (table: string, column: string) => (db: Database) =>
  sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = NULL WHERE seal = 0`.execute(db);

for (const table of ['audit_company', 'audit_user', 'audit_staff']) {
  test(`OFF-85 of a record in ${table} only its seal can be changed, and that by jobs alone`, async () => {
    const { app, staff, jobs } = server.database;
    const asJob = (column: string) =>
      inTransaction(jobs, { allActions: true }, change(table, column));
    await assert.rejects(asJob('call'), FORBIDDEN);
    await asJob('seal');
    for (const pool of [app, staff])
      await assert.rejects(inTransaction(pool, {}, change(table, 'seal')), FORBIDDEN);
  });
}

test('OFF-85 a job that does not say that it reads all actions sees none', async () => {
  const occasion = { at: new Date(), call: 'tests.do', requestId: 'r' };
  await server.build({ companies: [company.id] }, (db) =>
    auditCompany(db, company.id, { ...occasion, userId: null, impersonator: null }),
  );
  const rowsIn = async (scope: { readonly allActions?: true }) => {
    const { rows } = await inTransaction(server.database.jobs, scope, (db) =>
      sql`SELECT FROM audit_company`.execute(db),
    );
    return rows.length;
  };
  assert.equal(await rowsIn({}), 0);
  assert.ok((await rowsIn({ allActions: true })) > 0);
});
