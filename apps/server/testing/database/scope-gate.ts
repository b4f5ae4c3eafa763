import { Client } from 'pg';
import { hasPlan } from '#testing/database/recorded-statements.ts';
import {
  findLooseScans,
  type PlanNode,
  type StatementScope,
  type Table,
} from '#testing/database/query-plans.ts';
import type { RecordedStatement } from '#core/database/statement-log.ts';

/** A statement and the scans in its plan that are not bound to a company or user. */
type Unscoped = RecordedStatement & { readonly problem: string };

/** Scope of the statements of a role; those of the application are bound. */
const SCOPES: Readonly<Record<string, StatementScope>> = { staff: 'fanout', jobs: 'jobs' };

// The class letter opens the comment of every table.
const TABLES = `
  SELECT relname AS name, CASE left(obj_description(oid), 3) WHEN 'C: ' THEN 'company_id' ELSE 'user_id' END AS key
  FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND left(obj_description(oid), 3) IN ('C: ', 'U: ')`;

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
    for (const { name } of tables)
      await client.query(`ALTER TABLE ${name} DISABLE ROW LEVEL SECURITY`);
    await client.query('SET enable_seqscan = off');
    const unscoped: Unscoped[] = [];
    for (const statement of statements.filter(hasPlan)) {
      const scope = SCOPES[statement.role] ?? 'bound';
      const problem = await examine(client, tables, statement.sql, scope);
      if (problem !== '') unscoped.push({ ...statement, problem });
    }
    return unscoped;
  } finally {
    await client.end();
  }
};

const examine = async (
  client: Client,
  tables: readonly Table[],
  sql: string,
  scope: StatementScope,
): Promise<string> => {
  try {
    // Other joins compare companies above the scans, where a plan does not tell them from none.
    const others = scope === 'fanout' ? 'off' : 'on';
    await client.query(`SET enable_hashjoin = ${others}; SET enable_mergejoin = ${others}`);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${sql}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    return plan ? findLooseScans(plan, tables, scope).join('; ') : 'has no plan';
  } catch (error) {
    return `cannot be explained: ${error instanceof Error ? error.message : String(error)}`;
  }
};
