/** Scroll positions of the pages in the history: „back“ shows a list where it was left. */

const positions = new Map<string, number>();
const FIRST = 'first';
let entry = FIRST;

/** State of a new entry in the history: its position can be found again, and which page of ours lies below it. */
export const newEntry = (below: string) => ({ entry: `${Date.now()}-${positions.size}`, below });

/** Whether „back“ stays in the app: a page of ours lies below, or a sheet lies above its page. */
export const isAbovePage = (): boolean => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return false;
  return 'layer' in state || ('below' in state && state.below !== '');
};

const currentEntry = (): string => {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null && 'entry' in state;
  return known && typeof state.entry === 'string' ? state.entry : FIRST;
};

export const leavePage = (): void => {
  positions.set(entry, window.scrollY);
};

/** Takes the new page to its place: the top, or where it was left. */
export const enterPage = (): void => {
  entry = currentEntry();
  const top = positions.get(entry) ?? 0;
  scrollTo(0, top);
  if (window.scrollY < top) whenTall(top);
};

const GIVE_UP = 1000;

/** A list is still growing to its old length: waits for that, but never takes the page from the user. */
const whenTall = (top: number): void => {
  const stop = new AbortController();
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (window.scrollY >= top) stop.abort();
  });
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const event of ['wheel', 'touchstart', 'keydown', 'popstate', 'pushState']) {
    addEventListener(event, () => stop.abort(), { once: true, signal: stop.signal });
  }
  setTimeout(() => stop.abort(), GIVE_UP);
  growth.observe(document.body);
};
