import { useEffect, useState } from 'react';

const CHANGED_MS = 2_000;

/** Rows of a list as far as they are loaded, with what the first page says of all. */
type Snapshot<Row, First> = {
  readonly filter: string;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly Row[]>;
  readonly first: First;
};

type Listed = {
  readonly id: string;
  readonly version: number;
  readonly received_at: string;
  readonly pending: unknown;
};

const PAGE_SIZE = 100;

/**
 * Keeps the order of rows while somebody works in them: changed rows are updated in place, new ones wait, and only
 * those that were decided here or by a colleague leave (OFF-39).
 */
export const useHeldRows = <Row extends Listed, First>(
  fresh: Snapshot<Row, First> | null,
  isBusy: boolean,
) => {
  const [held, setHeld] = useState<Snapshot<Row, First> | null>(null);
  const isKept = isBusy && held !== null && fresh !== null && held.filter === fresh.filter;
  const news = isKept && held !== fresh ? newsOf(rowsIn(held), rowsIn(fresh)) : CALM;
  if (held !== fresh && (!isKept || news.fits)) setHeld(fresh);
  const shown = isKept ? held : fresh;
  const freshRows = fresh ? rowsIn(fresh) : [];
  const byId = new Map(freshRows.map((row) => [row.id, row]));
  const changed = useChanged(freshRows);
  return {
    shown,
    /** How many rows wait to be shown. */
    waiting: news.count,
    rowAt: (index: number): Row | undefined => {
      const number = Math.floor(index / PAGE_SIZE) + 1;
      const row = (shown?.pages.get(number) ?? fresh?.pages.get(number))?.[index % PAGE_SIZE];
      return row && (byId.get(row.id) ?? row);
    },
    /** Shows what waits. */
    adopt: () => setHeld(fresh),
    isChanged: ({ id }: Row): boolean => changed.has(id),
  };
};

const rowsIn = <Row>({ pages }: Snapshot<Row, unknown>): readonly Row[] =>
  [...pages.values()].flat();

const CALM = { count: 0, fits: true };

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

const NOBODY: ReadonlySet<string> = new Set();

/** Rows that have changed within the last two seconds. */
const useChanged = (rows: readonly Listed[]): ReadonlySet<string> => {
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const [changed, setChanged] = useState(NOBODY);
  const isSame = rows.every(({ id, version }) => versions.get(id) === version);
  if (!isSame) {
    const now = rows.filter(({ id, version }) => (versions.get(id) ?? version) !== version);
    setVersions(new Map([...versions, ...rows.map(({ id, version }) => [id, version] as const)]));
    if (now.length > 0) setChanged(new Set(now.map(({ id }) => id)));
  }
  useEffect(() => {
    if (changed === NOBODY) return undefined;
    const timer = setTimeout(() => setChanged(NOBODY), CHANGED_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
};
