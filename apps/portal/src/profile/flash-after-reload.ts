import { showFlash } from '#core/frame/flash.ts';

const KEY = 'abrufbar.told';

/**
 * Shows a message and reads the page anew (ERR-33). It is handed over to the page that comes, which says it;
 * a page that must stay says it itself.
 */
export const sayAfterReload = (message: string, keepsPage: boolean): void => {
  if (keepsPage) return showFlash('sucess', message);
  history.replaceState({ ...stateHere(), [KEY]: message }, '');
  location.reload();
};

/** Says what the page before has left to be said, once. */
export const sayWhatIsLeft = (): void => {
  const { [KEY]: message, ...state } = stateHere();
  if (typeof message !== 'string') return;
  history.replaceState(state, '');
  showFlash('sucess', message);
};

/** Of this entry in the history; what else stands there belongs to others. */
const stateHere = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};
