import assert from 'node:assert/strict';
import test from 'node:test';
import { sumOf } from '#deliveries/today/day-sum.ts';

test('BEY-56 the loads of a day are added up by their unit', () => {
  const load = (quantity: string, quantity_unit: string) => ({
    materials: [{ quantity, quantity_unit }],
  });
  const loads = [load('26,40', 't'), load('7,50', 'm³'), load('0,10', 't'), load('1.000', 't')];
  assert.equal(sumOf(loads), '1.027\u00A0t · 7,50\u00A0m³');
  assert.equal(sumOf([]), '');
});
