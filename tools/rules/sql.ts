/** Places of SQL, and the one writer of each table. */
import { CONCEPTS, MOVED_TABLES } from '../house.ts';
import { placeOf } from './places.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

type Migration = { readonly path: string; readonly text: string };

const MIGRATION_NAME = /\/\d{4}-[a-z]+(?:-[a-z0-9]+)+\.sql$/;

/** The concept that owns a migration: `apps/server/migrations/0004-contracts-tables.sql` belongs to contracts. */
const conceptOf = (path: string) =>
  [...CONCEPTS, 'core'].find((concept) => path.includes(`-${concept}-`)) ?? '';

/** Owner of every table, by the migration that makes it. */
export const tableOwners = (migrations: readonly Migration[]): Map<string, string> => {
  const owners = new Map<string, string>();
  for (const { path, text } of migrations) {
    for (const [, table] of text.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/gim)) {
      if (table) owners.set(table, MOVED_TABLES[table] ?? conceptOf(path));
    }
  }
  return owners;
};

/** Names NNNN-<concept>-<what>.sql without gaps, and a class (G, C, U) in the comment of every table. */
export const checkMigrations = (migrations: readonly Migration[]): Problem[] => {
  const all = migrations.map(({ text }) => text).join('\n');
  return migrations.flatMap(({ path, text }, at) => {
    const problems: Problem[] = [];
    const number = String(at + 1).padStart(4, '0');
    if (!MIGRATION_NAME.test(path) || !path.includes(`/${number}-`) || conceptOf(path) === '') {
      problems.push({ path, text: `must be named ${number}-<concept>-<what>.sql` });
    }
    for (const [table] of tableOwners([{ path, text }])) {
      if (!new RegExp(`^COMMENT ON TABLE ${table} IS '[GCU]: `, 'm').test(all)) {
        problems.push({ path, text: `table ${table} has no comment with its class G, C or U` });
      }
    }
    return problems;
  });
};

const isStore = (path: string) => /\/(?:[a-z-]+-)?store\.ts$/.test(path);
const STATEMENT =
  /^\s*(?:select\s|with\s+\w+\s+as\b|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s)/i;
const WRITTEN =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+"?(\w+)/gi;
const READ_CALL = /^selectFrom\(/;
const WRITE_CALL = /^(?:insertInto|updateTable|deleteFrom|mergeInto)\((\w+)/;

const inServer = ({ path }: Source) =>
  placeOf(path)?.room === 'server' && !/\.test\.|^apps\/server\/testing\//.test(path);

/** SQL stands in store files and in core only. */
export const checkSqlPlaces = (sources: readonly Source[]): Problem[] =>
  sources
    .filter((source) => inServer(source) && !isStore(source.path))
    .filter(({ path }) => placeOf(path)?.layer !== 'core')
    .flatMap(({ path, literals, calls }) =>
      [
        ...literals.filter(({ text }) => STATEMENT.test(text)),
        ...calls.filter(({ text }) => READ_CALL.test(text) || WRITE_CALL.test(text)),
      ].map(({ line }) => ({ path, line, text: 'SQL stands in store.ts only' })),
    );

/** Only the store of the owning concept writes to a table. */
export const checkWriters = (
  sources: readonly Source[],
  owners: ReadonlyMap<string, string>,
): Problem[] =>
  sources.filter(inServer).flatMap(({ path, literals, calls }) => {
    const written = [
      ...literals.flatMap(({ line, text }) =>
        [...text.matchAll(WRITTEN)].map(([, table]) => ({ line, table })),
      ),
      ...calls.map(({ line, text }) => ({ line, table: WRITE_CALL.exec(text)?.[1] })),
    ];
    return written.flatMap(({ line, table = '' }) => {
      const owner = owners.get(table);
      return owner === undefined || owner === placeOf(path)?.concept
        ? []
        : [{ path, line, text: `only ${owner} writes to ${table}` }];
    });
  });
