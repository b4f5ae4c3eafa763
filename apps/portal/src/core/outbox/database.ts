import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { changeEntry, type EntryChange, type OutboxEntry } from '#core/outbox/entry.ts';

/**
 * The outbox in IndexedDB. The database numbers its entries, because the clock of a phone may jump; every
 * change is one transaction, so that no tab writes between another one's read and write.
 */
interface Schema extends DBSchema {
  entries: { key: number; value: OutboxEntry; indexes: { key: string } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const clearConnection = (): void => {
  opened = null;
};

const open = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('abrufbar-outbox', 1, {
    upgrade: (database) => {
      database.createObjectStore('entries', { autoIncrement: true }).createIndex('key', 'key', {
        unique: true,
      });
    },
    // A newer version of the app in another tab wants to change the database.
    blocking: (_from, _to, event) => {
      clearConnection();
      (event.target as IDBDatabase).close(); // the target of this event is the open database
    },
    terminated: clearConnection, // iOS closes the connection of a suspended app
  });
  opened.catch(clearConnection);
  return opened;
};

/** Runs `work` on an open connection; on iOS a closed one is noticed only at its first use. */
const onDatabase = async <T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
  try {
    return await work(await open());
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    clearConnection();
    return work(await open());
  }
};

// Resolves once the data is on the disk, not once the system has accepted it.
const STRICT = { durability: 'strict' } as const;

export const listEntries = (): Promise<readonly OutboxEntry[]> =>
  onDatabase((database) => database.getAll('entries'));

/** Adds an entry, replacing another one if named; false when that one can no longer be dropped. */
export const addEntry = (entry: OutboxEntry, replaces: string | undefined): Promise<boolean> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', STRICT);
    const old = replaces === undefined ? null : await store.index('key').openCursor(replaces);
    const mayAdd = !old || changeEntry(old.value, { type: 'drop' }) === 'gone';
    if (mayAdd) await Promise.all([old?.delete(), store.add(entry)]);
    await done;
    return mayAdd;
  });

/** The entry as it is after the change; null when it is deleted, `refused` when the change is not possible. */
export const writeChange = (
  key: string,
  change: EntryChange,
): Promise<OutboxEntry | 'refused' | null> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', STRICT);
    const found = await store.index('key').openCursor(key);
    const changed = found ? changeEntry(found.value, change) : 'gone';
    if (changed === 'gone') await found?.delete();
    else if (changed) await found?.update(changed);
    await done;
    return changed === 'gone' ? null : (changed ?? 'refused');
  });

/** Deletes all entries of a user. */
export const clearEntries = (userId: string): Promise<void> =>
  onDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', STRICT);
    for (let at = await store.openCursor(); at; at = await at.continue()) {
      if (at.value.userId === userId) await at.delete();
    }
    await done;
  });
