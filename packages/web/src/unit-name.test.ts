import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitName } from '#unit-name.ts';

test('units are read out in full, unknown ones unchanged', () => {
  assert.deepEqual(['t', 'm³', 'St.', 'Fuhre'].map(unitName), [
    'Tonnen',
    'Kubikmeter',
    'Stück',
    'Fuhre',
  ]);
});
