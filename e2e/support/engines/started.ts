import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND_MS } from './driver.ts';

/** A program that a browser needs, with what it printed so far. */
export type Started = {
  /** The first group of the first line that matches; fails if the program ends before or keeps silent. */
  readonly said: (line: RegExp) => Promise<string>;
  readonly runs: () => boolean;
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
  let runs = true;
  /** Called with all that is heard of the program, its end included. */
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      tell();
    });
  }
  const ended = new Promise<void>((resolve) => {
    const end = (said = '') => {
      runs = false;
      text += said;
      resolve();
      tell();
    };
    child.on('close', () => {
      end();
    });
    // Instead of an end, where the program could not be started.
    child.on('error', ({ message }) => {
      end(message);
    });
  });
  return {
    runs: () => runs,
    said: (line) =>
      new Promise((resolve, reject) => {
        const fail = () => {
          reject(new Error(`${program}: ${text}`));
        };
        const check = () => {
          const found = line.exec(text)?.[1];
          if (found === undefined && runs) return;
          listeners.delete(check);
          if (found === undefined) fail();
          else resolve(found);
        };
        listeners.add(check);
        AbortSignal.timeout(COMMAND_MS).addEventListener('abort', fail);
        check();
      }),
    stop: async () => {
      if (runs) child.kill();
      AbortSignal.timeout(STOP_MS).addEventListener('abort', () => child.kill('SIGKILL'));
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** A browser asked to end writes its profile first. */
const STOP_MS = 10_000;

/** Stops programs, in this order, when what follows their start fails; nobody else knows of them then. */
export const stoppingAll = async <T>(
  programs: readonly Started[],
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    for (const program of programs) await program.stop();
    throw error;
  }
};
