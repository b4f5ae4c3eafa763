import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isNumberLike,
  numbersBeginning,
  numbersFirst,
  plateKey,
  readSearch,
} from '#staff/search.ts';

test('OFF-81 a sign before the term narrows the search', () => {
  const cases: [typed: string, kind: string, term: string][] = [
    ['lau', 'everything', 'lau'],
    ['  lau ks ', 'everything', 'lau ks'],
    ['>', 'actions', ''],
    ['> tages', 'actions', 'tages'],
    ['#5512', 'numbers', '5512'],
    ['# 5512', 'numbers', '5512'],
    ['5>2', 'everything', '5>2'],
    ['', 'everything', ''],
  ];
  for (const [typed, kind, term] of cases) assert.deepEqual(readSearch(typed), { kind, term });
});

test('OFF-80 an input looks like a number when digits and signs between them are all it has', () => {
  const cases: [term: string, isLike: boolean][] = [
    ['551208', true],
    ['2511-04418', true],
    ['55 12', true],
    ['2511-', true],
    ['-2511', false],
    ['B 442', false],
    ['442b', false],
    ['lau', false],
    ['', false],
  ];
  for (const [term, isLike] of cases) assert.equal(isNumberLike(term), isLike, term);
});

test('OFF-80 for a number the kinds found by it come before those found by words', () => {
  const groups = [
    { key: 'contracts', isByNumber: false },
    { key: 'customers', isByNumber: true },
    { key: 'deliveries', isByNumber: true },
  ];
  const keys = (term: string) => numbersFirst(groups, term).map(({ key }) => key);
  assert.deepEqual(keys('442'), ['customers', 'deliveries', 'contracts']);
  assert.deepEqual(keys('B 442'), ['contracts', 'customers', 'deliveries']);
});

test('OFF-80 plates are compared without blanks, hyphens and case', () => {
  const cases: [plate: string, key: string][] = [
    ['HM-KS 418', 'HMKS418'],
    ['hm ks418', 'HMKS418'],
    ['lök-ä 1', 'LÖKÄ1'],
  ];
  for (const [plate, key] of cases) assert.equal(plateKey(plate), key);
});

test('OFF-80 the beginning of a number stands for one range of each length', () => {
  assert.deepEqual(numbersBeginning('1002345'), [
    { from: 1_002_345, to: 1_002_345 },
    { from: 10_023_450, to: 10_023_459 },
    { from: 100_234_500, to: 100_234_599 },
  ]);
  assert.equal(numbersBeginning('10').length, 8);
  for (const text of ['', '0123', '12a', '1234567890']) {
    assert.deepEqual(numbersBeginning(text), [], text);
  }
});
