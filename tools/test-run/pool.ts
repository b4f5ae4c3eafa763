/**
 * Runs test files in as many processes as the machine has cores; the files of a process follow one another, since
 * loading the sources takes longer than most files: `node tools/test-run/pool.ts [--setup FILE] [--alone] PATTERN ...`
 * `--setup` names what is started once for all of them, with `--alone` each file has a process of its own.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from '../root.ts';
import { FILE_ENDS, type Outcome, readResults, type TestResult } from './results.ts';

// Far above what the longest file needs: a loaded machine is ten times slower.
const FILE_TIMEOUT_MS = 600_000;
const END_TIMEOUT_MS = 30_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    alone: { type: 'boolean', default: false },
    setup: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const results = process.env['TEST_RESULTS'];
if (results === undefined) throw new Error('TEST_RESULTS must name a file for the outcomes');

/** Exports of a file given to `--setup`, as for `node --test-global-setup`. */
type Setup = {
  readonly globalSetup: () => Promise<void>;
  readonly globalTeardown: () => Promise<void>;
};

// Files near the root try all calls and take longest: they come first, so that none runs alone at the end.
const depthOf = (file: string) => file.split('/').length;
const files = globSync(positionals, { cwd: ROOT }).toSorted(
  (one, other) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1),
);

/** Marks in the text of a file that changes its process. */
const OWN_PROCESS =
  /^(?:\/\/ Own process: |import '#testing\/database\/without-statement-log\.ts')/m;
const needsOwnProcess = (file: string) =>
  values.alone || OWN_PROCESS.test(readFileSync(resolve(ROOT, file), 'utf8'));

const startWorker = () =>
  fork(join(ROOT, 'tools', 'test-run', 'worker.ts'), {
    cwd: ROOT,
    execArgv: ['--import=./tools/fixed-chance.ts', '--test-reporter=./tools/test-run/reporter.ts'],
  });

const keepFailure = (file: string, error: string, seconds: number) => {
  const result: TestResult = { file, title: FILE_ENDS, outcome: 'failed', seconds, error };
  appendFileSync(results, `${JSON.stringify(result)}\n`);
  console.log(`\n✖ ${file}: ${error}`);
};

/** Resolves when all tests of the file have ended, or the process has. */
const runFile = (worker: ChildProcess, file: string) =>
  new Promise<void>((done) => {
    const began = performance.now();
    const timeout = setTimeout(() => worker.kill('SIGKILL'), FILE_TIMEOUT_MS);
    const finish = () => {
      clearTimeout(timeout);
      worker.off('exit', fail).off('message', finish);
      done();
    };
    const fail = (code: number | null, signal: string | null) => {
      const seconds = (performance.now() - began) / 1000;
      const error = `its process ended with ${signal ?? code} after ${seconds.toFixed(0)} s`;
      keepFailure(file, error, seconds);
      finish();
    };
    worker.on('exit', fail).on('message', finish);
    worker.send(resolve(ROOT, file));
  });

/** Processes that ended with an error after their last file, mostly because one of its tests had failed. */
const badEnds: { readonly lastFile: string; readonly code: number | string | null }[] = [];

/** A process ends by itself once nothing is left open in it. */
const endWorker = async (worker: ChildProcess, lastFile: string): Promise<void> => {
  if (!worker.connected) return;
  const timeout = setTimeout(() => {
    keepFailure(lastFile, 'something it or a file before it opened is still open', 0);
    worker.kill('SIGKILL');
  }, END_TIMEOUT_MS);
  worker.disconnect();
  await once(worker, 'exit');
  clearTimeout(timeout);
  if (worker.exitCode !== 0) badEnds.push({ lastFile, code: worker.exitCode ?? worker.signalCode });
};

const runAlone = async (file: string) => {
  const worker = startWorker();
  await runFile(worker, file);
  await endWorker(worker, file);
};

const waiting = [...files];
const work = async () => {
  let worker: ChildProcess | undefined;
  let last = '';
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (needsOwnProcess(file)) {
      await runAlone(file);
      continue;
    }
    worker = worker?.connected ? worker : startWorker();
    await runFile(worker, file);
    last = file;
  }
  if (worker) await endWorker(worker, last);
};

const loadSetup = async (file: string): Promise<Setup> =>
  // The caller who names a file guarantees its exports.
  (await import(pathToFileURL(resolve(ROOT, file)).href)) as Setup;

const setup = values.setup === undefined ? undefined : await loadSetup(values.setup);
await setup?.globalSetup();
try {
  await Promise.all(Array.from({ length: Number(values.workers) }, work));
} finally {
  await setup?.globalTeardown();
}

const countOf = (wanted: Outcome) =>
  readResults(results).filter(({ outcome }) => outcome === wanted).length;
if (countOf('failed') === 0) {
  // An error that comes after all tests and their report is known only by the end of the process.
  for (const { lastFile, code } of badEnds) {
    keepFailure(lastFile, `its process ended with ${code}, because of it or a file before it`, 0);
  }
}
const [passed, failed, skipped] = [countOf('passed'), countOf('failed'), countOf('skipped')];
console.log(
  `${passed} of ${passed + failed} tests passed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
// A run without tests is no proof.
if (failed > 0 || passed === 0) process.exitCode = 1;
