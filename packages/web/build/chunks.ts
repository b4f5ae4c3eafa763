import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An entry of Vite's manifest. */
type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
};
export type Chunks = Readonly<Record<string, Chunk>>;

const manifestPath = (dist: string) => join(dist, '.vite/manifest.json');

export const readChunks = async (dist: string) =>
  JSON.parse(await readFile(manifestPath(dist), 'utf8')) as Chunks; // written by Vite just now

export const writeChunks = (dist: string, chunks: Chunks): Promise<void> =>
  writeFile(manifestPath(dist), JSON.stringify(chunks, null, 2));

/** A module and all that must have run before it. */
export const neededBy = (chunks: Chunks, entries: readonly string[]): readonly Chunk[] => {
  const needed = new Map<string, Chunk>();
  const add = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (needed.has(key)) return;
    needed.set(key, chunk);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  return [...needed.values()];
};

export const stylesOf = (chunks: readonly Chunk[]): readonly string[] => [
  ...new Set(chunks.flatMap(({ css = [] }) => css)),
];
