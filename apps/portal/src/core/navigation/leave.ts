import { token } from '#core/device.ts';
import { matchPath } from '#core/navigation/paths.ts';
import { go, interceptLeave } from '#core/navigation/router.ts';
import { store } from '#core/store.ts';

/**
 * Keeps a page whose input would be giveUpTimer (WIZ-12 to WIZ-15, T-48): whatever leads away from it asks first,
 * be it a link, the device's way back, a reload or a new version. While it is locked, nothing leads away.
 */
type LeaveMode = 'confirm' | 'blocked';
let mode: LeaveMode | null = null;
let guardedPage: { path: string; url: string; state: unknown } = { path: '', url: '', state: null };

/** The action that waits for the user's answer; null while nothing is asked. The guarded page shows the question. */
export const leaveQuestion = store<(() => void) | null>(null);

export const guardPage = (how: LeaveMode): void => {
  mode = how;
  guardedPage = { path: location.pathname, url: location.href, state: history.state };
  interceptLeave(interceptNavigation);
  addEventListener('beforeunload', warn);
};

export const unguardPage = (): void => {
  mode = null;
  interceptLeave();
  removeEventListener('beforeunload', warn);
  leaveQuestion.set(null);
};

let dirtyForms = 0;

/** One form more or less holds input and may be left unasked all the same. */
export const countDirtyForms = (forms: 1 | -1): void => {
  dirtyForms += forms;
};

/** Whether the page holds input that has not been sent. */
export const hasUnsavedInput = (): boolean => mode !== null || dirtyForms > 0;

/** Does what would lose the input, after asking where there is any. */
export const confirmLeave = (proceed: () => void): void => {
  if (mode === null) proceed();
  else if (mode === 'confirm') void ask(proceed);
};

export const answerLeave = async (mayLeave: boolean): Promise<void> => {
  const proceed = leaveQuestion.get();
  leaveQuestion.set(null);
  if (!mayLeave || !proceed) return;
  await whenLayersClosed(); // the question takes its entry out of the history
  unguardPage();
  proceed();
};

/** Resolves when no sheet and no dialog has an entry of its own in the history any more. */
export const whenLayersClosed = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (openLayers() > 0) return;
      removeEventListener('popstate', look);
      setTimeout(resolve); // other listeners of this event go first
    };
    addEventListener('popstate', look);
    look();
  });

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const ask = async (proceed: () => void): Promise<void> => {
  if (openLayers() > 0) history.go(-openLayers()); // the menu, for example
  await whenLayersClosed();
  leaveQuestion.set(proceed);
};

/** The end of a session and maintenance ask nobody. */
const isForced = (pathname: string): boolean =>
  token.get() === null || ['login', 'maintenance'].includes(matchPath(pathname)?.name ?? '');

const interceptNavigation = (to?: string): boolean => {
  if (to === undefined) return restoreAddress();
  const { pathname } = new URL(to, location.origin);
  if (pathname === guardedPage.path || isForced(pathname)) return false;
  confirmLeave(() => void go(to, { replace: true }));
  return true;
};

/** Entries of the history by which the device has gone away and come back. */
let entriesAway = 0;
let giveUpTimer: ReturnType<typeof setTimeout> | undefined;
const RESTORE_TIMEOUT_MS = 500;

/** The device has changed the address: goes back entry by entry to that of the page, then asks. */
const restoreAddress = (): boolean => {
  clearTimeout(giveUpTimer);
  if (location.pathname === guardedPage.path) {
    const by = entriesAway;
    entriesAway = 0;
    if (by !== 0) confirmLeave(() => history.go(by));
    return false;
  }
  if (isForced(location.pathname)) return false;
  const step = entryTime(history.state) > entryTime(guardedPage.state) ? -1 : 1;
  entriesAway -= step;
  history.go(step);
  giveUpTimer = setTimeout(() => {
    entriesAway = 0;
    history.pushState(guardedPage.state, '', guardedPage.url);
    confirmLeave(() => history.back());
  }, RESTORE_TIMEOUT_MS);
  return true;
};

/** When an entry was made, as `core/scroll.ts` notes it; one without a note was there from the start. */
const entryTime = (state: unknown): number => {
  const isNoted = typeof state === 'object' && state !== null && 'entry' in state;
  return isNoted ? Number(String(state.entry).split('-')[0]) : 0;
};

/** How many sheets and dialogs have an entry above the page, as `ui/layer.ts` notes it. */
const openLayers = (): number => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'layer' in state ? Number(state.layer) : 0;
};
