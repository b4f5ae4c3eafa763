// Packages the suite needs beside npm: a browser, a second PostgreSQL, and curl to play a plant.
// Bare Node 20, see prepare.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './prepare.mjs';

/** Where each Debian package puts what the suite starts; the variable names another place. */
const NEEDED = [
  { name: 'chromium', variable: 'CHROMIUM', path: '/usr/bin/chromium' },
  {
    name: 'chromium-headless-shell',
    variable: 'CHROMIUM_SHELL',
    path: '/usr/bin/chromium-headless-shell',
  },
  { name: 'curl', variable: 'CURL', path: '/usr/bin/curl' },
  { name: 'postgresql-15', variable: 'PG_15_BIN', path: '/usr/lib/postgresql/15/bin' },
];

/** Further engines (docs/engines.md): where they cannot be installed, their journeys are left out. */
const ENGINES = [
  { name: 'firefox-esr', variable: 'FIREFOX', path: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', variable: 'WEBKIT_DRIVER', path: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', variable: 'XVFB', path: '/usr/bin/Xvfb' },
];

const missing = (packages) =>
  packages
    .filter(({ variable, path }) => !existsSync(process.env[variable] ?? path))
    .map(({ name }) => name);

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const aptInstall = (names) => apt('install', '-y', '--no-install-recommends', ...names);

/** Installs missing packages as root; other users get the command line to run. */
export const installSystemPackages = () => {
  const names = missing(NEEDED);
  const further = missing(ENGINES);
  if (names.length + further.length === 0) return;
  const isRoot = process.getuid?.() === 0;
  const line = `apt-get install -y ${[...names, ...further].join(' ')}`;
  if (names.length > 0 && !isRoot) stop(`The tests need: sudo ${line}`);
  const isUpdated = isRoot && apt('update');
  if (names.length > 0 && !(isUpdated && aptInstall(names) && missing(NEEDED).length === 0)) {
    stop(`This did not bring what the tests need: ${line}`);
  }
  const isWhole = isUpdated && (further.length === 0 || aptInstall(further));
  if (!isWhole) {
    process.stdout.write(`Without these some engines are left out: ${further.join(' ')}\n`);
  }
};
