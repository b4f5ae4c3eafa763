import assert from 'node:assert/strict';
import test from 'node:test';
import { deliveryActions } from '#deliveries/delivery-actions.ts';

const TODAY = '2025-11-18';
const actions = (status: string, confirmed_date: string | null) =>
  deliveryActions({ status, confirmed_date }, TODAY);

test('DLV-11 STA-01 an unconfirmed delivery can be confirmed, and nothing else', () => {
  assert.deepEqual(actions('0', null), ['confirm']);
});

test('DLV-12 DLV-13 STA-02 a confirmed one leads on, to the amounts only on the same day', () => {
  assert.deepEqual(actions('1', TODAY), ['see-confirmed', 'see-daily']);
  assert.deepEqual(actions('7', TODAY), ['see-confirmed', 'see-daily']);
  assert.deepEqual(actions('1', '2025-11-17'), ['see-confirmed']);
  assert.deepEqual(actions('1', null), ['see-confirmed']);
});
