import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Time of the oldest data the page shows, „06:54“; null while it shows none. */
export const useStand = (): string | null => {
  const cache = useQueryClient().getQueryCache();
  const oldest = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => oldestShown(cache),
    () => null,
  );
  return oldest === null ? null : berlinTime(new Date(oldest));
};

const oldestShown = (cache: QueryCache): number | null =>
  cache
    .findAll({ type: 'active', predicate: ({ meta }) => meta?.frame !== true })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((updated) => updated > 0)
    .reduce<number | null>((oldest, updated) => Math.min(oldest ?? updated, updated), null);
