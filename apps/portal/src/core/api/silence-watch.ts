import { cache } from '#core/api/cache.ts';
import { silent } from '#core/api/silence.ts';
import { sending } from '#core/outbox/entries.ts';
import { sinceDrawn } from '#core/settled.ts';

/** After so long the page says that the server has not answered. */
const SILENCE_MS = 4_000;

/** When a query that waits for its answer becomes late, by its hash. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const late = new Set<string>();

/** Reads of the frame count while the page cannot begin without them. */
const isMissed = (hash: string): boolean => {
  const query = cache.getQueryCache().get(hash);
  if (!query?.isActive()) return false;
  return query.meta?.['frame'] !== true || query.state.data === undefined;
};

/** Whether a change that is being sent is late. */
let isChangeLate = false;
let changeTimer: ReturnType<typeof setTimeout> | undefined;

const publish = (): void => silent.set(isChangeLate || [...late].some(isMissed));

const stop = (hash: string): void => {
  clearTimeout(timers.get(hash));
  timers.delete(hash);
  late.delete(hash);
};

const follow = (hash: string, waitedMs = 0): void => {
  if (cache.getQueryCache().get(hash)?.state.fetchStatus !== 'fetching') stop(hash);
  else if (!timers.has(hash)) {
    const isLate = (): void => {
      late.add(hash);
      publish();
    };
    timers.set(hash, setTimeout(isLate, SILENCE_MS - waitedMs));
  }
  publish();
};

const followChange = (): void => {
  clearTimeout(changeTimer);
  isChangeLate = false;
  if (sending.get() !== null)
    changeTimer = setTimeout(() => {
      isChangeLate = true;
      publish();
    }, SILENCE_MS);
  publish();
};

export const watchSilence = (): void => {
  sending.subscribe(followChange);
  const queries = cache.getQueryCache();
  // The first page has asked before this file was there.
  for (const { queryHash } of queries.getAll())
    follow(queryHash, Math.min(sinceDrawn(), SILENCE_MS / 2));
  queries.subscribe(({ query }) => follow(String(query.queryHash)));
};
