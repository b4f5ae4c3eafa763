import assert from 'node:assert/strict';
import test from 'node:test';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { QueryClient } from '@tanstack/react-query';
import { markInCache, withMark } from '#contract-page/favourites.ts';

const contract = (id: string, favorite: boolean) => ({ id, favorite, name: id });

test('SIT-08 a mark is set on one contract and nothing else is touched', () => {
  const items = [contract('a', false), contract('b', false)];
  const marked = withMark(items, 'b', { favorite: true });
  assert.deepEqual(marked, [contract('a', false), contract('b', true)]);
  assert.equal(marked[0], items[0]);
  assert.equal(withMark(items, 'c', { favorite: true }), items);
});

test('SIT-08 CON-10 ERR-23 the mark is set in list, slider and head, and is removed again', () => {
  const cache = new QueryClient();
  const listKey = [contracts.list.name, 'pages', { company_number: '104233' }];
  const pages = [{ items: [contract('a', false)] }, { items: [contract('b', false)] }];
  cache.setQueryData(listKey, { pages, pageParams: [1, 2] });
  cache.setQueryData([contracts.recent.name, {}], { items: [contract('b', false)] });
  cache.setQueryData([contracts.find.name, { id: 'b' }], { contract_id: 'b', favorite: false });

  const seen = () => ({
    list: cache.getQueryData<{ pages: typeof pages }>(listKey)?.pages,
    recent: cache.getQueryData([contracts.recent.name, {}]),
    head: cache.getQueryData([contracts.find.name, { id: 'b' }]),
  });
  markInCache(cache, 'b', { favorite: true });
  const { list, recent, head } = seen();
  assert.equal(list?.[0], pages[0], 'the page without it is the same object');
  assert.deepEqual(list?.[1], { items: [contract('b', true)] });
  assert.deepEqual(recent, { items: [contract('b', true)] });
  assert.deepEqual(head, { contract_id: 'b', favorite: true });

  markInCache(cache, 'b', { favorite: false });
  assert.deepEqual(seen().list, pages);
  markInCache(cache, 'b', { active_subscription: true });
  const followed = { contract_id: 'b', favorite: false, active_subscription: true };
  assert.deepEqual(seen().head, followed);
  assert.deepEqual(seen().recent, {
    items: [{ ...contract('b', false), active_subscription: true }],
  });
  cache.clear();
});
