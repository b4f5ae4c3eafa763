/** Connections whose statements are watched or rewritten on their way to the database. */
import type { PoolClient, QueryConfig } from 'pg';
import type { Pool } from '#core/database/database.ts';

/** Stores send objects with parameters; BEGIN, SET LOCAL and COMMIT are plain text. */
type Sent = string | QueryConfig;

/** The same pool; whatever is sent through it is what `rewrite` makes of it. */
export const rewriteStatements = (pool: Pool, rewrite: (sent: Sent) => Sent): Pool => ({
  ...pool,
  connect: async () => withQuery(await pool.connect(), rewrite),
});

const withQuery = (client: PoolClient, rewrite: (sent: Sent) => Sent): PoolClient =>
  new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        const [first, ...rest] = args;
        const sent = name === 'query' ? rewrite(first as Sent) : first; // query() gets it
        return Reflect.apply(member, target, [sent, ...rest]);
      };
    },
  });

// A condition that binds a row to its company or user, as stores and the query builder write it.
const BOUND = /(?:"?\w+"?\.)?"?(?:company_id|user_id)"? = (?:ANY \(\$\d+(?:::int\[\])?\)|\$\d+)/g;

/** Takes the conditions that bind rows to a company or user out of every statement. */
export const withoutConditions = (sent: Sent): Sent => {
  if (typeof sent === 'string') return sent;
  const text = sent.text.replace(BOUND, '($& OR true)');
  // Another text needs another name: PostgreSQL keeps plans by it.
  return { ...sent, text, ...(sent.name && { name: `-${sent.name}` }) };
};
