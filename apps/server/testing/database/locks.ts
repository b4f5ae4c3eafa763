import { sql } from 'kysely';
import type { TestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';

/** Resolves as soon as so many transactions of the server's database wait for a lock that another one holds. */
export const lockAwaited = (
  { build }: Pick<TestServer, 'build'>,
  transactions = 1,
): Promise<void> =>
  until(async () => {
    // A transaction of its own each time: within one the view of activity stands still.
    const { rows } = await build({}, (db) =>
      sql<object>`SELECT DISTINCT pid FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE NOT granted AND datname = current_database()`.execute(db),
    );
    return rows.length >= transactions;
  });
