import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

/** A member, for one brand. */
type Owner = { readonly staffId: string; readonly brand: string };

/** Own views in the order in which they were made. */
export const listOwnViews = (db: Database, { staffId, brand }: Owner) =>
  db
    .selectFrom('call_off_views')
    .select(['id', 'name', 'definition'])
    .where('staff_id', '=', staffId)
    .where('brand', '=', brand)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Saves a view, in place of the one that has its name; hands back its id. */
export const saveOwnView = async (
  db: Database,
  { staffId, brand }: Owner,
  view: { readonly name: string; readonly definition: unknown },
  now: Date,
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO call_off_views (staff_id, id, brand, name, definition, created_at)
    VALUES (${staffId}, ${newId()}, ${brand}, ${view.name}, ${JSON.stringify(view.definition)}, ${now.toISOString()})
    ON CONFLICT (staff_id, brand, name) DO UPDATE SET definition = excluded.definition
    RETURNING id`.execute(db);
  return rows[0]?.id ?? '';
};

/** Removes an own view; its name, or nothing when there is none. */
export const deleteOwnView = async (
  db: Database,
  { staffId, brand }: Owner,
  id: string,
): Promise<string | undefined> => {
  const removed = await db
    .deleteFrom('call_off_views')
    .where('staff_id', '=', staffId)
    .where('brand', '=', brand)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
};
