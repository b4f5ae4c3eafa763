import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as notifications from '@abrufbar/contract/notifications.ts';
import { query } from '@abrufbar/web/data.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  type Message,
  type MessagePage,
  messageQuery,
  newMessages,
  seenMessages,
} from '#notifications/inbox-read.ts';

/** Moves new messages to the seen ones wherever they are shown, and lowers every count (MSG-05, D-52). */
export const markInCache = (cache: QueryClient, isMeant: (message: Message) => boolean): void => {
  const { queryKey } = newMessages();
  const fresh = cache.getQueryData<MessagePage>(queryKey);
  const moved = fresh?.items.filter(isMeant) ?? [];
  if (fresh) cache.setQueryData(queryKey, without(fresh, moved));
  cache.setQueryData<InfiniteData<MessagePage>>(
    seenMessages().queryKey,
    (data) => data && { ...data, pages: moved.reduce(withMessage, data.pages) },
  );
  for (const { id } of moved) markDetailSeen(cache, id);
  changeCount(cache, -moved.length);
};

/** The same for a message that may be in no list. */
export const markOneInCache = (cache: QueryClient, message: Message): void => {
  const fresh = cache.getQueryData<MessagePage>(newMessages().queryKey);
  if (fresh?.items.some(({ id }) => id === message.id)) {
    return markInCache(cache, ({ id }) => id === message.id);
  }
  markDetailSeen(cache, message.id);
  changeCount(cache, -1);
};

const markDetailSeen = (cache: QueryClient, id: string): void => {
  cache.setQueryData<Message>(
    messageQuery(id).queryKey,
    (message) => message && { ...message, is_seen: true },
  );
};

/** Changes the number of unread messages wherever it is shown. */
export const changeCount = (cache: QueryClient, by: number): void => {
  cache.setQueryData<OutputOf<typeof notifications.count>>(
    query(notifications.count, {}).queryKey,
    (data) => data && { count: Math.max(0, data.count + by) },
  );
};

const without = (page: MessagePage, moved: readonly Message[]): MessagePage => ({
  items: page.items.filter((message) => !moved.includes(message)),
  pagination: {
    ...page.pagination,
    total_items: page.pagination.total_items - moved.length,
  },
});

/** Pages of seen messages with one more sorted in; a message behind the last loaded page is left out. */
const withMessage = (pages: MessagePage[], message: Message): MessagePage[] => {
  const counted = pages.map(({ items, pagination }) => ({
    items,
    pagination: { ...pagination, total_items: pagination.total_items + 1 },
  }));
  const seen = { ...message, is_seen: true };
  const at = counted.findIndex(({ items }) => items.some(({ id }) => id < message.id));
  const page = counted.at(at); // -1, the last page, where all others are newer
  if (!page || (at < 0 && page.pagination.has_next_page)) return counted;
  const before = page.items.filter(({ id }) => id > message.id);
  const items = [...before, seen, ...page.items.slice(before.length)];
  return counted.with(at, { ...page, items });
};
