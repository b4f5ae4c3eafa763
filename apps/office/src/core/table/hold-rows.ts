/** Rows of a list as far as they are loaded, with what the first page says of all. */
export type Snapshot<Row, First> = {
  readonly filter: string;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly first: First;
};

export type Listed = {
  readonly id: string;
  readonly version: number;
  readonly received_at: string;
  readonly pending: unknown;
};

/**
 * The rows to show while somebody works in the list, and how many new ones wait: fresh rows take the place of those
 * that are held only where nothing jumps. Pages that come into view later join what is held.
 */
export const holdRows = <Row extends Listed, First>(
  held: Snapshot<Row, First> | null,
  fresh: Snapshot<Row, First> | null,
  isBusy: boolean,
): { readonly shown: Snapshot<Row, First> | null; readonly waiting: number } => {
  const isKept = isBusy && held !== null && fresh !== null && held.filter === fresh.filter;
  if (!isKept || held === fresh) return { shown: fresh, waiting: 0 };
  const both = [...held.pages.keys()].filter((page) => fresh.pages.has(page));
  const { count, fits } = newsOf(rowsOn(held, both), rowsOn(fresh, both));
  if (fits) return { shown: fresh, waiting: 0 };
  const isMore = fresh.pages.size > both.length;
  const pages = new Map([...fresh.pages, ...held.pages]);
  return { shown: isMore ? { ...held, pages } : held, waiting: count };
};

const rowsOn = <Row>({ pages }: Snapshot<Row, unknown>, some: readonly number[]): readonly Row[] =>
  some.flatMap((page) => pages.get(page) ?? []);

/** How many rows are new, and whether the new rows can take the place of the old ones without a jump. */
const newsOf = (before: readonly Listed[], now: readonly Listed[]) => {
  const old = new Set(before.map(({ id }) => id));
  const latest = before.reduce(
    (last, row) => (row.received_at > last ? row.received_at : last),
    '',
  );
  const count = now.filter((row) => !old.has(row.id) && row.received_at > latest).length;
  const ids = new Set(now.map(({ id }) => id));
  const isGone = before.some(({ id, pending }) => !ids.has(id) && pending === null);
  const stayed = before.filter(({ id }) => ids.has(id));
  const again = now.filter(({ id }) => old.has(id));
  const isMoved = stayed.some(({ id }, at) => again[at]?.id !== id);
  return { count, fits: count === 0 && !isGone && !isMoved };
};
