import { execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { own, type RunAs, SOCKET } from '#core/postgres/data-folder.ts';
import type { Binaries } from '#core/postgres/binaries.ts';
import { StartError } from '#core/start-error.ts';

/** A folder with a database, and what it runs with. */
export type Cluster = {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: RunAs;
};

const settingsOf = ({ major }: Binaries): string => `# Written by abrufbar at every start.
# Reached only by its own socket in this folder, which only its user may enter.
listen_addresses = ''
unix_socket_directories = '.'
unix_socket_permissions = 0700
port = 5432
# What was committed survives a crash of the machine.
fsync = on
synchronous_commit = on
full_page_writes = on
# A server keeps up to 30; several may share one database, and a slot that is free costs next to nothing.
max_connections = 200
# Small: it shares the machine with the server.
shared_buffers = 16MB
maintenance_work_mem = 16MB
max_worker_processes = 2
max_parallel_workers = 0
autovacuum_max_workers = 1
jit = off
${major >= 18 ? 'io_method = sync\nautovacuum_worker_slots = 1' : ''}
# Nothing copies from it.
wal_level = minimal
max_wal_senders = 0
min_wal_size = 32MB
max_wal_size = 256MB
# No statements, values or details of errors: they carry personal data.
log_min_messages = log
log_min_error_statement = panic
log_error_verbosity = terse
log_checkpoints = off
log_timezone = 'UTC'
timezone = 'UTC'
datestyle = 'iso'
cluster_name = 'abrufbar'
`;

// Programs get no variables of ours: no secrets, no PG* defaults, no translated messages.
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** Makes an empty database; a start that was interrupted leaves nothing behind. */
export const createCluster = ({ folder, binaries, user }: Cluster): void => {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished);
  own(unfinished, user);
  // Sorting by code point and Unicode letter case, the same on every machine and in every version.
  const locale =
    binaries.major >= 17
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
      : ['--locale=C.UTF-8'];
  try {
    execFileSync(
      join(binaries.bin, 'initdb'),
      ['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale],
      { cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'], ...user },
    );
  } catch (error) {
    throw new StartError(`The database could not be made: ${outputOf(error)}`, { cause: error });
  }
  if (existsSync(folder)) rmdirSync(folder); // refuses a folder that holds anything
  renameSync(unfinished, folder);
};

const outputOf = (error: unknown): string =>
  error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);

/** Refuses a folder that another major version made: PostgreSQL cannot read it. */
export const checkVersion = ({ folder, binaries }: Cluster): void => {
  const major = Number(readFileSync(join(folder, 'PG_VERSION'), 'utf8'));
  if (major === binaries.major) return;
  throw new StartError(
    `The data in ${folder} was made by PostgreSQL ${major} and cannot be opened by ` +
      `PostgreSQL ${binaries.major} (${binaries.bin}). Start with PG_BIN naming the programs of ` +
      `PostgreSQL ${major}, for example PG_BIN=/usr/lib/postgresql/${major}/bin, or use another DATA_DIR.`,
  );
};

const MAX_LOG_BYTES = 1_000_000;

/** Path of the text PostgreSQL itself writes. */
export const logFileOf = ({ folder }: Cluster): string => join(folder, 'postgres.log');

/** Starts PostgreSQL on the folder; it goes on when this process ends. */
export const spawnPostgres = (cluster: Cluster, onExit: () => void): void => {
  const { folder, binaries, user } = cluster;
  const settings = join(folder, 'postgresql.conf');
  writeFileSync(settings, settingsOf(binaries));
  const logFile = logFileOf(cluster);
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(logFile, size > MAX_LOG_BYTES ? 'w' : 'a', 0o600);
  if (user) for (const file of [settings, logFile]) chownSync(file, user.uid, user.gid);
  const child = spawn(join(binaries.bin, 'postgres'), ['-D', folder], {
    cwd: '/',
    env: ENVIRONMENT,
    // Its own group: Ctrl-C in the terminal must not stop it while requests are being finished.
    detached: true,
    stdio: ['ignore', log, log],
    ...user,
  });
  child.on('error', onExit);
  child.on('exit', onExit);
  child.unref();
  closeSync(log);
};

/** Process id of the PostgreSQL that runs on the folder, starting and stopping ones included. */
export const findPostmaster = ({ folder }: Pick<Cluster, 'folder'>): number | undefined => {
  const pid = Number(readIfThere(join(folder, 'postmaster.pid'))?.split('\n')[0]);
  return pid > 0 && runsOn(pid, folder) ? pid : undefined;
};

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

// After a crash the number in postmaster.pid may belong to any other program, so the process must also
// work in the folder. One that may not be looked at is not ours.
const runsOn = (pid: number, folder: string): boolean => {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === folder;
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return command.includes(folder);
  } catch {
    return false;
  }
};

/**
 * Forgets a PostgreSQL that was killed. It would refuse to start if its number belongs to another program
 * now, or to its own remains where nobody collects ended processes (containers without an init).
 */
export const removeRemains = ({ folder }: Cluster): void => {
  for (const file of ['postmaster.pid', SOCKET, `${SOCKET}.lock`]) {
    rmSync(join(folder, file), { force: true });
  }
};
