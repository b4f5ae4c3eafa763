/** Connections whose statements a test watches or rewrites on their way to the database. */
import type { PoolClient, QueryConfig } from 'pg';
import type { Pool } from '#core/database.ts';

type Rewrite = (statement: QueryConfig) => QueryConfig;

/** The same pool; every statement of a store passes through `rewrite`, BEGIN, SET LOCAL and COMMIT do not. */
export const rewriting = (pool: Pool, rewrite: Rewrite): Pool => ({
  ...pool,
  connect: async () => throughRewrite(await pool.connect(), rewrite),
});

const throughRewrite = (client: PoolClient, rewrite: Rewrite): PoolClient =>
  new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const [first, ...rest] = args;
        // Stores send objects, transactions are controlled by plain text.
        const isStatement = name === 'query' && typeof first === 'object' && first !== null;
        const sent = isStatement ? rewrite(first as QueryConfig) : first; // the only object query() is given
        return Reflect.apply(member, target, [sent, ...rest]);
      };
    },
  });

// A condition that binds a row to its company or user, as stores and the query builder write it.
const BOUND = /(?:"?\w+"?\.)?"?(?:company_id|user_id)"? = (?:ANY \(\$\d+(?:::int\[\])?\)|\$\d+)/g;

/** Takes the conditions that bind rows to a company or user out of every statement. */
export const withoutConditions: Rewrite = (statement) => {
  const text = statement.text.replace(BOUND, '($& OR true)');
  // Another text needs another name: PostgreSQL keeps plans by it.
  return { ...statement, text, ...(statement.name && { name: `-${statement.name}` }) };
};
