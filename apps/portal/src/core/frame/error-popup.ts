import { store } from '@abrufbar/web/store.ts';

export type ErrorPopup = {
  /** Replace the general words. */
  readonly title?: string;
  readonly text?: string;
  /** Number of the request in the server's log (D-68). */
  readonly requestId?: string | null;
  /** The server has not answered; said in words that the first load does not carry. */
  readonly isLate?: boolean;
};

/** The one error popup; several failures at once show it once. */
export const errorPopup = store<ErrorPopup | null>(null);

export const showErrorPopup = (popup: ErrorPopup = {}): void => {
  if (errorPopup.get() === null) errorPopup.set(popup);
};
