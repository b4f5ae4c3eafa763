import assert from 'node:assert/strict';
import test from 'node:test';
import { FAULTS } from '#core/outbox/test-faults.ts';
import { checkStories } from '#core/outbox/test-stories.ts';
import { PARTS } from '#core/outbox/test-parts.ts';

/** A million of them before a release. */
const RUNS = Number(process.env['OUTBOX_RUNS'] ?? 20_000);

test('D-62 D-69 every intent is done once, still stored, or dropped, for any events on the phone', () => {
  const { failed, counterexample, errorInstance } = checkStories(PARTS, { numRuns: RUNS });
  assert.ok(!failed, `${JSON.stringify(counterexample)} ${String(errorInstance)}`);
});

for (const [fault, parts] of Object.entries(FAULTS)) {
  test(`quality R5 100 stories show when ${fault}`, () => {
    assert.ok(checkStories(parts, { numRuns: 100, endOnFailure: true }).failed);
  });
}
