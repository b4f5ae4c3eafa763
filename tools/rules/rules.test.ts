import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ARROWS } from '../house.ts';
import type { Problem } from './problem.ts';
import { checkCasts, checkStyles } from './code.ts';
import { checkExports } from './exports.ts';
import { checkFolders, checkLengths, checkNames } from './files.ts';
import { checkImports, findCircle } from './imports.ts';
import { checkMigrations, checkSqlPlaces, checkWriters, tableOwners } from './sql.ts';
import { readSource, type Source } from './source.ts';

const texts = (problems: readonly Problem[]) => problems.map(({ text }) => text);
const house = (files: Readonly<Record<string, string>>): Source[] =>
  Object.entries(files).map(([path, text]) => readSource(path, text));
const declared = { server: new Set(['pg']), portal: new Set(['react']) };
const importing = (path: string, specifier: string) =>
  texts(checkImports(house({ [path]: `import { a } from '${specifier}';` }), declared));

const FORBIDDEN: readonly (readonly [from: string, specifier: string, problem: RegExp])[] = [
  [
    'packages/domain/src/x.ts',
    '@abrufbar/contract/protocol/call.ts',
    /domain may not import contract/,
  ],
  ['packages/domain/src/x.ts', 'zod', /domain may not import the package "zod"/],
  ['packages/domain/src/x.ts', 'node:fs', /domain runs where "node:fs" does not exist/],
  ['packages/texts/src/x.ts', '@abrufbar/web/ui/card.tsx', /texts may not import web/],
  ['apps/portal/src/main.tsx', '../../server/src/app.ts', /portal may not import server/],
  ['apps/portal/src/main.tsx', 'fs', /portal runs where/],
  ['apps/server/src/app.ts', '@abrufbar/web/data.ts', /server may not import web/],
  ['apps/server/src/app.ts', 'left-pad', /may not import the package "left-pad"/],
  ['apps/server/src/app.ts', '../../../tools/root.ts', /server may not import/],
  ['apps/server/src/core/x.ts', '#contracts/store.ts', /core may not import concept files/],
  ['apps/server/src/contracts/x.ts', '#app.ts', /concept may not import root files/],
  ['apps/server/src/contracts/x.ts', '#deliveries/store.ts', /contracts may not import deliveries/],
  ['apps/server/src/contracts/x.ts', '#contracts/build.ts', /for tests and demo data only/],
  ['apps/portal/src/contracts/x.tsx', '#dashboard/dashboard.tsx', /may not import dashboard/],
  ['apps/server/src/app.ts', './core/serve.ts', /is written #core\/serve\.ts inside a package/],
  ['apps/server/src/app.ts', '#core/serve', /must end in \.ts or \.tsx/],
];

for (const [from, specifier, problem] of FORBIDDEN) {
  test(`rooms: ${from} may not import ${specifier}`, () => {
    assert.match(importing(from, specifier).join('\n'), problem);
  });
}

const ALLOWED: readonly (readonly [from: string, specifier: string])[] = [
  ['packages/contract/src/x.ts', 'zod/mini'],
  ['packages/contract/src/x.ts', '@abrufbar/domain/values/calendar.ts'],
  ['packages/web/src/ui/card.tsx', './card.module.css'],
  ['apps/server/src/app.ts', '#contracts/handlers.ts'],
  ['apps/server/src/deliveries/handlers.ts', '#contracts/store.ts'],
  ['apps/server/src/deliveries/handlers.ts', 'node:crypto'],
  ['apps/server/src/contracts/handlers.test.ts', '#deliveries/build.ts'],
  ['apps/server/src/demo/fill.ts', '#deliveries/build.ts'],
  ['apps/portal/src/dashboard/dashboard.tsx', '#contracts/contract-card.tsx'],
  ['apps/portal/vite.config.ts', '../server/src/app.ts'],
  ['e2e/login.spec.ts', '../../apps/server/src/app.ts'],
];

for (const [from, specifier] of ALLOWED) {
  test(`rooms: ${from} may import ${specifier}`, () => {
    assert.deepEqual(importing(from, specifier), []);
  });
}

test('rooms: the arrows between concepts form no circle', () => {
  for (const arrows of Object.values(ARROWS)) assert.equal(findCircle(arrows), null);
  assert.equal(findCircle({ a: ['b'], b: ['c'], c: ['a'] }), 'a -> b -> c -> a');
});

test('unused exports are found, in whatever way the others are imported', () => {
  const sources = house({
    'packages/domain/src/a.ts':
      'export const one = 1; export const two = 2; export const three = 3; export type Four = 4;',
    'packages/contract/src/b.ts': `import * as a from '@abrufbar/domain/a.ts'; a.one;`,
    'packages/contract/src/c.ts': `import { two } from '@abrufbar/domain/a.ts'; two;`,
    'packages/domain/src/d.ts': `export type { Four } from '#a.ts';`,
    'packages/domain/src/e.ts': `export const kept = 1;`,
    'apps/portal/vite.config.ts': 'export default {};',
    'packages/contract/src/f.ts': `import * as e from '@abrufbar/domain/e.ts'; Object.keys(e);`,
  });
  assert.deepEqual(texts(checkExports(sources)), [
    '"three" is used by no other file',
    '"Four" is used by no other file',
  ]);
});

test('names: kebab-case, no index files, no empty words', () => {
  const bad = ['a/index.ts', 'a/DeliveryCard.tsx', 'a/date-utils.ts', 'shared/a.ts', 'a_b.ts'];
  for (const path of bad) assert.equal(checkNames([path]).length, 1, path);
  const good = ['a/index.html', 'a/delivery-card.module.css', 'a/service-worker.ts', 'a.test.ts'];
  assert.deepEqual(checkNames(good), []);
});

test('folders of an app are concepts of the house', () => {
  assert.equal(checkFolders(['apps/server/src/orders/store.ts']).length, 1);
  assert.equal(checkFolders(['apps/server/src/dashboard/store.ts']).length, 1);
  assert.deepEqual(
    checkFolders(['apps/portal/src/dashboard/x.tsx', 'apps/portal/src/main.tsx']),
    [],
  );
});

test('lengths: longest file, longest test, median and nine of ten', () => {
  const short = Array.from({ length: 20 }, (_, at) => ({ path: `a${at}.ts`, lines: 79 }));
  assert.deepEqual(checkLengths([...short, { path: 'a.test.ts', lines: 400 }]), []);
  assert.equal(checkLengths([...short, { path: 'a.ts', lines: 301 }]).length, 1);
  assert.equal(checkLengths([...short, { path: 'a.test.ts', lines: 401 }]).length, 1);
  assert.equal(checkLengths(short.map((file) => ({ ...file, lines: 80 }))).length, 1);
  assert.equal(
    checkLengths([...short, ...short.slice(0, 5).map((f) => ({ ...f, lines: 200 }))]).length,
    1,
  );
});

test('a cast needs its reason, an inline style has none', () => {
  const path = 'apps/portal/src/a.tsx';
  const casts = (text: string) => texts(checkCasts(house({ [path]: text })));
  assert.deepEqual(casts('const a = b as C;'), ['"b as C" needs its reason as a comment']);
  assert.deepEqual(casts('// the wire has no types\nconst a = b as C;'), []);
  assert.deepEqual(casts('const a = [1] as const;'), []);
  assert.equal(checkStyles(house({ [path]: 'const a = <p style={{ top: 0 }} />;' })).length, 1);
});

const MIGRATIONS = [
  {
    path: 'apps/server/migrations/0001-contracts-tables.sql',
    text: `CREATE TABLE contracts (id int);\nCOMMENT ON TABLE contracts IS 'C: contracts';`,
  },
  {
    path: 'apps/server/migrations/0002-call-offs-tables.sql',
    text: `CREATE TABLE call_offs (id int);\nCOMMENT ON TABLE call_offs IS 'C: orders';`,
  },
];

test('migrations: numbered without gaps, every table with its class', () => {
  assert.deepEqual(checkMigrations(MIGRATIONS), []);
  assert.deepEqual(
    [...tableOwners(MIGRATIONS)],
    [
      ['contracts', 'contracts'],
      ['call_offs', 'call-offs'],
    ],
  );
  const gap = { path: 'apps/server/migrations/0004-content-x.sql', text: 'CREATE TABLE x ();' };
  assert.equal(checkMigrations([...MIGRATIONS, gap]).length, 2);
});

test('only the store of the owner writes to a table', () => {
  const owners = tableOwners(MIGRATIONS);
  const writers = (path: string, text: string) =>
    texts(checkWriters(house({ [path]: text }), owners));
  const store = 'apps/server/src/deliveries/store.ts';
  const wrong = ['only contracts writes to contracts'];
  assert.deepEqual(writers(store, "db.updateTable('contracts').set({});"), wrong);
  assert.deepEqual(writers(store, "db.insertInto('contracts as c');"), wrong);
  assert.deepEqual(writers(store, 'sql`delete from contracts where id = ${id}`;'), wrong);
  assert.deepEqual(writers(store, "db.selectFrom('contracts');"), []);
  assert.deepEqual(
    writers('apps/server/src/contracts/store.ts', "db.deleteFrom('contracts');"),
    [],
  );
});

test('SQL stands in stores and core only', () => {
  const places = (path: string, text: string) => checkSqlPlaces(house({ [path]: text })).length;
  assert.equal(places('apps/server/src/deliveries/handlers.ts', "db.selectFrom('a');"), 1);
  assert.equal(places('apps/server/src/deliveries/present.ts', 'sql`SELECT 1`;'), 1);
  assert.equal(places('apps/server/src/deliveries/store.ts', "db.selectFrom('a');"), 0);
  assert.equal(places('apps/server/src/core/audit.ts', "db.insertInto('a');"), 0);
  assert.equal(places('apps/server/src/deliveries/present.ts', "const a = 'select a plant';"), 1);
});
