import { useEffect, useState } from 'react';
import { holdRows, type Listed, type Snapshot } from '#core/table/hold-rows.ts';

const CHANGED_MS = 2_000;
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
  const { shown, waiting } = holdRows(held, fresh, isBusy);
  if (shown !== held) setHeld(shown);
  const freshRows = fresh ? [...fresh.pages.values()].flat() : [];
  const byId = new Map(freshRows.map((row) => [row.id, row]));
  const changed = useChanged(freshRows);
  return {
    shown,
    /** How many rows wait to be shown. */
    waiting,
    rowAt: (index: number): Row | undefined => {
      const row = shown?.pages.get(Math.floor(index / PAGE_SIZE) + 1)?.[index % PAGE_SIZE];
      return row && (byId.get(row.id) ?? row);
    },
    rowOf: (id: string): Row | undefined =>
      byId.get(id) ?? [...(shown?.pages.values() ?? [])].flat().find((row) => row.id === id),
    /** Shows what waits. */
    adopt: () => setHeld(null),
    isChanged: ({ id }: Pick<Row, 'id'>): boolean => changed.has(id),
  };
};

const NOBODY: ReadonlySet<string> = new Set();

/** Rows that have changed within the last two seconds. */
export const useChanged = (
  rows: readonly Pick<Listed, 'id' | 'version'>[],
): ReadonlySet<string> => {
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
