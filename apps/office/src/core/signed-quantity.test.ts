import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signedQuantity } from '#core/signed-quantity.ts';

test('a quantity below zero has a minus and no hyphen', () => {
  assert.equal(signedQuantity(-12.5), '\u221212,50');
  assert.equal(signedQuantity('1250'), '1.250');
});
