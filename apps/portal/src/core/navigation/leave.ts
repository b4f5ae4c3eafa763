import { token } from '#core/device.ts';
import { matchPath } from '#core/navigation/paths.ts';
import { go, keepPage } from '#core/navigation/router.ts';
import { store } from '#core/store.ts';

/**
 * Keeps a page whose input would be lost (WIZ-12 to WIZ-15, T-48): whatever leads away from it asks first,
 * be it a link, the device's way back, a reload or a new version. While it is locked, nothing leads away.
 */
type Hold = 'asks' | 'locked';
let hold: Hold | null = null;
let home: { path: string; url: string; state: unknown } = { path: '', url: '', state: null };

/** What waits for the user's answer; null while nothing is asked. The page that is held shows the question. */
export const leaveQuestion = store<(() => void) | null>(null);

export const holdPage = (how: Hold): void => {
  hold = how;
  home = { path: location.pathname, url: location.href, state: history.state };
  keepPage(keep);
  addEventListener('beforeunload', warn);
};

export const releasePage = (): void => {
  hold = null;
  keepPage();
  removeEventListener('beforeunload', warn);
  leaveQuestion.set(null);
};

let typed = 0;

/** One form more or less holds input and may be left unasked all the same. */
export const noteTyped = (forms: 1 | -1): void => {
  typed += forms;
};

/** Whether the page holds input that has not been sent. */
export const isHeld = (): boolean => hold !== null || typed > 0;

/** Does what would lose the input, after asking where there is any. */
export const askToLeave = (proceed: () => void): void => {
  if (hold === null) proceed();
  else if (hold === 'asks') void ask(proceed);
};

export const answerLeave = async (mayLeave: boolean): Promise<void> => {
  const proceed = leaveQuestion.get();
  leaveQuestion.set(null);
  if (!mayLeave || !proceed) return;
  await settledOnPage(); // the question takes its entry out of the history
  releasePage();
  proceed();
};

/** Resolves when no sheet and no dialog has an entry of its own in the history any more. */
export const settledOnPage = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (depth() > 0) return;
      removeEventListener('popstate', look);
      setTimeout(resolve); // other listeners of this event go first
    };
    addEventListener('popstate', look);
    look();
  });

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const ask = async (proceed: () => void): Promise<void> => {
  if (depth() > 0) history.go(-depth()); // the menu, for example
  await settledOnPage();
  leaveQuestion.set(proceed);
};

/** The end of a session and maintenance ask nobody. */
const isForced = (pathname: string): boolean =>
  token.get() === null || ['login', 'maintenance'].includes(matchPath(pathname)?.name ?? '');

const keep = (to?: string): boolean => {
  if (to === undefined) return keepAddress();
  const { pathname } = new URL(to, location.origin);
  if (pathname === home.path || isForced(pathname)) return false;
  askToLeave(() => void go(to, { replace: true }));
  return true;
};

/** Entries of the history by which the device has gone away and come back. */
let astray = 0;
let lost: ReturnType<typeof setTimeout> | undefined;
const GIVE_UP_MS = 500;

/** The device has changed the address: goes back entry by entry to that of the page, then asks. */
const keepAddress = (): boolean => {
  clearTimeout(lost);
  if (location.pathname === home.path) {
    const by = astray;
    astray = 0;
    if (by !== 0) askToLeave(() => history.go(by));
    return false;
  }
  if (isForced(location.pathname)) return false;
  const step = orderOf(history.state) > orderOf(home.state) ? -1 : 1;
  astray -= step;
  history.go(step);
  lost = setTimeout(() => {
    astray = 0;
    history.pushState(home.state, '', home.url);
    askToLeave(() => history.back());
  }, GIVE_UP_MS);
  return true;
};

/** When an entry was made, as `core/scroll.ts` notes it; one without a note was there from the start. */
const orderOf = (state: unknown): number => {
  const isNoted = typeof state === 'object' && state !== null && 'entry' in state;
  return isNoted ? Number(String(state.entry).split('-')[0]) : 0;
};

/** How many sheets and dialogs have an entry above the page, as `ui/layer.ts` notes it. */
const depth = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : 0;
};
