/** Outcomes of the last test runs, as the reporters left them in `.cache/test-results`. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

export type Outcome = 'passed' | 'failed' | 'skipped';

/** One test; the title is its full path, `suite > test`. */
export type TestResult = {
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly seconds: number;
  readonly error?: string;
};

/** Holds one `.jsonl` per run of `node --test` and one `.json` per run of Playwright. */
export const RESULTS = join(ROOT, '.cache', 'test-results');

/** Stands for the tests of a file that did not get to its end: it could not be loaded, or its process ended. */
export const FILE_ENDS = 'the file runs to its end';

type PlaywrightSuite = {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

const PLAYWRIGHT_OUTCOMES: Readonly<Record<string, Outcome>> = {
  expected: 'passed',
  flaky: 'failed',
  unexpected: 'failed',
  skipped: 'skipped',
};

const playwrightResults = (suite: PlaywrightSuite, path: readonly string[]): TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: suite.file,
      title: [...path, title].join(' > '),
      outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) =>
    playwrightResults(inner, inner.title === '' ? path : [...path, inner.title]),
  ),
];

/** Outcomes in one file; none when the run never got as far as writing it. */
export const readResults = (file: string): TestResult[] => {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.jsonl')) {
    // Written by reporter.ts, one result a line.
    return text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as TestResult] : []));
  }
  // Written by Playwright's json reporter.
  const report = JSON.parse(text) as { readonly suites: readonly PlaywrightSuite[] };
  return report.suites.flatMap((suite) => playwrightResults(suite, []));
};

/** All outcomes of the last runs; empty when no test has run yet. */
export const lastResults = (): TestResult[] =>
  existsSync(RESULTS)
    ? readdirSync(RESULTS).flatMap((file) => readResults(join(RESULTS, file)))
    : [];
