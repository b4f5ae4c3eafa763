import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { live } from '@abrufbar/contract/session/live.ts';
import { unasked } from '@abrufbar/web/data.ts';
import type { Query } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { isHeld } from '#core/navigation/leave.ts';
import { isAtTop, isStill } from '#core/live/user-activity.ts';
import { shows } from '#core/live/affected-queries.ts';

/** Shown queries that have yet to be read anew. */
const due = new Set<Query>();
let timer: ReturnType<typeof setTimeout> | undefined;
let readAt = -Infinity;

/** A burst is read once, and not by everybody at the same moment. */
const SOON = 400;
const EACH = 2_000;
/** How often a page that is in use is looked at again. */
const AGAIN = 500;

/** Something has changed: what shows it is read anew as soon as that disturbs nobody. */
export const noteChange = (change: OutputOf<typeof live>): void => {
  for (const query of cache.getQueryCache().getAll()) {
    if (!shows(query.queryKey, change)) continue;
    query.invalidate(); // a page that is opened later reads it then
    if (query.isActive()) due.add(query);
  }
  plan(Math.max(Math.random() * SOON, readAt + EACH - performance.now()));
};

/** When the oldest of what is shown was read; now when nothing is. */
export const oldestShown = (): number => {
  const shown = cache.getQueryCache().findAll({ type: 'active' });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return Math.min(Date.now(), ...times);
};

const plan = (wait: number): void => {
  if (due.size > 0) timer ??= setTimeout(readDue, wait);
};

const readDue = (): void => {
  timer = undefined;
  const isCalm = document.visibilityState === 'visible' && isStill();
  const ready = new Set([...due].filter((query) => !query.isActive() || (isCalm && isFree(query))));
  for (const query of ready) due.delete(query);
  if (ready.size > 0) readAt = performance.now();
  void readQuietly(ready);
  plan(AGAIN);
};

/** Reads queries anew without the user's doing: when that fails, what was known stays. */
const readQuietly = async (queries: ReadonlySet<Query>): Promise<void> => {
  for (const { queryKey } of queries) unasked.set(queryKey, { quiet: 'all' });
  await cache.refetchQueries({ type: 'active', predicate: (query) => queries.has(query) });
  for (const { queryKey } of queries) unasked.delete(queryKey);
};

/** Whether reading a query anew takes nothing from its reader. */
const isFree = ({ queryKey: [name, form], state }: Query): boolean => {
  if (state.data === undefined && state.fetchStatus === 'fetching') return false; // its answer may be older
  if (isHeld() && !String(name).startsWith('notifications.')) return false; // nothing changes beside typed input
  return !isList(form) || isAtTop();
};

/** A list as far as it has been read, or the whole of it. */
const isList = (form: unknown): boolean =>
  form === 'pages' ||
  (typeof form === 'object' && form !== null && 'page_size' in form && form.page_size === 'all');
