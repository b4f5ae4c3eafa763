/** Part of `npm run check`: rooms, names, lengths, unused exports, one writer per table. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOMS } from './house.ts';
import type { Problem } from './problem.ts';
import { ROOT } from './root.ts';
import { checkCircles } from './rule-circles.ts';
import { checkCasts, checkStyles } from './rule-code.ts';
import { checkExports } from './rule-exports.ts';
import {
  checkConceptFiles,
  checkFolders,
  checkFullFolders,
  checkLengths,
  checkNamedFolders,
  checkNames,
} from './rule-files.ts';
import { checkImports } from './rule-imports.ts';
import { checkMigrations, checkSqlPlaces, checkWriters, tableOwners } from './rule-sql.ts';
import { checkWords } from './rule-words.ts';
import { readSource } from './source.ts';

const NOT_WRITTEN = ['node_modules', 'dist', 'test-results'];

const paths = globSync('{packages,apps,e2e,bench,tools}/**', {
  cwd: ROOT,
  withFileTypes: true,
  exclude: ({ name }) => NOT_WRITTEN.includes(name),
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  .toSorted();

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);
const files = paths
  .filter((path) => isCode(path) || path.endsWith('.css'))
  .map((path) => ({ path, text: read(path) }));
const written = files.filter(({ text }) => !text.startsWith('// generated'));
const sources = written
  .filter(({ path }) => isCode(path))
  .map(({ path, text }) => readSource(path, text));
const migrations = paths
  .filter((path) => /^apps\/server\/migrations\/.*\.sql$/.test(path))
  .map((path) => ({ path, text: read(path) }));

const declared = Object.fromEntries(
  Object.entries(ROOMS).flatMap(([room, { folder }]) => {
    const path = folder.replace(/src\/$/, 'package.json');
    if (!existsSync(join(ROOT, path))) return [];
    // npm has checked the form of the file.
    const { dependencies = {} } = JSON.parse(read(path)) as { dependencies?: object };
    return [[room, new Set(Object.keys(dependencies))]];
  }),
);

const problems: Problem[] = [
  ...checkNames(paths.filter((path) => !path.endsWith('.txt'))),
  ...checkFolders(paths),
  ...checkFullFolders(paths.filter(isCode)),
  ...checkNamedFolders(paths.filter(isCode)),
  ...checkConceptFiles(paths),
  ...checkLengths(
    written.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length })),
  ),
  ...checkImports(sources, declared),
  ...checkExports(sources),
  ...checkCircles(sources),
  ...checkCasts(sources),
  ...checkStyles(sources),
  ...checkWords(sources),
  ...checkMigrations(migrations),
  ...checkSqlPlaces(sources),
  ...checkWriters(sources, tableOwners(migrations)),
];

for (const { path, line = 1, text } of problems) {
  console.error(`${path}:${line}: ${text}`);
}
console.log(`${written.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
