/** Failed tests are tried once more, alone: the combined result of both runs. */
import { FILE_ENDS, type TestResult } from './results.ts';

type Settled = {
  /** One outcome for each test. */
  readonly results: readonly TestResult[];
  /** Tests that passed only the second time. */
  readonly flaky: readonly TestResult[];
};

const isFailed = ({ outcome }: TestResult) => outcome === 'failed';
const isSame = (one: TestResult) => (other: TestResult) =>
  one.file === other.file && one.title === other.title;

/** Outcomes of the first run with those of the second, which ran some of its tests again. */
export const settle = (first: readonly TestResult[], again: readonly TestResult[]): Settled => {
  const passes = (test: TestResult) =>
    test.title === FILE_ENDS
      ? again.some(({ file }) => file === test.file) &&
        !again.some((one) => one.file === test.file && isFailed(one))
      : again.some((one) => isSame(test)(one) && one.outcome === 'passed');
  const failed = first.filter(isFailed);
  const flaky = failed.filter(passes);
  const kept = first.filter((test) => !isFailed(test));
  // The second run also has what the first did not come to, and tests of the same file that had passed.
  const added = again.filter((test) => !isFailed(test) && !kept.some(isSame(test)));
  return { results: [...kept, ...added, ...failed.filter((test) => !passes(test))], flaky };
};
