import { token } from '#core/device.ts';
import { matchPath } from '#core/navigation/paths.ts';
import { go, interceptLeave } from '#core/navigation/router.ts';
import { entryTime } from '#core/navigation/scroll.ts';
import { store } from '@abrufbar/web/store.ts';
import { entryDepth, whenLayersClosed } from '@abrufbar/web/ui/layer.ts';

/**
 * Guards a page whose input would be lost (WIZ-12 to WIZ-15, T-48). `confirm`: a link, the back button, a
 * reload or a new version asks first; `blocked`: nothing leaves the page.
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

/** Counts forms with input that may be left without a question. */
export const countDirtyForms = (forms: 1 | -1): void => {
  dirtyForms += forms;
};

/** Whether the page holds input that has not been sent. */
export const hasUnsavedInput = (): boolean => mode !== null || dirtyForms > 0;

/** Runs an action that would lose the input, after asking if there is any. */
export const confirmLeave = (proceed: () => void): void => {
  if (mode === null) proceed();
  else if (mode === 'confirm') void ask(proceed);
};

export const answerLeave = async (mayLeave: boolean): Promise<void> => {
  const proceed = leaveQuestion.get();
  leaveQuestion.set(null);
  if (!mayLeave || !proceed) return;
  await whenLayersClosed(); // the dialog removes its entry from the history
  unguardPage();
  proceed();
};

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

const ask = async (proceed: () => void): Promise<void> => {
  if (entryDepth() > 0) history.go(-entryDepth()); // the menu, for example
  await whenLayersClosed();
  leaveQuestion.set(proceed);
};

/** The end of a session and maintenance leave without asking. */
const isForced = (pathname: string): boolean =>
  token.get() === null || ['login', 'maintenance'].includes(matchPath(pathname)?.name ?? '');

const interceptNavigation = (to?: string): boolean => {
  if (to === undefined) return restoreAddress();
  const { pathname } = new URL(to, location.origin);
  if (pathname === guardedPage.path || isForced(pathname)) return false;
  confirmLeave(() => void go(to, { replace: true }));
  return true;
};

/** History entries between the guarded page and the address the user asked for. */
let entriesAway = 0;
let giveUpTimer: ReturnType<typeof setTimeout> | undefined;
const RESTORE_TIMEOUT_MS = 500;

/** The back or forward button has changed the address: returns entry by entry to the page, then asks. */
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
