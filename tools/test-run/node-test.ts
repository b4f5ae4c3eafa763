/** How the project runs `node --test`: one way for `npm run check` and `npm test`. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from './steps.ts';
import { RESULTS } from './results.ts';

/** Tests that need no database. */
export const UNIT_TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/portal/src/**/*.test.ts',
  'tools/**/*.test.ts',
];
/** Tests through HTTP on a real database, and of the database itself. */
export const SERVER_TESTS = ['apps/server/{src,testing}/**/*.test.ts'];

// One database cluster for all test files of a run.
const SETUP = '--test-global-setup=apps/server/testing/database/global-setup.ts';

/** A run of `node --test` whose outcomes are kept under this name in place of those of the run before. */
export const testRun = (
  name: string,
  patterns: readonly string[],
  env: NonNullable<Step['env']> = {},
): Step => {
  const results = join(RESULTS, `${name}.jsonl`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(results, { force: true });
  return {
    name: `tests: ${name}`,
    command: [
      'node',
      '--import=./tools/fixed-chance.ts',
      '--test',
      '--test-concurrency=2',
      '--test-timeout=300000',
      '--test-reporter=./tools/test-run/reporter.ts',
      ...(patterns === UNIT_TESTS ? [] : [SETUP]),
      ...patterns,
    ],
    env: { ...env, TEST_RESULTS: results },
    results,
  };
};
