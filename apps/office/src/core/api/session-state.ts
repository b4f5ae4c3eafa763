import { store } from '@abrufbar/web/store.ts';
import { cache } from '#core/api/cache.ts';
import { chosenBrand, recentlyOpened, token } from '#core/device.ts';

/** The person whose page lies below the sign-in after the session has ended; null otherwise (OFF-09). */
export const interrupted = store<{ readonly person: Person | null } | null>(null);
type Person = { readonly id: string; readonly email: string };

let signedInAs: Person | null = null;
export const noteSignedIn = ({ id, email }: Person): void => {
  signedInAs = { id, email };
};

/** The session has ended by itself: the page stays as it is, with the sign-in over it. */
export const interruptSession = (): void => {
  if (token.get() === null) return;
  interrupted.set({ person: signedInAs });
  token.set(null);
};

/** The same person is back: data is read again, entries are still there. */
export const resumeSession = (bearer: string): void => {
  token.set(bearer);
  interrupted.set(null);
  void cache.invalidateQueries();
};

/** The person has signed out, or somebody else signs in: nothing stays. */
export const leaveSession = (): void => {
  interrupted.set(null);
  signedInAs = null;
  token.set(null);
  chosenBrand.set(null);
  recentlyOpened.set(null);
  cache.clear();
};
