import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The bundler's list of what became of each module. */
type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};
export type Chunks = Readonly<Record<string, Chunk>>;

export const readChunks = async (dist: string): Promise<Chunks> =>
  JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')); // written by Vite just now

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** All files that the given modules need before they run. */
export const chunksOf = (chunks: Chunks, entries: readonly string[]): Files => {
  const needed = new Set<string>();
  const add = (key: string): void => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the build`);
    if (needed.has(key)) return;
    needed.add(key);
    chunk.imports?.forEach(add);
  };
  entries.forEach(add);
  const all = [...needed].flatMap((key) => chunks[key] ?? []);
  return {
    scripts: [...new Set(all.map(({ file }) => file))],
    styles: [...new Set(all.flatMap(({ css = [] }) => css))],
  };
};
