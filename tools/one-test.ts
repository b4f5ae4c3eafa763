/** `npm run one -- <file> ...`: the tests of the named files, on the embedded PostgreSQL where they need a database. */
import { runStep } from './test-run/steps.ts';
import { testRun } from './test-run/node-test.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name a test file: npm run one -- packages/domain/src/values/calendar.test.ts');
  process.exitCode = 1;
} else if (!(await runStep(testRun('one', files))).ok) {
  process.exitCode = 1;
}
