import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CLAIM_STATES, CLAIM_STEPS, type ClaimStep, mayFollow } from '#deliveries/claims.ts';

/** Steps that may follow, by state, then agreed, then disagreed before. */
const FOLLOWING: Readonly<Record<string, readonly ClaimStep[]>> = {
  'received,false,false': ['in_progress', 'settled'],
  'received,false,true': ['in_progress', 'settled'],
  'in_progress,false,false': ['in_progress', 'settled'],
  'in_progress,false,true': ['in_progress', 'settled'],
  'settled,false,false': ['settled', 'agreed', 'disagreed'],
  'settled,false,true': ['settled', 'agreed'],
};

test('BEY-92 staff answer a claim until the customer agrees, who may disagree once', () => {
  const steps = CLAIM_STEPS.filter((step) => step !== 'received');
  for (const state of CLAIM_STATES)
    for (const isAgreed of [false, true])
      for (const isReopened of [false, true]) {
        const claim = { state, isAgreed, isReopened };
        const following = FOLLOWING[[state, isAgreed, isReopened].join(',')] ?? [];
        assert.deepEqual(
          steps.filter((step) => mayFollow(step, claim)),
          following,
          JSON.stringify(claim),
        );
      }
});
