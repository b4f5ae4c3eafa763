import type { Call, InputOf, OutputOf } from '@abrufbar/contract/call.ts';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useMutation,
  type InfiniteData,
  type QueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';

type ReadCall = Call & { readonly kind: 'read' };
type ChangeCall = Call & { readonly kind: 'change' };

export type SendOptions = {
  /** Idempotency key of a change (D-69). */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Statuses that the screen shows itself: no popup for them. */
  readonly quiet?: readonly number[];
};

/** Sends one call; the app's `core/api.ts` provides it. */
type Send = <C extends Call>(
  call: C,
  input: InputOf<C>,
  options?: SendOptions,
) => Promise<OutputOf<C>>;

let send: Send = () => Promise.reject(new Error('connect() comes before the first call'));
let cache: QueryClient;

/** Ties the helpers of this file to the app's client and query cache, once at start. */
export const connect = (to: Send, client: QueryClient): void => {
  send = to;
  cache = client;
};

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
    queryFn: input ? ({ signal }) => send(call, input, { ...options, signal }) : skipToken,
  });

type Listed = { readonly id: string };
type Paged<Item> = {
  readonly items: readonly Item[];
  readonly pagination: {
    readonly current_page: number;
    readonly total_items: number;
    readonly has_next_page: boolean;
  };
};
type ItemOf<C extends Call> = OutputOf<C> extends { items: readonly (infer Item)[] } ? Item : never;
type PagesInput<C extends Call> = Omit<InputOf<C>, 'page'>;

// A row that was added on top between two pages pushes the last one of a page onto the next: keep the first.
const flatten = <Item extends Listed>(data: InfiniteData<Paged<Item>>) => {
  const byId = new Map<string, Item>();
  for (const item of data.pages.flatMap(({ items }) => items)) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return { items: [...byId.values()], total: data.pages[0]?.pagination.total_items ?? 0 };
};

/** Options for `useInfiniteQuery` over a paged list; `data` is `{ items, total }`. */
export const pages = <C extends ReadCall>(call: C, input: PagesInput<C> | null | undefined) => {
  type Page = Paged<ItemOf<C> & Listed>;
  return infiniteQueryOptions({
    queryKey: [call.name, 'pages', input ?? null] as const,
    queryFn: input
      ? ({ pageParam, signal }) =>
          // A paged list's output has this shape and its input takes `page` (ENT-50).
          send(call, { ...input, page: pageParam } as InputOf<C>, { signal }) as Promise<Page>
      : skipToken,
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.has_next_page ? pagination.current_page + 1 : undefined,
    select: flatten,
  });
};

type CallOptions<C extends ChangeCall, Context> = Omit<
  UseMutationOptions<OutputOf<C>, Error, InputOf<C>, Context>,
  'mutationFn'
>;

/** A change as a mutation; each `mutate` is one intent with its own idempotency key (D-69). */
export const useCall = <C extends ChangeCall, Context = unknown>(
  call: C,
  options?: CallOptions<C, Context>,
) =>
  useMutation<OutputOf<C>, Error, InputOf<C>, Context>({
    // A paused change would be forgotten with the page: without reception it fails at once and says so.
    networkMode: 'always',
    ...options,
    mutationFn: (input) => send(call, input, { key: newKey() }),
  });

/** Reads the given calls anew wherever they are shown. */
export const refresh = (...calls: readonly ReadCall[]): Promise<unknown> =>
  Promise.all(calls.map(({ name }) => cache.invalidateQueries({ queryKey: [name] })));

// Not `crypto.randomUUID`: that exists in secure contexts only, and a phone may test over http.
const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex =
    bytes.toHex?.() ?? Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
