import assert from 'node:assert/strict';
import test from 'node:test';
import {
  companyOf,
  excessFiles,
  isCompanyLost,
  keptPart,
  staysAfter,
  stillKept,
  type KeptAnswer,
} from '#core/last-state/answer.ts';

const NOW = Date.parse('2026-11-26T09:00:00Z');
const DAY_MS = 86_400_000;

const answer = (key: readonly unknown[], daysAgo: number, company: string | null = null) =>
  ({
    userId: 'anna',
    hash: JSON.stringify(key),
    key,
    company,
    at: NOW - daysAgo * DAY_MS,
    data: null,
  }) satisfies KeptAnswer;

const page = (...days: readonly string[]) => ({
  items: days.map((day) => ({ weighing_date: day })),
});
const pages = (...all: readonly ReturnType<typeof page>[]) => ({
  pages: all,
  pageParams: all.map((_, at) => ({ page: at + 1 })),
});

test('ONL-03 of an endless list the first page is kept, of deliveries those of fourteen days too', () => {
  const [today, last, old] = [page('2026-11-26'), page('2026-11-12'), page('2026-11-11')];
  const cases: [name: string, all: readonly ReturnType<typeof page>[], count: number][] = [
    ['contracts.list', [today, today], 1],
    ['deliveries.incoming', [today, last, old], 2],
    ['deliveries.confirmed', [old, old], 1],
    ['deliveries.confirmed', [page(), page()], 1],
    ['amounts.daily', [today], 1],
  ];
  for (const [name, all, count] of cases) {
    const part = keptPart([name, 'pages', {}], pages(...all), NOW);
    assert.deepEqual(part, pages(...all.slice(0, count)), name);
  }
  const whole = { items: [1, 2, 3] };
  assert.equal(keptPart(['notifications.list', {}], whole, NOW), whole);
});

test('ONL-03 ONL-06 a delivery goes after fourteen days, everything after seven without an answer', () => {
  const fresh = answer(['contracts.recent'], 1);
  const cases: [name: string, stored: readonly KeptAnswer[], left: readonly KeptAnswer[]][] = [
    ['nothing', [], []],
    ['a week', [answer(['contracts.list'], 7)], [answer(['contracts.list'], 7)]],
    ['more than a week', [answer(['contracts.list'], 7.01), answer(['session.user'], 8)], []],
    [
      'an older answer of somebody who comes back',
      [answer(['contracts.find'], 40), fresh],
      [fresh, answer(['contracts.find'], 40)],
    ],
    [
      'a delivery of fourteen days',
      [answer(['deliveries.details'], 14), fresh],
      [fresh, answer(['deliveries.details'], 14)],
    ],
    ['an older delivery', [answer(['deliveries.details'], 14.01), fresh], [fresh]],
  ];
  for (const [name, stored, left] of cases) assert.deepEqual(stillKept(stored, NOW), left, name);
});

test('ONL-03 the oldest answers make room', () => {
  const many = Array.from({ length: 310 }, (_, at) => answer(['contracts.find', at], at / 100));
  assert.deepEqual(stillKept(many.toReversed(), NOW), many.slice(0, 300));
});

test('ONL-05 an answer belongs to the company it names, to the selected one, or to the person', () => {
  const cases: [key: readonly unknown[], data: unknown, company: string | null][] = [
    [['contracts.recent', { company_number: '104233' }], {}, '104233'],
    [['contracts.find', { id: 'c' }], { company_number: '104801' }, '104801'],
    [['contracts.find', { id: 'c' }], { company_number: '' }, '1'],
    [['deliveries.incoming', 'pages', { contract_id: 'c' }], pages(), '1'],
    [['session.user', { company_number: null }], {}, null],
    [['content.helpPage', { url: '/' }], { content: '' }, null],
  ];
  for (const [key, data, company] of cases)
    assert.equal(companyOf(key, data, '1'), company, String(key));
});

test('ONL-05 a company that is missing takes its answers with it, and those that may hold several', () => {
  const [one, two] = [answer(['contracts.recent'], 0, '1'), answer(['contracts.recent'], 0, '2')];
  const messages = answer(['notifications.list'], 0);
  const user = answer(['session.user'], 0);
  assert.equal(isCompanyLost([one, user], ['1'], ['1']), false);
  assert.equal(isCompanyLost([one, two], [], ['1']), true);
  assert.equal(isCompanyLost([messages], ['1', '2'], ['1']), true);
  const left = [one, two, messages, user].filter((each) => staysAfter(each, ['1']));
  assert.deepEqual(left, [one, user]);
});

test('ONL-04 the oldest files make room', () => {
  const files = [
    { hash: 'a', size: 30 },
    { hash: 'b', size: 5 },
    { hash: 'c', size: 20 },
  ];
  const cases: [max: number, gone: readonly string[]][] = [
    [55, []],
    [54, ['a']],
    [25, ['a']],
    [24, ['a', 'b']],
    [0, ['a', 'b', 'c']],
  ];
  for (const [max, gone] of cases) assert.deepEqual(excessFiles(files, max), gone, String(max));
});
