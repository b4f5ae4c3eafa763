import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billedOf, type BilledLine, markOf } from '#documents/invoice-match.ts';

const line = (quantity: string, unit = 't', itemNumber: string | null = null): BilledLine => ({
  quantity,
  unit,
  itemNumber,
});
const LOAD = [{ number: '102244', quantity: '26.400', unit: 't' }];
const MIXED = [...LOAD, { number: '7', quantity: '7.500', unit: 'm³' }];

test('DOC-54 a note fits, differs or is unknown; without quantities on the invoice nothing differs', () => {
  const cases = [
    [[line('26.400')], LOAD, 'matched'],
    [[line('20.000'), line('6.400')], LOAD, 'matched'],
    [[line('26.401')], LOAD, 'quantity_differs'],
    [[line('26.400'), line('1.500', 'HUR')], LOAD, 'matched'],
    [[line('26.400', 't', '102244'), line('26.400', 't', 'Fracht')], LOAD, 'matched'],
    [[line('26.400'), line('26.400')], LOAD, 'quantity_differs'],
    [[line('7.500', 'm³'), line('26.400')], MIXED, 'matched'],
    [[line('26.400')], MIXED, 'quantity_differs'],
    [[line('12.000', 'm³')], LOAD, 'quantity_differs'],
    [[], LOAD, 'matched'],
    [[line('3.000', 'HUR')], LOAD, 'matched'],
    [[line('26.400')], null, 'missing_here'],
  ] as const;
  for (const [lines, materials, mark] of cases)
    assert.equal(markOf(lines, materials, false), mark, JSON.stringify([lines, materials]));
});

test('DOC-55 a credit note may take back a part', () => {
  assert.equal(markOf([line('1.000')], LOAD, true), 'matched');
  assert.equal(markOf([line('1.000')], null, true), 'missing_here');
});

test('DOC-54 a quantity taken back lowers the billed quantity', () => {
  assert.deepEqual(billedOf([line('27.000'), line('-0.600')], LOAD), [
    { unit: 't', quantity: '26.400' },
  ]);
});
