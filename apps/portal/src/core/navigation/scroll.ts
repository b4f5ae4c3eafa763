/** Scroll positions of the pages in the history: „back“ shows a list where it was left. */

const positions = new Map<string, number>();
const FIRST_ENTRY = 'first';
let entry = FIRST_ENTRY;

/** State of a new history entry: the key of its scroll position, and the path of our page below it. */
export const newEntry = (below: string) => ({ entry: `${Date.now()}-${positions.size}`, below });

/** Creation time of a history entry; 0 for that of a sheet. */
export const entryTime = (state: unknown): number => {
  const hasEntry = typeof state === 'object' && state !== null && 'entry' in state;
  return hasEntry ? Number(String(state.entry).split('-')[0]) : 0;
};

/** Whether „back“ stays in the app: a page of ours is below, or a sheet is open above its page. */
export const isAbovePage = (): boolean => {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return false;
  return 'layer' in state || ('below' in state && state.below !== '');
};

const currentEntry = (): string => {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null && 'entry' in state;
  return known && typeof state.entry === 'string' ? state.entry : FIRST_ENTRY;
};

/** The entry at which the app was opened. That of a typed address is as old as its first load (D-04). */
export const nameFirstEntry = (): void => {
  if (history.state === null) history.replaceState(newEntry(''), '');
  entry = currentEntry();
};

export const saveScroll = (): void => {
  positions.set(entry, window.scrollY);
};

/** Scrolls the new page to the top, or to where it was left. */
export const restoreScroll = (): void => {
  entry = currentEntry();
  const top = positions.get(entry) ?? 0;
  scrollTo(0, top);
  if (window.scrollY < top) restoreWhenGrown(top);
};

const RESTORE_TIMEOUT_MS = 1000;

/** Waits until a list has grown to its old length; any input of the user ends that. */
const restoreWhenGrown = (top: number): void => {
  const stop = new AbortController();
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (window.scrollY >= top) stop.abort();
  });
  stop.signal.addEventListener('abort', () => growth.disconnect());
  for (const event of ['wheel', 'touchstart', 'keydown', 'popstate', 'pushState']) {
    addEventListener(event, () => stop.abort(), { once: true, signal: stop.signal });
  }
  setTimeout(() => stop.abort(), RESTORE_TIMEOUT_MS);
  growth.observe(document.body);
};
