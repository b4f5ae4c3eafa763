import assert from 'node:assert/strict';
import test from 'node:test';
import { isNarrowed, noSitesText, sitesQuery } from '#contracts/sites-query.ts';
import { EMPTY_CHOICE } from '#core/filters/list-choice.ts';

test('SIT-11 ERR-35 without a company no contracts are fetched', () => {
  assert.equal(typeof sitesQuery(undefined).queryFn, 'symbol', 'the token that skips');
  assert.equal(typeof sitesQuery('104233').queryFn, 'function');
});

test('API-46 SIT-02 SIT-03 search terms and filters are part of what is asked for', () => {
  const filters = { status: ['open'], favourites: ['true'] };
  assert.deepEqual(sitesQuery('104233', { tags: ['Lauenau'], filters }).queryKey, [
    'contracts.list',
    'pages',
    { company_number: '104233', page_size: null, query: ['Lauenau'], filterString: filters },
  ]);
});

test('SIT-05 SIT-06 an empty list says why: nothing there, or nothing that fits', () => {
  const filters = { status: ['open'] };
  const cases: [tags: string[], filters: Record<string, string[]>, text: string | null][] = [
    [[], {}, null],
    [[], filters, 'Für die gewählten Filter gibt es keine Baustelle.'],
    [['Ufer', 'weg'], {}, 'Für „Ufer weg“ gibt es keine Baustelle.'],
    [['Ufer'], filters, 'Für „Ufer“ und die gewählten Filter gibt es keine Baustelle.'],
  ];
  for (const [tags, chosen, text] of cases) {
    const choice = { tags, filters: chosen };
    assert.equal(isNarrowed(choice), text !== null);
    if (text) assert.equal(noSitesText(choice), text);
  }
  assert.equal(isNarrowed(EMPTY_CHOICE), false);
});
