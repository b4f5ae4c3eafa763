import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import test from 'node:test';

const ROOT = new URL('../../../', import.meta.url);
const ROOMS = [
  'apps/portal',
  'packages/web',
  'packages/contract',
  'packages/domain',
  'packages/texts',
];

/** Of the contract, but only the server draws the description of the interface. */
const SERVER_ONLY = ['packages/contract/src/protocol/openapi.ts'];

/** Functions that iOS 16.4 or a browser of its time lacks, and the first Safari that has them (D-67). */
const TOO_NEW: [call: RegExp, since: string][] = [
  [/\b(?:search|query|params|searchParams|URLSearchParams\([^)]*\))\.size\b/i, 'Safari 17'],
  [/\bURL\.(?:canParse|parse)\(/, 'Safari 17'],
  [/\bAbortSignal\.any\(/, 'Safari 17.4'],
  [/\b(?:Object|Map)\.groupBy\(/, 'Safari 17.4'],
  [/\bPromise\.(?:withResolvers|try)\(/, 'Safari 17.4'],
  [/\bRegExp\.escape\(/, 'Safari 18.2'],
  [
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf)\(/,
    'Safari 17',
  ],
  [/\.(?:checkVisibility|togglePopover|showPopover|hidePopover)\(/, 'Safari 17'],
  [/\b(?:requestIdleCallback|startViewTransition)\(/, 'Safari 18'],
];

const tooNewIn = (code: string) =>
  TOO_NEW.filter(([call]) => call.test(code)).map(([call, since]) => `${call.source}: ${since}`);

test('D-67 the code of the browser calls nothing that iOS 16.4 lacks', () => {
  const files = globSync(
    ROOMS.map((room) => `${room}/src/**/*.{ts,tsx}`),
    { cwd: ROOT },
  ).filter(
    (file) => !/\.test\.ts$|\/gallery\/|test-server/.test(file) && !SERVER_ONLY.includes(file),
  );
  assert.ok(files.length > 400, `only ${files.length} files`);
  for (const file of files) {
    assert.deepEqual(tooNewIn(readFileSync(new URL(file, ROOT), 'utf8')), [], file);
  }
});

test('D-67 the check finds each of these calls', () => {
  for (const code of [
    'const query = search.size > 0',
    'new URLSearchParams(text).size',
    'URL.canParse(text)',
    'AbortSignal.any([a, b])',
    'Object.groupBy(rows, of)',
    'Promise.withResolvers()',
    'chosen.difference(others)',
  ])
    assert.equal(tooNewIn(code).length, 1, code);
  assert.deepEqual(tooNewIn('stale.size > 0 && AbortSignal.timeout(9)'), []);
});

test('D-67 no named engine is older than a function of strings that the wire needs', () => {
  const config = readFileSync(new URL('apps/portal/vite.config.ts', ROOT), 'utf8');
  const named = (engine: string) =>
    Number(new RegExp(`'${engine}(\\d+(?:\\.\\d+)?)'`).exec(config)?.[1] ?? 0);
  // `isWellFormed` checks every text before it is sent.
  assert.ok(named('firefox') >= 119 && named('chrome') >= 111 && named('safari') >= 16.4);
});

/** Widths in px do not grow with the size of text set in the browser (docs/decisions/0070). */
const PIXEL_WIDTH = /(?:min|max)-width:\s*[\d.]+px|width\s*[<>]=?\s*[\d.]+px/;
const pixelQueriesIn = (code: string) =>
  (code.match(/@media[^{]*\{|MediaHook\([^)]*\)/g) ?? []).filter((query) =>
    PIXEL_WIDTH.test(query),
  );

test('ONL-116 layouts of the portal begin at widths in letters, never in px', () => {
  const files = globSync(['apps/portal/src/**/*.{css,ts}', 'packages/web/src/**/*.{css,ts}'], {
    cwd: ROOT,
  }).filter((file) => !/\/gallery\/|\.test\.ts$/.test(file));
  assert.ok(files.length > 100, `only ${files.length} files`);
  for (const file of files) {
    assert.deepEqual(pixelQueriesIn(readFileSync(new URL(file, ROOT), 'utf8')), [], file);
  }
  assert.equal(pixelQueriesIn('@media (min-width: 1024px) { a { color: red } }').length, 1);
  assert.equal(pixelQueriesIn("createMediaHook('(min-width: 720px)')").length, 1);
  assert.deepEqual(pixelQueriesIn('@media (min-width: 64em) { a { max-width: 640px } }'), []);
});
