/** Quality R14: after any tickets, corrections and confirmations, in any order, the amounts are the sums of the deliveries. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Prover } from '../stage/prove-stage.ts';
import { ROOT } from '../../tools/root.ts';

const FILE = 'apps/server/src/amounts/rollups.test.ts';
const run = promisify(execFile);

/** The tests themselves, with so many more stories than in a run of all tests. */
export const proveAmounts: Prover = async function* (_stage, isDeep) {
  const stories = isDeep ? 300 : 30;
  const tests = ['--import=./tools/fixed-chance.ts', '--test', '--test-reporter=tap', FILE];
  const env = { ...process.env, AMOUNT_RUNS: String(stories) };
  const faults = await run(process.execPath, tests, { cwd: ROOT, env }).then(
    () => [],
    (error: unknown) => [error instanceof Error && 'stdout' in error ? String(error.stdout) : ''],
  );
  yield {
    row: 'R14',
    what: 'amounts after stories of deliveries, and after half as many in any order',
    figure: `${stories} stories, ${faults.length} failures`,
    faults,
  };
};
