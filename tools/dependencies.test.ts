import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.ts';
import { readSource } from './rules/source.ts';

type Manifest = Readonly<
  Record<
    'dependencies' | 'devDependencies' | 'optionalDependencies',
    Readonly<Record<string, string>>
  >
>;

const declaredIn = (path: string): string[] => {
  // npm has checked the form of the file.
  const manifest = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Partial<Manifest>;
  return Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
};

const direct = globSync(
  ['package.json', '{packages,apps}/*/package.json', '{e2e,bench,tools}/package.json'],
  { cwd: ROOT },
).flatMap(declaredIn);

test('every direct dependency has its reason in docs/dependencies.md, and nothing else has', () => {
  const text = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
  const reasons = [...text.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  assert.deepEqual([...new Set(reasons)].toSorted(), [...new Set(direct)].toSorted());
});

const PACKAGE = /^(?:@[a-z][\w.-]*\/)?[a-z][\w.-]*(?=\/|$)/;

// Packages of the project itself need no line, and rooms that ship are held by tools/rules/imports.ts.
const importedIn = (room: string): { name: string; place: string }[] =>
  globSync(`${room}/**/*.{ts,mjs}`, { cwd: ROOT }).flatMap((path) =>
    readSource(path, readFileSync(join(ROOT, path), 'utf8')).imports.flatMap(
      ({ specifier, line }) => {
        const [name] = PACKAGE.exec(specifier) ?? [];
        const isOwn = specifier.startsWith('@abrufbar/') || isBuiltin(specifier);
        return name === undefined || isOwn ? [] : [{ name, place: `${path}:${line}` }];
      },
    ),
  );

for (const room of ['e2e', 'bench', 'tools']) {
  test(`${room} declares the packages it imports`, () => {
    const declared = declaredIn(`${room}/package.json`);
    const imported = importedIn(room);
    assert.ok(imported.length > 0);
    assert.deepEqual(
      imported.filter(({ name }) => !declared.includes(name)),
      [],
    );
  });
}
