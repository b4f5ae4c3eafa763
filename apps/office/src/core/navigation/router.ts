import { store, useStore } from '@abrufbar/web/store.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { matchPath, type Match } from '#core/navigation/paths.ts';

/** The screen on show; no match for an unknown address. `visit` counts screens: nobody navigated to the first one. */
type Place = {
  readonly match: Match | null;
  readonly path: string;
  readonly search: string;
  readonly visit: number;
};

const read = (visit: number): Place => ({
  match: matchPath(location.pathname),
  path: location.pathname,
  search: location.search,
  visit,
});

export const place = store<Place>(read(1));

/** Query of the address. */
export const useSearch = (): URLSearchParams => new URLSearchParams(useStore(place).search);

type Preload = (pathname: string) => Promise<unknown>;
let preload: Preload = () => Promise.resolve();

/** Called before the page is left; true: it handles that. */
type LeaveInterceptor = (proceed: () => void) => boolean;
let interceptor: LeaveInterceptor | undefined;
export const interceptLeave = (by?: LeaveInterceptor): void => {
  interceptor = by;
};

/** Starts to follow the address. */
export const startRouter = (load: Preload): void => {
  preload = load;
  addEventListener('popstate', () => {
    const { path, search } = place.get();
    if (location.pathname === path || !interceptor) return settle();
    // "Back" has left a page with unsaved entry: its address returns, then the question is asked.
    const wanted = location.href;
    history.pushState(null, '', path + search);
    interceptor(() => void go(wanted));
  });
};

/** Shows the screen of the address. A layer adds an entry with the same address: the screen stays. */
const settle = (): void => {
  const { path, search, visit } = place.get();
  if (location.pathname !== path) place.set(read(visit + 1));
  else if (location.search !== search) place.set({ ...place.get(), search: location.search });
};

const NAVIGATION_TIMEOUT_MS = 200;
const timeout = () => new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS));
let latest = 0;

/** Goes to an address of the office once its code is loaded, or before anybody would notice the wait. */
export const go = async (to: string, { replace = false } = {}): Promise<void> => {
  const { pathname, search } = new URL(to, location.href);
  if (pathname !== location.pathname && interceptor?.(() => void go(to, { replace }))) return;
  const navigation = ++latest;
  await Promise.race([preload(pathname), timeout()]);
  // A dialog that has just closed still takes its entry out of the history.
  if (document.querySelector('dialog:modal') === null) await whenLayersClosed();
  if (navigation !== latest) return; // another link was followed meanwhile
  if (replace) history.replaceState(null, '', pathname + search);
  else history.pushState(null, '', pathname + search);
  settle();
};

export const preloadPath = (pathname: string): Promise<unknown> => preload(pathname);

/** Changes values of the query in place; null removes one (OFF-33). */
export const replaceSearch = (values: Readonly<Record<string, string | null>>): void => {
  const search = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(values)) {
    if (value === null) search.delete(key);
    else search.set(key, value);
  }
  const query = search.size === 0 ? '' : `?${search}`;
  history.replaceState(history.state, '', location.pathname + query);
  settle();
};
