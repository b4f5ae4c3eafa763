/**
 * The second half of `npm test`, on Node 26: checks, the server's suite on both PostgreSQL versions,
 * the journeys in the browser, and one summary line.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './check.ts';
import { withPostgres15 } from './test-run/postgres-15.ts';
import { ROOT } from './root.ts';
import { runSideBySide, runStep, saidByFailed, type Step } from './test-run/steps.ts';
import { readResults, RESULTS } from './test-run/results.ts';
import { SERVER_TESTS, testRun, UNIT_TESTS } from './test-run/node-test.ts';

const PLAYWRIGHT = 'e2e/playwright.config.ts';
const total = { passed: 0, failed: 0 };

// A run of tests counts test by test, any other step as one.
const count = (step: Step, ok: boolean) => {
  const outcomes = step.results ? readResults(step.results).map(({ outcome }) => outcome) : [];
  const failed = outcomes.filter((outcome) => outcome === 'failed').length;
  total.passed += step.results
    ? outcomes.filter((outcome) => outcome === 'passed').length
    : Number(ok);
  // A run can also end badly without naming a test: a browser that does not start.
  total.failed += ok ? failed : Math.max(failed, 1);
};

const run = async (step: Step) => {
  count(step, await runStep(step));
};

process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const quick = checks();
const failed = await runSideBySide(quick);
for (const step of quick) count(step, !failed.includes(step));
await run({ name: 'first load', command: ['node', 'tools/size.ts'] });

const browser = (name: string, url: string | undefined, ...only: string[]): Step => {
  const results = join(RESULTS, `browser-${name}.json`);
  return {
    name: `tests: browser on ${name}`,
    command: ['playwright', 'test', '-c', PLAYWRIGHT, '--reporter=dot,json', ...only],
    env: { DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    results,
  };
};

// Every statement the suite runs is recorded, to be explained afterwards.
const statements = join(ROOT, '.cache', 'statements.jsonl');
rmSync(statements, { force: true });
await run(
  testRun('postgres-18', SERVER_TESTS, { DATABASE_URL: undefined, STATEMENT_LOG: statements }),
);
await run({
  name: 'statements stay within their company',
  command: ['node', 'apps/server/testing/database/check-statements.ts', statements],
  env: { DATABASE_URL: undefined },
});
await run(browser('postgres-18', undefined));
await withPostgres15(async (url) => {
  // A day is a day in Europe/Berlin wherever the server runs, so this run is set far ahead of it.
  const env = { DATABASE_URL: url, TZ: 'Pacific/Kiritimati' };
  await run(testRun('postgres-15', [...UNIT_TESTS, ...SERVER_TESTS], env));
  await run(browser('postgres-15', url, '--grep=@postgres-15'));
});
await run({ name: 'requirements', command: ['node', 'tools/requirements.ts'] });

if (total.failed > 0) console.log(`\nOnce more, what failed:\n\n${saidByFailed()}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
