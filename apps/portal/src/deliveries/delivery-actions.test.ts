import assert from 'node:assert/strict';
import test from 'node:test';
import { deliveryActions } from '#deliveries/delivery-actions.ts';

const TODAY = '2025-11-18';
const actions = (status: string, confirmed_date: string | null) =>
  deliveryActions({ status, confirmed_date }, TODAY, ['delivery-confirm']);

test('DLV-11 STA-01 an unconfirmed delivery can be confirmed, and nothing else', () => {
  assert.deepEqual(actions('0', null), ['confirm']);
});

test('DLV-11 D-15 T-36 but not by who may not, or as long as nobody knows', () => {
  const unconfirmed = { status: '0', confirmed_date: null };
  for (const permissions of [[], ['asset-upload', 'call-off-list'] as const, undefined])
    assert.deepEqual(deliveryActions(unconfirmed, TODAY, permissions), []);
  const confirmed = { status: '1', confirmed_date: TODAY };
  assert.deepEqual(deliveryActions(confirmed, TODAY, []), ['see-confirmed', 'see-daily']);
});

test('DLV-12 DLV-13 STA-02 a confirmed one leads on, to the amounts only on the same day', () => {
  assert.deepEqual(actions('1', TODAY), ['see-confirmed', 'see-daily']);
  assert.deepEqual(actions('7', TODAY), ['see-confirmed', 'see-daily']);
  assert.deepEqual(actions('1', '2025-11-17'), ['see-confirmed']);
  assert.deepEqual(actions('1', null), ['see-confirmed']);
});
