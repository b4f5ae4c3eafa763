import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/root.ts';

const run = promisify(execFile);
/** A report of all cases of a deep run. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The output of a run of test files under these settings if one of their tests fails, otherwise nothing. */
export const failuresOf = (
  files: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<string[]> =>
  run(
    process.execPath,
    ['--import=./tools/fixed-chance.ts', '--test', '--test-reporter=tap', ...files],
    { cwd: ROOT, env: { ...process.env, ...settings }, maxBuffer: MAX_OUTPUT_BYTES },
  ).then(
    () => [],
    (error: unknown) => [
      error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error),
    ],
  );
