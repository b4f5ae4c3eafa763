import { store } from '#core/store.ts';

/** Token of the link in a mail; in memory only, so that a reload needs the mail again. */
export const resetToken = store<string | null>(null);

/** Takes the token out of the address at once, so that it stays in no history and no picture (D-12). */
const readToken = (): void => {
  if (location.hash === '') return;
  resetToken.set(location.hash.slice(1));
  history.replaceState(history.state, '', location.pathname + location.search);
};

/** Follows the address while the page is shown: another link may be opened in its window. */
export const followResetLinks = (): (() => void) => {
  readToken();
  addEventListener('hashchange', readToken);
  return () => {
    removeEventListener('hashchange', readToken);
    resetToken.set(null);
  };
};
