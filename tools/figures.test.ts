import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from './root.ts';
import { readHouse } from './rules/check-house.ts';
import { MAX_LINES, MAX_TEST_LINES, MEDIAN_LINES, P90_LINES } from './rules/files.ts';
import { sentencesOf } from './rules/sentences.ts';
import { MAX_RETRIED_TESTS } from './test-run/tally.ts';

const house = readHouse();
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/\s+/g, ' ');

const MAX_RECORD_LINES = 45;

/** Sentences of README, house rules and decisions, with their place. */
const sentences = house.documents
  .filter(({ path }) => /^(?:README|CONTRIBUTING)\.md$|^docs\/decisions\//.test(path))
  .flatMap(({ path, text }) =>
    sentencesOf(text).map((sentence) => ({
      place: `${path}:${sentence.line + 1}`,
      text: sentence.text,
    })),
  );

const NUMBER = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|dozens?)`;
/** A number of things that grow with the product; a number of rows or requests is a limit or a measurement. */
const COUNT = new RegExp(
  String.raw`\b${NUMBER}(?: [a-z]+)?[ -](?:calls|lines|tables|screens|files|folders|tests|journeys|routes|migrations)\b`,
  'i',
);

/** Sentences with such a number that is true by a constant of the tools. */
const COMPUTED: readonly (readonly [path: string, sentence: string])[] = [
  [
    'CONTRIBUTING.md',
    `Median under ${MEDIAN_LINES} lines, nine of ten under ${P90_LINES}, none above ${MAX_LINES} (tests ${MAX_TEST_LINES}).`,
  ],
];
const isComputed = (text: string) => COMPUTED.some(([, sentence]) => sentence.endsWith(text));

test('README, house rules and decisions count nothing that grows, unless a test computes it', () => {
  const counted = sentences.filter(({ text }) => COUNT.test(text) && !isComputed(text));
  assert.deepEqual(counted, []);
  for (const [path, sentence] of COMPUTED) assert.ok(textOf(path).includes(sentence), sentence);
});

test('a number of calls, lines, tables, screens or files is recognised', () => {
  const counts = ['some thirty screens', 'seventy calls', '45,000 lines', '26 new tables'];
  for (const text of counts) assert.match(text, COUNT);
  for (const text of ['one file', '45,000 rows', 'two servers']) assert.doesNotMatch(text, COUNT);
});

test('README says how many failures are tried again', () => {
  assert.equal(MAX_RETRIED_TESTS, 10);
  assert.match(textOf('README.md'), /above ten failures of a step none is tried again/);
});

test('decision 0016 names the budgets of npm run size', () => {
  const size = textOf('tools/size.ts');
  const found = [
    ...(/FIRST_LOAD_BUDGETS_KIB[^{]*\{ login: (\d+), dashboard: (\d+) \}/.exec(size) ?? []),
    ...(/OTHER_FIRST_LOAD_BUDGET_KIB = (\d+);/.exec(size) ?? []),
    ...(/OWN_BUDGET_KIB = (\d+);/.exec(size) ?? []),
  ].filter((part) => /^\d+$/.test(part));
  const said =
    /first load to (\d+) KiB \(login\), (\d+) \(dashboard\) and (\d+) \(.*?\), brotli, and .*? to (\d+) KiB/;
  assert.deepEqual(said.exec(textOf('docs/decisions/0016-front-end.md'))?.slice(1), found);
});

/** Documents and comments as text of one line each. */
const texts = [
  ...house.documents.map(({ path, text }) => ({ path, text })),
  ...house.sources
    .filter(({ path }) => !path.startsWith('tools/'))
    .flatMap(({ path, comments }) => comments.map(({ text }) => ({ path, text }))),
].map(({ path, text }) => ({ path, text: text.replaceAll(/[\s*]+/g, ' ') }));

/** Things that were measured, and the figure of each; it stands in one place, or is the same in all. */
const MEASURED: readonly (readonly [thing: string, figure: RegExp])[] = [
  ["pino's redaction of a line", /redaction[^.]*? (\d[\d.]*) µs/g],
  ['formats of Intl made with their files', /Intl[^.]*?\.?[^.]*? of (\d+) ms/g],
  ['memory of a password hash', /(?:argon2id \(|[Hh]ash takes )(\d+) MiB/g],
  ['React', /React itself is (\d+) KiB/g],
  ['decoder of codes', /zxing-wasm` \((\d+) KiB\)/g],
];

for (const [thing, figure] of MEASURED) {
  test(`measured once: ${thing}`, () => {
    const figures = texts.flatMap(({ text }) => [...text.matchAll(figure)].map(([, one]) => one));
    assert.equal(new Set(figures).size, 1, figures.join(' '));
  });
}

test('times in µs stand in decision 0023 alone, and a package has one size', () => {
  const micro = texts.filter(({ path, text }) => /\d µs/.test(text) && !/\/0023-/.test(path));
  assert.deepEqual(micro, []);
  const sizes = new Map<string, Set<string>>();
  for (const { text } of texts) {
    for (const [, name = '', size = ''] of text.matchAll(
      /`([\w/-]+)`[^.`|]{0,60}? (\d[\d.]*) KiB/g,
    )) {
      sizes.set(name, (sizes.get(name) ?? new Set()).add(size));
    }
  }
  assert.deepEqual(
    [...sizes].filter(([, figures]) => figures.size > 1),
    [],
  );
});

test(`a record of a decision has at most ${MAX_RECORD_LINES} lines`, () => {
  const long = house.documents
    .filter(({ path }) => path.startsWith('docs/decisions/'))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_RECORD_LINES);
  assert.deepEqual(long, []);
});
