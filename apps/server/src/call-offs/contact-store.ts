import { sql } from 'kysely';
import type { ContractKey } from '#contracts/mark-store.ts';
import type { Database } from '#core/database/database.ts';

/** A person of a company; not available any more once blocked or no longer a member (D-16). */
export type PersonRow = {
  id: string;
  first_name: string;
  last_name: string;
  phone_country: string | null;
  phone_number: string | null;
  mobile_country: string | null;
  mobile_number: string | null;
  email: string;
  available: boolean;
};

/** The people of a contract's company by last name (D-16), and one who may have left it. */
export const listPeople = async (
  db: Database,
  { companyId, contractId }: ContractKey,
  alsoUserId: string | null = null,
): Promise<PersonRow[]> => {
  // Through the contract, so that row-level security guards who is shown, not this statement alone.
  const { rows } = await sql<PersonRow>`
    SELECT u.id, u.first_name, u.last_name, u.phone_country, u.phone_number, u.mobile_country,
      u.mobile_number, u.email, m.user_id IS NOT NULL AND u.blocked_at IS NULL AS available
    FROM contracts c
    CROSS JOIN LATERAL (SELECT p.user_id FROM memberships p WHERE p.company_id = c.company_id
      UNION SELECT ${alsoUserId}::uuid) who
    JOIN users u ON u.id = who.user_id
    LEFT JOIN memberships m ON m.user_id = u.id AND m.company_id = c.company_id
    WHERE c.company_id = ${companyId} AND c.id = ${contractId}
    ORDER BY u.last_name COLLATE german, u.first_name COLLATE german, u.id`.execute(db);
  return rows;
};

/** Those of the given people who still belong to the company and may sign in (D-51). */
export const listActiveMembers = async (
  db: Database,
  companyId: number,
  userIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ user_id: string }>`
    SELECT m.user_id FROM memberships m
    JOIN users u ON u.id = m.user_id AND u.blocked_at IS NULL
    WHERE m.company_id = ${companyId} AND m.user_id = ANY (${userIds}::uuid[])`.execute(db);
  return rows.map(({ user_id }) => user_id);
};
