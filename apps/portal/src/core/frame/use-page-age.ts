import * as companies from '@abrufbar/contract/companies.ts';
import * as session from '@abrufbar/contract/session/session.ts';
import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ageOf, type PageAge } from '#core/frame/page-age.ts';
import { answeredAt } from '#core/last-state/shown.ts';

const NEEDED: readonly unknown[] = [session.user.name, companies.sectionPermissions.name];

let last: PageAge = { oldest: null, isPartly: false, isAsking: false };

/** The age of the page on show; the same object as long as nothing of it changes. */
const readAge = (queries: QueryCache): PageAge => {
  const now = ageOf(
    queries.findAll({ type: 'active' }).map((query) => ({
      at: answeredAt(query),
      isFrame: query.meta?.frame === true,
      isNeeded: NEEDED.includes(query.queryKey[0]),
      isAsking: query.state.fetchStatus === 'fetching',
    })),
  );
  const isSame =
    now.oldest === last.oldest && now.isPartly === last.isPartly && now.isAsking === last.isAsking;
  if (!isSame) last = now;
  return last;
};

export const usePageAge = (): PageAge => {
  const queries = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (changed) => queries.subscribe(changed),
    () => readAge(queries),
  );
};
