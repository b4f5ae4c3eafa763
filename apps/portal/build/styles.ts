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
  /** The one file with the styles of all screens; a page fetches it when it needs more than it has inside (`small-loader.ts`). */
  readonly file: string;
  /** The one file with the rules of the sun mode, in no page and in no other file. */
  readonly sunFile: string;
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
  const split = texts.map((text) => splitSun(text.trim()));
  const byFile = new Map(files.map((file, at) => [file, split[at]?.others ?? '']));
  const inEveryPage = new Set(stylesOf(neededBy(chunks, ['src/main.tsx'])));
  const all = files.flatMap((one) => (inEveryPage.has(one) ? [] : [byFile.get(one)])).join('');
  const sun = split.map((one) => one.sun).join('');
  // One hash for both: the list of the service worker names them.
  const hash = createHash('sha256').update(all).update(sun).digest('hex').slice(0, 7);
  const nameOf = (name: string) => `assets/${name}-${hash}.css`;
  const [file, sunFile] = [nameOf('style'), nameOf('sun')];
  await Promise.all(files.map((one) => rm(join(dist, one))));
  await writeFile(join(dist, file), all);
  await writeFile(join(dist, sunFile), sun);
  const kept = Object.entries(chunks).filter(([, chunk]) => !chunk.file.endsWith('.css'));
  const joined = kept.map(
    ([key, chunk]) => [key, chunk.css ? { ...chunk, css: [file] } : chunk] as const,
  );
  await writeChunks(dist, Object.fromEntries(joined));
  return { file, sunFile, text: (one) => byFile.get(one) ?? '' };
};

// Tokens and base rules come with the entry and are first.
const rank = ({ isEntry = false }: { readonly isEntry?: boolean }) => (isEntry ? 0 : 1);

const SUN = '[data-sun]';
/** A rule, or a block of rules with a condition. */
const RULE = /[^{}]+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;

/** Rules of the sun mode apart from all others; one that stands among others in a list or a block ends the build. */
export const splitSun = (css: string): { readonly sun: string; readonly others: string } => {
  const rules = css.match(RULE) ?? [];
  const isSun = (rule: string): boolean => {
    if (!rule.includes(SUN)) return false;
    const [selectors = ''] = rule.split('{');
    const isWhole = withoutLists(selectors)
      .split(',')
      .every((one) => one.includes(SUN));
    if (!isWhole) throw new Error(`the sun mode needs a rule of its own: ${rule}`);
    return true;
  };
  const sun = rules.filter(isSun).join('');
  return { sun, others: rules.filter((rule) => !isSun(rule)).join('') };
};

/** Selectors without what stands in brackets, as in `:is(a, b)`. */
const withoutLists = (selectors: string): string => {
  const shorter = selectors.replaceAll(/\([^()]*\)/g, '');
  return shorter === selectors ? selectors : withoutLists(shorter);
};
