/** Part of `npm run check`: rooms, names, lengths, unused exports, one writer per table, ids that lead somewhere. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOMS } from './house.ts';
import type { Problem } from './rules/problem.ts';
import { ROOT } from './root.ts';
import { checkCasts, checkStyles } from './rules/code.ts';
import { checkExports } from './rules/exports.ts';
import { checkIds } from './rule-ids.ts';
import { checkFolders, checkLengths, checkNames } from './rules/files.ts';
import { checkImports } from './rules/imports.ts';
import { checkMigrations, checkSqlPlaces, checkWriters, tableOwners } from './rules/sql.ts';
import { readSource } from './rules/source.ts';

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

const paths = pathsBelow('{packages,apps,e2e,bench,tools}/**');

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isCode = (path: string) => /\.(tsx?|mjs)$/.test(path);
const isDocument = (path: string) => /\.(md|html)$/.test(path);
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
const documents = [...pathsBelow('*.md'), ...pathsBelow('docs/**'), ...paths.filter(isDocument)]
  .filter((path) => isDocument(path))
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
  ...checkLengths(
    written.map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length })),
  ),
  ...checkImports(sources, declared),
  ...checkExports(sources),
  ...checkCasts(sources),
  ...checkStyles(sources),
  ...checkMigrations(migrations),
  ...checkSqlPlaces(sources),
  ...checkWriters(sources, tableOwners(migrations)),
  ...checkIds([...written, ...migrations, ...documents]),
];

for (const { path, line, text } of problems) {
  console.error(`${path}${line === undefined ? '' : `:${line}`}: ${text}`);
}
console.log(`${written.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
