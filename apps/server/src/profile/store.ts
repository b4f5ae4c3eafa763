import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';

type NewPicture = { readonly userId: string; readonly file: string; readonly at: Date };

/** File of a picture whose person shares a company with the caller (D-21); undefined for any other. */
export const findPicture = (db: Database, scope: readonly number[], id: string) =>
  db
    .selectFrom('profile_pictures as p')
    .select('p.file')
    .where('p.id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('memberships as m')
          .select('m.user_id')
          .whereRef('m.user_id', '=', 'p.user_id')
          .where('m.company_id', '=', sql<number>`any(${scope}::int[])`),
      ),
    )
    .executeTakeFirst();

/**
 * Lets one change of a person's picture happen at a time. The person is held, not the picture: of two
 * first pictures neither would find anything to hold, and one file would be forgotten.
 */
export const lockPictureOf = async (db: Database, userId: string): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/** File of a person's picture; undefined without one. */
export const findPictureOf = (db: Database, userId: string) =>
  db.selectFrom('profile_pictures').select('file').where('user_id', '=', userId).executeTakeFirst();

/** Sets a person's picture and hands back its id, a new one each time: an address never shows another. */
export const savePicture = async (
  db: Database,
  { userId, file, at }: NewPicture,
): Promise<string> => {
  const row = { id: newId(), file, created_at: at.toISOString() };
  await db
    .insertInto('profile_pictures')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return row.id;
};

export const deletePicture = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('profile_pictures').where('user_id', '=', userId).execute();
};

/** Every file a picture lies in. */
export const listPictureFiles = async (db: Database): Promise<Set<string>> => {
  const rows = await db.selectFrom('profile_pictures').select('file').execute();
  return new Set(rows.map(({ file }) => file));
};
