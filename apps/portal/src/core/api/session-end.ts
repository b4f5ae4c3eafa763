import { cache } from '#core/api/cache.ts';
import { chosenCompany, token, overlayTrail } from '#core/device.ts';
import { chosenContract, signerNames } from '#core/device-rest.ts';

/**
 * Removes the signed-in user from this device (SES-02, SES-06). On a protected screen the guard then shows
 * the login and remembers the address, so that the next login comes back to it.
 */
export const endSession = (): void => {
  token.set(null);
  chosenCompany.set(null);
  chosenContract.set(null);
  signerNames.set(null);
  overlayTrail.set(null);
  cache.clear();
};
