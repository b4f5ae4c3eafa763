import { showFlash } from '#core/flash.ts';

const KEY = 'abrufbar.told';

/**
 * Shows a message and reads the page anew (ERR-33). It is handed over to the page that comes, which says it;
 * a page that must stay says it itself.
 */
export const sayAfterReload = (message: string, keepsPage: boolean): void => {
  if (keepsPage) return showFlash('sucess', message);
  history.replaceState({ ...history.state, [KEY]: message }, '');
  location.reload();
};

/** Says what the page before has left to be said, once. */
export const sayWhatIsLeft = (): void => {
  const { [KEY]: message, ...state }: Record<string, unknown> = history.state ?? {};
  if (typeof message !== 'string') return;
  history.replaceState(state, '');
  showFlash('sucess', message);
};
