import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askThread } from '#imports/reading/run-worker.ts';

const NOT_SOON = 60_000;
const run = (code: string, { longestMs = NOT_SOON, order = [1] } = {}) => {
  const head = `import { parentPort, resourceLimits, workerData } from 'node:worker_threads';`;
  const script = new URL(`data:text/javascript,${encodeURIComponent(head + code)}`);
  return askThread(script, order, { longestMs, mostMb: 64 });
};

test('D-66 quality R14 a thread answers what it was asked', async () => {
  const answer = await run('parentPort.postMessage({ got: workerData });', { order: [2, 3] });
  assert.deepEqual(answer, { got: [2, 3] });
});

test('D-66 quality S10 a thread that goes on for ever, fills memory or just ends answers nothing', async () => {
  assert.equal(await run('for (;;);', { longestMs: 50 }), undefined);
  assert.equal(await run('const all = []; for (;;) all.push([all.length]);'), undefined);
  assert.equal(await run('process.exit(3);'), undefined);
  assert.equal(await run('parentPort.postMessage(resourceLimits.maxOldGenerationSizeMb);'), 64);
});

test('D-66 a thread that fails by a fault of ours says so', async () => {
  await assert.rejects(run(`throw new RangeError('ours');`), /ours/);
});
