import type { Query } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { silent } from '#core/api/silence.ts';

/** After so long the page says that the server has not answered. */
const SILENCE_MS = 4_000;

/** When a query that waits for its answer becomes late. */
const timers = new Map<Query, ReturnType<typeof setTimeout>>();
const late = new Set<Query>();

/** Reads of the frame count while the page cannot begin without them. */
const isMissed = (query: Query): boolean =>
  query.isActive() && (query.meta?.frame !== true || query.state.data === undefined);

const publish = (): void => silent.set([...late].some(isMissed));

const stop = (query: Query): void => {
  clearTimeout(timers.get(query));
  timers.delete(query);
  late.delete(query);
};

const follow = (query: Query, isGone = false): void => {
  if (isGone || query.state.fetchStatus !== 'fetching') stop(query);
  else if (!timers.has(query)) {
    const isLate = (): void => {
      late.add(query);
      publish();
    };
    timers.set(query, setTimeout(isLate, SILENCE_MS));
  }
  publish();
};

export const watchSilence = (): void => {
  const queries = cache.getQueryCache();
  for (const query of queries.getAll()) follow(query);
  queries.subscribe(({ type, query }) => follow(query, type === 'removed'));
};
