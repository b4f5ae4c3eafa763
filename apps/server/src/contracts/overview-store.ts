import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { HEAD, type HeadRow, marksSql, SUPPLIER } from '#contracts/store.ts';

/** The person, and the companies in whose claims that person may reply. */
type Reader = { readonly userId: string; readonly replying: readonly number[] };

/** `open_*`: what is open for the person, as the lists of claims and of hints count it (BEY-140). */
export type OverviewRow = HeadRow & { open_claims: number; open_checks: number };

/** A contract of the caller's companies with what is open there; undefined when foreign or absent. */
export const findOverview = async (
  db: Database,
  scope: readonly number[],
  { userId, replying }: Reader,
  id: string,
): Promise<OverviewRow | undefined> => {
  const delivered = (to: string) => sql`JOIN deliveries d ON d.company_id = ANY (${scope}::int[])
    AND d.company_id = ${sql.ref(`${to}.company_id`)} AND d.id = ${sql.ref(`${to}.delivery_id`)} AND d.contract_id = c.id`;
  const { rows } = await sql<OverviewRow>`
    SELECT ${HEAD},
      (SELECT count(*)::int FROM claims k ${delivered('k')}
        WHERE k.company_id = ANY (${scope}::int[]) AND k.company_id = c.company_id AND (k.state <> 'settled'
          OR k.agreed_at IS NULL AND k.company_id = ANY (${replying}::int[]))) AS open_claims,
      (SELECT count(*)::int FROM weight_checks w ${delivered('w')}
        WHERE w.company_id = ANY (${scope}::int[]) AND w.company_id = c.company_id AND NOT EXISTS (
          SELECT FROM weight_check_marks m WHERE m.company_id = ANY (${scope}::int[]) AND m.company_id = w.company_id
            AND m.user_id = ${userId} AND m.delivery_id = w.delivery_id AND m.kind = w.kind)) AS open_checks
    FROM contracts c ${SUPPLIER} ${marksSql(scope, userId)}
    WHERE c.company_id = ANY (${scope}::int[]) AND c.id = ${id}`.execute(db);
  return rows[0];
};
