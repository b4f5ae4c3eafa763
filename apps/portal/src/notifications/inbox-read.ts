import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as inbox from '@abrufbar/contract/notifications-inbox.ts';
import { pages, query } from '@abrufbar/web/data.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

export type Message = OutputOf<typeof inbox.detail>;
export type MessagePage = OutputOf<typeof inbox.list>;

/** New messages are read all at once (API-39), seen ones by tens (API-40). */
export const newMessages = () => query(inbox.list, { seen: false, page: 1, page_size: 'all' });
export const seenMessages = () => pages(inbox.list, { seen: true, page_size: 10 });

/** The page itself shows that a message is missing; an address without a valid id is refused with 422. */
export const messageQuery = (id: string) => query(inbox.detail, { id }, { quiet: [404, 422] });

/** A message from the cached lists, so that its page is shown at once. */
export const knownMessage = (cache: QueryClient, id: string): Message | undefined =>
  cache
    .getQueriesData<InfiniteData<MessagePage> | MessagePage>({ queryKey: [inbox.list.name] })
    .flatMap(([, data]) => (data && 'pages' in data ? data.pages : (data ?? [])))
    .flatMap(({ items }) => items)
    .find((one) => one.id === id);

/** The message created last: not always the one on top, which is about the latest event. */
export const newestOf = (messages: readonly Message[]): Message | undefined =>
  messages.reduce<Message | undefined>(
    (newest, message) => (newest && newest.id > message.id ? newest : message),
    undefined,
  );
