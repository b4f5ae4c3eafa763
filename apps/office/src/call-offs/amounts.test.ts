import assert from 'node:assert/strict';
import { test } from 'node:test';
import { amountsOf, amountsText, withoutAmounts } from '#call-offs/amounts.ts';

const rows = (...of: [quantity: number, quantity_unit: string][]) =>
  of.map(([quantity, quantity_unit]) => ({ quantity, quantity_unit }));

test('OFF-235 a sum of call-offs has the unit of what it counts, and each unit its own', () => {
  const concrete = rows([7.5, 'm³'], [8, 'm³']);
  assert.equal(amountsText(amountsOf(concrete)), '15,50\u00A0m³');
  const mixed = amountsOf([...concrete, ...rows([0.1, 't'], [0.2, 't'])]);
  assert.equal(amountsText(mixed), '0,30\u00A0t +\u00A015,50\u00A0m³');
  assert.equal(amountsText(amountsOf(concrete, () => 1.25)), '2,50\u00A0m³');
  assert.equal(amountsText(amountsOf([])), '0,00\u00A0t');
  assert.deepEqual(withoutAmounts(mixed, amountsOf(concrete)), [{ quantity: 0.3, unit: 't' }]);
  assert.deepEqual(withoutAmounts(mixed, []), mixed);
});
