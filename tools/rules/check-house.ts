/** All rules of `npm run check` that no linter has, over the files of the house. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOMS } from '../house.ts';
import { ROOT } from '../root.ts';
import { checkCircles } from './circles.ts';
import { checkCasts, checkStyles } from './code.ts';
import { checkExports } from './exports.ts';
import {
  checkConceptFiles,
  checkFolders,
  checkFullFolders,
  checkLengths,
  checkNamedFolders,
  checkNames,
} from './files.ts';
import { checkIds } from './ids.ts';
import { checkImports } from './imports.ts';
import { checkNamedFiles } from './named-files.ts';
import type { Problem } from './problem.ts';
import { checkMigrations, checkSqlPlaces, checkWriters, tableOwners } from './sql.ts';
import { readSource, type Source } from './source.ts';
import { checkFileNames, checkProse, checkTimers, checkWords } from './words.ts';

type TextFile = { readonly path: string; readonly text: string };

export type House = {
  /** Every file of the rooms, read or not. */
  readonly paths: readonly string[];
  /** Code and styles that people write. */
  readonly written: readonly TextFile[];
  readonly sources: readonly Source[];
  readonly migrations: readonly TextFile[];
  readonly documents: readonly TextFile[];
};

const NOT_WRITTEN = ['node_modules', 'dist', 'test-results'];

const pathsBelow = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name }) => NOT_WRITTEN.includes(name),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted();

const read = (path: string): TextFile => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const isRoom = (path: string) => /^(?:packages|apps|e2e|bench|tools)\//.test(path);
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);
const isStyle = (path: string) => path.endsWith('.css');
const isDocument = (path: string) => /\.(md|html)$/.test(path);
const isMigration = (path: string) => /^apps\/server\/migrations\/.*\.sql$/.test(path);
const isRead = (path: string) =>
  isCode(path) || isStyle(path) || isDocument(path) || isMigration(path);

/** The house that these files make. */
const buildHouse = (paths: readonly string[], files: readonly TextFile[]): House => {
  const written = files
    .filter(({ path }) => isCode(path) || isStyle(path))
    .filter(({ text }) => !text.startsWith('// generated'));
  return {
    paths: paths.filter(isRoom),
    written,
    sources: written
      .filter(({ path }) => isCode(path))
      .map(({ path, text }) => readSource(path, text)),
    migrations: files.filter(({ path }) => isMigration(path)),
    documents: files.filter(({ path }) => isDocument(path)),
  };
};

let known: House | undefined;

/** The house of this checkout, read once for all tests of a process. */
export const readHouse = (): House => {
  if (known) return known;
  const paths = ['{packages,apps,e2e,bench,tools}/**', '*.md', 'docs/**'].flatMap(pathsBelow);
  known = buildHouse(paths, paths.filter(isRead).map(read));
  return known;
};

/** The house with files added or replaced; a text that begins with `+` is added to the end of its file. */
export const withFiles = (house: House, texts: Readonly<Record<string, string>>): House => {
  const known = [...house.written, ...house.migrations, ...house.documents];
  const files = Object.entries(texts).map(([path, text]) => {
    const before = known.find((file) => file.path === path)?.text ?? '';
    return { path, text: text.startsWith('+') ? `${before}${text.slice(1)}` : text };
  });
  const added = buildHouse(Object.keys(texts), files);
  const kept = <T extends { readonly path: string }>(
    all: readonly T[],
    more: readonly T[],
  ): T[] => [...all.filter(({ path }) => !(path in texts)), ...more];
  return {
    paths: [...new Set([...house.paths, ...added.paths])].toSorted(),
    written: kept(house.written, added.written),
    sources: kept(house.sources, added.sources),
    migrations: kept(house.migrations, added.migrations),
    documents: kept(house.documents, added.documents),
  };
};

const declaredPackages = () =>
  Object.fromEntries(
    Object.entries(ROOMS).flatMap(([room, { folder }]) => {
      const path = folder.replace(/src\/$/, 'package.json');
      if (!existsSync(join(ROOT, path))) return [];
      // npm has checked the form of the file.
      const { dependencies = {} } = JSON.parse(read(path).text) as { dependencies?: object };
      return [[room, new Set(Object.keys(dependencies))]];
    }),
  );

/** Every breach of a rule of the house. */
export const checkHouse = ({
  paths,
  written,
  sources,
  migrations,
  documents,
}: House): Problem[] => [
  ...checkNames(paths.filter((path) => !path.endsWith('.txt'))),
  ...checkFileNames(paths),
  ...checkFolders(paths),
  ...checkFullFolders(paths.filter(isCode)),
  ...checkNamedFolders(paths.filter(isCode)),
  ...checkConceptFiles(paths),
  ...checkLengths(
    written.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length })),
  ),
  ...checkImports(sources, declaredPackages()),
  ...checkExports(sources),
  ...checkCircles(sources),
  ...checkCasts(sources),
  ...checkStyles(sources),
  ...checkWords(sources),
  ...checkProse([...documents, ...written.filter(({ path }) => isStyle(path))]),
  ...checkTimers(sources),
  ...checkMigrations(migrations),
  ...checkSqlPlaces(sources),
  ...checkWriters(sources, tableOwners(migrations)),
  ...checkIds([...written, ...migrations, ...documents]),
  ...checkNamedFiles([...written, ...documents], paths),
];
