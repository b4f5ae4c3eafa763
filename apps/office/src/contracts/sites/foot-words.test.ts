import assert from 'node:assert/strict';
import { test } from 'node:test';
import { footWords } from '#contracts/sites/foot-words.ts';

const sites = (count: number, warned = 0) =>
  Array.from({ length: count }, (_, at) => ({ warnings: at < warned ? ['gap'] : [] }));
const words = (
  found: ReturnType<typeof sites>,
  total: number,
  { hasMore = false, isSearched = false } = {},
) => footWords({ found, total, hasMore, isSearched }).join(' · ');

test('BEY-128 BEY-138 the foot counts what a search leaves, and says when not all sites were searched', () => {
  assert.equal(words(sites(18), 18), '18 Baustellen');
  assert.equal(words(sites(1, 1), 1), '1 Baustelle · 1 mit Warnung');
  const isSearched = true;
  assert.equal(words(sites(18), 18, { isSearched }), '18 Baustellen', 'it narrows nothing');
  assert.equal(words(sites(1, 1), 18, { isSearched }), '1 von 18 Baustellen · 1 mit Warnung');
  assert.equal(words([], 1, { isSearched }), '0 von 1 Baustelle');
  const hasMore = true;
  assert.equal(
    words(sites(300), 300, { hasMore }),
    '300 Baustellen · nur die ersten 300 sind gezeigt',
  );
  assert.equal(
    words(sites(2), 300, { hasMore, isSearched }),
    '2 von 300 Baustellen · nur die ersten 300 sind durchsucht',
  );
});
