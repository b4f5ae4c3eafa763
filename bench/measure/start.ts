/** How long a programmer waits: from `npm start` to the first answer, and for the compiler. */
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from '../../apps/server/src/core/postgres/binaries.ts';
import { findPlace } from '../../apps/server/src/core/postgres/data-folder.ts';
import { createCluster, findPostmaster } from '../../apps/server/src/core/postgres/process.ts';
import { ROOT } from '../../tools/root.ts';
import { type Figure, median } from '../stage/figures.ts';
import { firstAnswer, freePort, makeDataDir } from '../stage/seeded-server.ts';

/** Seconds until the database answered through a server that was just started. */
const startOnce = async (dataDir: string, command: readonly [string, ...string[]]) => {
  const port = await freePort();
  const [program, ...args] = command;
  const started = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) },
    stdio: 'ignore',
  });
  await firstAnswer(`http://127.0.0.1:${port}/readyz`, () => child.exitCode !== null);
  const took = (performance.now() - started) / 1000;
  child.kill(); // npm passes it on and does not wait for the server, which ends its database last
  while (findPostmaster(findPlace(dataDir)) !== undefined) await sleep(20);
  return took;
};

const NPM = ['npm', 'start'] as const;
const SERVER = [process.execPath, 'apps/server/dist/main.js'] as const;

/** No start is faster than npm itself and PostgreSQL making an empty database. */
const npmAlone = (): number => {
  const started = performance.now();
  spawnSync('npm', ['--version']);
  return (performance.now() - started) / 1000;
};
const databaseAlone = async (dataDir: string): Promise<number> => {
  const { folder, user } = findPlace(dataDir);
  const binaries = findBinaries(undefined, dataDir);
  const started = performance.now();
  await createCluster({ folder, user, binaries });
  return (performance.now() - started) / 1000;
};

/** Fresh data directories with demo data, then one of them again and again. */
export const measureStart = async (fresh: number, again: number): Promise<Figure[]> => {
  const kept = makeDataDir();
  await startOnce(kept, NPM); // builds the portal if it is not built
  const folders = Array.from({ length: fresh }, makeDataDir);
  const first: number[] = [];
  const later: number[] = [];
  const alone: number[] = [];
  const npm: number[] = [];
  const empty: number[] = [];
  for (const folder of folders) {
    first.push(await startOnce(folder, NPM));
    const bare = makeDataDir();
    empty.push(await databaseAlone(bare));
    rmSync(bare, { recursive: true });
  }
  for (let time = 0; time < again; time += 1) {
    later.push(await startOnce(kept, NPM));
    alone.push(await startOnce(kept, SERVER));
    npm.push(npmAlone());
  }
  for (const folder of [kept, ...folders]) rmSync(folder, { recursive: true });
  const of = (times: number) => `median of ${times}`;
  return [
    {
      name: 'npm start to first answer, fresh with demo data',
      value: median(first),
      unit: 's',
      max: 5,
      from: `${of(fresh)}; an empty database alone ${median(empty).toFixed(2)} s`,
    },
    {
      name: 'npm start to first answer, existing data',
      value: median(later),
      unit: 's',
      max: 0.6,
      from: `${of(again)}; the server alone ${median(alone).toFixed(2)} s, npm alone ${median(npm).toFixed(2)} s`,
    },
  ];
};

const TSC = join(ROOT, 'node_modules', '.bin', 'tsc');

export const measureTypes = async (): Promise<Figure[]> => {
  const started = performance.now();
  for (const project of ['tsconfig.json', 'tsconfig.web.json']) {
    const { status, stdout } = spawnSync(TSC, ['-p', project], { cwd: ROOT });
    if (status !== 0) throw new Error(`${project}: ${stdout.toString()}`);
  }
  const value = (performance.now() - started) / 1000;
  return [{ name: 'types of the whole repository', value, unit: 's', max: 3 }];
};
