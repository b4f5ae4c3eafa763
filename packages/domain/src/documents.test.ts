import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatTonnes, sumByUnit } from '#documents.ts';

test('D-50 weights on papers are shown to the kilogram', () => {
  const cases = {
    '26.400': '26,400',
    '0.020': '0,020',
    '1234.5': '1.234,500',
    '1234567.001': '1.234.567,001',
    '40': '40,000',
  };
  for (const [quantity, shown] of Object.entries(cases))
    assert.equal(formatTonnes(quantity), shown);
});

test('D-50 quantities are summed exactly, tonnes never with cubic metres', () => {
  const of = (quantity: string, quantity_unit: string) => ({ quantity, quantity_unit });
  const sums = sumByUnit([
    of('0.100', 't'),
    of('7.500', 'm³'),
    of('0.200', 't'),
    of('26.401', 't'),
  ]);
  assert.deepEqual(sums, [
    { unit: 't', quantity: '26.701' },
    { unit: 'm³', quantity: '7.500' },
  ]);
  assert.deepEqual(sumByUnit([]), []);
});
