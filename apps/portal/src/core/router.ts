import { navigate, useSearch as useSearchText } from 'wouter/use-browser-location';
import { token, wantedPath } from './device.ts';
import { guard } from './guard.ts';
import { recordOverlay } from './overlays.ts';
import { href, type Match } from './paths.ts';
import { leavePage, newEntry } from './scroll.ts';
import { store, useStore } from './store.ts';

/** The screen on show. `visit` counts screens: nobody navigated to the first one. */
export type Place = Match & { readonly path: string; readonly visit: number };

export const place = store<Place>({ name: 'login', params: {}, path: href('login'), visit: 0 });

export const usePath = (): string => useStore(place).path;

/** Query of the address. */
export const useSearch = (): URLSearchParams =>
  new URLSearchParams(useSearchText({ ssrSearch: '' }));

type Ties = {
  /** Loads the code of the screen at an address. */
  readonly preload: (pathname: string) => Promise<unknown>;
  /** Ends the session and loads the page anew (RTE-06). */
  readonly signOut: () => void;
};
let ties: Ties;

/** Shows what the address stands for, after the guard. Runs on every change of address or login. */
const settle = (): void => {
  const verdict = guard(location, token.get() !== null, wantedPath.get());
  if (verdict.kind === 'sign-out') return ties.signOut();
  if (verdict.kind === 'redirect') {
    if (verdict.wanted !== undefined) wantedPath.set(verdict.wanted);
    return navigate(verdict.to, { replace: true, state: newEntry() }); // settles again
  }
  const { name, params } = verdict;
  const current = place.get();
  const path = location.pathname;
  // A sheet adds an entry with the same address: the screen stays.
  if (current.visit > 0 && current.path === path && current.name === name) return;
  leavePage();
  if (current.visit > 0) document.documentElement.dataset.moved = ''; // later pages fade in
  place.set({ name, params, path, visit: current.visit + 1 });
};

/** Follows the address from now on. */
export const startRouter = (to: Ties): void => {
  ties = to;
  for (const event of ['popstate', 'pushState', 'replaceState']) addEventListener(event, settle);
  token.subscribe(settle);
  settle();
};

const PATIENCE = 200;
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));
let latest = 0;

/** Goes to an address of the app as soon as its code is there, or when the user would notice the wait. */
export const go = async (to: string, { replace = false } = {}): Promise<void> => {
  const ticket = ++latest;
  const { pathname, search } = new URL(to, location.origin);
  await Promise.race([ties.preload(pathname), patience()]);
  if (ticket !== latest) return; // the user has tapped something else meanwhile
  recordOverlay(location.pathname, pathname);
  navigate(pathname + search, { replace, state: newEntry() });
};

export const preloadPath = (pathname: string): Promise<unknown> => ties.preload(pathname);

/** Changes values of the query without a new entry; null removes one. */
export const replaceSearch = (values: Readonly<Record<string, string | null>>): void => {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) search.delete(key);
    else search.set(key, value);
  }
  const query = search.size > 0 ? `?${search}` : '';
  navigate(location.pathname + query, { replace: true, state: history.state });
};
