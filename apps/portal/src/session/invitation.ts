import { replaceSearch } from '#core/navigation/router.ts';
import { store } from '#core/store.ts';

/** Token of an invitation or impersonation that the address brought along; used once (LOG-06). */
export const invitation = store<string | null>(null);

/** Takes the token out of the address at once, so that it stays in no history and no picture. */
export const takeInvitation = (): void => {
  invitation.set(new URLSearchParams(location.search).get('_im') || null);
  if (invitation.get() !== null) replaceSearch({ _im: null, impersonate: null });
};
