import { token } from '#core/device.ts';
import { guard } from '#core/navigation/guard.ts';
import { href, type Match } from '#core/navigation/paths.ts';
import { isAbovePage, nameFirstEntry, newEntry, saveScroll } from '#core/navigation/scroll.ts';
import { rememberPath, wantedPathFor } from '#core/navigation/wanted-path.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

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

type Hooks = {
  /** Loads the code of the screen at an address. */
  readonly preload: (pathname: string) => Promise<unknown>;
  /** Ends the session and reloads the page (RTE-06). */
  readonly signOut: () => void;
};
let hooks: Hooks;

/** Starts to follow the address; shows the first screen unless the session has to end before. */
export const startRouter = (to: Hooks): void => {
  hooks = to;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', () => {
    if (!interceptor?.()) settle();
  });
  token.subscribe(settle);
  settle();
  nameFirstEntry();
};

/** Called before the page is left, with the address, or without one for the back button; true: it handles that. */
type LeaveInterceptor = (to?: string) => boolean;
let interceptor: LeaveInterceptor | undefined;
export const interceptLeave = (by?: LeaveInterceptor): void => {
  interceptor = by;
};

/** Shows the screen of the address, after the guard. */
const settle = (): void => {
  const verdict = guard(location, token.get() !== null, wantedPathFor(token.get()));
  if (verdict.kind === 'sign-out') return hooks.signOut();
  if (verdict.kind === 'redirect') {
    if (verdict.wanted !== undefined) rememberPath(verdict.wanted);
    return enter(verdict.to, true);
  }
  const { name, params } = verdict;
  const { path, visit, ...shown } = place.get();
  const { pathname, search } = location;
  // A sheet adds an entry with the same address, and a screen may change its own query: the screen stays.
  if (visit > 0 && path === pathname && shown.name === name) {
    if (search !== shown.search) place.set({ ...place.get(), search });
    return;
  }
  if (visit > 0) {
    saveScroll();
    document.documentElement.dataset.moved = ''; // later pages fade in
  }
  place.set({ name, params, path: pathname, search, visit: visit + 1 });
};

/** Adds an address to the history. */
const enter = (
  to: string,
  replace: boolean,
  state: unknown = newEntry(!replace || isAbovePage() ? location.pathname : ''),
): void => {
  if (replace) history.replaceState(state, '', to);
  else history.pushState(state, '', to);
  settle();
};

const NAVIGATION_TIMEOUT_MS = 200;
const timeout = () => new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS));
let latest = 0;

/** Goes to an address of the app once its code is loaded, or before the user would notice the wait. */
export const go = async (to: string, { replace = false } = {}): Promise<void> => {
  if (interceptor?.(to)) return;
  const navigation = ++latest;
  const { pathname, search } = new URL(to, location.origin);
  await Promise.race([hooks.preload(pathname), timeout()]);
  if (navigation !== latest) return; // the user has tapped another link meanwhile
  enter(pathname + search, replace);
};

export const preloadPath = (pathname: string): Promise<unknown> => hooks.preload(pathname);

/** Returns to the previous page of the app with its scroll position; without one, to `fallback`. */
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
  const text = search.toString();
  const query = text === '' ? '' : `?${text}`; // `size` needs Safari 17
  enter(location.pathname + query, true, history.state);
};
