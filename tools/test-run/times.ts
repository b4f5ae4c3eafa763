/** Where the time of a run went: its steps, and the tests that took longest. */
import type { TestResult } from './results.ts';
import type { Ended } from './steps.ts';

const SLOWEST_TESTS = 10;

const rowOf = (seconds: number, what: string) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;

/** One line for each step in the order they ended, and how long everything took. */
export const stepTimes = (
  steps: readonly Pick<Ended, 'name' | 'seconds'>[],
  totalSeconds: number,
): string =>
  [
    'Where the time went:',
    ...steps.map(({ name, seconds }) => rowOf(seconds, name)),
    rowOf(totalSeconds, 'in all'),
  ].join('\n');

/** The tests that took longest, with file and title. */
export const slowestTests = (results: readonly TestResult[]): string =>
  [
    'The slowest tests:',
    ...results
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SLOWEST_TESTS)
      .map(({ file, title, seconds }) => rowOf(seconds, `${file}: ${title}`)),
  ].join('\n');
