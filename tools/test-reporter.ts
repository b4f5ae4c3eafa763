/**
 * Reporter of tools/test-worker.ts: prints failures, and keeps every outcome as one JSON line in the file
 * that TEST_RESULTS names.
 */
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import { FILE_ENDS, type Outcome, type TestResult } from './test-results.ts';

type Finished = EventData.TestPass | EventData.TestFail;

const outcomeOf = (passed: boolean, { skip, todo }: Finished): Outcome =>
  skip !== undefined || todo !== undefined ? 'skipped' : passed ? 'passed' : 'failed';

const errorOf = ({ details }: Finished) => ('error' in details ? details.error : undefined);

export default async function* report(events: AsyncIterable<TestEvent>) {
  const target = process.env['TEST_RESULTS'];
  const path: string[] = [];

  for await (const event of events) {
    if (event.type === 'test:start') path.splice(event.data.nesting, Infinity, event.data.name);
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { name, nesting, details } = event.data;
    const error = errorOf(event.data);
    // A suite counts only when it failed by itself: in a hook, or while its file was loaded.
    if (details.type === 'suite' && (!error || error.failureType === 'subtestsFailed')) continue;
    const [file = '', ...suites] = [...path.slice(0, nesting), name];
    const result: TestResult = {
      file: relative(process.cwd(), resolve(file)),
      title: suites.length === 0 ? FILE_ENDS : suites.join(' > '),
      outcome: outcomeOf(event.type === 'test:pass', event.data),
      seconds: details.duration_ms / 1000,
      ...(error && { error: inspect(error.cause) }),
    };
    if (target) appendFileSync(target, `${JSON.stringify(result)}\n`);
    if (result.outcome === 'failed') yield `\n✖ ${result.file}: ${result.title}\n${result.error}\n`;
  }
}
