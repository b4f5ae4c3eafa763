/** A data directory with many deliveries and the real server running on it. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workers } from '../../apps/server/src/app.ts';
import { findPlace } from '../../apps/server/src/core/postgres/data-folder.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/core/postgres/embedded-postgres.ts';
import { installJobs } from '../../apps/server/src/core/jobs/schema.ts';
import { openLog } from '../../apps/server/src/core/log.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { findPostmaster } from '../../apps/server/src/core/postgres/process.ts';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from '../../tools/root.ts';
import { innermost } from './process-usage.ts';
import { type Seed, seed } from './seed.ts';

export type Stage = Seed & {
  readonly dataDir: string;
  /** Address of the server. */
  readonly address: string;
  readonly server: number;
  readonly postmaster: number;
  /** Address of the database for a role. */
  readonly urlFor: (user: string) => string;
  readonly stop: () => Promise<void>;
};

/** A folder that the embedded database may use, also where root measures. */
export const makeDataDir = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-bench-'));
  chmodSync(folder, 0o711);
  return folder;
};

export const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Where `npm start` keeps what Node made of the sources. */
const NODE_COMPILE_CACHE = join(ROOT, '.cache', 'compile');

/** Memory options that `npm start` gives V8. */
export const MEMORY: readonly string[] = manifest.scripts.start.match(/--\S+/g) ?? [];

/** Memory options of the C library: pictures are decoded on several threads, and each would keep its own memory. */
const ALLOCATION: Readonly<Record<string, string>> = Object.fromEntries(
  [...manifest.scripts.start.matchAll(/\b([A-Z_]+)=(\S+)/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  ),
);

/** Starts a program of the project as a server and waits for its first answer. */
export const startProgram = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-bench-log-'));
  const log = openSync(join(folder, 'log'), 'w');
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE,
      ...ALLOCATION,
      ...process.env,
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', log, log],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const isOver = () => child.exitCode !== null;
  try {
    await firstAnswer(`${address}/readyz`, isOver);
  } catch (error) {
    child.kill();
    throw new Error(readFileSync(join(folder, 'log'), 'utf8'), { cause: error });
  }
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  };
  return { address, pid: child.pid ?? 0, stop };
};

const ANSWER_TIMEOUT_MS = 60_000;

/** Resolves when the address answers 200. */
export const firstAnswer = async (url: string, isOver: () => boolean): Promise<void> => {
  const deadline = performance.now() + ANSWER_TIMEOUT_MS;
  while (performance.now() < deadline && !isOver()) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await sleep(5);
  }
  throw new Error(`${url} does not answer`);
};

const START = [...MEMORY, 'tools/start.mjs', '--empty'];

/** A migrated, empty database in a data directory of its own, before any server. */
export const openEmptyServer = async () => {
  const dataDir = makeDataDir();
  const database = await startEmbeddedPostgres(
    { DATA_DIR: dataDir },
    openLog({ LOG_LEVEL: 'warn' }),
  );
  const urlFor = (user: string) => database.urlFor(user);
  await migrate(urlFor('abrufbar_owner'));
  await installJobs(
    urlFor('abrufbar_owner'),
    workers.map(({ queue }) => queue),
  );
  const stop = async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { dataDir, urlFor, stop };
};

const BUILD = "import('./tools/prepare.mjs').then(({ buildAll }) => buildAll())";

/** Builds what has changed; the start would do so too, and its first answer come too late. */
const buildFirst = () => {
  const { status } = spawnSync(process.execPath, ['-e', BUILD], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed');
};

/** Makes a database with so many deliveries and starts the server on it. */
export const openSeededServer = async (deliveries: number): Promise<Stage> => {
  const { dataDir, urlFor, stop } = await openEmptyServer();
  buildFirst();
  const begin = async () => {
    const seeded = await seed(urlFor('postgres'), deliveries);
    return { seeded, server: await startProgram(START, { DATA_DIR: dataDir }) };
  };
  const { seeded, server } = await begin().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    ...seeded,
    dataDir,
    address: server.address,
    server: innermost(server.pid),
    postmaster: findPostmaster(findPlace(dataDir)) ?? 0,
    urlFor,
    stop: async () => {
      await server.stop();
      await stop();
    },
  };
};
