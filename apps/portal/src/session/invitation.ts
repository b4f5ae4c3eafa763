import { replaceSearch } from '#core/navigation/router.ts';
import { store } from '@abrufbar/web/store.ts';

/** Token of an invitation or impersonation from the address; used once (LOG-06). */
export const invitation = store<string | null>(null);

/** Moves the token out of the address at once, so that no history and no screenshot shows it. */
export const readInvitation = (): void => {
  invitation.set(new URLSearchParams(location.search).get('_im') || null);
  if (invitation.get() !== null) replaceSearch({ _im: null, impersonate: null });
};
