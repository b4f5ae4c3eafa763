import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.ts';

/** Starts a script through tools/node26.mjs, from another folder. */
const launch = (folder: string, script: string, ...args: string[]) => {
  const file = join(folder, 'script.ts');
  writeFileSync(file, script);
  return spawn(process.execPath, [join(ROOT, 'tools/node26.mjs'), file, ...args], { cwd: folder });
};

const inFolder = async (work: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-node26-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('arguments and the exit code are passed on, whatever the folder', () =>
  inFolder(async (folder) => {
    const script = 'process.exit(process.argv[2] === "--empty" ? 7 : 1);';
    assert.deepEqual(await once(launch(folder, script, '--empty'), 'exit'), [7, null]);
  }));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} reaches the program, which may take its time to stop`, () =>
    inFolder(async (folder) => {
      const child = launch(
        folder,
        `process.on('${signal}', () => setTimeout(() => process.exit(3), 100));
         setInterval(() => {}, 1000);
         console.log('ready');`,
      );
      await once(child.stdout, 'data');
      child.kill(signal);
      assert.deepEqual(await once(child, 'exit'), [3, null]);
    }));
}
