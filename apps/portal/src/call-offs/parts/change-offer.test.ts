import assert from 'node:assert/strict';
import test from 'node:test';
import { offersChange } from '#call-offs/parts/change-offer.ts';

test('CLD-03 T-55 a change is offered for a confirmed call-off of an open contract when the server allows it', () => {
  const cases: [can: boolean, status: number, contract: number | undefined, offered: boolean][] = [
    [true, 4, 0, true],
    [false, 4, 0, false],
    [true, 30, 0, false],
    [true, 1, 0, false],
    [true, 4, 1, false],
    [true, 4, 77, false],
    [true, 4, undefined, false],
  ];
  for (const [can_request_change, status, contract, offered] of cases) {
    assert.equal(offersChange({ can_request_change, status }, contract), offered);
  }
});
