import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { type Insertable, sql } from 'kysely';
import type { View } from '#core/calls/context.ts';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** Roles that may look at the portal as a person; checked again for each call of the view. */
const VIEWING_ROLES = ['admin', 'support'];

type Viewable = {
  first_name: string;
  last_name: string;
  is_blocked: boolean;
  /** Brands at whose suppliers the person's companies have numbers. */
  brands: Brand[];
};

/**
 * A person with a company that has a number at a supplier of the chosen brand; undefined as well for one whose
 * companies also have numbers at suppliers of nobody's brand here (OFF-89).
 */
export const findViewable = async (
  db: Database,
  { chosen, own }: { readonly chosen: readonly number[]; readonly own: readonly number[] },
  userId: string,
): Promise<Viewable | undefined> => {
  const { rows } = await sql<Viewable>`
    SELECT u.first_name, u.last_name, u.blocked_at IS NOT NULL AS is_blocked, n.brands
    FROM users u
    CROSS JOIN LATERAL (
      SELECT array_agg(DISTINCT s.brand) AS brands, array_agg(DISTINCT s.id) AS suppliers
      FROM memberships m
      JOIN company_erp_ids e ON e.company_id = m.company_id
      JOIN suppliers s ON s.id = e.supplier_id
      WHERE m.user_id = u.id) n
    WHERE u.id = ${userId} AND n.suppliers && ${chosen}::int[] AND n.suppliers <@ ${own}::int[]`.execute(
    db,
  );
  return rows[0];
};

export const insertView = async (
  db: Database,
  row: Insertable<Tables['staff_views']>,
): Promise<void> => {
  await db.insertInto('staff_views').values(row).execute();
};

/** Whether the session of the office behind a view still counts, and its member still may look (OFF-88). */
export const isViewValid = async (
  db: Database,
  { staffId, id }: View,
  { now, idleSince }: { readonly now: Date; readonly idleSince: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM staff_views v
    JOIN staff_sessions s ON s.staff_id = ${staffId} AND s.id = v.staff_session_id
    JOIN staff m ON m.id = ${staffId}
    WHERE v.staff_id = ${staffId} AND v.id = ${id}
      AND s.stage = 'full' AND s.ended_at IS NULL AND s.ends_at > ${now} AND s.last_active_at > ${idleSince}
      AND m.blocked_at IS NULL AND m.role = ANY (${VIEWING_ROLES}::text[]) AND v.brands <@ m.brands`.execute(
    db,
  );
  return rows.length > 0;
};

/** Sessions of a member: one, all but one, or all. */
export type WhichSessions = { readonly only?: string; readonly except?: string };

/** Ends the views of these sessions of a member; says whose they were. */
export const deleteViews = (
  db: Database,
  staffId: string,
  { only, except }: WhichSessions,
): Promise<{ person_id: string; id: string }[]> =>
  db
    .deleteFrom('staff_views')
    .where('staff_id', '=', staffId)
    .$if(only !== undefined, (query) => query.where('staff_session_id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('staff_session_id', '<>', except ?? ''))
    .returning(['person_id', 'id'])
    .execute();

/** Clears away views of a member that are over. */
export const deleteOldViews = async (db: Database, staffId: string, now: Date): Promise<void> => {
  await db
    .deleteFrom('staff_views')
    .where('staff_id', '=', staffId)
    .where('ends_at', '<=', now.toISOString())
    .execute();
};
