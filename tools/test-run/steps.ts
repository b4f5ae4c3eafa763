/** Runs commands of the project one after the other or side by side and reports each result. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import type { TestResult } from './results.ts';

export type Step = {
  readonly name: string;
  /** A program of node_modules/.bin, or `node`, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Added to the environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** File in which a run of tests leaves their outcomes. */
  readonly results?: string;
  /** The tests that failed once more, one after the other. */
  readonly again?: (failed: readonly TestResult[]) => Step;
};

/** How a step went. */
export type Ended = {
  readonly name: string;
  readonly ok: boolean;
  readonly seconds: number;
  /** Its output. */
  readonly text: string;
};

// The Node that runs this file comes first, also for the programs in .bin.
const PATH = [
  dirname(process.execPath),
  join(ROOT, 'node_modules', '.bin'),
  process.env['PATH'] ?? '',
].join(delimiter);

// Each process of a run loads the whole server: without the cache each would strip its types again.
const NODE_COMPILE_CACHE = join(ROOT, '.cache', 'compile');

/** Runs one step; prints one line after a success and its whole output after a failure. */
export const runStep = async ({ name, command, env }: Step): Promise<Ended> => {
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE, PATH, ...env },
  });
  const stop = () => child.kill();
  process.on('exit', stop);
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const ok = await new Promise<boolean>((done) => {
    child.on('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      done(false);
    });
    child.on('close', (code) => {
      done(code === 0);
    });
  });
  process.off('exit', stop);
  const seconds = (performance.now() - started) / 1000;
  const text = Buffer.concat(output).toString().trimEnd();
  const said = ok ? (text.split('\n').at(-1) ?? '') : `\n${text}`;
  console.log(`${ok ? '✓' : '✖'} ${name} (${seconds.toFixed(1)} s) ${said}`);
  return { name, ok, seconds, text };
};

/** Runs all of these, as many at a time as the machine has cores. */
export const runSideBySide = async <T>(
  items: readonly T[],
  run: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};
