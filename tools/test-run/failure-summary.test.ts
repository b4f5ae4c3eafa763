import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { browserFailures } from './browser-failures.ts';
import { repeatComplaints } from './failure-summary.ts';

const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}`).join('\n');
const complaint = (name: string, text: string, ...failures: readonly string[]) => ({
  name,
  text,
  failures,
});

test('failures fit into the lines that are shown, short ones whole', () => {
  const said = repeatComplaints([
    complaint('browser', 'unseen', many(400, 'page'), 'D-1 short\nits reason'),
    complaint('server', many(400, 'line')),
  ]).split('\n');
  assert.ok(said.length <= 95 && said.length > 90, String(said.length));
  assert.equal(said[0], '✖ browser: page 1');
  assert.ok(said.join('\n').includes('\n\n✖ browser: D-1 short\nits reason\n\n✖ server\n'));
  assert.equal(said.at(-1), 'line 400');
  assert.ok(!said.includes('unseen'));
});

test('of very many failures each is at least named, and no line is endless', () => {
  const said = repeatComplaints([
    complaint('browser', '', ...Array<string>(40).fill(many(9, 'error'))),
  ]);
  assert.equal(said.match(/✖ browser: error 1$/gm)?.length, 40);
  assert.ok(repeatComplaints([complaint('types', 'x'.repeat(9000))]).length < 400);
});

test('a failed journey is reported with its errors and the page at that moment', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-complaints-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const context = join(folder, 'error-context.md');
  writeFileSync(context, `# Error\n\n\`\`\`yaml\n${many(80, '- link')}\n\`\`\`\n\n# Source\n`);
  const spec = (title: string, ok: boolean) => ({
    title,
    file: 'one.e2e.ts',
    line: 7,
    ok,
    tests: [
      {
        results: [
          {
            errors: [{ message: '\u001B[31mError\u001B[39m: not seen\n\nCall log:\n  - waiting' }],
            attachments: [{ name: 'error-context', path: context }],
          },
        ],
      },
    ],
  });
  const inner = { title: 'alone', specs: [spec('D-1 red', false), spec('D-2 green', true)] };
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ suites: [{ title: 'one.e2e.ts', suites: [inner] }] }));
  const [failure = '', ...others] = browserFailures(file);
  assert.deepEqual(others, []);
  assert.ok(
    failure.startsWith('one.e2e.ts:7 D-1 red\nError: not seen\nCall log:\n  - waiting\n- link 1\n'),
  );
  assert.ok(failure.endsWith('- link 60'));
  assert.deepEqual(browserFailures(join(folder, 'none.json')), []);
});
