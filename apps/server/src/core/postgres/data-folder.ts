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

/** Where the embedded database of a data directory lies and who runs it. */
type Place = { readonly folder: string; readonly user: RunAs };

// PostgreSQL refuses to run as root; `nobody` owns nothing else on the machine.
const NOBODY = { uid: 65_534, gid: 65_534 };
const HOME_FOR_ROOT = '/var/lib/abrufbar';

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The folder of the embedded database: `postgres` in the data directory. Where root keeps the data
 * directory in a place that `nobody` cannot enter (a closed home), it is a link to a folder below /var/lib.
 */
export const findPlace = (dataDir: string): Place => {
  mkdirSync(dataDir, { recursive: true });
  const home = realpathSync(dataDir);
  const folder = join(home, 'postgres');
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && !existsSync(folder)) {
    throw new StartError(`${folder} is a link to a folder that does not exist any more`);
  }
  if (found) return existing(realpathSync(folder));
  if (!isRoot()) return { folder, user: undefined };
  if (canBeEntered(home)) return { folder, user: NOBODY };
  const name = createHash('sha256').update(home).digest('hex').slice(0, 12);
  const outside = join(HOME_FOR_ROOT, name);
  mkdirSync(outside, { recursive: true });
  chmodSync(HOME_FOR_ROOT, 0o711);
  symlinkSync(outside, folder);
  return { folder: outside, user: NOBODY };
};

/** Root runs the database of another user as that user; nobody else can. */
const existing = (folder: string): Place => {
  const { uid, gid } = statSync(folder);
  if (isRoot()) return { folder, user: uid === 0 ? NOBODY : { uid, gid } };
  if (uid === process.getuid?.()) return { folder, user: undefined };
  throw new StartError(
    `${folder} belongs to another user. Start as that user or choose another DATA_DIR.`,
  );
};

const canBeEntered = (folder: string): boolean => {
  const open = (statSync(folder).mode & 0o001) !== 0;
  return open && (folder === dirname(folder) || canBeEntered(dirname(folder)));
};

/** Gives a folder to the user PostgreSQL runs as, closed to everyone else. */
export const own = (folder: string, user: RunAs): void => {
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
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
