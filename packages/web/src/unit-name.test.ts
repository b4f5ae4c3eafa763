import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitName } from '#unit-name.ts';

test('units are read out in full, unknown ones unchanged', () => {
  assert.deepEqual(
    ['t', 'm³', 'St.', 'Fuhre'].map((unit) => unitName(unit)),
    ['Tonnen', 'Kubikmeter', 'Stück', 'Fuhre'],
  );
});

test('one tonne is read out in the singular, every other amount in the plural', () => {
  const cases: [amount: string, unit: string, name: string][] = [
    ['1', 't', 'Tonne'],
    ['1,00', 't', 'Tonnen'],
    ['0', 't', 'Tonnen'],
    ['21', 't', 'Tonnen'],
    ['1', 'm³', 'Kubikmeter'],
  ];
  for (const [amount, unit, name] of cases) assert.equal(unitName(unit, amount), name, amount);
});
