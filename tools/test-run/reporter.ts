/**
 * Reporter of `node --test`: prints failures with the output of their file, and keeps every outcome
 * as one JSON line in the file that TEST_RESULTS names, for tools/requirements.ts.
 */
import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { EventData } from 'node:test';
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';
import type { Outcome, TestResult } from './results.ts';

type Finished = EventData.TestPass | EventData.TestFail;

const outcomeOf = (passed: boolean, { skip, todo }: Finished): Outcome =>
  skip !== undefined || todo !== undefined ? 'skipped' : passed ? 'passed' : 'failed';

// Results name a file by its full path, output by the path that was asked for.
const fileOf = ({ file }: { readonly file?: string | undefined }) =>
  relative(process.cwd(), resolve(file ?? ''));

export default async function* report(events: AsyncIterable<TestEvent>) {
  const target = process.env['TEST_RESULTS'];
  const path: string[] = [];
  const printed = new Map<string, string>();
  const counts: Record<Outcome, number> = { passed: 0, failed: 0, skipped: 0 };

  for await (const event of events) {
    switch (event.type) {
      case 'test:start':
        path.splice(event.data.nesting, Infinity, event.data.name);
        break;
      case 'test:stdout':
      case 'test:stderr': {
        const file = fileOf(event.data);
        printed.set(file, `${printed.get(file) ?? ''}${event.data.message}`);
        break;
      }
      case 'test:pass':
      case 'test:fail': {
        if (event.data.details.type === 'suite') break;
        const file = fileOf(event.data);
        const title = [...path.slice(0, event.data.nesting), event.data.name].join(' > ');
        const outcome = outcomeOf(event.type === 'test:pass', event.data);
        const result: TestResult = { file, title, outcome };
        counts[outcome] += 1;
        if (target) appendFileSync(target, `${JSON.stringify(result)}\n`);
        if (event.type === 'test:fail' && outcome === 'failed') {
          yield `\n✖ ${file}: ${title}\n${inspect(event.data.details.error.cause)}\n`;
          yield printed.get(file) ?? '';
          printed.delete(file);
        }
        break;
      }
      default:
    }
  }
  const { passed, failed, skipped } = counts;
  yield `${passed} of ${passed + failed} tests passed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
}
