import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FILE_ENDS, readResults } from './results.ts';

const POOL = fileURLToPath(new URL('./pool.ts', import.meta.url));
const HEAD = "import { after, test } from 'node:test';\n";

/** Files that run in this order in one process, unless one of them ends it. */
const FILES = {
  'a.test.ts': `let isOpen = true; after(() => { isOpen = false; globalThis.left = isOpen; });
    test('D-1 good', () => {}); test('bad', () => { throw new Error('too heavy'); });`,
  'b.test.ts': `test('the file before has ended', () => { if (globalThis.left !== false) throw new Error('not yet'); });`,
  'c.test.ts': `test('before', () => {}); test('dies', () => process.exit(7));`,
  'd.test.ts': `throw new Error('not loaded');`,
  'e.test.ts': `test('late', () => { setTimeout(() => { throw new Error('too late'); }, 5); });`,
  'f.test.ts': `// Own process: the marks of others are not there.
    test('alone', async () => { if ('left' in globalThis) throw new Error('not alone'); });`,
  'g.test.ts': `test('waits', (t) => new Promise((done) => setTimeout(done, 50)));`,
};

const runPool = (files: Readonly<Record<string, string>>, ...args: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-pool-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), HEAD + text);
  const results = join(folder, 'results.jsonl');
  // Under `node --test` the workers would otherwise report to it.
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined, TEST_RESULTS: results };
  return new Promise<{ ok: boolean; said: string; outcomes: string[] }>((done) => {
    const command = [POOL, '--workers=1', ...args, join(folder, '*.test.ts')];
    execFile(process.execPath, command, { env }, (error, said) => {
      const outcomes = readResults(results).map(
        ({ file, title, outcome }) => `${file.split('/').at(-1)} ${title} ${outcome}`,
      );
      rmSync(folder, { recursive: true });
      done({ ok: error === null, said, outcomes: outcomes.toSorted() });
    });
  });
};

test('every test has its outcome, whatever becomes of its file and its process', async () => {
  const { ok, said, outcomes } = await runPool(FILES);
  assert.equal(ok, false);
  assert.deepEqual(outcomes, [
    'a.test.ts D-1 good passed',
    'a.test.ts bad failed',
    'b.test.ts the file before has ended passed',
    `c.test.ts ${FILE_ENDS} failed`,
    `d.test.ts ${FILE_ENDS} failed`,
    'e.test.ts late passed',
    `e.test.ts ${FILE_ENDS} failed`,
    'f.test.ts alone passed',
    'g.test.ts waits passed',
  ]);
  assert.match(said, /a\.test\.ts: bad\nError: too heavy/);
  assert.match(said, /c\.test\.ts: its process ended with 7/);
  assert.match(said, /5 of 9 tests passed\n$/);
});

test('an error that comes after the tests fails the last file of its process', async () => {
  const late = `setTimeout(() => { throw new Error('too late'); }, 20); test('good', () => {});`;
  const end = `test('good', () => { process.once('beforeExit', () => process.exit(3)); });`;
  const { said, outcomes } = await runPool({ 'a.test.ts': late, 'b.test.ts': end }, '--alone');
  assert.deepEqual(outcomes, [
    'a.test.ts good passed',
    `a.test.ts ${FILE_ENDS} failed`,
    'b.test.ts good passed',
  ]);
  assert.match(said, /a\.test\.ts: the file runs to its end\nError: .* "Error: too late"/);
  const alone = await runPool({ 'b.test.ts': end });
  assert.deepEqual(alone.outcomes, ['b.test.ts good passed', `b.test.ts ${FILE_ENDS} failed`]);
  assert.match(alone.said, /b\.test\.ts: its process ended with 3, because of it/);
});

test('a run in which all is well says so, and one without tests does not', async () => {
  const { 'f.test.ts': alone, 'g.test.ts': waits } = FILES;
  const { ok, said } = await runPool({ 'f.test.ts': alone, 'g.test.ts': waits }, '--alone');
  assert.deepEqual([ok, said], [true, '2 of 2 tests passed\n']);
  assert.equal((await runPool({})).ok, false);
});
