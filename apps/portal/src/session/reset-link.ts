import { store } from '@abrufbar/web/store.ts';

/** Token of the link in a mail; in memory only, so that a reload needs the link again. */
export const resetToken = store<string | null>(null);

/** Moves the token out of the address at once, so that no history and no screenshot shows it (D-12). */
const readToken = (): void => {
  if (location.hash === '') return;
  resetToken.set(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Follows the address while the page is shown: another link may be opened in the same window. */
export const followResetLinks = (): (() => void) => {
  readToken();
  addEventListener('hashchange', readToken);
  return () => {
    removeEventListener('hashchange', readToken);
    resetToken.set(null);
  };
};
