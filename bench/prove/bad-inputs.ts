/** Quality S1: bad inputs to every call get a documented status in one shape. */
import type { Prover } from '../stage/prove-stage.ts';
import { failuresOf } from '../stage/run-tests.ts';

const MAX_SEED = 2 ** 31;

/** The tests themselves, with more cases than in a run of all tests and others each time. */
export const proveBadInputs: Prover = async function* (_stage, isDeep) {
  const seed = String(Math.floor(Math.random() * MAX_SEED));
  const cases = isDeep ? 1_000_000 : 100_000;
  const ofPortal = await failuresOf(['apps/server/src/input-fuzz.test.ts'], {
    FUZZ_CASES: String(cases),
    FUZZ_SEED: seed,
  });
  yield {
    row: 'S1',
    what: 'bad inputs to every call of portal and imports',
    figure: `${cases} cases, seed ${seed}, ${ofPortal.length} failures`,
    faults: ofPortal,
  };
  const casesOfCall = isDeep ? 1_000 : 25;
  const ofOffice = await failuresOf(['apps/server/src/office-fuzz.test.ts'], {
    FUZZ_CASES_A_CALL: String(casesOfCall),
    FUZZ_SEED: seed,
  });
  yield {
    row: 'S1',
    what: 'bad inputs to every call of the office',
    figure: `${casesOfCall} cases a call, seed ${seed}, ${ofOffice.length} failures`,
    faults: ofOffice,
  };
};
