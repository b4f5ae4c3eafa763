import { existsSync } from 'node:fs';

const { CHROMIUM, CHROMIUM_SHELL, E2E_FULL } = process.env;
const SHELL = CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The full browser, with its own interface around the pages. */
export const WHOLE_BROWSER = { executablePath: CHROMIUM ?? '/usr/bin/chromium', args: ARGS };

/**
 * The same engine without its own interface: half the work for a journey. It has no notifications, so
 * journeys about those are tagged `@chromium`.
 */
export const QUICK_BROWSER =
  E2E_FULL === undefined && existsSync(SHELL)
    ? {
        executablePath: SHELL,
        // No GPU process of its own, and one renderer for all pages of a site: a new one costs a fifth of a page's load.
        args: [...ARGS, '--in-process-gpu', '--process-per-site', '--renderer-process-limit=1'],
      }
    : WHOLE_BROWSER;
