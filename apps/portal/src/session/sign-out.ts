import * as session from '@abrufbar/contract/session/session.ts';
import { sendPlainly } from '#core/api/client.ts';
import { uploadsWait, wantedPath } from '#core/device.ts';
import { askToLeave } from '#core/navigation/leave.ts';
import { userId } from '#core/outbox/attempt.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { endSession } from '#core/api/session-end.ts';
import { signOutQuestion } from '#session/sign-out-question.ts';

const outbox = () => import('#core/outbox/driver.ts');
const keptUploads = () => import('#documents/uploads/stored-uploads.ts');
// Nothing can be stored on this phone, or nothing has been yet.
const nothing = (error: unknown): void => console.warn('outbox', error);

/** Signs out; asks before when that would lose input (WIZ-12) or what has not been sent (D-62). */
export const signOut = (): void => askToLeave(() => void askForUnsent());

/** The same where nothing can be held back: asks for what has not been sent alone. */
export const askForUnsent = async (): Promise<void> => {
  const unsent = await outbox()
    .then(async (it) => {
      await it.sendResting();
      return it.countUnsent();
    })
    .catch(nothing);
  const files = await onUploads(async (it, owner) => (await it.listUploads(owner)).length);
  const lost = (unsent ?? 0) + (files ?? 0);
  if (lost > 0) signOutQuestion.set(lost);
  else await leaveSession();
};

/** Does something with the files of the signed-in user that wait here; nothing where none waits. */
const onUploads = async <T>(
  work: (it: Awaited<ReturnType<typeof keptUploads>>, owner: string) => Promise<T>,
): Promise<T | undefined> => {
  const owner = userId();
  if (owner === null || uploadsWait.get() === null) return undefined;
  return keptUploads()
    .then((it) => work(it, owner))
    .catch((error: unknown) => {
      nothing(error);
      return undefined;
    });
};

/** Ends the session at the server and on the device; the device does not wait for the server (SES-01). */
export const leaveSession = async (): Promise<void> => {
  await outbox()
    .then((it) => it.forgetUnsent())
    .catch(nothing);
  await onUploads((it, owner) => it.clearUploads(owner));
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
