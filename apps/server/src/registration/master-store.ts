import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** Whether somebody with this address belongs to a company already, or has an invitation that can still be used. */
export const isInvited = async (
  db: Database,
  { companyId, email }: { readonly companyId: number; readonly email: string },
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM users u JOIN memberships m ON m.user_id = u.id
      WHERE u.email = ${email} AND m.company_id = ${companyId}
    UNION ALL SELECT FROM registration_codes r
      WHERE r.company_id = ${companyId} AND r.email = ${email}
        AND r.used_at IS NULL AND r.revoked_at IS NULL AND r.expires_at > ${now}
    LIMIT 1`.execute(db);
  return rows.length > 0;
};
