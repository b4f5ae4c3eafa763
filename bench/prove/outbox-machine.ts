/** Quality R5: the state machine of the outbox survives everything that may happen to a phone. */
import { FAULTS } from '../../apps/portal/src/core/outbox/test-faults.ts';
import { checkStories, STORIES_SEED } from '../../apps/portal/src/core/outbox/test-stories.ts';
import { PARTS } from '../../apps/portal/src/core/outbox/test-parts.ts';
import type { Prover } from '../stage/prove-stage.ts';

/** A planted fault has to be found before so many stories are over. */
const MAX_STORIES_TO_FIND_FAULT = 100;

export const proveMachine: Prover = async function* (_stage, isDeep) {
  const numRuns = isDeep ? 1_000_000 : 20_000;
  const { failed, counterexample, errorInstance } = checkStories(PARTS, { numRuns });
  yield {
    row: 'R5',
    what: `stories of the outbox (seed ${STORIES_SEED})`,
    figure: `${numRuns} stories, ${failed ? 1 : 0} failures`,
    faults: failed ? [`${String(errorInstance)}: ${JSON.stringify(counterexample)}`] : [],
  };
  const found = Object.entries(FAULTS).map(([fault, parts]) => {
    const outcome = checkStories(parts, {
      numRuns: MAX_STORIES_TO_FIND_FAULT - 1,
      endOnFailure: true,
    });
    return { fault, isFound: outcome.failed, runs: outcome.numRuns };
  });
  const late = found.filter(({ isFound }) => !isFound);
  const slowest = Math.max(...found.map(({ runs }) => runs));
  yield {
    row: 'R5',
    what: 'planted faults the stories find',
    figure: `${found.length - late.length} of ${found.length}, the last after ${slowest}`,
    faults: late.map(
      ({ fault }) => `not found in ${MAX_STORIES_TO_FIND_FAULT - 1} stories: ${fault}`,
    ),
  };
};
