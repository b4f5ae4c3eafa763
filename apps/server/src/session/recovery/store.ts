import type { Insertable } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** The person of an address, as far as a recovery mail needs it; undefined where no mail may go. */
export const findRecoverable = (db: Database, email: string) =>
  db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name'])
    .where('u.email', '=', email)
    .where('u.blocked_at', 'is', null)
    .executeTakeFirst();

/** Keeps the one link of a person; an older one stops working. */
export const upsertRecoveryLink = async (
  db: Database,
  link: Insertable<Tables['recovery_links']>,
): Promise<void> => {
  await db
    .insertInto('recovery_links')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        created_at: eb.ref('excluded.created_at'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
};

/** Uses up a link that is still valid; of two calls at the same moment the second finds none. */
export const deleteValidRecoveryLink = async (
  db: Database,
  link: { readonly userId: string; readonly hash: Buffer },
  now: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_links')
    .where('user_id', '=', link.userId)
    .where('token_hash', '=', link.hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};

/** Ends the link of a person whose password has changed in another way. */
export const deleteRecoveryLink = async (db: Database, userId: string): Promise<void> => {
  await db.deleteFrom('recovery_links').where('user_id', '=', userId).execute();
};
