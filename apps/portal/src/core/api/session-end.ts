import { cache } from '#core/api/cache.ts';
import { chosenCompany, findRequestedContract, overlayTrail, token } from '#core/device.ts';

/**
 * Forgets the signed-in user on this device (SES-02, SES-06). On a protected screen the guard then shows
 * the login and remembers the address, so that the next login comes back to it.
 */
export const endSession = (): void => {
  token.set(null);
  chosenCompany.set(null);
  findRequestedContract.set(null);
  overlayTrail.set(null);
  cache.clear();
};
