import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })];

type Manifest = { readonly scripts: Readonly<Record<string, string>> };
// npm has checked the form of the file.
const { scripts } = JSON.parse(read('package.json')) as Manifest;
const commandOf = (script: string) =>
  ['start', 'test'].includes(script) ? `npm ${script}` : `npm run ${script}`;

test('README lists every command of package.json', () => {
  const text = read('README.md');
  const missing = Object.keys(scripts).filter((script) => !text.includes(`\`${commandOf(script)}`));
  assert.deepEqual(missing, []);
});

test('documents name only commands that exist', () => {
  const unknown = documents.flatMap((path) =>
    [...read(path).matchAll(/npm run ([a-z0-9:-]+)/g)]
      .filter(([, script = '']) => !(script in scripts))
      .map(([command]) => `${path}: ${command}`),
  );
  assert.deepEqual(unknown, []);
});

test('documents name only files that exist', () => {
  const named = /(?:`|\]\()((?:packages|apps|e2e|bench|tools|docs)\/[\w./-]*[\w/])(?:`|\))/g;
  const unknown = documents.flatMap((path) =>
    [...read(path).matchAll(named)]
      .filter(([, file = '']) => !existsSync(join(ROOT, file)))
      .map(([, file]) => `${path}: ${file}`),
  );
  assert.deepEqual(unknown, []);
});

test('operation.md describes exactly the settings the server reads', () => {
  const [, schema = ''] = read('apps/server/src/core/settings.ts').split(
    'const schema = z.object({',
  );
  const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  const [table = ''] = /\| Variable \|[^]*?\n\n/.exec(read('docs/operation.md')) ?? [];
  const described = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  );
  assert.ok(settings.length > 10);
  assert.deepEqual(described.toSorted(), settings.toSorted());
});
