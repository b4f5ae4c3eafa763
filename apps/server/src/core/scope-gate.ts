/**
 * Checks that every statement the suite ran stays within one company or one user: the rule that lets the
 * database be divided later without rewriting it (scale.md, rule 6). Run after the suite:
 * `node apps/server/src/core/scope-gate.ts <file named by STATEMENT_LOG>`
 */
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { findLooseScans, type PlanNode, type Table } from '#core/plan-scopes.ts';
import type { RecordedStatement } from '#core/statement-log.ts';
import { createTestDatabase } from '#core/test-database.ts';

/** A statement and the scans in its plan that are not bound to a company or user. */
export type Unscoped = RecordedStatement & { readonly problem: string };

// The class letter opens the comment of every table.
const TABLES = `
  SELECT relname AS name, CASE left(obj_description(oid), 3) WHEN 'C: ' THEN 'company_id' ELSE 'user_id' END AS key
  FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND left(obj_description(oid), 3) IN ('C: ', 'U: ')`;

const IS_EXPLAINED = /^\s*(?:select|insert|update|delete|merge|with|values)\b/i;

/**
 * Explains the statements on a migrated database of their own and returns those that are not bound.
 * Policies are switched off there first: under a policy an unbound statement looks bound.
 */
export const findUnscoped = async (
  ownerUrl: string,
  statements: readonly RecordedStatement[],
): Promise<Unscoped[]> => {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows: tables } = await client.query<Table>(TABLES);
    for (const { name } of tables) await client.query(`ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`);
    await client.query('SET enable_seqscan = off');
    const unscoped: Unscoped[] = [];
    for (const statement of statements.filter(({ sql }) => IS_EXPLAINED.test(sql))) {
      const problem = await examine(client, tables, statement.sql);
      if (problem !== '') unscoped.push({ ...statement, problem });
    }
    return unscoped;
  } finally {
    await client.end();
  }
};

const examine = async (client: Client, tables: readonly Table[], sql: string): Promise<string> => {
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    return plan ? findLooseScans(plan, tables).join('; ') : 'has no plan';
  } catch (error) {
    return `cannot be explained: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const readStatements = (file: string): RecordedStatement[] => {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return [...new Set(lines)].map((line): RecordedStatement => JSON.parse(line));
};

if (import.meta.main) {
  const [file = ''] = process.argv.slice(2);
  const statements = readStatements(file);
  const database = await createTestDatabase();
  try {
    const unscoped = await findUnscoped(database.logins.owner, statements);
    for (const { role, sql, problem } of unscoped) {
      process.stderr.write(`${problem}\n  ${role}: ${sql}\n`);
    }
    process.stdout.write(`${statements.length} statements, ${unscoped.length} without scope\n`);
    process.exitCode = unscoped.length > 0 || statements.length === 0 ? 1 : 0;
  } finally {
    await database.drop();
  }
}
