import type { Insertable } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** Id of a known device of a user by the digest of its secret; null when unknown or forgotten. */
export const findKnownDevice = async (
  db: Database,
  { userId, hash }: { readonly userId: string; readonly hash: Buffer },
  now: Date,
): Promise<string | null> => {
  const found = await db
    .selectFrom('known_devices')
    .select('id')
    .where('user_id', '=', userId)
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return found?.id ?? null;
};

/** Notes a device; one that is known already is remembered for longer. */
export const upsertKnownDevice = async (
  db: Database,
  device: Insertable<Tables['known_devices']>,
): Promise<void> => {
  await db
    .insertInto('known_devices')
    .values(device)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'secret_hash'])
        .doUpdateSet((eb) => ({ expires_at: eb.ref('excluded.expires_at') })),
    )
    .execute();
};
