import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { uploadsWait } from '#core/device-rest.ts';

/** A queued upload as stored on the phone until the server has it (D-21). */
export type StoredUpload = {
  /** Idempotency key: a file that is sent twice is added once (D-69). */
  readonly key: string;
  readonly userId: string;
  readonly deliveryId: string;
  readonly contractId: string;
  /** Of the claim it belongs to (BEY-91). */
  readonly claimId?: string;
  readonly name: string;
  readonly type: string;
  /** Not a `Blob`: Safari loses stored ones. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Used only for sorting. */
  readonly addedAt: number;
};

interface Schema extends DBSchema {
  uploads: { key: string; value: StoredUpload };
}

/** Opens a connection for each operation: iOS closes connections while the app is suspended. */
const onDatabase = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await openDB<Schema>('abrufbar-uploads', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('uploads', { keyPath: 'key' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** Uploads of one user, oldest first. */
export const listUploads = async (userId: string): Promise<readonly StoredUpload[]> => {
  const all = await onDatabase((database) => database.getAll('uploads'));
  const own = all.filter((one) => one.userId === userId);
  return own.toSorted((a, b) => a.addedAt - b.addedAt);
};

export const storeUpload = async (upload: StoredUpload): Promise<void> => {
  await onDatabase((database) => database.put('uploads', upload));
  uploadsWait.set('1');
};

export const deleteUpload = (key: string): Promise<void> =>
  onDatabase(async (database) => {
    await database.delete('uploads', key);
    if ((await database.count('uploads')) === 0) uploadsWait.set(null);
  });

/** Deletes the unsent files of one user, so that the next user does not find them here. */
export const clearUploads = async (userId: string): Promise<void> => {
  for (const { key } of await listUploads(userId)) await deleteUpload(key);
};
