import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Page = OutputOf<typeof contracts.list>;
type Recent = OutputOf<typeof contracts.recent>;
type Head = OutputOf<typeof contracts.find>;
type Mark = { readonly favorite: boolean } | { readonly active_subscription: boolean };

/** Items with the mark of one contract set; the same array when the contract is not among them. */
export const withMark = <Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
  mark: Mark,
): readonly Item[] => {
  const at = items.findIndex((item) => item.id === id);
  const item = items[at];
  return item ? items.with(at, { ...item, ...mark }) : items;
};

/** Sets a mark of a contract wherever it is shown (SIT-08, CON-10). Pages without it stay the same objects. */
export const markInCache = (cache: QueryClient, id: string, mark: Mark): void => {
  const marked = <List extends { items: readonly { readonly id: string }[] }>(list: List): List => {
    const items = withMark(list.items, id, mark);
    return items === list.items ? list : { ...list, items };
  };
  cache.setQueriesData<InfiniteData<Page>>(
    { queryKey: [contracts.list.name, 'pages'] },
    (data) => data && { ...data, pages: data.pages.map(marked) },
  );
  cache.setQueriesData<Recent>(
    { queryKey: [contracts.recent.name] },
    (data) => data && marked(data),
  );
  cache.setQueryData<Head>([contracts.find.name, { id }], (head) => head && { ...head, ...mark });
};
