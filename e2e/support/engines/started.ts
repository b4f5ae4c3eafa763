import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program that a browser needs, with what it printed so far. */
type Started = {
  /** The first group of the first line that matches; fails if the program ends before. */
  readonly said: (line: RegExp) => Promise<string>;
  readonly stop: () => Promise<void>;
};

/** Starts a program with a home of its own, which goes with it. */
export const start = async (
  program: string,
  argsIn: (home: string) => readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Started> => {
  const home = await mkdtemp(join(tmpdir(), 'abrufbar-engine-'));
  const child = spawn(program, argsIn(home), {
    env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
  }
  return {
    said: (line) =>
      find(
        child,
        () => line.exec(text)?.[1],
        () => `${program}: ${text}`,
      ),
    stop: async () => {
      await end(child);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

const find = (
  child: ChildProcess,
  look: () => string | undefined,
  report: () => string,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const check = () => {
      const found = look();
      if (found !== undefined) resolve(found);
    };
    check();
    child.stdout?.on('data', check);
    child.stderr?.on('data', check);
    child.on('error', reject);
    child.on('close', () => {
      reject(new Error(report()));
    });
  });

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
};
