import assert from 'node:assert/strict';
import test from 'node:test';
import { watchForCode } from '#deliveries/scanner/watch-for-code.ts';
import { NO_RESULT } from '#deliveries/scanner/scan-result.ts';

test('QR-06 QR-07 QR-10 the camera is scanned 500 ms after its first picture, then every 500 ms, every 40 ms while a code is visible', async () => {
  const seen = { text: null, hasCode: true };
  const sights = [NO_RESULT, NO_RESULT, seen, seen, NO_RESULT, { text: 'gelesen', hasCode: true }];
  const waits: number[] = [];
  const looks = sights.values();
  const text = await watchForCode({
    scan: async () => looks.next().value ?? NO_RESULT,
    wait: async (time) => waits.push(time),
  });
  assert.equal(text, 'gelesen');
  assert.deepEqual(waits, [500, 500, 500, 40, 40, 500]);
});

test('the scan ends when the camera ends', async () => {
  const gone = new Error('gone');
  const watch = watchForCode({
    scan: async () => NO_RESULT,
    wait: () => Promise.reject(gone),
  });
  await assert.rejects(watch, gone);
});
