/**
 * Reporter of tools/test-run/worker.ts: prints failures, and keeps every outcome as one JSON line in the file
 * that TEST_RESULTS names.
 */
import { appendFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { FILE_ENDS, type Outcome, type TestResult } from './results.ts';

type Finished = EventData.TestPass | EventData.TestFail;

const outcomeOf = (passed: boolean, { skip, todo }: Finished): Outcome =>
  skip !== undefined || todo !== undefined ? 'skipped' : passed ? 'passed' : 'failed';

/** Whether a suite failed by itself, and not because of the tests in it. */
const isOwnFailure = (error: Error | undefined) =>
  error !== undefined && !('failureType' in error && error.failureType === 'subtestsFailed');

const errorOf = ({ details }: Finished) => ('error' in details ? details.error : undefined);

/** Node reports an error after the end of its test only as text, with a place when it knows the test. */
const LATE_ERROR = /^Error: (?:.* at (\S+?):\d+:\d+|A resource) generated asynchronous activity/s;
/** Names itself as the place of what a file does outside its tests. */
const WORKER = join('tools', 'test-run', 'worker.ts');

const lateErrorOf = (message: string, current: string): TestResult[] => {
  const found = LATE_ERROR.exec(message);
  if (!found) return [];
  const [, place] = found;
  const file = place === undefined || place === WORKER ? nameOf(current) : place;
  return [{ file, title: FILE_ENDS, outcome: 'failed', seconds: 0, error: message }];
};

const nameOf = (file: string) => relative(process.cwd(), resolve(file));

export default async function* report(events: AsyncIterable<TestEvent>) {
  const target = process.env['TEST_RESULTS'];
  const path: string[] = [];

  for await (const event of events) {
    if (event.type === 'test:start') path.splice(event.data.nesting, Infinity, event.data.name);
    for (const result of resultsOf(event, path)) {
      if (target) appendFileSync(target, `${JSON.stringify(result)}\n`);
      if (result.outcome !== 'failed') continue;
      yield `\n✖ ${result.file}: ${result.title}\n${result.error ?? ''}\n`;
    }
  }
}

const resultsOf = (event: TestEvent, path: readonly string[]): TestResult[] => {
  if (event.type === 'test:diagnostic') return lateErrorOf(event.data.message, path[0] ?? '');
  if (event.type !== 'test:pass' && event.type !== 'test:fail') return [];
  const { name, nesting, details } = event.data;
  const error = errorOf(event.data);
  // A suite counts only when it failed by itself: in a hook, or while its file was loaded.
  if (details.type === 'suite' && !isOwnFailure(error)) return [];
  const [file, ...titles] = [...path.slice(0, nesting), name];
  const result = {
    file: nameOf(file),
    title: titles.length === 0 ? FILE_ENDS : titles.join(' > '),
    outcome: outcomeOf(event.type === 'test:pass', event.data),
    seconds: details.duration_ms / 1000,
  };
  return [error ? { ...result, error: inspect(error.cause) } : result];
};
