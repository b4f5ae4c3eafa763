import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { findPlace, hasDatabase, socketFolder } from '#core/postgres/data-folder.ts';
import type { Logger } from '#core/log.ts';
import { findBinaries } from '#core/postgres/binaries.ts';
import {
  checkVersion,
  type Cluster,
  createCluster,
  findPostmaster,
  logFileOf,
  removeRemains,
  spawnPostgres,
} from '#core/postgres/process.ts';
import type { Settings } from '#core/settings.ts';
import { StartError } from '#core/start-error.ts';
import { DatabaseSync } from 'node:sqlite';

const DATABASE = 'abrufbar';

/** The private PostgreSQL of a data directory, running. */
export type EmbeddedPostgres = {
  /** Address for a role of this database; nobody outside the folder can use it. */
  readonly urlFor: (user: string, database?: string) => string;
  /** Leaves the database; stops it if nobody else is connected. Close all pools first. */
  readonly stop: () => Promise<void>;
};

/**
 * Starts the private PostgreSQL of the data directory, or joins the one that is running there already:
 * left over by a server that was killed, or shared with a second server. If it dies it is started again.
 */
export const startEmbeddedPostgres = async (
  settings: Pick<Settings, 'DATA_DIR' | 'PG_BIN'>,
  log: Logger,
): Promise<EmbeddedPostgres> => {
  const { folder, user } = findPlace(settings.DATA_DIR);
  const binaries = findBinaries(settings.PG_BIN, settings.DATA_DIR);
  const cluster: Cluster = { folder, user, binaries };
  if (dirname(folder) !== realpathSync(settings.DATA_DIR)) {
    log.warn({ folder }, 'the database is kept outside DATA_DIR, which nobody but root can enter');
  }
  const socket = socketFolder(folder);
  const urlFor = (name: string, database = DATABASE): string =>
    `postgres://${name}@localhost/${database}?host=${encodeURIComponent(socket.path)}`;
  const superuserUrl = urlFor('postgres', 'postgres');
  let stopping = false;
  let guard: Client;

  // This connection marks the database as used for as long as this process lives, and tells when it dies.
  const keepRunning = async (): Promise<void> => {
    guard = await withStartLock(settings.DATA_DIR, () => ensureReady(cluster, superuserUrl));
    guard.on('error', () => {}); // followed by 'end'
    guard.once('end', () => {
      if (!stopping) void revive();
    });
  };
  const revive = async (): Promise<void> => {
    log.warn('the embedded database ended and is started again');
    while (!stopping) {
      try {
        return await keepRunning();
      } catch (err) {
        log.error({ err }, 'the embedded database could not be started');
        await sleep(1_000);
      }
    }
  };

  await keepRunning();
  return {
    urlFor,
    stop: async () => {
      stopping = true;
      await withStartLock(settings.DATA_DIR, () => leave(cluster, guard));
      socket.remove();
    },
  };
};

const ensureReady = async (cluster: Cluster, url: string): Promise<Client> => {
  const superuser = await ensureRunning(cluster, url);
  await createRoles(superuser);
  return superuser;
};

const START_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 10;

const ensureRunning = async (cluster: Cluster, url: string): Promise<Client> => {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let spawned = false;
  let exits = 0;
  while (Date.now() < deadline) {
    const client = await connect(url);
    if (client) return client;
    if (!spawned && findPostmaster(cluster) === undefined) {
      if (!hasDatabase(cluster.folder)) await createCluster(cluster);
      checkVersion(cluster);
      removeRemains(cluster);
      spawned = true;
      spawnPostgres(cluster, () => {
        spawned = false;
        exits += 1;
      });
    }
    // Right after a kill the last processes of the old database may still be ending.
    if (exits >= 5) break;
    await sleep(exits > 0 && !spawned ? 200 : POLL_INTERVAL_MS);
  }
  const lines = readFileSync(logFileOf(cluster), 'utf8').trimEnd().split('\n').slice(-5);
  throw new StartError(`The embedded database does not start:\n${lines.join('\n')}`);
};

// Nobody listens, no socket; or it is starting, recovering or stopping.
const NOT_YET = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03'];

const connect = async (url: string): Promise<Client | undefined> => {
  const client = new Client({ connectionString: url, application_name: 'abrufbar-guard' });
  try {
    await client.connect();
    return client;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (NOT_YET.includes(code)) return undefined;
    throw error;
  }
};

const DUPLICATES = ['42710', '42P04'];

/**
 * Roles and database. The superuser only makes them; the owner of the tables is not one, so row-level
 * security holds for it too.
 */
const createRoles = async (superuser: Client): Promise<void> => {
  const { rowCount } = await superuser.query(
    "SELECT FROM pg_database, pg_roles WHERE datname = $1 AND rolname = 'abrufbar_staff'",
    [DATABASE],
  );
  if (rowCount === 1) return;
  for (const statement of [
    'CREATE ROLE abrufbar_owner LOGIN',
    'CREATE ROLE abrufbar_app LOGIN',
    'CREATE ROLE abrufbar_staff LOGIN',
    'CREATE ROLE abrufbar_jobs LOGIN',
    `CREATE DATABASE ${DATABASE} OWNER abrufbar_owner`,
  ]) {
    await superuser.query(statement).catch((error: unknown) => {
      // An interrupted first start, or an earlier version, may have made some of them.
      if (!(error instanceof DatabaseError && DUPLICATES.includes(error.code ?? ''))) throw error;
    });
  }
};

const STOP_TIMEOUT_MS = 8_000;

const leave = async (cluster: Cluster, guard: Client): Promise<void> => {
  const alone = await isAlone(guard);
  await guard.end();
  const pid = findPostmaster(cluster);
  if (!alone || pid === undefined) return;
  process.kill(pid, 'SIGINT'); // fast: roll back, write everything down, end
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (findPostmaster(cluster) === pid) {
    if (Date.now() > deadline) return void process.kill(pid, 'SIGQUIT'); // recovers at the next start
    await sleep(POLL_INTERVAL_MS);
  }
};

// Own connections that were closed a moment ago may still be counted.
const MAX_ATTEMPTS = 25;

const isAlone = async (guard: Client): Promise<boolean> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      const { rowCount } = await guard.query(
        "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
      );
      if (rowCount === 0) return true;
    } catch {
      return true; // it is gone already
    }
    await sleep(20);
  }
  return false;
};

/**
 * Lets one process at a time start or stop the embedded database of a data directory. The lock is an
 * SQLite file lock because the system frees it when its holder is killed.
 */
const withStartLock = async <T>(dataDir: string, work: () => Promise<T>): Promise<T> => {
  const file = new DatabaseSync(join(dataDir, 'start.lock'));
  try {
    while (!lock(file)) await sleep(20);
    return await work();
  } finally {
    file.close();
  }
};

const SQLITE_BUSY_CODE = 5;

const lock = (file: DatabaseSync): boolean => {
  try {
    file.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY_CODE)
      return false;
    throw error;
  }
};
