import { token, wantedPath } from '#core/device.ts';
import { guard } from '#core/navigation/guard.ts';
import { href, type Match } from '#core/navigation/paths.ts';
import { isAbovePage, leavePage, newEntry } from '#core/navigation/scroll.ts';
import { store, useStore } from '#core/store.ts';

/** The screen on show. `visit` counts screens: nobody navigated to the first one. */
type Place = Match & {
  readonly path: string;
  readonly search: string;
  readonly visit: number;
};

export const place = store<Place>({
  name: 'login',
  params: {},
  path: href('login'),
  search: '',
  visit: 0,
});

/** Path of the address. */
export const usePath = (): string => useStore(place).path;
/** Query of the address. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useStore(place).search);

type Ties = {
  /** Loads the code of the screen at an address. */
  readonly preload: (pathname: string) => Promise<unknown>;
  /** Ends the session and loads the page anew (RTE-06). */
  readonly signOut: () => void;
};
let ties: Ties;

/** Follows the address from now on; shows the first screen unless the session has to end before. */
export const startRouter = (to: Ties): void => {
  ties = to;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    if (!keeper?.()) settle();
  });
  token.subscribe(settle);
  settle();
};

/** Asked before the page on show is left, for an address or by the device; true: it has taken over. */
type Keeper = (to?: string) => boolean;
let keeper: Keeper | undefined;
export const keepPage = (by?: Keeper): void => {
  keeper = by;
};

/** Shows what the address stands for, after the guard. */
const settle = (): void => {
  const verdict = guard(location, token.get() !== null, wantedPath.get());
  if (verdict.kind === 'sign-out') return ties.signOut();
  if (verdict.kind === 'redirect') {
    if (verdict.wanted !== undefined) wantedPath.set(verdict.wanted);
    return enter(verdict.to, true);
  }
  const { name, params } = verdict;
  const { path, visit, ...shown } = place.get();
  const { pathname, search } = location;
  // A sheet adds an entry with the same address, and a screen may change its own query: it stays.
  if (visit > 0 && path === pathname && shown.name === name) {
    if (search !== shown.search) place.set({ ...place.get(), search });
    return;
  }
  if (visit > 0) {
    leavePage();
    document.documentElement.dataset.moved = ''; // later pages fade in
  }
  place.set({ name, params, path: pathname, search, visit: visit + 1 });
};

/** Puts an address into the history. */
const enter = (
  to: string,
  replace: boolean,
  state: unknown = newEntry(!replace || isAbovePage() ? location.pathname : ''),
): void => {
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  settle();
};

const PATIENCE = 200;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));
let latest = 0;

/** Goes to an address of the app as soon as its code is there, or when the user would notice the wait. */
export const go = async (to: string, { replace = false } = {}): Promise<void> => {
  if (keeper?.(to)) return;
  const ticket = ++latest;
  const { pathname, search } = new URL(to, location.origin);
  await Promise.race([ties.preload(pathname), patience()]);
  if (ticket !== latest) return; // the user has tapped something else meanwhile
  enter(pathname + search, replace);
};

export const preloadPath = (pathname: string): Promise<unknown> => ties.preload(pathname);

/** Where the user came from, at the place it was left; `fallback` when that is not in the app. */
export const goBack = (fallback: string): void => {
  if (isAbovePage()) history.back();
  else void go(fallback, { replace: true });
};

/** Changes values of the query in place; null removes one. */
export const replaceSearch = (values: Readonly<Record<string, string | null>>): void => {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) search.delete(key);
    else search.set(key, value);
  }
  const query = search.size > 0 ? `?${search}` : '';
  enter(location.pathname + query, true, history.state);
};
