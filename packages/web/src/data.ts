import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';

type ReadCall = Call & { readonly kind: 'read' };

/** Statuses of failures that get no popup; the end of a session and maintenance are never among them. */
export type Quiet = readonly number[] | 'all';

export type SendOptions = {
  /** Idempotency key of a change (D-69). */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Statuses that the screen shows itself: no popup for them. */
  readonly quiet?: Quiet;
  /** A `fetch` that reports the progress of the call. */
  readonly fetch?: typeof fetch;
};

/** Sends one call; the app's `core/api/client.ts` provides it. */
type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<OutputOf<C>>;

let connected: Send = () => Promise.reject(new Error('connect() comes before the first call'));
let cache: QueryClient;

/** Connects the functions of this file to the app's client and query cache, once at start. */
export const connect = (to: Send, client: QueryClient): void => {
  connected = to;
  cache = client;
};

/** For reads and changes that live outside a component's queries. */
export const send: Send = (...args) => connected(...args);

/** Keys of queries that are refetched in the background: their failures are not reported. */
export const unasked = new WeakMap<readonly unknown[], Pick<SendOptions, 'quiet'>>();

/**
 * Options for `useQuery` and `useSuspenseQuery`. Without input nothing is fetched: a screen whose company
 * or contract is not known yet passes null.
 */
export const query = <C extends ReadCall>(
  call: C,
  input: InputOf<C> | null | undefined,
  options?: Pick<SendOptions, 'quiet'>,
) =>
  queryOptions({
    queryKey: [call.name, input ?? null] as const,
    queryFn: input
      ? ({ queryKey, signal }) =>
          send(call, input, { ...options, ...unasked.get(queryKey), signal })
      : skipToken,
  });

type Listed = { readonly id: string };
type Paged<Item> = {
  readonly items: readonly Item[];
  readonly pagination: {
    readonly current_page: number;
    readonly page_size: number;
    readonly total_items: number;
    readonly has_next_page: boolean;
  };
};
type ItemOf<C extends Call> = OutputOf<C> extends { items: readonly (infer Item)[] } ? Item : never;
type PagesInput<C extends Call> = Omit<InputOf<C>, 'page'>;

// A row added on top between two pages moves the last row of a page to the next one: keep the first.
const flatten = <Item extends Listed>(data: InfiniteData<Paged<Item>>) => {
  const byId = new Map<string, Item>();
  for (const item of data.pages.flatMap(({ items }) => items)) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return { items: [...byId.values()], total: data.pages[0]?.pagination.total_items ?? 0 };
};

/** Options for `useInfiniteQuery` over a paged list; `data` is `{ items, total }`. */
export const pages = <C extends ReadCall>(
  call: C,
  input: PagesInput<C> | null | undefined,
  options?: Pick<SendOptions, 'quiet'>,
) => {
  type Page = Paged<ItemOf<C> & Listed> & Omit<OutputOf<C>, keyof Paged<never>>;
  return infiniteQueryOptions({
    queryKey: [call.name, 'pages', input ?? null] as const,
    queryFn: input
      ? ({ queryKey, pageParam, signal }) => {
          const page = { ...input, ...pageParam } as InputOf<C>; // a paged list has the input `page` (ENT-50)
          return send(call, page, {
            ...options,
            ...unasked.get(queryKey),
            signal,
          }) as Promise<Page>; // and returns pages
        }
      : skipToken,
    initialPageParam: { page: 1 },
    // Later pages are of the size the server chose for the first (CST-01).
    getNextPageParam: ({ pagination: { has_next_page, current_page, page_size } }) =>
      has_next_page ? { page: current_page + 1, page_size } : undefined,
    select: flatten,
  });
};

/** Refetches the given calls wherever they are shown. */
export const refresh = (...calls: readonly ReadCall[]): Promise<unknown> =>
  Promise.all(calls.map(({ name }) => cache.invalidateQueries({ queryKey: [name] })));
