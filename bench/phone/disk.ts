/** The outbox's database, in memory: the same functions as `core/outbox/database.ts`, one change at a time. */
import {
  changeEntry,
  type EntryChange,
  type OutboxEntry,
} from '../../apps/portal/src/core/outbox/entry.ts';

let disk: readonly OutboxEntry[] = [];

/** A disk answers asynchronously. */
const answerLater = (): Promise<void> => new Promise((done) => setImmediate(done));

export const listEntries = async (): Promise<readonly OutboxEntry[]> => {
  await answerLater();
  return structuredClone(disk);
};

export const addEntry = async (entry: OutboxEntry, replaces?: string): Promise<boolean> => {
  await answerLater();
  const old = disk.find(({ key }) => key === replaces);
  if (old && changeEntry(old, { type: 'drop' }) !== 'gone') return false;
  disk = [...disk.filter((one) => one !== old), structuredClone(entry)];
  return true;
};

export const writeChange = async (
  key: string,
  change: EntryChange,
): Promise<OutboxEntry | 'refused' | null> => {
  await answerLater();
  const found = disk.find((entry) => entry.key === key);
  const changed = found ? changeEntry(found, change) : 'gone';
  if (changed !== null) {
    disk = disk.flatMap((entry) =>
      entry.key !== key ? [entry] : changed === 'gone' ? [] : [changed],
    );
  }
  return changed === 'gone' ? null : (changed ?? 'refused');
};

export const clearEntries = async (userId: string): Promise<void> => {
  await answerLater();
  disk = disk.filter((entry) => entry.userId !== userId);
};
