import { randomBytes } from 'node:crypto';
import { type Database, inTransaction, openDatabase } from '#core/database/database.ts';
import { createSigner, type Signer } from '#core/signer.ts';

/**
 * Signs the codes on delivery notes with the key kept in the database, which the first server to start makes.
 * Read as owner; the restricted roles have no right to it.
 */
export const findCodeSigner = async (db: Database, now: Date): Promise<Signer> => {
  const find = () => db.selectFrom('delivery_code_keys').select('key').executeTakeFirst();
  const kept = (await find()) ?? (await insertKey(db, now).then(find));
  if (!kept) throw new Error('the key of the codes was not kept');
  return createSigner(kept.key);
};

/** The same for a server that starts. */
export const openCodeSigner = async (ownerUrl: string, now: Date): Promise<Signer> => {
  const owner = openDatabase(ownerUrl, 'owner');
  try {
    return await inTransaction(owner, {}, (db) => findCodeSigner(db, now));
  } finally {
    await owner.close();
  }
};

/** Of two servers that start side by side one wins; both then read its key. */
const insertKey = async (db: Database, now: Date): Promise<void> => {
  await db
    .insertInto('delivery_code_keys')
    .values({ id: 1, key: randomBytes(32), made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
