import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runWorker } from '#core/run-worker.ts';

const DELAY_MS = 60_000;
const run = (code: string, { timeoutMs = DELAY_MS, order = [1] } = {}) => {
  const head = `import { parentPort, resourceLimits, workerData } from 'node:worker_threads';`;
  const script = new URL(`data:text/javascript,${encodeURIComponent(head + code)}`);
  return runWorker(script, order, { timeoutMs, maxMemoryMb: 64 });
};

test('D-66 quality R14 a thread answers what it was asked', async () => {
  const answer = await run('parentPort.postMessage({ got: workerData });', { order: [2, 3] });
  assert.deepEqual(answer, { got: [2, 3] });
});

test('D-66 quality S10 a thread that never ends, fills memory or exits without an answer answers nothing', async () => {
  assert.equal(await run('for (;;);', { timeoutMs: 50 }), undefined);
  assert.equal(await run('const all = []; for (;;) all.push([all.length]);'), undefined);
  assert.equal(await run('process.exit(3);'), undefined);
  assert.equal(await run('parentPort.postMessage(resourceLimits.maxOldGenerationSizeMb);'), 64);
});

test('D-66 a thread that fails by a fault of ours says so', async () => {
  await assert.rejects(run(`throw new RangeError('ours');`), /ours/);
});
