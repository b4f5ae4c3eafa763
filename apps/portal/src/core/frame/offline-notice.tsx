import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { pageTexts } from '@abrufbar/texts/frame/page.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { OfflineBar } from '@abrufbar/web/ui/offline-bar.tsx';

const t = reader(pageTexts);

/** Shown under the head of the page as long as there is no reception; says how old the data is. */
export const OfflineNotice = () => {
  const time = useOldestDataTime();
  return (
    <OfflineBar>
      {time === null ? t('network.offline_bar_empty') : t('network.offline_bar', { zeit: time })}
    </OfflineBar>
  );
};

/** Time of the oldest data the page shows, „06:54“; null while it shows none. */
const useOldestDataTime = (): string | null => {
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
