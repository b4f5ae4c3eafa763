import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from './root.ts';

// A checkout of one app, whose builder fails while there is a file `breaks`.
const checkout = mkdtempSync(join(tmpdir(), 'abrufbar-prepare-'));
after(() => rmSync(checkout, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(checkout, path)), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
const RESULT = 'apps/server/dist/main.js';
const SOURCE = 'apps/server/src/main.ts';
const SHARED = 'packages/domain/src/day.ts';
write(SOURCE, 'one');
write(SHARED, 'a day');
write('package-lock.json', '{}');
write('tsconfig.base.json', '{}');
write(
  'node_modules/vite/bin/vite.js',
  `const fs = require('node:fs');
   if (fs.existsSync('../../breaks')) process.exit(1);
   fs.mkdirSync('dist', { recursive: true });
   fs.writeFileSync('dist/main.js', fs.readFileSync('src/main.ts'));`,
);
mkdirSync(join(checkout, 'tools'));
cpSync(join(ROOT, 'tools/prepare.mjs'), join(checkout, 'tools/prepare.mjs'));

/** Whether the server was built, and the exit code. */
const build = () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['-e', "import('./tools/prepare.mjs').then(({ build }) => build(['server']))"],
    { cwd: checkout, encoding: 'utf8' },
  );
  return { status, isBuilt: stdout.includes('Building the server') };
};
const built = () => readFileSync(join(checkout, RESULT), 'utf8');

test('ONL-80 the server is built from exactly the sources that are there, and only then', () => {
  assert.deepEqual(build(), { status: 0, isBuilt: true });
  assert.deepEqual(build(), { status: 0, isBuilt: false });
  write(SOURCE, 'two');
  assert.deepEqual(build(), { status: 0, isBuilt: true });
  assert.equal(built(), 'two');
  write(SHARED, 'another day');
  assert.deepEqual(build(), { status: 0, isBuilt: true });
  write('apps/server/src/main.test.ts', 'a test');
  assert.deepEqual(build(), { status: 0, isBuilt: false });
});

test('files that were written again with the same text need no build', () => {
  utimesSync(join(checkout, SOURCE), 1, 1);
  assert.deepEqual(build(), { status: 0, isBuilt: false });
});

test('a build that broke off is made again, also for the sources it was made from before', () => {
  write(SOURCE, 'three');
  write('breaks', '');
  assert.deepEqual(build(), { status: 1, isBuilt: true });
  rmSync(join(checkout, 'breaks'));
  write(SOURCE, 'two');
  assert.deepEqual(build(), { status: 0, isBuilt: true });
  rmSync(join(checkout, RESULT));
  assert.deepEqual(build(), { status: 0, isBuilt: true });
  assert.ok(existsSync(join(checkout, RESULT)));
});
