import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owedAmount } from '#documents/invoice-kind.ts';

test('DOC-86 amounts of a credit note change their sign, those of other papers stay', () => {
  const stated = ['119.00', '-119.00', '0.00'];
  const owed = (kind: Parameters<typeof owedAmount>[0]) =>
    stated.map((one) => owedAmount(kind, one));
  assert.deepEqual(owed('invoice'), stated);
  assert.deepEqual(owed('booking_aid'), stated);
  assert.deepEqual(owed('credit_note'), ['-119.00', '119.00', '0.00']);
});
