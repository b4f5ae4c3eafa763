/**
 * Has every statement the suite ran parsed and planned by the server that DATABASE_URL names: the oldest version
 * must understand what was tested on another one.
 * `node apps/server/testing/database/plan-statements.ts <file named by STATEMENT_LOG>`
 */
import { Client } from 'pg';
import { createTestDatabase } from '#testing/database/database.ts';
import { hasPlan, readStatements } from '#testing/database/recorded-statements.ts';

const [file = ''] = process.argv.slice(2);
const statements = readStatements(file).filter(hasPlan);

const database = await createTestDatabase();
const client = new Client({ connectionString: database.logins.owner });
await client.connect();

/** Plans a statement for values that are not known yet. */
const plan = async (sql: string): Promise<void> => {
  const numbers = [...sql.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits));
  const values = Array.from({ length: Math.max(0, ...numbers) }, () => 'NULL').join();
  await client.query(`PREPARE statement AS ${sql}`);
  await client.query(`EXPLAIN EXECUTE statement${values && `(${values})`}`);
  await client.query('DEALLOCATE statement');
};

try {
  await client.query('SET plan_cache_mode = force_generic_plan');
  let refused = 0;
  for (const { role, sql } of statements) {
    try {
      await plan(sql);
    } catch (error) {
      refused += 1;
      process.stderr.write(`${error instanceof Error ? error.message : ''}\n  ${role}: ${sql}\n`);
      await client.query('DEALLOCATE ALL');
    }
  }
  process.stdout.write(`${statements.length} statements, ${refused} refused\n`);
  // A record without statements is no proof.
  process.exitCode = refused > 0 || statements.length === 0 ? 1 : 0;
} finally {
  await client.end();
  await database.drop();
}
