/** Runs the steps of a whole test run, retries failed tests once and sums up the results. */
import { browserFailures } from './browser-failures.ts';
import { type Complaint, repeatComplaints } from './failure-summary.ts';
import { readResults, type TestResult } from './results.ts';
import { settle } from './retry.ts';
import { type Ended, runStep, type Step } from './steps.ts';
import { slowestTests, stepTimes } from './times.ts';

/** More failures than this are no coincidence, and to try them all again would only take time. */
export const MAX_RETRIED_TESTS = 10;

type Tally = {
  /** Runs a step and counts it; a run of tests counts test by test. */
  readonly run: (step: Step) => Promise<void>;
  readonly failed: () => number;
  /** The report at the end; its last line is the total. */
  readonly summary: () => string;
};

export const openTally = (): Tally => {
  const started = performance.now();
  const ended: Ended[] = [];
  const tests: TestResult[] = [];
  const flaky: TestResult[] = [];
  const complaints: Complaint[] = [];
  const total = { passed: 0, failed: 0 };

  const runAndNote = async (step: Step) => {
    const end = await runStep(step);
    ended.push(end);
    return end;
  };
  const retry = async (step: Step, failed: readonly TestResult[]): Promise<TestResult[]> => {
    if (!step.again || failed.length === 0 || failed.length > MAX_RETRIED_TESTS) return [];
    const again = step.again(failed);
    await runAndNote(again);
    return readResults(again.results ?? '');
  };

  return {
    run: async (step) => {
      const { name, ok, text } = await runAndNote(step);
      const { results: file = '' } = step;
      const first = readResults(file);
      const pages = ok ? [] : browserFailures(file); // before the second run clears them away
      const failed = first.filter(isFailed);
      const settled = settle(first, await retry(step, failed));
      tests.push(...settled.results);
      flaky.push(...settled.flaky);
      const countOf = (wanted: string) =>
        settled.results.filter(({ outcome }) => outcome === wanted).length;
      // A run can also end badly without naming a test: a browser that does not start.
      const left = ok || failed.length > 0 ? countOf('failed') : 1;
      total.passed += step.results === undefined ? Number(ok) : countOf('passed');
      total.failed += left;
      const failures = [...pages, ...settled.results.filter(isFailed).flatMap(failureOf)];
      if (left > 0) complaints.push({ name, text, failures });
    },
    failed: () => total.failed,
    summary: () => {
      const seconds = (performance.now() - started) / 1000;
      const parts = [stepTimes(ended, seconds), slowestTests(tests)];
      if (complaints.length > 0) {
        parts.push(`Once more, what failed:\n\n${repeatComplaints(complaints)}`);
      }
      if (flaky.length > 0) {
        const names = flaky.map(({ file, title }) => `  ${file}: ${title}`);
        parts.push(`Flaky, passed only when tried once more:\n${names.join('\n')}`);
      }
      const leftOut = tests.filter(({ outcome }) => outcome === 'skipped');
      if (leftOut.length > 0) {
        const names = leftOut.map(({ file, title }) => `  ${file}: ${title}`);
        parts.push(`Left out here, neither passed nor failed:\n${names.join('\n')}`);
      }
      return `\n${parts.join('\n\n')}\n\n${total.passed} passed, ${total.failed} failed`;
    },
  };
};

const isFailed = ({ outcome }: TestResult) => outcome === 'failed';

/** Failure text kept by Node's reporter; Playwright's is in a separate file. */
const failureOf = ({ file, title, error }: TestResult): string[] =>
  error === undefined ? [] : [`${file}: ${title}\n${error}`];
