import { PAGE_SIZE, type Pagination } from '@abrufbar/contract/wire/envelope.ts';

/** One list as a caller scrolls through it; `filters` is any text that distinguishes two lists. */
type Scroll = {
  readonly userId: string;
  readonly call: string;
  readonly filters: string;
  readonly size: number;
};

/** Sort values of a page's last row, the id last. */
export type LastKey = readonly string[];

/**
 * Remembers where each served page ended, so that the next one is read by keyset instead of OFFSET:
 * the same time at any depth, and no row twice when new ones arrive meanwhile (docs/scale.md section 5).
 * Another process, a restart or a jump simply does not know the page; then the caller uses OFFSET.
 */
type PageMemory = {
  /** Last key of the page before; null on the first page and when that page is not known. */
  readonly before: (scroll: Scroll, page: number) => LastKey | null;
  readonly remember: (scroll: Scroll, page: number, last: LastKey) => void;
};

export const createPageMemory = (limit = 20_000): PageMemory => {
  const ends = new Map<string, LastKey>();
  return {
    before: (scroll, page) => (page > 1 ? (ends.get(slotOf(scroll, page - 1)) ?? null) : null),
    remember: (scroll, page, last) => {
      const slot = slotOf(scroll, page);
      ends.delete(slot); // a Map keeps the order of insertion: the oldest leaves first
      ends.set(slot, last);
      const [oldest] = ends.keys();
      if (ends.size > limit && oldest !== undefined) ends.delete(oldest);
    },
  };
};

const slotOf = ({ userId, call, filters, size }: Scroll, page: number) =>
  JSON.stringify([userId, call, filters, size, page]);

/** Page, size and OFFSET of a list call's input. */
export const pageOf = (input: { readonly page: number; readonly page_size: number | null }) => {
  const size = input.page_size ?? PAGE_SIZE.usual;
  return { page: input.page, size, offset: (input.page - 1) * size };
};

/** Pagination of an answer (ENT-50); `hasNext` comes from reading one row more than asked for. */
export const paginate = (
  { page, size }: { readonly page: number; readonly size: number },
  totalItems: number,
  hasNext: boolean,
): Pagination => ({
  current_page: page,
  page_size: size,
  total_items: totalItems,
  total_pages: Math.ceil(totalItems / size),
  has_next_page: hasNext,
});
