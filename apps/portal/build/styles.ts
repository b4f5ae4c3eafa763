import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  neededBy,
  stylesOf,
  writeChunks,
  type Chunks,
} from '../../../packages/web/build/chunks.ts';

export type Styles = {
  /** The one file with the styles of all screens; the small loader fetches it when a page needs more than it carries. */
  readonly file: string;
  /** Text of one of the bundler's files. */
  readonly text: (file: string) => string;
};

/**
 * Puts the bundler's many small style sheets into one: a third smaller, and one request. Tokens and base rules are
 * inside every page: once more, they would make the browser compute and lay out the whole page again.
 */
export const joinStyles = async (dist: string, chunks: Chunks): Promise<Styles> => {
  const files = stylesOf(Object.values(chunks).toSorted((a, b) => rank(a) - rank(b)));
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const byFile = new Map(files.map((file, at) => [file, texts[at]?.trim() ?? '']));
  const inEveryPage = new Set(stylesOf(neededBy(chunks, ['src/main.tsx'])));
  const all = files.flatMap((one) => (inEveryPage.has(one) ? [] : [byFile.get(one)])).join('');
  const file = `assets/style-${createHash('sha256').update(all).digest('base64url').slice(0, 8)}.css`;
  await Promise.all(files.map((one) => rm(join(dist, one))));
  await writeFile(join(dist, file), all);
  const kept = Object.entries(chunks).filter(([, chunk]) => !chunk.file.endsWith('.css'));
  const joined = kept.map(
    ([key, chunk]) => [key, chunk.css ? { ...chunk, css: [file] } : chunk] as const,
  );
  await writeChunks(dist, Object.fromEntries(joined));
  return { file, text: (one) => byFile.get(one) ?? '' };
};

// Tokens and base rules come with the entry and are first.
const rank = ({ isEntry = false }: { readonly isEntry?: boolean }) => (isEntry ? 0 : 1);
