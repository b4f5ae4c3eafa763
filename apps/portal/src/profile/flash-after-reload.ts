import { showFlash } from '@abrufbar/web/flash.ts';

const KEY = 'abrufbar.told';

/**
 * Reloads the page and shows a message afterwards (ERR-33): the history state carries it to the reloaded page.
 * A page that must not reload shows it itself.
 */
export const flashAfterReload = (message: string, keepsPage: boolean): void => {
  if (keepsPage) return showFlash('sucess', message);
  history.replaceState({ ...stateHere(), [KEY]: message }, '');
  location.reload();
};

/** Shows the message that the page left before its reload, once. */
export const showPendingFlash = (): void => {
  const { [KEY]: message, ...state } = stateHere();
  if (typeof message !== 'string') return;
  history.replaceState(state, '');
  showFlash('sucess', message);
};

/** State of this history entry; its other fields belong to other modules. */
const stateHere = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};
