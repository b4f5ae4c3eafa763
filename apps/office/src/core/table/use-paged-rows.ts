import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { RowSource } from '#core/table/row-source.ts';

/** Rows a page, and the largest size a list call allows (D-27). */
const PAGE_SIZE = 100;

type ListCall = Call & { readonly kind: 'read' };
type Listed<Row> = {
  readonly items: readonly Row[];
  readonly pagination: { readonly total_items: number };
};
type RowOf<C extends Call> = OutputOf<C> extends { items: readonly (infer Row)[] } ? Row : never;
type Filter<C extends Call> = Omit<InputOf<C>, 'page' | 'page_size'>;

type Snapshot<Row, First = unknown> = {
  readonly filter: string;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  /** Answer of the first page. */
  readonly first: First;
};

/** Rows of a list call, page by page as they come into view; the first page also says how many there are. */
export const usePagedRows = <C extends ListCall>(
  call: C,
  filter: Filter<C>,
): RowSource<RowOf<C>> & {
  /** Everything that is loaded: of the old filter until the new one has been answered. */
  readonly loaded: Snapshot<RowOf<C>, OutputOf<C>> | null;
} => {
  const [[from, to], setPages] = useState<readonly [number, number]>([1, 1]);
  const wanted = [...new Set([1, ...Array.from({ length: to - from + 1 }, (_, at) => from + at)])];
  const results = useQueries({
    queries: wanted.map((page) => ({
      // a list call has the inputs `page` and `page_size` (ENT-50)
      ...query(call, { ...filter, page, page_size: PAGE_SIZE } as InputOf<C>),
      placeholderData: () => undefined, // a page never stands for another one
    })),
  });
  const key = JSON.stringify(filter);
  const [last, setLast] = useState<Snapshot<RowOf<C>, OutputOf<C>> | null>(null);
  const answers = results.map(({ data }) => data);
  const [first] = answers;
  const current =
    first === undefined ? null : snapshot<RowOf<C>, OutputOf<C>>(key, wanted, answers, first);
  if (current && !isSame(current, last)) setLast(current);
  const shown = (isSame(current, last) ? last : current) ?? last;
  // Rows that are there stay on show when they cannot be read again (OFF-38).
  const failed = results.find(({ isError, data }) => isError && data === undefined);
  const onRange = useCallback((start: number, end: number) => {
    const pages = [pageOf(start), pageOf(end)] as const;
    setPages((now) => (now[0] === pages[0] && now[1] === pages[1] ? now : pages));
  }, []);
  return {
    loaded: shown,
    total: shown?.total,
    rowAt: (index) => shown?.pages.get(pageOf(index))?.[index % PAGE_SIZE],
    onRange,
    isStale: current === null && last !== null && !failed,
    error: failed?.error ?? null,
    retry: () => void refresh(call),
  };
};

const pageOf = (index: number): number => Math.floor(index / PAGE_SIZE) + 1;

const snapshot = <Row, First>(
  filter: string,
  wanted: readonly number[],
  answers: readonly unknown[],
  first: First,
): Snapshot<Row, First> => {
  const lists = answers as readonly (Listed<Row> | undefined)[]; // the form of every list call (ENT-50)
  return {
    filter,
    first,
    total: lists[0]?.pagination.total_items ?? 0,
    pages: new Map(
      wanted.flatMap((page, at) => {
        const list = lists[at];
        return list ? [[page, list.items] as const] : [];
      }),
    ),
  };
};

const isSame = <Row>(a: Snapshot<Row> | null, b: Snapshot<Row> | null): boolean =>
  a !== null &&
  b !== null &&
  a.filter === b.filter &&
  a.first === b.first &&
  a.pages.size === b.pages.size &&
  [...a.pages].every(([page, rows]) => b.pages.get(page) === rows);
