/** Runs the tests of Node, the same way for `npm run check` and `npm test`. */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { RESULTS } from './results.ts';
import type { Step } from './steps.ts';

/** Tests that need no database. */
export const UNIT_TESTS = [
  'packages/*/src/**/*.test.ts',
  'apps/portal/{build,src}/**/*.test.ts',
  'apps/office/src/**/*.test.ts',
  'tools/**/*.test.ts',
  'bench/stage/*.test.ts',
];
/** Tests through HTTP on a real database, and of the database itself. */
export const SERVER_TESTS = ['apps/server/{src,testing}/**/*.test.ts'];

const SERVER = 'apps/server/src';
/**
 * Tests that PostgreSQL 15 could fail where 18 does not, because the database itself does the work: roles and
 * policies, migrations, locks, notifications, queues, imports, sums, filters, and every call once. The statements of
 * the other tests are parsed and planned there (apps/server/testing/database/plan-statements.ts).
 */
export const POSTGRES_15_TESTS = [
  `${SERVER}/{calls,scope,live,live-ends,retention}.test.ts`,
  `${SERVER}/core/{audit,database/*,calls/idempotency,calls/rate-limit}.test.ts`,
  `${SERVER}/**/{*-store,*-migration,jobs,*-jobs,two-servers,send-mail-once,session-end}.test.ts`,
  `${SERVER}/{amounts/*,imports/{tickets,invoices,run}/*,imports/call-offs-handler}.test.ts`,
  `${SERVER}/{call-offs,contracts,deliveries}/{list,paging,change,confirm}.test.ts`,
  `${SERVER}/{demo/fill,documents/list/list-file}.test.ts`,
];

/**
 * A day is a day in Europe/Berlin wherever the server runs: the tests run where it begins half a day earlier,
 * those on PostgreSQL 15 with the clock of the machine.
 */
export const FAR_FROM_BERLIN = { TZ: 'Pacific/Kiritimati' };

// One database cluster for all test files of a run.
const SETUP = '--setup=apps/server/testing/database/global-setup.ts';

/** A file opens up to twenty connections, and the cluster takes 120. */
const MAX_SERVER_WORKERS = 6;
/** One more than there are cores: now and then each waits for a timer. */
const serverWorkers = (cores: number) => Math.min(cores + 1, MAX_SERVER_WORKERS);

type Options = {
  readonly env?: NonNullable<Step['env']>;
  /** Cores that the run may keep busy. */
  readonly cores?: number;
};

/** A run of tests whose outcomes are kept under this name in place of those of the run before. */
export const testRun = (
  name: string,
  patterns: readonly string[],
  { env = {}, cores = availableParallelism() }: Options = {},
): Step => {
  const results = join(RESULTS, `${name}.jsonl`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(results, { force: true });
  const isServer = patterns !== UNIT_TESTS;
  const setup = isServer ? [SETUP] : [];
  const workers = isServer ? serverWorkers(cores) : cores;
  const stepOf = (target: string, args: readonly string[]): Step => ({
    name: `tests: ${name}`,
    command: ['node', 'tools/test-run/pool.ts', ...setup, ...args],
    env: { ...env, TEST_RESULTS: target },
    results: target,
  });
  return {
    ...stepOf(results, [`--workers=${workers}`, ...patterns]),
    again: (failed) => ({
      ...stepOf(join(RESULTS, `${name}-again.jsonl`), [
        '--alone',
        '--workers=1',
        ...new Set(failed.map(({ file }) => file)),
      ]),
      name: `tests: ${name}, once more`,
    }),
  };
};
