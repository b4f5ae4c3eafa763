import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem } from './problem.ts';
import { checkCircles } from './circles.ts';
import { checkExports } from './exports.ts';
import { checkConceptFiles, checkFullFolders, checkNamedFolders } from './files.ts';
import { checkWords } from './words.ts';
import { readSource, type Source } from './source.ts';

const texts = (problems: readonly Problem[]) => problems.map(({ text }) => text);
const house = (files: Readonly<Record<string, string>>): Source[] =>
  Object.entries(files).map(([path, text]) => readSource(path, text));

/** Ways to load `a.ts`, and the unused ones of its exports `one` and `two`. */
const LOADS: readonly (readonly [text: string, unused: string])[] = [
  [`import('#a.ts').then((file) => file.one);`, 'two'],
  [`import('#a.ts').then(({ one }) => one());`, 'two'],
  [`import('#a.ts').catch(() => null).then((file) => file.two);`, 'one'],
  [`const { one } = await import('#a.ts');`, 'two'],
  [`(await import('#a.ts')).two();`, 'one'],
  [`const a = await import('#a.ts'); a.one; a.two;`, ''],
  [`const all = { ...(await import('#a.ts')) };`, ''],
  [`await import('#a.ts');`, 'one two'],
  [`const load = () => import('#a.ts'); load().then((file) => file.one);`, 'two'],
  [`const load = () => import('#a.ts'); (await load()).one; pass(load);`, ''],
  [`const Page = page(() => import('#a.ts'));`, 'one two'],
  [
    `const start = (load: () => Promise<unknown>) => load(); start(() => import('#a.ts'));`,
    'one two',
  ],
];

for (const [text, unused] of LOADS) {
  test(`exports: ${text} leaves "${unused}" unused`, () => {
    const sources = house({
      'apps/portal/src/a.ts': 'export const one = 1; export const two = 2;',
      'apps/portal/src/main.tsx': text,
    });
    const expected = unused.split(' ').filter(Boolean);
    assert.deepEqual(
      texts(checkExports(sources)),
      expected.map((name) => `"${name}" is used by no other file`),
    );
  });
}

test('exports: a page is the only export of its file', () => {
  const sources = house({
    'apps/portal/src/a.tsx': 'export const Help = () => null;',
    'apps/portal/src/routes.ts': `const Page = page(() => import('#a.tsx'));`,
  });
  assert.deepEqual(checkExports(sources), []);
});

const CIRCLES: readonly (readonly [kind: string, back: string])[] = [
  ['values', `import { a } from '#a.ts';`],
  ['types', `import type { A } from '#a.ts';`],
  ['import()', `const load = () => import('#a.ts');`],
  ['types of import()', `type A = import('#a.ts').A;`],
];

for (const [kind, back] of CIRCLES) {
  test(`circles between files by ${kind} are found with their line`, () => {
    const sources = house({
      'apps/portal/src/a.ts': `import { b } from '#b.ts';`,
      'apps/portal/src/b.ts': `\n${back}`,
      'apps/portal/src/c.ts': `import { a } from '#a.ts';`,
    });
    const [found, ...others] = checkCircles(sources);
    assert.deepEqual(
      [found?.path, found?.line, found?.text],
      [
        'apps/portal/src/b.ts',
        2,
        'circle: apps/portal/src/a.ts -> apps/portal/src/b.ts -> apps/portal/src/a.ts',
      ],
    );
    assert.deepEqual(others, []);
  });
}

test('folders: at most 30 files of their own, tests and styles not counted', () => {
  const many = (count: number, end: string) =>
    Array.from({ length: count }, (_, at) => `apps/portal/src/core/a${at}.${end}`);
  const beside = [...many(30, 'test.ts'), ...many(30, 'module.css')];
  assert.deepEqual(checkFullFolders([...many(30, 'ts'), ...beside]), []);
  assert.deepEqual(texts(checkFullFolders(many(31, 'ts'))), [
    'file 31 of apps/portal/src/core, at most 30',
  ]);
  const catalogue = many(31, 'tsx').map((path) =>
    path.replace('apps/portal/src/core', 'packages/web/src/ui'),
  );
  assert.deepEqual(checkFullFolders(catalogue), []);
});

test('folders inside a concept are named in the house, one level deep', () => {
  const unnamed = (path: string) =>
    checkNamedFolders([path]).filter(({ text }) => !text.includes('not there')).length;
  assert.equal(unnamed('apps/portal/src/contracts/a.ts'), 0);
  assert.equal(unnamed('apps/portal/src/contracts/parts/a.ts'), 1);
  assert.equal(unnamed('apps/portal/src/contracts/parts/small/a.ts'), 1);
  assert.equal(unnamed('e2e/somewhere/a.e2e.ts'), 1);
});

test('files of contract and texts begin with their concept', () => {
  const good = ['packages/contract/src/call-offs-decide.ts', 'packages/texts/src/session.ts'];
  assert.deepEqual(checkConceptFiles(good), []);
  assert.equal(checkConceptFiles(['packages/contract/src/orders.ts']).length, 1);
});

const WORDS: readonly (readonly [text: string, problems: number])[] = [
  ['const MAILS_AT_ONCE = 2;', 1],
  ['const ANSWER_TIMEOUT_MS = 2;', 0],
  ['findTold();', 1],
  ['/** What the plant sent. */', 1],
  ['/** Whoever sends first wins. */', 1],
  ['/** The plant sent it. */', 0],
  ['// the user closes his page', 1],
  ["test('he reads it', run);", 1],
  ["test('the user reads it', run);", 0],
  ["const text = 'told';", 0],
];

for (const [text, problems] of WORDS) {
  test(`words: ${text} has ${problems} retired ones`, () => {
    assert.equal(checkWords(house({ 'apps/portal/src/a.ts': text })).length, problems);
  });
}
