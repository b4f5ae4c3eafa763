import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.ts';

const MAX_FILES = 14;
/** Tests, generated types, demo data and the description of the interface are not counted. */
const NOT_COUNTED =
  /\.test\.tsx?$|\/core\/database\/tables\.ts$|\/src\/demo\/|\/gallery\/|texts\/src\/fields\//;
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

test('D-70 a text of an order, the Bauteil as example, is named in at most 14 files', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((path) => !NOT_COUNTED.test(path))
    .filter((path) =>
      /\bcomponent\b/.test(readFileSync(join(ROOT, path), 'utf8').replaceAll(COMMENTS, '')),
    )
    .toSorted();
  assert.ok(files.includes('packages/domain/src/call-offs/texts.ts'), files.join('\n'));
  assert.ok(files.length <= MAX_FILES, files.join('\n'));
});
