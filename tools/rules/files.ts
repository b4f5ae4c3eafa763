/** Names and lengths of files. */
import { CONCEPTS, EMPTY_WORDS, OTHER_FOLDERS } from '../house.ts';
import type { Problem } from './problem.ts';

type SourceFile = { readonly path: string; readonly lines: number };

const LONGEST = 300;
const LONGEST_TEST = 400;
const MEDIAN = 80;
const NINE_OF_TEN = 200;

const PART = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('e2e/');

export const checkNames = (paths: readonly string[]): Problem[] =>
  paths.flatMap((path) =>
    path.split('/').flatMap((part) => {
      const [word = ''] = part.split('.');
      const last = word.split('-').at(-1) ?? '';
      if (/^index\.[a-z]+$/.test(part) && !part.endsWith('.html')) {
        return [{ path, text: 'index files hide what a folder holds; import the file itself' }];
      }
      if (EMPTY_WORDS.includes(last))
        return [{ path, text: `"${last}" says nothing; name what it does` }];
      return PART.test(part) ? [] : [{ path, text: `"${part}" is not written in kebab-case` }];
    }),
  );

/** Folders of an app are concepts, so that a word leads to the same place in every room. */
export const checkFolders = (paths: readonly string[]): Problem[] =>
  paths.flatMap((path) => {
    const [, app = '', folder = ''] = /^apps\/([a-z]+)\/src\/([^/]+)\//.exec(path) ?? [];
    return app === '' || CONCEPTS.includes(folder) || OTHER_FOLDERS[app]?.includes(folder)
      ? []
      : [{ path, text: `"${folder}" is no concept of the house` }];
  });

/** Value below which this share of the numbers lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const checkLengths = (files: readonly SourceFile[]): Problem[] => {
  const problems: Problem[] = [];
  for (const { path, lines } of files) {
    const longest = isTest(path) ? LONGEST_TEST : LONGEST;
    if (lines > longest) problems.push({ path, text: `${lines} lines, at most ${longest}` });
  }
  const sorted = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const [half, most] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  if (half >= MEDIAN) problems.push({ path: '.', text: `median length ${half}, below ${MEDIAN}` });
  if (most >= NINE_OF_TEN) {
    problems.push({ path: '.', text: `one file in ten has ${most} lines, below ${NINE_OF_TEN}` });
  }
  return problems;
};
