import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '#core/start-error.ts';

/** The user PostgreSQL runs as; undefined means the user of this process. */
export type RunAs = { readonly uid: number; readonly gid: number } | undefined;

/** PostgreSQL refuses to run as root; `nobody` owns nothing else on the machine. */
export const runAs = (): RunAs =>
  process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;

const canBeEntered = (folder: string): boolean => {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (folder === dirname(folder) || canBeEntered(dirname(folder)));
};

/** Gives a folder to the user PostgreSQL runs as, closed to everyone else. */
export const own = (folder: string, user: RunAs): void => {
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
};

const HOME_FOR_ROOT = '/var/lib/abrufbar';

/**
 * Folder of the embedded database: `postgres` in the data directory. Where root keeps the data directory
 * in a place that `nobody` cannot enter (a closed home), it is a link to a folder below /var/lib.
 */
export const databaseFolder = (dataDir: string, user: RunAs): string => {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const folder = join(home, 'postgres');
  const link = lstatSync(folder, { throwIfNoEntry: false });
  if (link && !existsSync(folder)) {
    throw new StartError(`${folder} is a link to a folder that does not exist any more`);
  }
  if (link) return realpathSync(folder);
  if (!user || canBeEntered(home)) return folder;
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const outside = join(HOME_FOR_ROOT, name);
  mkdirSync(outside, { recursive: true });
  chmodSync(HOME_FOR_ROOT, 0o711);
  symlinkSync(outside, folder);
  return outside;
};

// The shortest limit of all systems for the path of a socket (macOS: 104 with the closing zero).
const SOCKET_PATH_BYTES = 103;
/** Name of the socket inside the folder of the database. */
export const SOCKET = '.s.PGSQL.5432';

/** A path to the folder that is short enough for the address of a socket. */
type SocketFolder = { readonly path: string; readonly remove: () => void };

/**
 * Connections name the socket by its path, which may be only about 100 bytes long. For a deeper folder a
 * link is made in a fresh temporary folder that only this user can enter.
 */
export const socketFolder = (folder: string): SocketFolder => {
  if (Buffer.byteLength(join(folder, SOCKET)) <= SOCKET_PATH_BYTES) {
    return { path: folder, remove: () => {} };
  }
  const place = tmpdir().length < 40 ? tmpdir() : '/tmp';
  const short = mkdtempSync(join(place, 'abrufbar-socket-'));
  symlinkSync(folder, join(short, 'db'));
  return { path: join(short, 'db'), remove: () => rmSync(short, { recursive: true, force: true }) };
};

/** Whether the folder holds a database. */
export const hasDatabase = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));
