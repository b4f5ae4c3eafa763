import assert from 'node:assert/strict';
import test from 'node:test';
import { isWorker } from '#core/trusted-types.ts';

test('no script but our own workers may run as a worker', () => {
  const ours = ['/service-worker.js', '/push-worker.js', '/assets/scan-worker-7G5-Epj_.js'];
  for (const address of ours) assert.equal(isWorker(address), true, address);
  for (const address of [
    '/assets/main-abc123.js',
    '/assets/scan-worker-7G5-Epj.js',
    '/assets/scan-worker-7G5-Epj_.js?x',
    '/assets/scan-worker-7G5/Epj_.js',
    '/assets/scan-worker-7G5-Epj_.wasm',
    '/api/v2/service-worker.js',
    '/service-worker/js',
    '//x.example/service-worker.js',
    'https://x.example/service-worker.js',
    'data:,//service-worker.js',
    '/service-worker.js\n',
    '',
  ])
    assert.equal(isWorker(address), false, address);
});
