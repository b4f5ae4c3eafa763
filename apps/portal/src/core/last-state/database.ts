import { openDB, type DBSchema, type IDBPObjectStore, type IDBPTransaction } from 'idb';
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

type Name = 'answers' | 'files';
type Mode = 'readonly' | 'readwrite';
type Store<N extends Name, M extends Mode> = IDBPObjectStore<Schema, Name[], N, M>;
type Transaction<M extends Mode> = IDBPTransaction<Schema, Name[], M>;

type Ending = { readonly abort: () => void; readonly done: Promise<void> };

/** Transactions that have not ended, the one that makes the database included. */
const running = new Set<Ending>();
/** Whether the browser keeps this page although another one is on show. */
let isLeft = false;

const refuseLeft = (): void => {
  if (isLeft) throw new DOMException('the page was left', 'AbortError');
};

const follow = (transaction: Ending): Promise<void> => {
  running.add(transaction);
  return transaction.done.finally(() => running.delete(transaction));
};

/**
 * One transaction on a connection of its own: iOS closes connections while the app is suspended. The result counts
 * once the transaction is complete.
 */
const inTransaction = async <M extends Mode, T>(
  names: Name[],
  mode: M,
  work: (transaction: Transaction<M>) => Promise<T>,
): Promise<T> => {
  refuseLeft(); // the next work in turn, once the one before was aborted
  const database = await openDB<Schema>('abrufbar-state', 1, {
    upgrade: (fresh, _from, _to, transaction) => {
      follow(transaction).catch(() => undefined); // the opening fails with it
      fresh.createObjectStore('answers', { keyPath: ['userId', 'hash'] });
      fresh
        .createObjectStore('files', { keyPath: ['userId', 'hash'] })
        .createIndex('age', ['userId', 'at', 'size', 'company']);
    },
  });
  try {
    refuseLeft();
    const transaction = database.transaction(names, mode);
    const [value] = await Promise.all([work(transaction), follow(transaction)]);
    return value;
  } finally {
    database.close();
  }
};

const within = <N extends Name, M extends Mode, T>(
  name: N,
  mode: M,
  work: (store: Store<N, M>) => Promise<T>,
): Promise<T> => inTransaction([name], mode, (transaction) => work(transaction.objectStore(name)));

/** WebKit keeps a page that is left as it stands, with its transactions: every later page would wait for them. */
addEventListener('pagehide', ({ persisted }) => {
  isLeft = persisted;
  if (persisted) for (const transaction of running) transaction.abort();
});
addEventListener('pageshow', () => {
  isLeft = false;
});

/** All keys of one person: an array is greater than any text. */
const rangeOf = (userId: string): IDBKeyRange => IDBKeyRange.bound([userId], [userId, []]);

export const listAnswers = (userId: string): Promise<readonly KeptAnswer[]> =>
  within('answers', 'readonly', (store) => store.getAll(rangeOf(userId)));

export const putAnswers = (answers: readonly KeptAnswer[]): Promise<void> =>
  within('answers', 'readwrite', async (store) => {
    await Promise.all(answers.map((answer) => store.put(answer)));
  });

const BOTH: Name[] = ['answers', 'files'];

/** Deletes answers and files of the person at once: a page that ends meanwhile leaves none of them behind. */
export const deleteKept = (userId: string, hashes: readonly string[]): Promise<void> =>
  inTransaction(BOTH, 'readwrite', async (transaction) => {
    const rows = BOTH.flatMap((name) => hashes.map((hash) => ({ name, hash })));
    await Promise.all(
      rows.map(({ name, hash }) => transaction.objectStore(name).delete([userId, hash])),
    );
  });

/** Deletes what belongs to anybody else; with null everything. */
export const deleteOthers = (userId: string | null): Promise<void> =>
  inTransaction(BOTH, 'readwrite', async (transaction) => {
    for (const name of BOTH) {
      const store = transaction.objectStore(name);
      for (const key of await store.getAllKeys()) if (key[0] !== userId) await store.delete(key);
    }
  });

/** By age, oldest first; the index alone is read, not the bytes. */
const factsIn = async (
  store: Store<'files', Mode>,
  userId: string,
): Promise<readonly FileFacts[]> => {
  const found: FileFacts[] = [];
  const range = rangeOf(userId);
  for (let at = await store.index('age').openKeyCursor(range); at; at = await at.continue()) {
    const [, , size, company] = at.key;
    found.push({ hash: at.primaryKey[1], size, company });
  }
  return found;
};

export const listFiles = (userId: string): Promise<readonly FileFacts[]> =>
  within('files', 'readonly', (store) => factsIn(store, userId));

export const findFile = (userId: string, hash: string): Promise<KeptFile | undefined> =>
  within('files', 'readonly', (store) => store.get([userId, hash]));

/** Stores a file; the oldest ones of the person make room. */
export const putFile = (file: KeptFile): Promise<void> =>
  within('files', 'readwrite', async (store) => {
    await store.put(file);
    for (const hash of excessFiles(await factsIn(store, file.userId))) {
      await store.delete([file.userId, hash]);
    }
  });
