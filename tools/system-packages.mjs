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

const missing = () =>
  NEEDED.filter(({ variable, path }) => !existsSync(process.env[variable] ?? path)).map(
    ({ name }) => name,
  );

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs missing packages as root; other users get the command line to run. */
export const installSystemPackages = () => {
  const names = missing();
  if (names.length === 0) return;
  const line = `apt-get install -y ${names.join(' ')}`;
  if (process.getuid?.() !== 0) stop(`The tests need: sudo ${line}`);
  const installed = apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
  if (!installed || missing().length > 0) stop(`This did not bring what the tests need: ${line}`);
};
