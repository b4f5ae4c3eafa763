/**
 * Checks that every statement the suite ran stays within one company or one user: the rule that lets the
 * database be divided later without rewriting it (docs/decisions/0004-tenancy.md). Run after the suite:
 * `node apps/server/testing/database/check-statements.ts <file named by STATEMENT_LOG>`
 */
import { readStatements } from '#testing/database/recorded-statements.ts';
import { findUnscoped } from '#testing/database/scope-gate.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const [file = ''] = process.argv.slice(2);
const statements = readStatements(file);

const database = await createTestDatabase();
try {
  const unscoped = await findUnscoped(database.logins.owner, statements);
  for (const { role, sql, problem } of unscoped) {
    process.stderr.write(`${problem}\n  ${role}: ${sql}\n`);
  }
  process.stdout.write(`${statements.length} statements, ${unscoped.length} without scope\n`);
  // A record without statements is no proof.
  process.exitCode = unscoped.length > 0 || statements.length === 0 ? 1 : 0;
} finally {
  await database.drop();
}
