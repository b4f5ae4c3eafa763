import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownWeight, weightDifference, weightsOf } from '#deliveries/correction/entry.ts';

test('OFF-130 weights are read as people type them, and shown as exactly as they were weighed', () => {
  const read = (gross: string) => weightsOf({ gross, tare: '' }).gross;
  for (const typed of ['14,48', '14.48', ' 14,48 t', '14,480'])
    assert.equal(read(typed), 14.48, typed);
  assert.equal(read('14.480'), 14.48); // no lorry weighs a thousand tonnes
  assert.equal(read(''), null);
  for (const odd of ['vierzehn', '14,4,8', '-1', '1e3', '14,'])
    assert.ok(Number.isNaN(read(odd)), odd);
  assert.deepEqual([14.48, 14.485, 14.6, 7].map(shownWeight), ['14,48', '14,485', '14,60', '7,00']);
  assert.deepEqual([1, -0.259].map(weightDifference), ['+\u00A01,00', '−\u00A00,259']);
});
