/** Quality R14: after any tickets, corrections and confirmations, in any order, the amounts are the sums of the deliveries. */
import type { Prover } from '../stage/prove-stage.ts';
import { failuresOf } from '../stage/run-tests.ts';

const FILE = 'apps/server/src/amounts/rollups.test.ts';

/** The tests themselves, with so many more stories than in a run of all tests. */
export const proveAmounts: Prover = async function* (_stage, isDeep) {
  const stories = isDeep ? 300 : 30;
  const faults = await failuresOf([FILE], { AMOUNT_RUNS: String(stories) });
  yield {
    row: 'R14',
    what: 'amounts after stories of deliveries, and after half as many in any order',
    figure: `${stories} stories, ${faults.length} failures`,
    faults,
  };
};
