import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { unasked } from '@abrufbar/web/data.ts';
import type { Query } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { online } from '#core/api/network.ts';
import { momentOf } from '#core/frame/moment.ts';
import { answeredAt } from '#core/last-state/shown.ts';
import { place } from '#core/navigation/router.ts';
import { outcomeOf, type Failure } from '#core/refresh/outcome.ts';
import { REST, refreshing } from '#core/refresh/refreshing.ts';

/** After so long the page says that the server has not answered. */
const SILENCE_MS = 4_000;
/** After so long it no longer waits; of a long list each page has that time. */
const ANSWER_TIMEOUT_MS = 20_000;
const DONE_SHOWN_MS = 4_000;
const FAILURE_SHOWN_MS = 8_000;

type Probe = () => Promise<void>;

/** Reads everything the page shows again and says what came of it. `probe` asks whether the server answers at all. */
export const refreshPage = async (probe: Probe): Promise<void> => {
  if (refreshing.get().step === 'asking') return;
  const { visit } = place.get();
  refreshing.set({ step: 'asking', isLate: false });
  const late = setTimeout(() => refreshing.set({ step: 'asking', isLate: true }), SILENCE_MS);
  const shown = cache.getQueryCache().findAll({ type: 'active' });
  const outcome = await within(ANSWER_TIMEOUT_MS * longest(shown), readAgain(shown, probe));
  clearTimeout(late);
  if (place.get().visit === visit) show(outcome, shown);
  else refreshing.set(REST); // another page by now, or the end of the session, which says so itself
};

const readAgain = async (shown: readonly Query[], probe: Probe): Promise<Failure | 'done'> => {
  if (!online.get()) await probe();
  if (!online.get()) return 'offline'; // the queries would only pause
  for (const { queryKey } of shown) unasked.set(queryKey, { quiet: 'all' });
  await cache.refetchQueries({ type: 'active', predicate: (query) => shown.includes(query) });
  for (const { queryKey } of shown) unasked.delete(queryKey);
  return outcomeOf(
    shown.map(({ meta, state }) => ({
      isFrame: meta?.['frame'] === true,
      failure: state.status === 'error' ? statusOf(state.error) : null,
    })),
  );
};

/** An answer that cannot be read is as wrong as one that says so. */
const UNREADABLE_STATUS = 500;
const statusOf = (error: Error | null): number =>
  error instanceof CallError ? error.status : UNREADABLE_STATUS;

const within = async (time: number, work: Promise<Failure | 'done'>): Promise<Failure | 'done'> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<Failure>((resolve) => {
    timer = setTimeout(() => resolve('silent'), time);
  });
  const first = await Promise.race([work, end]);
  clearTimeout(timer);
  return first;
};

/** Pages of the longest list, which are read one after the other. */
const longest = (shown: readonly Query[]): number =>
  Math.max(1, ...shown.map(({ state: { data } }) => pageCount(data)));

const pageCount = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages)
    ? data.pages.length
    : 1;

let shownUntil: ReturnType<typeof setTimeout> | undefined;

const show = (outcome: Failure | 'done', shown: readonly Query[]): void => {
  refreshing.set(
    outcome === 'done'
      ? { step: 'done', time: momentOf(new Date()) }
      : { step: 'failed', why: outcome, asOf: oldestOf(shown) },
  );
  clearTimeout(shownUntil);
  const said = refreshing.get();
  const end = () => refreshing.get() === said && refreshing.set(REST);
  shownUntil = setTimeout(end, outcome === 'done' ? DONE_SHOWN_MS : FAILURE_SHOWN_MS);
};

const oldestOf = (shown: readonly Query[]): string | null => {
  const times = shown
    .filter(({ meta }) => meta?.['frame'] !== true)
    .map(answeredAt)
    .filter((time) => time > 0);
  return times.length > 0 ? momentOf(new Date(Math.min(...times))) : null;
};
