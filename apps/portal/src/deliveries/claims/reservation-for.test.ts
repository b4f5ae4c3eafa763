import assert from 'node:assert/strict';
import test from 'node:test';
import { reservationFor } from '#deliveries/claims/reservation-for.ts';

test('BEY-98 the reservation that a claim offers has the reason that fits best', () => {
  assert.equal(reservationFor(['temperature', 'segregation']), 'temperature');
  assert.equal(reservationFor(['segregation', 'delay']), 'time');
  assert.equal(reservationFor(['segregation', 'damage']), 'other');
  assert.equal(reservationFor(['material']), 'material');
});
