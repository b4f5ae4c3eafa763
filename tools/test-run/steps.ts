/** Runs commands of the project one after the other or side by side and says how each went. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { browserFailures } from './browser-failures.ts';
import { saidAgain, type Complaint } from './failure-summary.ts';
import { ROOT } from '../root.ts';

export type Step = {
  readonly name: string;
  /** A program of node_modules/.bin, or `node`, with its arguments. */
  readonly command: readonly [string, ...string[]];
  /** Added to the environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** File in which a run of tests leaves their outcomes. */
  readonly results?: string;
};

// The Node that runs this file comes first, also for the programs in .bin.
const PATH = [
  dirname(process.execPath),
  join(ROOT, 'node_modules', '.bin'),
  process.env['PATH'] ?? '',
].join(delimiter);

const complaints: Complaint[] = [];

/** What the failed steps said, to be said once more at the end. */
export const saidByFailed = (): string => saidAgain(complaints);

/** Runs one step; prints one line when it went well and everything it said when it did not. */
export const runStep = async ({ name, command, env, results = '' }: Step): Promise<boolean> => {
  const started = performance.now();
  const [program, ...args] = command;
  const child = spawn(program, args, { cwd: ROOT, env: { ...process.env, PATH, ...env } });
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
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const text = Buffer.concat(output).toString().trimEnd();
  if (!ok) {
    const failures = results.endsWith('.json') ? browserFailures(results) : [];
    complaints.push({ name, text, failures });
  }
  const said = ok ? (text.split('\n').at(-1) ?? '') : `\n${text}`;
  console.log(`${ok ? '✓' : '✖'} ${name} (${seconds} s) ${said}`);
  return ok;
};

/** Runs all steps, as many at a time as the machine has cores; returns those that failed. */
export const runSideBySide = async (steps: readonly Step[]): Promise<Step[]> => {
  const waiting = [...steps];
  const failed: Step[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await runStep(step))) failed.push(step);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
};
