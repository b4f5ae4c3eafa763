import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import * as contracts from '#contracts/contracts.ts';
import * as deliveries from '#deliveries/deliveries.ts';
import { searchTags } from '#wire/filters.ts';

const ofSite = { contract_number: '40018277' };
const problemsOf = (schema: z.ZodMiniType, wire: object) =>
  z.safeDecode(schema, wire).error?.issues.map(({ path, message }) => `${path.join()} ${message}`);

test('API-05 ENT-52 filterString carries chosen values both ways and nothing else', () => {
  const { input } = deliveries.incoming;
  for (const [filterString, wire] of [
    [{}, undefined],
    [{ factory: [] }, undefined],
    [{ date: ['2026-11-20'] }, 'date=20-11-2026'],
    [
      { material_category: ['2', '3'], plate: ['HM-KS 418'] },
      'material_category=2&material_category=3&plate=HM-KS+418',
    ],
    [{ material: ['a&b=c'] }, 'material=a%26b%3Dc'],
  ] as const) {
    const clean = { ...ofSite, contract_id: null, page: 1, page_size: null, filterString };
    const travelled = z.encode(input, clean);
    assert.equal(travelled.filterString, wire);
    const chosen = Object.entries(filterString).filter(([, values]) => values.length > 0);
    assert.deepEqual(z.decode(input, travelled).filterString, Object.fromEntries(chosen));
  }
});

test('ENT-52 unknown filters are ignored, bad values refused', () => {
  const { input } = deliveries.confirmed;
  const unknown = { ...ofSite, filterString: 'colour=red&constructor=x&__proto__=y&factory=' };
  assert.deepEqual(z.decode(input, unknown).filterString, {});
  for (const bad of [
    'date=2026-11-20',
    'date=31-02-2026',
    'material_category=5',
    'material_category=2&material_category=x',
    `plate=${'x'.repeat(41)}`,
    Array.from({ length: 101 }, (_, i) => `material=${i}`).join('&'),
  ]) {
    assert.deepEqual(problemsOf(input, { ...ofSite, filterString: bad }), ['filterString filter']);
  }
  const { list } = contracts;
  const ofCompany = { company_number: '104233', filterString: 'favourites=false' };
  assert.deepEqual(problemsOf(list.input, ofCompany), ['filterString filter']);
});

test('VAL-29 VAL-30 search takes free-text tags, each URL-encoded', () => {
  for (const [tags, wire] of [
    [[], undefined],
    [['Lauenau'], 'Lauenau'],
    [['Lauenau BA 2', '40018277'], 'Lauenau%20BA%202 40018277'],
    [['100 % Kies & Sand'], '100%20%25%20Kies%20%26%20Sand'],
  ] as const) {
    assert.equal(z.encode(searchTags, [...tags]), wire);
    assert.deepEqual(z.decode(searchTags, wire), tags);
  }
  const many = Array.from({ length: 11 }, (_, i) => `tag${i}`).join(' ');
  for (const bad of [many, 'x'.repeat(101)]) {
    assert.equal(z.safeDecode(searchTags, bad).error?.issues[0]?.message, 'too_long');
  }
});
