import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { live } from '@abrufbar/contract/session/live.ts';
import { unasked } from '@abrufbar/web/data.ts';
import type { Query } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { hasUnsavedInput } from '#core/navigation/leave.ts';
import { isScrolledToTop, isUserIdle } from '#core/live/user-activity.ts';
import { isAffected } from '#core/live/affected-queries.ts';

/** Queries on screen that have to be read again. */
const staleQueries = new Set<Query>();
let timer: ReturnType<typeof setTimeout> | undefined;
let refetchedAt = -Infinity;

/** A burst of changes causes one read, and not on all phones at the same moment. */
const MAX_JITTER_MS = 400;
const MIN_INTERVAL_MS = 2_000;
/** Interval at which a page in use is checked again. */
const RECHECK_INTERVAL_MS = 500;

/** Invalidates the queries a change affects; those on screen are read again once that disturbs nobody. */
export const refreshAffected = (change: OutputOf<typeof live>): void => {
  for (const query of cache.getQueryCache().getAll()) {
    if (!isAffected(query.queryKey, change)) continue;
    query.invalidate(); // a page opened later reads it
    if (query.isActive()) staleQueries.add(query);
  }
  schedule(
    Math.max(Math.random() * MAX_JITTER_MS, refetchedAt + MIN_INTERVAL_MS - performance.now()),
  );
};

/** Read time of the oldest data on screen that is not being read again anyhow; now when there is none. */
export const oldestReadAt = (): number => {
  const shown = cache.getQueryCache().findAll({ type: 'active' });
  const times = shown
    .filter(({ state }) => !state.isInvalidated)
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0);
  return Math.min(Date.now(), ...times);
};

const schedule = (wait: number): void => {
  if (staleQueries.size > 0) timer ??= setTimeout(refetchStale, wait);
};

const refetchStale = (): void => {
  timer = undefined;
  const isCalm = document.visibilityState === 'visible' && isUserIdle();
  const ready = new Set(
    [...staleQueries].filter((query) => !query.isActive() || (isCalm && mayRefresh(query))),
  );
  for (const query of ready) staleQueries.delete(query);
  if (ready.size > 0) refetchedAt = performance.now();
  void refetchSilently(ready);
  schedule(RECHECK_INTERVAL_MS);
};

/** Reads queries again in the background: after a failure the known data stays. */
const refetchSilently = async (queries: ReadonlySet<Query>): Promise<void> => {
  for (const { queryKey } of queries) unasked.set(queryKey, { quiet: 'all' });
  await cache.refetchQueries({ type: 'active', predicate: (query) => queries.has(query) });
  for (const { queryKey } of queries) unasked.delete(queryKey);
};

/** Queries around the page, whose answers change nothing that is being typed. */
const AROUND = /^(?:notifications|session|companies)\./;

/** Whether reading a query again does not disturb the user. */
const mayRefresh = ({ queryKey: [name, form], state }: Query): boolean => {
  if (state.data === undefined && state.fetchStatus === 'fetching') return false; // that answer may be older than the change
  if (hasUnsavedInput() && !AROUND.test(String(name))) return false; // no data changes beside unsaved input
  return !isList(form) || isScrolledToTop();
};

/** Whether it is a list: the pages read so far, or all of it. */
const isList = (form: unknown): boolean =>
  form === 'pages' ||
  (typeof form === 'object' && form !== null && 'page_size' in form && form.page_size === 'all');
