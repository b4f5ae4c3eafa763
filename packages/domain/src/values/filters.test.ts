import assert from 'node:assert/strict';
import test from 'node:test';
import * as fc from 'fast-check';
import {
  formatFilters,
  formatTags,
  isFilterChosen,
  parseFilters,
  parseTags,
  stripEmpty,
} from '#values/filters.ts';

test('API-05 empty values and keys without values are stripped', () => {
  const cases: [filters: Record<string, string[]>, stripped: Record<string, string[]>][] = [
    [{}, {}],
    [{ status: [] }, {}],
    [{ status: [''] }, {}],
    [{ status: ['', '0'], factory: [''] }, { status: ['0'] }],
    [{ favourites: ['false'] }, { favourites: ['false'] }],
  ];
  for (const [filters, stripped] of cases) {
    assert.deepEqual(stripEmpty(filters), stripped);
    assert.deepEqual(parseFilters(formatFilters(filters)), stripped);
  }
});

test('API-05 filterString is URL-encoded and repeats the key of several values (D-28)', () => {
  const cases: [filters: Record<string, string[]>, text: string][] = [
    [{ status: ['0', '3'], plate: [''] }, 'status=0&status=3'],
    [{ material: ['AC 22 T S'] }, 'material=AC+22+T+S'],
    [{ factory: ['Groß & Klein = 1'] }, 'factory=Gro%C3%9F+%26+Klein+%3D+1'],
    [{ date: ['20-11-2026'] }, 'date=20-11-2026'],
  ];
  for (const [filters, text] of cases) {
    assert.equal(formatFilters(filters), text);
    assert.deepEqual(parseFilters(text), stripEmpty(filters));
  }
});

test('a filterString from elsewhere is read leniently', () => {
  assert.deepEqual(parseFilters(''), {});
  assert.deepEqual(parseFilters('?status=0&&status=0&status=&x'), { status: ['0'] });
  assert.deepEqual(parseFilters('plate=100%'), { plate: ['100%'] });
  assert.equal(Object.keys(parseFilters('__proto__=1&constructor=2')).length, 2);
});

test('any filters survive their text form', () => {
  const values = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary', minLength: 1 }), values), (filters) => {
      assert.deepEqual({ ...parseFilters(formatFilters(filters)) }, { ...filters });
    }),
  );
});

test('VAL-31 without a chosen filter there is nothing to apply', () => {
  assert.equal(isFilterChosen({}), false);
  assert.equal(isFilterChosen({ status: [], plate: [''] }), false);
  assert.equal(isFilterChosen({ status: ['0'] }), true);
});

test('VAL-29 VAL-30 search tags are URL-encoded one by one', () => {
  const cases: [tags: string[], query: string][] = [
    [[], ''],
    [['Lauenau'], 'Lauenau'],
    [['Lauenau', '40018277'], 'Lauenau 40018277'],
    [['Haus C', 'A & B'], 'Haus%20C A%20%26%20B'],
    [['100%', 'Straße'], '100%25 Stra%C3%9Fe'],
  ];
  for (const [tags, query] of cases) {
    assert.equal(formatTags(tags), query);
    assert.deepEqual(parseTags(query), tags);
  }
});

test('VAL-29 VAL-30 a query typed by hand is read as tags', () => {
  assert.deepEqual(parseTags('  Haus   C '), ['Haus', 'C']);
  assert.deepEqual(parseTags('100% %zz'), ['100%', '%zz']);
  assert.deepEqual(parseTags('A7 A7 %20'), ['A7']);
});

test('VAL-29 VAL-30 any tags survive the query', () => {
  const tag = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.uniqueArray(tag.filter(Boolean)), (tags) => {
      assert.deepEqual(parseTags(formatTags(tags)), tags);
    }),
  );
});
