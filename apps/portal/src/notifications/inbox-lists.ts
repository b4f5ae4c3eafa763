import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type Message, newMessages, seenMessages } from '#notifications/inbox-read.ts';
import { useIsMarked } from '#notifications/read-mark.ts';
import { useIsRemoved } from '#notifications/removal.ts';

type Kept = { readonly items: readonly Message[]; readonly total: number };

/** Both lists without messages removed on this phone, as they are marked there; null until both are loaded. */
export const useInbox = () => {
  const isRemoved = useIsRemoved();
  const isMarked = useIsMarked();
  const fresh = useQuery(newMessages());
  const seen = useInfiniteQuery(seenMessages());
  const without = (listed: readonly Message[], total: number): Kept => {
    const items = listed.filter((message) => !isRemoved(message));
    return { items, total: total - listed.length + items.length };
  };
  if (!fresh.data || !seen.data) return { fresh, seen, lists: null };
  const listed = without(fresh.data.items, fresh.data.pagination.total_items);
  const moved = listed.items.filter(isMarked).map((message) => ({ ...message, is_seen: true }));
  const others = listed.items.filter((message) => !isMarked(message));
  const unread = { items: others, total: listed.total - moved.length };
  const known = without(seen.data.items, seen.data.total);
  const ids = new Set(moved.map(({ id }) => id));
  const before = known.items.filter(({ id }) => !ids.has(id)); // both have it while they are read again
  const read = {
    items: [...moved, ...before],
    total: known.total + moved.length - (known.items.length - before.length),
  };
  const isEmpty = unread.items.length + read.items.length === 0 && !seen.hasNextPage;
  return { fresh, seen, lists: { unread, read, isEmpty, lastSeen: before.at(-1) } };
};
