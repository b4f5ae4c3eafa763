import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchesSite } from '#contracts/sites/site-search.ts';
import type { Site } from '#contracts/sites/warning-words.ts';

const SITE: Site = {
  id: '1',
  number: '40018277',
  name: 'Ortsumgehung Lauenau BA 2',
  company: 'Brinkmann Tiefbau GmbH',
  company_number: '104233',
  starts_at: null,
  ends_at: null,
  materials: [
    {
      material_number: '2201',
      material_name: 'AC 22 T S',
      quantity_unit: 't',
      ordered: 0,
      weighed: 0,
    },
  ],
  on_the_way: 0,
  arrived: 0,
  confirmed: 0,
  warnings: [],
};

test('BEY-138 each word of a search is part of the site, its customer, their numbers or a material', () => {
  const cases: [term: string, isFound: boolean][] = [
    ['', true],
    ['lauenau', true],
    ['BA 2  Tiefbau', true],
    ['brinkmann ac 22', true],
    ['182 1042', true],
    ['lauenau südkies', false],
    ['2201', false],
  ];
  for (const [term, isFound] of cases) assert.equal(matchesSite(SITE, term), isFound, term);
});

test('BEY-138 a site is found as its name is typed without umlauts', () => {
  const named = { ...SITE, name: 'Linden\u00ADstraße Hüttenberg' };
  for (const term of ['Lindenstrasse', 'Huettenberg', 'HÜTTEN', 'lindenstraße'])
    assert.ok(matchesSite(named, term), term);
  assert.ok(!matchesSite(named, 'Lindenhof'));
});
