/**
 * Checks that every statement the suite ran stays within one company or one user: the rule that lets the
 * database be divided later without rewriting it (docs/decisions/0004-tenancy.md). Run after the suite:
 * `node apps/server/testing/database/check-statements.ts <file named by STATEMENT_LOG>`
 */
import { readFileSync } from 'node:fs';
import { findUnscoped } from '#testing/database/scope-gate.ts';
import { recordedStatement } from '#core/database/statement-log.ts';
import { createTestDatabase } from '#testing/database/database.ts';

const [file = ''] = process.argv.slice(2);
const lines = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
const statements = [...lines].map((line) => recordedStatement.parse(JSON.parse(line)));

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
