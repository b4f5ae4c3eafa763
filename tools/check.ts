/** `npm run check`: everything that needs no database and no browser, side by side. */
import { runSideBySide, type Step } from './test-run/steps.ts';
import { testRun, UNIT_TESTS } from './test-run/node-test.ts';

export const checks = (): Step[] => [
  { name: 'types: portal', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'types: server', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'rooms', command: ['node', 'tools/rooms.ts'] },
  { name: 'format', command: ['oxfmt', '--list-different', '.'] },
  testRun('units', UNIT_TESTS),
];

if (import.meta.main) {
  const failed = await runSideBySide(checks());
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`);
    process.exitCode = 1;
  }
}
