import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryDelay } from '#retry-delay.ts';

test('delays grow from a few seconds to a minute, and differ from phone to phone', () => {
  const longest = [0, 1, 2, 3, 4, 50].map((round) => retryDelay(round, () => 1));
  assert.deepEqual(longest, [4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
  assert.equal(
    retryDelay(0, () => 0),
    1_000,
  );
  assert.equal(
    retryDelay(50, () => 0),
    1_000,
  );
  assert.equal(
    retryDelay(0, () => 0.5),
    2_500,
  );
});
