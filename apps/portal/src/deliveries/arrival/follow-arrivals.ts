import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { incoming } from '@abrufbar/contract/deliveries/deliveries.ts';
import type { today } from '@abrufbar/contract/deliveries/today.ts';
import { parseIds } from '@abrufbar/domain/deliveries/delivery.ts';
import type { InfiniteData, Query } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { online } from '#core/api/network.ts';
import { answeredAt } from '#core/last-state/shown.ts';
import { refreshAffected } from '#core/live/refresh.ts';
import { carriesArrivals } from '#deliveries/arrival/reads.ts';

type Page = OutputOf<typeof incoming>;
type Load = Pick<Page['items'][number], 'ids' | 'stage'>;
type Answer = Page | InfiniteData<Page> | OutputOf<typeof today> | Page['items'][number];

/** Before a state counts as old, which is after five minutes. */
const READ_AFTER_MS = 4 * 60_000;
const CHECK_INTERVAL_MS = 15_000;

const deliveriesIn = (answer: Answer): readonly Load[] => {
  if ('deliveries' in answer) return answer.deliveries;
  if ('pages' in answer) return answer.pages.flatMap(({ items }) => items);
  return 'items' in answer ? answer.items : [answer];
};

/** Contracts whose loads on the way were read so long ago that they are to be read again. */
const dueIn = (query: Query): string[] => {
  const { data } = query.state;
  if (!data || Date.now() - answeredAt(query) < READ_AFTER_MS) return [];
  return deliveriesIn(data as Answer) // the answer of one of the calls that carry arrivals
    .filter(({ stage }) => stage === 'on_the_way')
    .flatMap(({ ids }) => parseIds(ids)?.contractId ?? []);
};

/** Reads loads on the way again for as long as they are on show; to be called once (BEY-32). */
export const followArrivals = (): void => {
  setInterval(() => {
    if (!online.get() || document.visibilityState === 'hidden') return;
    const shown = cache
      .getQueryCache()
      .findAll({ type: 'active', predicate: ({ queryKey }) => carriesArrivals(queryKey) });
    const ids = [...new Set(shown.flatMap(dueIn))];
    if (ids.length > 0) refreshAffected({ kind: 'deliveries', ids });
  }, CHECK_INTERVAL_MS);
};
