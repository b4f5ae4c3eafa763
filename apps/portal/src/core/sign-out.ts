import * as session from '@abrufbar/contract/session.ts';
import { sendPlainly } from '#core/api.ts';
import { wantedPath } from '#core/device.ts';
import { href } from '#core/paths.ts';
import { go } from '#core/router.ts';
import { endSession } from '#core/session-end.ts';

/** Ends the session at the server and on the device; the device does not wait for the server (SES-01). */
export const signOut = async (): Promise<void> => {
  const farewell = sendPlainly(session.logout, {}); // has read the token when it returns
  endSession();
  wantedPath.set(null); // SES-03
  void go(href('login'), { replace: true }); // SES-04
  // Signed out here in any case; a token the server did not hear of ends by itself (D-11).
  await farewell.catch((error: unknown) => console.warn('logout', error));
};

/** Opened by the back office: leaves the session and lets the new page sign in (RTE-06, D-03). */
export const signOutAndReload = async (): Promise<void> => {
  const farewell = sendPlainly(session.logout, {});
  endSession();
  wantedPath.set(null);
  await farewell.catch((error: unknown) => console.warn('logout', error));
  location.reload();
};
