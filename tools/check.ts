/** `npm run check`: everything that needs no database and no browser, side by side; `--planted` shows that it bites. */
import { readHouse } from './rules/check-house.ts';
import { printPlanted } from './rules/planted.ts';
import { FAR_FROM_BERLIN, testRun, UNIT_TESTS } from './test-run/node-test.ts';
import { runSideBySide, type Step } from './test-run/steps.ts';
import { openTally } from './test-run/tally.ts';

export const checks = (): Step[] => [
  // The linter needs the types of every file anyway and reports what `tsc` would (`typeCheck` in .oxlintrc.json).
  { name: 'lint and types', command: ['oxlint'] },
  { name: 'rooms', command: ['node', 'tools/rooms.ts'] },
  { name: 'format', command: ['oxfmt', '--list-different', '.'] },
  testRun('units', UNIT_TESTS, { env: FAR_FROM_BERLIN }),
];

if (import.meta.main && process.argv.includes('--planted')) {
  printPlanted(readHouse());
} else if (import.meta.main) {
  const { run, failed, summary } = openTally();
  await runSideBySide(checks(), run);
  console.log(summary());
  process.exitCode = failed() > 0 ? 1 : 0;
}
