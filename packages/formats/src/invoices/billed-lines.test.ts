import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billedLines } from '#invoices/billed-lines.ts';

const line = (
  quantity: string,
  unit: string | null,
  despatchNumbers: readonly string[] = [],
  itemNumber: string | null = null,
) => ({ id: '1', name: 'Splitt', net: '1.00', quantity, unit, despatchNumbers, itemNumber });

test('DOC-54 lines are compared in the units of delivery notes, with the note they bill', () => {
  const lines = [
    line('26400.4', 'KGM', ['1'], '102244'),
    line('-2.', 'TNE', ['1', '2']),
    line('7.5', 'MTQ'),
    line('3', 'HUR', ['2']),
    line('1', null),
  ];
  const read = (despatchNumbers: readonly string[]) =>
    billedLines({ lines, despatchNumbers }).map(
      ({ deliveryNumber, itemNumber, quantity, unit }) =>
        [deliveryNumber, itemNumber, quantity, unit] as const,
    );
  assert.deepEqual(read(['1', '2']), [
    ['1', '102244', '26.400', 't'],
    [null, null, '-2.000', 't'],
    [null, null, '7.500', 'm³'],
    ['2', null, '3.000', 'HUR'],
  ]);
  assert.equal(read(['1'])[2]?.[0], '1', 'the only note of the invoice');
});
