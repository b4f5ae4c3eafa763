/** First-load sizes from Vite's manifest: the files a screen makes the browser fetch. */
import { createHash } from 'node:crypto';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
};
/** The part of `.vite/manifest.json` that counts here; keys are source files. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Compressed bytes of a file of the build. */
type SizeOf = (file: string) => number;

type Screen = {
  readonly name: string;
  /** Without the shell around it. */
  readonly bare: boolean;
};

type ScreenSize = {
  readonly name: string;
  /** Scripts a first visit of this screen loads. */
  readonly first: number;
  /** Scripts no other screen needs. */
  readonly own: number;
};

const ENTRY = 'src/main.tsx';
const SHELL = 'src/shell.tsx';
/** Workers run beside the page, so each has its own budget. */
export const WORKERS = ['service-worker.js', 'push-worker.js'];

/**
 * Code with the hash in each file name replaced by one of the name alone. The bundler's hashes depend on the folder of
 * the build, and seven other letters change the compressed size of React by 26 bytes: a budget would hold in one place
 * and not in the next.
 */
export const withSteadyHashes = (code: string): string =>
  code.replaceAll(
    /\b([\w-]+)-[\da-f]{7}\b/g,
    (_, name: string) => `${name}-${createHash('sha256').update(name).digest('hex').slice(0, 7)}`,
  );

/** A module and its static imports. */
const filesOf = (manifest: Manifest, key: string, found = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, found);
  return found;
};

const sum = (files: Iterable<string>, sizeOf: SizeOf) =>
  [...new Set(files)].reduce((bytes, file) => bytes + sizeOf(file), 0);

/** Size of every screen; one without a module of its own is part of the entry. */
export const screenSizes = (
  manifest: Manifest,
  sizeOf: SizeOf,
  screens: readonly Screen[],
): ScreenSize[] => {
  const entry = filesOf(manifest, ENTRY);
  const shell = filesOf(manifest, SHELL);
  const keys = Object.keys(manifest);
  const found = screens.map(({ name, bare }) => {
    const key = keys.find((one) => one.startsWith('src/') && one.endsWith(`/${name}.tsx`));
    return { name, bare, files: key ? filesOf(manifest, key) : new Set<string>() };
  });
  return found.map(({ name, bare, files }) => {
    const others = found.filter((other) => other.name !== name);
    const own = [...files].filter(
      (file) =>
        !entry.has(file) && !shell.has(file) && !others.some((other) => other.files.has(file)),
    );
    const first = [...entry, ...(bare ? [] : shell), ...files];
    return { name, first: sum(first, sizeOf), own: sum(own, sizeOf) };
  });
};
