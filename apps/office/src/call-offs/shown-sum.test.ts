import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownSum, shownSumOf } from '#call-offs/shown-sum.ts';

const rows = (...of: [quantity: number, quantity_unit: string][]) =>
  of.map(([quantity, quantity_unit]) => ({ quantity, quantity_unit }));

test('a sum below call-offs has their unit, and none is shown where no single number is right', () => {
  assert.equal(shownSum(rows([20, 't']), { count: 9, quantity: 120 }), '120,00\u00A0t');
  const concrete = rows([7.5, 'm³'], [8, 'm³']);
  assert.equal(shownSum(concrete, { count: 2, quantity: 0 }), '15,50\u00A0m³');
  assert.equal(shownSum(concrete, { count: 3, quantity: 0 }), null);
  const mixed = rows([20, 't'], [8, 'm³']);
  assert.equal(shownSum(mixed, { count: 2, quantity: 20 }), null);
  assert.equal(
    shownSumOf(mixed, () => 1),
    null,
  );
  assert.equal(
    shownSumOf(concrete, () => 1.25),
    '2,50\u00A0m³',
  );
});
