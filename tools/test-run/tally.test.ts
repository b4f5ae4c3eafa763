import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openTally } from './tally.ts';

test('a test that was left out is named at the end and counts neither as passed nor as failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-tally-'));
  const results = join(folder, 'results.jsonl');
  const result = { file: 'login.e2e.ts', title: 'in Firefox', seconds: 0 };
  const outcomes = [
    { ...result, outcome: 'passed' },
    { ...result, title: 'in WebKitGTK', outcome: 'skipped' },
  ];
  writeFileSync(results, outcomes.map((each) => JSON.stringify(each)).join('\n'));
  const { run, summary } = openTally();
  await run({ name: 'a run of tests', command: ['node', '--eval', ''], results });
  rmSync(folder, { recursive: true });
  const text = summary();
  assert.match(
    text,
    /Left out here, neither passed nor failed:\n {2}login\.e2e\.ts: in WebKitGTK\n/,
  );
  assert.match(text, /\n1 passed, 0 failed$/);
});
