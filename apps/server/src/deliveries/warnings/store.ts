import { CALL_OFF_STATUS } from '@abrufbar/domain/call-offs/status.ts';
import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { type Clock, isOfDay } from '#deliveries/today/store.ts';

/** Ids of all companies. */
export const listAllCompanies = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`SELECT c.id FROM companies c ORDER BY c.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
};

/** Those of the companies with promised call-offs of the day that somebody follows who may list them. */
export const listFollowedCompanies = async (
  db: Database,
  companies: readonly number[],
  clock: Clock,
): Promise<number[]> => {
  const { rows } = await sql<{ company_id: number }>`
    SELECT DISTINCT o.company_id FROM call_offs o
    JOIN subscriptions n ON n.company_id = ANY (${companies}::int[]) AND n.company_id = o.company_id
      AND n.contract_id = o.contract_id
    JOIN memberships m ON m.company_id = n.company_id AND m.user_id = n.user_id
      AND 'call-off-list' = ANY (m.permissions)
    WHERE o.company_id = ANY (${companies}::int[]) AND ${isOfDay(clock)}
      AND o.status IN (${CALL_OFF_STATUS.confirmed}, ${CALL_OFF_STATUS.changeRequest})`.execute(db);
  return rows.map(({ company_id }) => company_id);
};

type Follower = { readonly contract_id: string; readonly user_id: string };

/** Followers of the contracts of a company who may list its call-offs, with an open account. */
export const listFollowers = async (db: Database, companyId: number): Promise<Follower[]> => {
  const { rows } = await sql<Follower>`
    SELECT n.contract_id, n.user_id FROM subscriptions n
    JOIN memberships m ON m.user_id = n.user_id AND m.company_id = n.company_id
      AND 'call-off-list' = ANY (m.permissions)
    JOIN users u ON u.id = n.user_id AND u.blocked_at IS NULL
    WHERE n.company_id = ${companyId}`.execute(db);
  return rows;
};
