import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as notifications from '@abrufbar/contract/notifications.ts';
import { query } from '@abrufbar/web/data.ts';
import { QueryClient, type InfiniteData } from '@tanstack/react-query';
import { markInCache, markOneInCache } from '#notifications/inbox-cache.ts';
import {
  knownMessage,
  messageQuery,
  newestOf,
  newMessages,
  seenMessages,
  type Message,
  type MessagePage,
} from '#notifications/inbox-read.ts';
import { keepOpenMessage } from '#notifications/open-message.ts';

const message = (id: string, is_seen = false) => ({ id, is_seen }) as Message; // the tests read no other fields
const pageOf = (ids: string, total: number, isLast: boolean, seen = true): MessagePage => ({
  items: [...ids].map((id) => message(id, seen)),
  pagination: {
    current_page: 1,
    page_size: 10,
    total_items: total,
    total_pages: 2,
    has_next_page: !isLast,
  },
});

/** New messages h, e and a; seen ones on the given pages, in descending order. */
const build = (...seen: MessagePage[]) => {
  const cache = new QueryClient();
  cache.setQueryData(newMessages().queryKey, pageOf('hea', 3, true, false));
  cache.setQueryData(seenMessages().queryKey, { pages: seen, pageParams: [] });
  cache.setQueryData(query(notifications.count, {}).queryKey, { count: 3 });
  return cache;
};
const look = (cache: QueryClient) => {
  const fresh = cache.getQueryData<MessagePage>(newMessages().queryKey);
  const seen = cache.getQueryData<InfiniteData<MessagePage>>(seenMessages().queryKey);
  const idsOf = (page: MessagePage | undefined) => page?.items.map(({ id }) => id).join('');
  return {
    fresh: idsOf(fresh),
    left: fresh?.pagination.total_items,
    seen: seen?.pages.map(idsOf),
    total: seen?.pages[0]?.pagination.total_items,
    isSeen: seen?.pages.every(({ items }) => items.every(({ is_seen }) => is_seen)),
    count: cache.getQueryData(query(notifications.count, {}).queryKey),
  };
};

test('MSG-05 D-52 a seen message is sorted among the seen ones, and the count is lower at once', () => {
  const cache = build(pageOf('gf', 4, false), pageOf('db', 4, true));
  markInCache(cache, ({ id }) => id !== 'a');
  assert.deepEqual(look(cache), {
    fresh: 'a',
    left: 1,
    seen: ['hgf', 'edb'],
    total: 6,
    isSeen: true,
    count: { count: 1 },
  });
  markInCache(cache, () => true);
  assert.deepEqual(look(cache).seen, ['hgf', 'edba']);
});

test('MSG-03 a message behind the loaded pages comes with the next page', () => {
  const cache = build(pageOf('gf', 4, false));
  markInCache(cache, ({ id }) => id === 'a');
  const { fresh, seen, total } = look(cache);
  assert.deepEqual([fresh, seen, total], ['he', ['gf'], 5]);
});

test('MSG-05 the first seen message of all begins the list', () => {
  const cache = build(pageOf('', 0, true));
  markInCache(cache, () => true);
  assert.deepEqual(look(cache).seen, ['hea']);
});

test('D-52 a message that no list has brought lowers the count too, never below zero', () => {
  const cache = new QueryClient();
  const { queryKey } = query(notifications.count, {});
  cache.setQueryData(messageQuery('x').queryKey, message('x'));
  markOneInCache(cache, message('x'));
  assert.equal(cache.getQueryData(queryKey), undefined);
  cache.setQueryData(queryKey, { count: 1 });
  for (const count of [0, 0]) {
    markOneInCache(cache, message('x'));
    assert.deepEqual(cache.getQueryData(queryKey), { count });
  }
  assert.equal(cache.getQueryData<Message>(messageQuery('x').queryKey)?.is_seen, true);
  const listed = build(pageOf('', 0, true));
  markOneInCache(listed, message('e'));
  assert.deepEqual([look(listed).fresh, look(listed).count], ['ha', { count: 2 }]);
});

test('the newest message is not always on top', () => {
  assert.equal(newestOf([message('b'), message('h'), message('a')])?.id, 'h');
  assert.equal(newestOf([]), undefined);
});

test('a message is found in either list', () => {
  const cache = build(pageOf('gf', 2, true));
  const idOf = (id: string) => knownMessage(cache, id)?.id;
  assert.deepEqual([idOf('e'), idOf('f'), idOf('z')], ['e', 'f', undefined]);
});

test('the open message keeps its place among the new ones', () => {
  const lists = { unread: [message('a'), message('h')], read: [message('g'), message('e', true)] };
  const idsOf = (open: Parameters<typeof keepOpenMessage>[1]) => {
    const { unread, read } = keepOpenMessage(lists, open);
    return [unread, read].map((list) => list.map(({ id }) => id).join(''));
  };
  assert.deepEqual(idsOf({ id: 'e', below: 'h' }), ['aeh', 'g']);
  for (const below of [undefined, 'x']) assert.deepEqual(idsOf({ id: 'e', below }), ['ahe', 'g']);
  assert.deepEqual(idsOf(undefined), ['ah', 'ge']);
  for (const id of ['h', 'z']) assert.deepEqual(idsOf({ id, below: 'a' }), ['ah', 'ge']);
});
