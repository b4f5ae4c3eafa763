import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium from '@sparticuz/chromium';

const { CHROMIUM, CHROMIUM_SHELL, E2E_FULL } = process.env;
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

/** The package has a shell for this platform. */
const isPacked = process.platform === 'linux' && process.arch === 'x64';
const MANIFEST = findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '';
// npm has checked the form of the file.
const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };
const FOLDER = fileURLToPath(new URL(`../../.cache/chromium-${version}`, import.meta.url));

/** Unpacks the shell once for all runs; to be called before a browser is launched. */
export const unpackShell = async (): Promise<void> => {
  if (!isPacked || existsSync(FOLDER)) return;
  const part = `${FOLDER}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  const { TMPDIR } = process.env;
  process.env['TMPDIR'] = part; // the package unpacks into the folder for temporary files
  await chromium.executablePath();
  if (TMPDIR === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = TMPDIR;
  renameSync(part, FOLDER);
};

const SHELL = CHROMIUM_SHELL ?? (isPacked ? join(FOLDER, 'chromium') : undefined);

/**
 * Chromium without its own interface, built for speed: a page costs half of what it costs in the full browser. It has
 * no notifications, so journeys about those are tagged `@chromium`.
 */
export const QUICK_BROWSER =
  E2E_FULL === undefined && SHELL !== undefined
    ? {
        executablePath: SHELL,
        // No GPU process of its own, and one renderer for all pages of a site: a new one costs a fifth of a page's load.
        args: [...ARGS, '--in-process-gpu', '--process-per-site', '--renderer-process-limit=1'],
      }
    : WHOLE_BROWSER;
