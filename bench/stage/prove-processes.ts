/** The processes of `npm run prove`: the server, the bad line before it and the phones behind that. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { innermost } from './process-usage.ts';
import { ROOT } from '../../tools/root.ts';
import type {
  Left,
  PhoneNews,
  PhoneOrder,
  ProxyNews,
  ProxyOrder,
  Rule,
  Task,
} from './process-messages.ts';
import { MEMORY, startProgram } from './seeded-server.ts';

/** How much faster than in life phones wait before they try again. */
const HASTE = '20';

/** How long a process may take to start. */
const START_TIMEOUT_MS = 30_000;

/** Waits until something holds; false when it does not within so many milliseconds. */
export const within = async (
  milliseconds: number,
  holds: () => boolean | Promise<boolean>,
): Promise<boolean> => {
  const deadline = performance.now() + milliseconds;
  while (!(await holds())) {
    if (performance.now() > deadline) return false;
    await sleep(25);
  }
  return true;
};

/** Ends a process that was started here, and waits until it has ended. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** Tells a process something; one that has ended hears nothing. */
const post = (child: ChildProcess, message: ProxyOrder | PhoneOrder): void => {
  if (child.connected) child.send(message);
};

/** Builds what is not built yet and is the server. */
const START = 'tools/start.mjs';
export const SERVER = 'apps/server/src/main.ts';

/** The real server on a data directory; it can be killed and comes back on another port. */
export const startServer = async (
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  first = START,
) => {
  const start = (program: string) =>
    startProgram([...MEMORY, program, '--empty'], {
      ...env,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      TRUSTED_PROXY: 'loopback', // one machine stands for many addresses
    });
  let running = await start(first);
  return {
    address: () => running.address,
    port: () => Number(new URL(running.address).port),
    pid: () => innermost(running.pid),
    /** Kills it by signal 9 and starts it again. */
    killAndRestart: async (): Promise<void> => {
      process.kill(running.pid, 'SIGKILL');
      await running.stop();
      running = await start(SERVER);
    },
    stop: () => running.stop(),
  };
};
/** The bad line to a server. */
export const startLine = async (server: { readonly port: () => number }) => {
  const child = fork('bench/stage/fault-proxy.ts', { cwd: ROOT });
  let tally: Readonly<Record<string, number>> | undefined;
  let reached = 0;
  let port = 0;
  const command = (order: ProxyOrder): void => post(child, order);
  child.on('message', (message) => {
    const news = message as ProxyNews; // only `fault-proxy.ts` runs there
    if (news.type === 'listening') port = news.port;
    if (news.type === 'tally') tally = news.tally;
    if (news.type === 'reached') reached += 1;
  });
  if (!(await within(START_TIMEOUT_MS, () => port > 0))) throw new Error('the line does not start');
  const reconnect = (): void => command({ type: 'upstream', port: server.port() });
  reconnect();
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    /** Faults come by chance from now on; null: none. */
    chance: (seed: number | null): void => command({ type: 'chance', seed }),
    rule: (rule: Rule | null): void => {
      reached = 0;
      command({ type: 'rule', rule });
    },
    /** How many requests have reached the server under a rule that says so. */
    reached: () => reached,
    release: (): void => command({ type: 'release' }),
    reconnect,
    /** How often each fault has come so far. */
    tally: async (): Promise<Readonly<Record<string, number>>> => {
      tally = undefined;
      command({ type: 'tally' });
      await within(5_000, () => tally !== undefined);
      return tally ?? {};
    },
    stop: () => end(child),
  };
};

/** A phone with the portal's outbox, on which somebody is signed in. */
export const startPhone = async (address: string, name: string, token: string) => {
  const child = fork('bench/phone/phone.ts', {
    cwd: ROOT,
    execArgv: ['--import', './bench/phone/browser.ts'],
    env: { ...process.env, ADDRESS: address, TOKEN: token, PHONE: name, HASTE },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const outcomes = new Map<string, string>();
  let left: readonly Left[] | undefined;
  const command = (order: PhoneOrder): void => post(child, order);
  await once(child, 'message');
  child.on('message', (message) => {
    const news = message as PhoneNews; // only `phone.ts` runs there
    if (news.type === 'outcome') outcomes.set(news.mark, news.outcome);
    if (news.type === 'left') left = news.left;
  });
  const phone = {
    submit: (tasks: readonly Task[]): void => command({ type: 'submit', tasks }),
    /** Outcome that the page of a task was given; undefined: none yet. */
    outcome: (mark: string): string | undefined => outcomes.get(mark),
    /** Entries of the outbox. */
    left: async (): Promise<readonly Left[]> => {
      left = undefined;
      command({ type: 'left' });
      await within(30_000, () => left !== undefined);
      return left ?? [{ kind: 'phone', state: 'dead', why: 'does not answer' }];
    },
    /** Waits until all these tasks have an outcome and nothing is on its way any more; what lies there then. */
    settle: async (marks: readonly string[], milliseconds: number): Promise<readonly Left[]> => {
      await within(milliseconds, async () => {
        if (!marks.every((mark) => outcomes.has(mark))) return false;
        return (await phone.left()).every(({ state }) => state === 'refused');
      });
      return phone.left();
    },
    stop: () => end(child),
  };
  return phone;
};
export type Phone = Awaited<ReturnType<typeof startPhone>>;
