/** `npm run size`: bytes a first visit loads (brotli) against the budgets; fails above. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths as officePaths } from '../apps/office/src/core/navigation/paths.ts';
import { paths } from '../apps/portal/src/core/navigation/paths.ts';
import { type Manifest, screenSizes, withSteadyHashes, WORKERS } from './size/first-load.ts';
import { ROOT } from './root.ts';

/** KiB of brotli, decided against the best peers (docs/decisions/0016-front-end.md), not copied from a build. */
const FIRST_LOAD_BUDGETS_KIB: Readonly<Record<string, number>> = { login: 66, dashboard: 82 };
const OTHER_FIRST_LOAD_BUDGET_KIB = 120;
const OWN_BUDGET_KIB = 8;
const WORKER_BUDGET_KIB = 1.5;
/** Loaded by the scanner alone: its worker with the first decoder, and the second decoder. */
const DECODER_BUDGETS_KIB = { 'scan-worker-': 26, 'zxing_reader-': 320 };

const BARE = [
  'login',
  'register',
  'password-recovery',
  'password-reset',
  'terms-of-use',
  'privacy-terms',
  'imprint',
  'maintenance',
];
const OFFICE_BARE = ['password', 'password-link', 'gallery'];
/** Names of addresses that redirect to another screen, or that no build contains. */
const NO_SCREEN = ['root', 'gallery'];

const distOf = (app: string) => join(ROOT, 'apps', app, 'dist');
const DIST = distOf('portal');
const manifestOf = (app: string) => join(distOf(app), '.vite', 'manifest.json');
// Vite wrote the file in the build before.
const readManifest = (app: string) => JSON.parse(readFileSync(manifestOf(app), 'utf8')) as Manifest;

const compressedSize = (path: string): number => {
  const bytes = readFileSync(path);
  const isCode = path.endsWith('.js');
  return brotliCompressSync(isCode ? withSteadyHashes(bytes.toString()) : bytes).length;
};
const sizes = new Map<string, number>();
const sizeOf = (file: string, folder = DIST): number => {
  const path = join(folder, file);
  const size = sizes.get(path) ?? compressedSize(path);
  sizes.set(path, size);
  return size;
};

const above: string[] = [];
/** One figure in KiB; marked when it is above its budget. */
const figure = (name: string, bytes: number, budget: number): string => {
  const size = bytes / 1024;
  const isAbove = size > budget;
  if (isAbove) above.push(name);
  return `${size.toFixed(1).padStart(6)} KiB of ${budget}${isAbove ? ' ABOVE BUDGET' : ''}`;
};

if (existsSync(manifestOf('portal'))) {
  const manifest = readManifest('portal');
  const screens = Object.keys(paths)
    .filter((name) => !NO_SCREEN.includes(name))
    .map((name) => ({ name, bare: BARE.includes(name) }));
  for (const { name, first, own } of screenSizes(manifest, (file) => sizeOf(file), screens)) {
    const budget = FIRST_LOAD_BUDGETS_KIB[name] ?? OTHER_FIRST_LOAD_BUDGET_KIB;
    const total = figure(`first load of ${name}`, first, budget);
    console.log(
      `${name.padEnd(24)} ${total.padEnd(24)} own ${figure(`${name} itself`, own, OWN_BUDGET_KIB)}`,
    );
  }
  for (const worker of WORKERS) {
    console.log(`${worker.padEnd(24)} ${figure(worker, sizeOf(worker), WORKER_BUDGET_KIB)}`);
  }
  for (const [name, budget] of Object.entries(DECODER_BUDGETS_KIB)) {
    const file = readdirSync(join(DIST, 'assets')).find(
      (one) => one.startsWith(name) && /\.(?:js|wasm)$/.test(one),
    );
    console.log(`${name.padEnd(24)} ${figure(name, sizeOf(`assets/${file}`), budget)}`);
  }
  console.log(above.length === 0 ? 'all within budget' : `above budget: ${above.join(', ')}`);
} else {
  console.error('The portal is not built; npm start and npm test build it.');
  above.push('the build');
}
/** Desks have a line: the office has no budget, its figures are only reported. */
if (existsSync(manifestOf('office'))) {
  const screens = Object.keys(officePaths).map((name) => ({
    name,
    bare: OFFICE_BARE.includes(name),
  }));
  const sizeOfOffice = (file: string) => sizeOf(file, distOf('office'));
  for (const { name, first, own } of screenSizes(readManifest('office'), sizeOfOffice, screens)) {
    const [total, alone] = [first, own].map((bytes) => (bytes / 1024).toFixed(1).padStart(6));
    console.log(`${`office: ${name}`.padEnd(24)} ${`${total} KiB`.padEnd(24)} own ${alone} KiB`);
  }
}
process.exitCode = above.length === 0 ? 0 : 1;
