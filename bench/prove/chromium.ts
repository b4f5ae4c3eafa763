/** A Chromium of its own process group, driven over its debugging port, that can be killed like a phone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { within } from '../stage/prove-processes.ts';

const { executablePath = 'chromium', args = [] } = config.use?.launchOptions ?? {};
const ANSWER_TIMEOUT_MS = 60_000;
/** Where Chromium writes on which port it can be driven. */
const PORT_FILE = 'DevToolsActivePort';

export type Browser = {
  readonly page: Page;
  /** Signal 9 to all its processes. */
  readonly kill: () => Promise<void>;
  /** Closed by the user, with time to write everything down. */
  readonly close: () => Promise<void>;
};

/** Starts it on a profile that outlives it. */
export const startBrowser = async (profile: string): Promise<Browser> => {
  rmSync(join(profile, PORT_FILE), { force: true });
  const child = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      '--remote-debugging-port=0',
      '--window-size=390,844',
      '--lang=de-DE',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null)
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
  };
  try {
    const address = await findAddress(profile);
    const browser = await chromium.connectOverCDP(address, { timeout: ANSWER_TIMEOUT_MS });
    const [context] = browser.contexts();
    if (!context) throw new Error('the browser has no profile');
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(ANSWER_TIMEOUT_MS);
    const close = async () => {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close').catch(() => {}); // it may be gone before it answers
      await ended;
    };
    return { page, kill, close };
  } catch (error) {
    await kill();
    throw error;
  }
};

const findAddress = async (profile: string): Promise<string> => {
  let port = '';
  const isThere = await within(ANSWER_TIMEOUT_MS, () => {
    port = readPort(profile);
    return port !== '';
  });
  if (!isThere) throw new Error('the browser does not start');
  return `http://127.0.0.1:${port}`;
};

const readPort = (profile: string): string => {
  try {
    const [port = '', path] = readFileSync(join(profile, PORT_FILE), 'utf8').split('\n');
    return path === undefined ? '' : port;
  } catch {
    return ''; // not written yet
  }
};
