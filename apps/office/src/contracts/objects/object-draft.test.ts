import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfficeObject } from '@abrufbar/contract/contracts/office-objects.ts';
import { draftOf, fieldsOf, isChanged, problemsOf } from '#contracts/objects/object-draft.ts';

const CONCRETE: OfficeObject = {
  ...{ kind: 'materials', supplier_id: 1, supplier: 'Nordstein Beton', number: '300251' },
  ...{ title: 'C25/30', category: 3, quantity_unit: null, version: 1, imported_fields: [] },
  ...{ limit_minutes: 60, coldest_celsius: -5, hottest_celsius: null },
};
const typed = (change: object) => ({ ...draftOf(CONCRETE), ...change });
const limitsOf = (change: object) => {
  const { limit_minutes, coldest_celsius, hottest_celsius } = fieldsOf('materials', typed(change));
  return [limit_minutes, coldest_celsius, hottest_celsius];
};

test('BEY-103 limits are typed as they are shown, an empty one is the default', () => {
  assert.deepEqual(limitsOf({}), [60, -5, null]);
  assert.deepEqual(limitsOf({ limitMinutes: ' ', coldestCelsius: '-3', hottestCelsius: '28' }), [
    ...[null, -3, 28],
  ]);
  assert.deepEqual(problemsOf('materials', typed({ limitMinutes: '90,5' })), [
    { field: 'limitMinutes', code: 'limit_minutes', numbers: { least: '1', most: '600' } },
  ]);
  assert.ok(!isChanged(draftOf(CONCRETE), CONCRETE));
  assert.ok(isChanged(typed({ hottestCelsius: '28' }), CONCRETE));
});

test('BEY-103 a material of another group has no limits, and wrong ones do not keep it from being saved', () => {
  const gravel = { category: '1', limitMinutes: 'neunzig' };
  assert.deepEqual(limitsOf(gravel), [null, null, null]);
  assert.deepEqual(problemsOf('materials', typed(gravel)), []);
});
