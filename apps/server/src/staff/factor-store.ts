import { sql } from 'kysely';
import type { Database } from '#core/database/database.ts';

/** Uses up the code of a time step; false if the member has used it before. */
export const insertUsedCode = async (
  db: Database,
  staffId: string,
  step: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('staff_used_codes')
    .values({ staff_id: staffId, step: String(step) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
};

/** Forgets steps that are too old to be entered again. */
export const deleteUsedCodes = async (
  db: Database,
  staffId: string,
  before: number,
): Promise<void> => {
  await db
    .deleteFrom('staff_used_codes')
    .where('staff_id', '=', staffId)
    .where('step', '<', String(before))
    .execute();
};

/** Puts new recovery codes in the place of the old ones. */
export const replaceRecoveryCodes = async (
  db: Database,
  staffId: string,
  hashes: readonly Buffer[],
): Promise<void> => {
  await db.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })))
    .execute();
};

/** Uses up a recovery code; of two calls at the same moment the second finds none. */
export const updateRecoveryCodeUsed = async (
  db: Database,
  staffId: string,
  hash: Buffer,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

export const countRecoveryCodes = async (db: Database, staffId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

type Link = { readonly staffId: string; readonly hash: Buffer };

/** Keeps the one password link of a member; an older one stops working. */
export const upsertPasswordLink = async (
  db: Database,
  { staffId, hash }: Link,
  { now, expiresAt }: { readonly now: Date; readonly expiresAt: Date },
): Promise<void> => {
  const row = {
    token_hash: hash,
    created_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
  await db
    .insertInto('staff_password_links')
    .values({ staff_id: staffId, ...row })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(row))
    .execute();
};

/** Uses up a link that is still valid; of two calls at the same moment the second finds none. */
export const deleteValidPasswordLink = async (
  db: Database,
  { staffId, hash }: Link,
  now: Date,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_password_links')
    .where('staff_id', '=', staffId)
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
};
