/**
 * The second half of `npm test`, on Node 26: checks, the server's suite on both PostgreSQL versions,
 * the journeys in the browser, where the time went, and one summary line.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checks } from './check.ts';
import { ROOT } from './root.ts';
import { FAR_FROM_BERLIN, POSTGRES_15_TESTS, SERVER_TESTS, testRun } from './test-run/node-test.ts';
import { withPostgres15 } from './test-run/postgres-15.ts';
import { RESULTS } from './test-run/results.ts';
import { runSideBySide, type Step } from './test-run/steps.ts';
import { openTally } from './test-run/tally.ts';

process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const { run, failed, summary } = openTally();

/** Two cores are busy with one run of tests; from four on the browser has its own beside the server's tests. */
const all = availableParallelism();
const isWide = all >= 4;
const browserCores = isWide ? Math.ceil(all / 2) : all;
const cores = isWide ? all - browserCores : all;
/** A journey waits for about a third of its time. */
const journeyWorkers = Math.ceil(browserCores * 1.5);

const browser = (name: string, url: string | undefined, ...only: string[]): Step => {
  const stepOf = (file: string, ...args: readonly string[]): Step => {
    const results = join(RESULTS, `${file}.json`);
    return {
      name: `tests: browser on ${name}`,
      command: [
        'playwright',
        ...['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json', ...only, ...args],
      ],
      env: { DATABASE_URL: url, E2E_SHORT: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: results },
      results,
    };
  };
  return {
    ...stepOf(`browser-${name}`, `--workers=${journeyWorkers}`),
    again: () => ({
      ...stepOf(`browser-${name}-again`, '--workers=1', '--last-failed'),
      name: `tests: browser on ${name}, once more`,
    }),
  };
};

const testServer = async () => {
  // Every statement the suite runs is recorded, to be explained afterwards.
  const statements = join(ROOT, '.cache', 'statements.jsonl');
  rmSync(statements, { force: true });
  const env = { ...FAR_FROM_BERLIN, DATABASE_URL: undefined, STATEMENT_LOG: statements };
  await run(testRun('postgres-18', SERVER_TESTS, { env, cores }));
  await run({
    name: 'statements stay within their company',
    command: ['node', 'apps/server/testing/database/check-statements.ts', statements],
    env: { DATABASE_URL: undefined },
  });
  await withPostgres15(async (url) => {
    const on15 = { DATABASE_URL: url };
    await run({
      name: 'statements are understood by PostgreSQL 15',
      command: ['node', 'apps/server/testing/database/plan-statements.ts', statements],
      env: on15,
    });
    await run(testRun('postgres-15', POSTGRES_15_TESTS, { env: on15, cores }));
  });
};

const testBrowser = async () => {
  await run(browser('postgres-18', undefined));
  await withPostgres15((url) => run(browser('postgres-15', url, '--grep=@postgres-15')));
};

await runSideBySide(checks(), run);
await run({ name: 'first load', command: ['node', 'tools/size.ts'] });
if (isWide) {
  await Promise.all([testServer(), testBrowser()]);
} else {
  await testServer();
  await testBrowser();
}
await run({ name: 'requirements', command: ['node', 'tools/requirements.ts'] });

console.log(summary());
process.exitCode = failed() > 0 ? 1 : 0;
