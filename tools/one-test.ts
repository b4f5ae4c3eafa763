/** `npm run one -- <file>`: the tests of one file, on the embedded PostgreSQL where they need a database. */
import { runStep } from './test-run/steps.ts';
import { testRun } from './test-run/node-test.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name a test file: npm run one -- packages/domain/src/values/calendar.test.ts');
  process.exitCode = 1;
} else if (!(await runStep(testRun('one', [file]))).ok) {
  process.exitCode = 1;
}
