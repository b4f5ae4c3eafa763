import { navigate } from 'wouter/use-browser-location';
import { store } from '#core/store.ts';

/** Token of an invitation or impersonation that the address brought along; used once (LOG-06). */
export const invitation = store<string | null>(null);

/** Takes the token out of the address at once, so that it stays in no history and no picture. */
export const takeInvitation = (): void => {
  const search = new URLSearchParams(location.search);
  invitation.set(search.get('_im'));
  if (search.has('_im')) navigate(location.pathname, { replace: true });
};
