import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

type Key = { readonly company_id: number; readonly id: string };

/** Notes that a staff member has a call-off open. */
export const upsertViewer = async (
  db: Database,
  { company_id, id }: Key,
  { staffId, name }: { readonly staffId: string; readonly name: string },
  now: Date,
): Promise<void> => {
  const row = {
    company_id,
    call_off_id: id,
    staff_id: staffId,
    staff_name: name,
    seen_at: now.toISOString(),
  };
  await db
    .insertInto('call_off_viewers')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'call_off_id', 'staff_id'])
        .doUpdateSet({ seen_at: row.seen_at, staff_name: name }),
    )
    .execute();
};

export const deleteViewer = async (
  db: Database,
  { company_id, id }: Key,
  staffId: string,
): Promise<void> => {
  await db
    .deleteFrom('call_off_viewers')
    .where('company_id', '=', company_id)
    .where('call_off_id', '=', id)
    .where('staff_id', '=', staffId)
    .execute();
};

/** Staff who have had a call-off open since an instant, by name. */
export const listViewers = (
  db: Database,
  { company_id, id }: Key,
  since: Date,
): Promise<{ staff_id: string; staff_name: string }[]> =>
  db
    .selectFrom('call_off_viewers')
    .select(['staff_id', 'staff_name'])
    .where('company_id', '=', company_id)
    .where('call_off_id', '=', id)
    .where('seen_at', '>=', sql<string>`${since.toISOString()}`)
    .orderBy('staff_name')
    .execute();
