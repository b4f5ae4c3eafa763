import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { excessFiles, type KeptAnswer } from '#core/last-state/answer.ts';

/** A photo or paper seen once. */
export type KeptFile = {
  readonly userId: string;
  /** Hash of the query that reads it. */
  readonly hash: string;
  /** Number of its company; empty for what is the person's own. */
  readonly company: string;
  readonly at: number;
  /** Empty for a photo. */
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** Not a `Blob`: Safari loses stored ones. */
  readonly bytes: Uint8Array<ArrayBuffer>;
};

/** Facts of a stored file that are known without reading it. */
export type FileFacts = Pick<KeptFile, 'hash' | 'size' | 'company'>;

type Key = [userId: string, hash: string];
interface Schema extends DBSchema {
  answers: { key: Key; value: KeptAnswer };
  files: {
    key: Key;
    value: KeptFile;
    indexes: { age: [userId: string, at: number, size: number, company: string] };
  };
}

/** Opens a connection for each operation: iOS closes connections while the app is suspended. */
const onDatabase = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  const database = await openDB<Schema>('abrufbar-state', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
      fresh
        .createObjectStore('files', { keyPath: ['userId', 'hash'] })
        .createIndex('age', ['userId', 'at', 'size', 'company']);
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

/** All keys of one person: an array is greater than any text. */
const rangeOf = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

export const listAnswers = (userId: string): Promise<readonly KeptAnswer[]> =>
  onDatabase((database) => database.getAll('answers', rangeOf(userId)));

export const putAnswers = (answers: readonly KeptAnswer[]): Promise<void> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    await Promise.all([...answers.map((answer) => store.put(answer)), done]);
  });

export const deleteAnswers = (userId: string, hashes: readonly string[]): Promise<void> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('answers', 'readwrite');
    await Promise.all([...hashes.map((hash) => store.delete([userId, hash])), done]);
  });

/** Deletes what belongs to anybody else; with null everything. */
export const deleteOthers = (userId: string | null): Promise<void> =>
  onDatabase(async (database) => {
    const both = database.transaction(['answers', 'files'], 'readwrite');
    for (const name of ['answers', 'files'] as const) {
      const store = both.objectStore(name);
      for (const key of await store.getAllKeys()) if (key[0] !== userId) await store.delete(key);
    }
    await both.done;
  });

type Files = IDBPObjectStore<Schema, ['files'], 'files', 'readonly' | 'readwrite'>;

/** By age, oldest first; the index alone is read, not the bytes. */
const factsIn = async (store: Files, userId: string): Promise<readonly FileFacts[]> => {
  const found: FileFacts[] = [];
  const range = rangeOf(userId);
  for (let at = await store.index('age').openKeyCursor(range); at; at = await at.continue()) {
    const [, , size, company] = at.key;
    found.push({ hash: at.primaryKey[1], size, company });
  }
  return found;
};

export const listFiles = (userId: string): Promise<readonly FileFacts[]> =>
  onDatabase((database) => factsIn(database.transaction('files').store, userId));

export const findFile = (userId: string, hash: string): Promise<KeptFile | undefined> =>
  onDatabase((database) => database.get('files', [userId, hash]));

/** Stores a file; the oldest ones of the person make room. */
export const putFile = (file: KeptFile): Promise<void> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    await store.put(file);
    for (const hash of excessFiles(await factsIn(store, file.userId))) {
      await store.delete([file.userId, hash]);
    }
    await done;
  });

export const deleteFiles = (userId: string, hashes: readonly string[]): Promise<void> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('files', 'readwrite');
    await Promise.all([...hashes.map((hash) => store.delete([userId, hash])), done]);
  });
