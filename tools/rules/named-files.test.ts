import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkNamedFiles } from './named-files.ts';

const PATHS = [
  'packages/contract/src/wire/codecs.ts',
  'packages/web/src/tokens.css',
  'apps/portal/src/core/outbox/outbox.ts',
  'apps/portal/src/core/outbox/driver.ts',
  'apps/portal/src/shell.tsx',
  'apps/server/migrations/0001-core-tenancy.sql',
  'tools/check.ts',
];
const found = (path: string, text: string) =>
  checkNamedFiles([{ path, text }], PATHS).map(
    ({ line = 1, text: problem }) => `${line}: ${problem}`,
  );
const CODE = 'apps/portal/src/core/outbox/outbox.ts';

const TRUE: readonly (readonly [path: string, text: string])[] = [
  ['docs/a.md', '`packages/web/src/tokens.css`, `apps/server/migrations/0001-core-tenancy.sql`'],
  ['docs/a.md', '`contract/wire/codecs.ts`, `core/outbox/driver.ts` of the portal'],
  ['docs/a.md', '`apps/portal/src/` holds shell.tsx; SQL stands in `store.ts`'],
  ['docs/a.md', '`*-store.ts`, `<concept>/present.ts`, <https://a.example/b.ts>'],
  [CODE, '/** See driver.ts, `core/outbox/driver.ts`, ../../shell.tsx. */'],
  [CODE, "import { a } from './nowhere.ts';"],
  ['packages/web/src/base.css', '/* tokens.css has the values */'],
];

for (const [index, [path, text]] of TRUE.entries()) {
  test(`named files: the true place ${index + 1} is accepted`, () => {
    assert.deepEqual(found(path, text), []);
  });
}

const FALSE: readonly (readonly [path: string, text: string, problem: string])[] = [
  ['docs/a.md', 'a\n`wire.ts`', '2: there is no wire.ts'],
  ['docs/a.md', '`codecs.ts`', '1: there is no codecs.ts'],
  ['docs/a.md', '`contract/codecs.ts`', '1: there is no contract/codecs.ts'],
  ['docs/a.md', '`tools/gone.ts`', '1: there is no tools/gone.ts'],
  ['docs/a.md', '`0009-core-gone.sql`', '1: there is no 0009-core-gone.sql'],
  [CODE, 'const a = 1; // see\n/**\n * core/live.ts\n */', '3: there is no core/live.ts'],
  [CODE, '// check.ts', '1: there is no check.ts'],
  ['packages/web/src/base.css', '.a { /* see gone.css */ }', '1: there is no gone.css'],
];

for (const [index, [path, text, problem]] of FALSE.entries()) {
  test(`named files: the false place ${index + 1} is reported`, () => {
    assert.deepEqual(found(path, text), [problem]);
  });
}
