import assert from 'node:assert/strict';
import test from 'node:test';
import { CONFIRMED, UNCONFIRMED, formatIds, isConfirmed, parseIds } from '#deliveries/delivery.ts';

test("STA-01 STA-02 status '0' is unconfirmed, any other value confirmed", () => {
  assert.deepEqual([UNCONFIRMED, CONFIRMED], ['0', '1']);
  assert.equal(isConfirmed(UNCONFIRMED), false);
  for (const status of ['1', '2', '00', 'x', '']) {
    assert.equal(isConfirmed(status), true, status);
  }
});

test('ids name a delivery and its contract (D-47)', () => {
  const deliveryId = '019aa0b1-0000-7000-8000-000000000001';
  const contractId = '019aa0b1-0000-7000-8000-000000000002';
  assert.equal(formatIds(deliveryId, contractId), `${deliveryId}_${contractId}`);
  assert.deepEqual(parseIds(`${deliveryId}_${contractId}`), { deliveryId, contractId });
});

test('anything else is no ids (D-47)', () => {
  for (const ids of ['', '_', 'a', 'a_', '_b', 'a__b', 'a_b_c', 'a_b_']) {
    assert.equal(parseIds(ids), null, ids);
  }
});
