import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Message, newMessages, seenMessages } from '#notifications/inbox-read.ts';
import { useIsRemoved } from '#notifications/removal.ts';

type Kept = { readonly items: readonly Message[]; readonly total: number };

/** Both lists without messages removed on this phone; null until both are loaded. */
export const useInbox = () => {
  const isRemoved = useIsRemoved();
  const fresh = useQuery(newMessages());
  const seen = useInfiniteQuery(seenMessages());
  const without = (listed: readonly Message[], total: number): Kept => {
    const items = listed.filter((message) => !isRemoved(message));
    return { items, total: total - listed.length + items.length };
  };
  if (!fresh.data || !seen.data) return { fresh, seen, lists: null };
  const unread = without(fresh.data.items, fresh.data.pagination.total_items);
  const read = without(seen.data.items, seen.data.total);
  const isEmpty = unread.items.length + read.items.length === 0 && !seen.hasNextPage;
  return { fresh, seen, lists: { unread, read, isEmpty } };
};
