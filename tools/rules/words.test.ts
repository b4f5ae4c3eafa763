import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSource } from './source.ts';
import { checkFileNames, checkProse, checkTimers, checkWords } from './words.ts';

const inCode = (text: string, path = 'apps/portal/src/a.ts') =>
  checkWords([readSource(path, text)]).map(({ line = 1, text: problem }) => `${line}: ${problem}`);
const begins = (line: number, word: string) => [
  `${line}: "${word}" begins a sentence: begin with the subject`,
];

const COMMENTS: readonly (readonly [text: string, problems: readonly string[]])[] = [
  ['/** The plant sends rows. What it sends is kept. */', begins(1, 'What')],
  ['/**\n * The plant sends rows.\n *\n * whoever reads them answers\n */', begins(4, 'whoever')],
  ['// The queue keeps\n// what was not sent.\n// Whatever fails stays.', begins(3, 'Whatever')],
  ['// The queue keeps\n// what was not sent.', []],
  ['/** LOG-01, D-15: what is kept. */', begins(1, 'what')],
  ['/**\n * - a row\n * - whose row it is\n */', begins(3, 'whose')],
  ['/** `What` is a name. */', []],
  ['/** The user, who reads, knows what it is: who else? */', []],
  ['// the foreman and her lorry', ['1: "her" is retired: name the person: the user, the foreman']],
  ['// he is HERSELF', ['1: "he" is retired: name the person: the user, the foreman']],
  ["test('LOG-01 D-15 what is kept stays', run);", begins(1, 'what')],
  ["test('rooms: what is kept stays', run);", begins(1, 'what')],
  ["test.describe('who reads', run);", begins(1, 'who')],
  ['test(`${name}: whatever is sent`, run);', begins(1, 'whatever')],
  ["test('LOG-01 the user sees what is kept', run);", []],
];

for (const [text, problems] of COMMENTS) {
  test(`sentences: ${JSON.stringify(text)} has ${problems.length} retired beginnings or words`, () => {
    assert.deepEqual(inCode(text), problems);
  });
}

const NAMES: readonly (readonly [text: string, problem: string | null])[] = [
  ['const MOST_ROWS = [1];', 'MOST_ROWS'],
  ['const ROWS_MOST_READ = [1];', 'ROWS_MOST_READ'],
  ['const MAILS_AT_ONCE_MAX = [1];', 'MAILS_AT_ONCE_MAX'],
  ['const ALMOST_ROWS = [1];', null],
  ['const PAUSE = 5 * 60_000;', 'PAUSE'],
  ['const PAUSE_MS = 5 * 60_000;', null],
  ['const RETRY_PAUSE = -PAUSE_MS / 2;', 'RETRY_PAUSE'],
  ['const ROUNDS = 5;', null],
  ['const RADIUS = 5;', 'RADIUS'],
  ['const FILES_PER_FOLDER = 5;', null],
  ['const MAX_STREAMS = 5;', null],
  ['const MIN_SHARE = 0.5;', null],
  ['const MAX_WAIT = 5;', 'MAX_WAIT'],
  ['const MAX_WAIT_SECONDS = 5;', null],
  ['const PAGE_SIZE = 5;', null],
  ['const MAX_SIZE = 5;', 'MAX_SIZE'],
  ["const PAUSE = 'long';", null],
  ['const lastSeite = 1;', 'lastSeite'],
  ['const LAST_SEITE = [1];', 'LAST_SEITE'],
  ['const read = ({ von }: Range) => von;', 'von'],
  ['const read = ({ von: from }: Range) => from;', null],
  ["t('range', { von: from, bis: to });", null],
  ['type Range = { readonly bis: string };', 'bis'],
  ["import { werk } from './b.ts';", 'werk'],
  ['const { position, site } = row;', null],
];

for (const [text, name] of NAMES) {
  test(`names: ${text} ${name === null ? 'is plain English' : 'is refused'}`, () => {
    const found = inCode(text).map((problem) => /"(\w+)"/.exec(problem)?.[1]);
    assert.deepEqual(found, name === null ? [] : [name]);
  });
}

test('names: texts, demo data and rows of the weighing systems may be German', () => {
  const text = 'const seite = 1;';
  for (const path of [
    'packages/texts/src/session/session.ts',
    'apps/server/src/demo/fill.ts',
    'packages/domain/src/imports/vas-row.ts',
  ]) {
    assert.deepEqual(inCode(text, path), [], path);
  }
});

test('documents and comments of styles are read like comments', () => {
  const prose = (path: string, text: string) =>
    checkProse([{ path, text }]).map(({ line, text: problem }) => `${line}: ${problem}`);
  assert.deepEqual(
    prose('docs/a.md', '# Who reads\n\nRows.\n\n- **D-15** Whoever\n\n| a | what b is |'),
    [...begins(1, 'Who'), ...begins(7, 'what')],
  );
  assert.deepEqual(
    prose('docs/a.md', '```\nWhat is this\n```\n\nRows. What\nis kept.'),
    begins(5, 'What'),
  );
  assert.deepEqual(prose('a.css', '.a {\n  /* what is seen */\n}'), begins(2, 'what'));
  assert.deepEqual(prose('a.css', '.what {\n  top: 0;\n}'), []);
});

test('file names: a word that does not say what the file holds', () => {
  const bad = [
    'look.ts',
    'more.tsx',
    'pairs.ts',
    'wide.ts',
    'told.ts',
    'trusted.ts',
    'last-read.ts',
  ];
  bad.push('hand-over.ts', 'drawn-once.ts', 'moved-ids.test.ts', 'stand.ts', 'mail-stand.ts');
  for (const name of bad)
    assert.equal(checkFileNames([`apps/portal/src/core/${name}`]).length, 1, name);
  const good = ['group-in-pairs.ts', 'trusted-types.ts', 'wide-screen.tsx', 'load-more.tsx'];
  assert.deepEqual(checkFileNames(good), []);
});

test('timers: tests wait for an event, but for the waiters of the house', () => {
  const timers = (path: string, text: string) => checkTimers([readSource(path, text)]).length;
  const path = 'e2e/journeys/a.e2e.ts';
  assert.equal(timers(path, 'await page.waitForTimeout(500);'), 1);
  assert.equal(timers(path, 'await sleep(500);'), 1);
  assert.equal(timers(path, 'new Promise((done) => setTimeout(done, 500));'), 1);
  assert.equal(timers(path, 'window.setTimeout(done, 500);'), 1);
  assert.equal(timers(path, "await page.waitForLoadState('networkidle');"), 1);
  assert.equal(timers(path, "import { setTimeout as delay } from 'node:timers/promises';"), 1);
  assert.equal(timers(path, 'test.setTimeout(500);'), 0);
  assert.equal(timers('e2e/support/a.ts', 'await sleep(500);'), 1);
  assert.equal(timers('apps/server/testing/server/a.ts', 'await sleep(500);'), 1);
  assert.equal(timers('apps/server/testing/server/until.ts', 'await sleep(500);'), 0);
  assert.equal(timers('apps/server/src/core/retry.ts', 'await sleep(500);'), 0);
});
