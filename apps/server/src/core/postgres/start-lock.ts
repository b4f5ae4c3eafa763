import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Lets one process at a time start or stop the embedded database of a data directory. The lock is an
 * SQLite file lock because the system frees it when its holder is killed.
 */
export const withStartLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const file = new DatabaseSync(join(dataDir, 'start.lock'));
  try {
    while (!lock(file)) await sleep(20);
    return await work();
  } finally {
    file.close();
  }
};

const SQLITE_BUSY = 5;

const lock = (file: DatabaseSync): boolean => {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
};
