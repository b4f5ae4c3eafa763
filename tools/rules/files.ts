/** Names and lengths of files. */
import { FOLDERS } from '../folders.ts';
import { CONCEPTS, EMPTY_WORDS, FULL_FOLDERS, OTHER_FOLDERS } from '../house.ts';
import type { Problem } from './problem.ts';

type SourceFile = { readonly path: string; readonly lines: number };

const FILES_PER_FOLDER = 30;
export const MAX_LINES = 300;
export const MAX_TEST_LINES = 400;
export const MEDIAN_LINES = 80;
export const P90_LINES = 200;

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

/** Folders of an app are concepts, so that a word names the same place in every room. */
export const checkFolders = (paths: readonly string[]): Problem[] =>
  paths.flatMap((path) => {
    const [, app = '', folder = ''] = /^apps\/([a-z]+)\/src\/([^/]+)\//.exec(path) ?? [];
    return app === '' || CONCEPTS.includes(folder) || OTHER_FOLDERS[app]?.includes(folder)
      ? []
      : [{ path, text: `"${folder}" is no concept of the house` }];
  });

const isOwn = (path: string) => !/\.(?:test|e2e)\.tsx?$|\.css$/.test(path);
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** No folder holds more files than fit on a screen; tests and styles are not counted. */
export const checkFullFolders = (paths: readonly string[]): Problem[] => {
  const folders = Map.groupBy(paths.filter(isOwn), folderOf);
  return [...folders].flatMap(([folder, files]) => {
    const over = files[FILES_PER_FOLDER];
    return over === undefined || FULL_FOLDERS.includes(folder)
      ? []
      : [{ path: over, text: `file ${files.length} of ${folder}, at most ${FILES_PER_FOLDER}` }];
  });
};

/** Journeys lie by the concept of their screens; `frame` is the app as a whole. */
const GROUPS = [...CONCEPTS, 'frame'];

/** Below `src/` of an app or a package: concepts or `core`, and one named level below them. */
const FOLDER =
  /^((?:apps|packages)\/[a-z]+\/(?:src|testing)|e2e|bench|tools)((?:\/[^/]+)*)\/[^/]+$/;

/** Every folder inside the folder of a concept or of `core`, and in rooms without concepts, says what lives there. */
export const checkNamedFolders = (paths: readonly string[]): Problem[] => {
  const folders = new Set(paths.flatMap((path) => (FOLDER.test(path) ? [folderOf(path)] : [])));
  const missing = [...folders].flatMap((path) => {
    const [, room = '', below = ''] = FOLDER.exec(`${path}/x`) ?? [];
    const [first, ...deeper] = below.split('/').slice(1);
    if (first === undefined || path in FOLDERS) return [];
    if (deeper.length > 1) return [{ path, text: 'folders go one level below a concept' }];
    const isConcept = deeper.length === 0 && room.endsWith('/src') && CONCEPTS.includes(first);
    const isGroup = path.startsWith('e2e/journeys/') && GROUPS.includes(deeper[0] ?? '');
    const isOther = deeper.length === 0 && Object.values(OTHER_FOLDERS).flat().includes(first);
    return isConcept || isOther || isGroup
      ? []
      : [{ path, text: 'tools/house.ts does not say what lives in this folder' }];
  });
  const gone = Object.keys(FOLDERS)
    .filter(
      (path) => ![...folders].some((folder) => folder === path || folder.startsWith(`${path}/`)),
    )
    .map((path) => ({ path, text: 'tools/house.ts names a folder that is not there' }));
  return [...missing, ...gone];
};

/** Files of these rooms are named by their concept; files for all concepts lie in a folder. */
export const checkConceptFiles = (paths: readonly string[]): Problem[] =>
  paths.flatMap((path) => {
    const name = /^packages\/(?:contract|texts)\/src\/([a-z0-9-]+)\.ts$/.exec(path)?.[1];
    return name === undefined ||
      [...CONCEPTS, 'dashboard'].some(
        (concept) => name === concept || name.startsWith(`${concept}-`),
      )
      ? []
      : [{ path, text: `"${name}" begins with no concept of the house` }];
  });

/** Value below which this share of the numbers lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const checkLengths = (files: readonly SourceFile[]): Problem[] => {
  const problems: Problem[] = [];
  for (const { path, lines } of files) {
    const longest = isTest(path) ? MAX_TEST_LINES : MAX_LINES;
    if (lines > longest) problems.push({ path, text: `${lines} lines, at most ${longest}` });
  }
  const sorted = files.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const [median, p90] = [quantile(sorted, 0.5), quantile(sorted, 0.9)];
  if (median >= MEDIAN_LINES)
    problems.push({ path: '.', text: `median length ${median}, below ${MEDIAN_LINES}` });
  if (p90 >= P90_LINES) {
    problems.push({ path: '.', text: `one file in ten has ${p90} lines, below ${P90_LINES}` });
  }
  return problems;
};
