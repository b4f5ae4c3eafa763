/** `npm run map`: screen -> calls -> tables, read out of the sources. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { handlers } from '../apps/server/src/app.ts';
import { officeHandlers } from '../apps/server/src/office-handlers.ts';
import { type Reach, readReach } from './map/declarations.ts';
import { resolveImport } from './rules/places.ts';
import { ROOT } from './root.ts';
import { tableOwners } from './rules/sql.ts';
import { readSource } from './rules/source.ts';

/** The lists of all handlers. */
const LISTS = ['apps/server/src/app.ts', 'apps/server/src/office-handlers.ts'];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).toSorted();

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'kind' in value;

/** Every call of the contract, by `file#export`. */
const readCalls = async () => {
  const calls = new Map<string, Call>();
  for (const path of find('packages/contract/src/**/*.ts')) {
    // A module is an object of its exports.
    const exported = (await import(join(ROOT, path))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      if (isCall(value)) calls.set(`${path}#${name}`, value);
    }
  }
  return calls;
};

const migrations = find('apps/server/migrations/*.sql').map((path) => ({ path, text: read(path) }));
const tables = new Set(tableOwners(migrations).keys());
const TABLE_IN_SQL =
  /(?:\b(?:from|join|into|update)\s+|(?:From|Into|[jJ]oin|Table|from)\(\s*['"])"?([a-z_]+)/gi;

const tablesIn = (texts: readonly string[]) => [
  ...new Set(
    texts
      .flatMap((text) => [...text.matchAll(TABLE_IN_SQL)].map(([, table = '']) => table))
      .filter((table) => tables.has(table)),
  ),
];

/** Elements of a list of handlers beside the names they have in its declaration. */
const elementsOf = (declaration = '', values: readonly unknown[]) => {
  const [, names = ''] = /= \[([^\]]*)\]/.exec(declaration) ?? [];
  return names
    .split(',')
    .map((name, index): readonly [name: string, handler: unknown] => [name.trim(), values[index]]);
};

/** Tables each listed handler reaches, by name of its call; the export is found by identity. */
const readHandlers = async (reach: Reach) => {
  const all = [...handlers, ...officeHandlers];
  const listed = new Map<unknown, string>(all.map((handler) => [handler, handler.call.name]));
  const found = new Map<string, string[]>();
  const imports = LISTS.flatMap((list) =>
    readSource(list, read(list)).imports.map(({ specifier }) => resolveImport(list, specifier)),
  );
  for (const file of imports) {
    if (file === null || !existsSync(join(ROOT, file))) continue;
    // A module is an object of its exports.
    const exported = (await import(join(ROOT, file))) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      const parts = Array.isArray(value)
        ? elementsOf(reach(file, name)[0], value)
        : [[name, value] as const];
      for (const [part, handler] of parts) {
        const call = listed.get(handler);
        if (call !== undefined) found.set(call, tablesIn(reach(file, part)).toSorted());
      }
    }
  }
  return found;
};

/** Calls sent by a portal file and by its imports. */
const callsOf = (path: string, seen = new Set<string>()): string[] => {
  if (seen.has(path) || !existsSync(join(ROOT, path)) || !/\.tsx?$/.test(path)) return [];
  seen.add(path);
  return readSource(path, read(path)).imports.flatMap(({ specifier, names }) => {
    const target = resolveImport(path, specifier) ?? '';
    if (target.startsWith('packages/contract/') && typeof names !== 'string') {
      return [...names].map((name) => `${target}#${name}`);
    }
    // The table of routes leads to every other screen, and the lists beside screens belong to theirs.
    const leads = /^apps\/portal\/src\/(?!routes\.ts|side-pane\.tsx)/.test(target);
    return leads ? callsOf(target, seen) : [];
  });
};

const serverFiles = find('apps/server/src/**/*.ts').filter((path) => !path.includes('/core/'));
const reach = readReach(new Map(serverFiles.map((path) => [path, read(path)])));
const tablesOf = await readHandlers(reach);
const calls = await readCalls();
const shown = new Set<string>();

const printCall = (key: string) => {
  const call = calls.get(key);
  if (!call) return;
  shown.add(key);
  const address = `${call.method} ${call.path}`;
  const used = tablesOf.get(call.name)?.join(', ') ?? 'no handler';
  console.log(`  ${call.name.padEnd(34)} ${address.padEnd(40)} ${used}`);
};

const screens = existsSync(join(ROOT, 'apps/portal/src/core/navigation/paths.ts'))
  ? [
      ...read('apps/portal/src/core/navigation/paths.ts').matchAll(
        /^ {2}'?([a-z-]+)'?: '(\/[^']*)',$/gm,
      ),
    ]
  : [];
const around = new Set(callsOf('apps/portal/src/shell.tsx'));
for (const [, name = '', address = ''] of screens) {
  const [file] = find(`apps/portal/src/*/${name}.tsx`);
  if (!file) continue;
  console.log(`\n${address}  ${file}`);
  for (const key of [...new Set(callsOf(file))].toSorted()) if (!around.has(key)) printCall(key);
}
console.log('\naround every screen');
for (const key of [...around].toSorted()) if (!shown.has(key)) printCall(key);
console.log('\nother systems');
for (const key of [...calls.keys()].toSorted()) if (!shown.has(key)) printCall(key);
