import * as session from '@abrufbar/contract/session/session.ts';
import { sendPlainly } from '#core/api/client.ts';
import { isView } from '#core/device.ts';
import { uploadsWait } from '#core/device-rest.ts';
import { confirmLeave } from '#core/navigation/leave.ts';
import { userId } from '#core/outbox/send-call.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import { rememberPath } from '#core/navigation/wanted-path.ts';
import { endSession } from '#core/api/session-end.ts';
import { signOutQuestion } from '#session/sign-out-question.ts';

const outbox = () => import('#core/outbox/driver.ts');
const storedUploads = () => import('#documents/uploads/stored-uploads.ts');
// Nothing can be stored on this phone, or nothing has been yet.
const warn = (error: unknown): void => console.warn('outbox', error);

/** Signs out; asks first when that would lose input (WIZ-12) or unsent entries (D-62). A view has nothing to lose. */
export const signOut = (): void =>
  isView ? void leaveSession() : confirmLeave(() => void confirmUnsentLoss());

/** The same without the question about input: asks about unsent entries alone. */
export const confirmUnsentLoss = async (): Promise<void> => {
  const unsent = await outbox()
    .then(async (it) => {
      await it.sendResting();
      return it.countUnsent();
    })
    .catch(warn);
  const files = await onUploads(async (it, owner) => (await it.listUploads(owner)).length);
  const lost = (unsent ?? 0) + (files ?? 0);
  if (lost > 0) signOutQuestion.set(lost);
  else await leaveSession();
};

/** Works on the stored uploads of the signed-in user; undefined if there are none. */
const onUploads = async <T>(
  work: (it: Awaited<ReturnType<typeof storedUploads>>, owner: string) => Promise<T>,
): Promise<T | undefined> => {
  const owner = userId();
  if (owner === null || uploadsWait.get() === null) return undefined;
  return storedUploads()
    .then((it) => work(it, owner))
    .catch((error: unknown) => {
      warn(error);
      return undefined;
    });
};

/** Ends the session at the server and on the device; the device does not wait for the server (SES-01). */
export const leaveSession = async (): Promise<void> => {
  if (!isView) await clearUnsent();
  const logoutCall = sendPlainly(session.logout, {}); // has read the token when it returns
  endSession();
  rememberPath(null); // SES-03
  void go(href('login'), { replace: true }); // SES-04
  // The device is signed out in any case; the token expires if the server was not reached (D-11).
  await logoutCall.catch((error: unknown) => console.warn('logout', error));
};

const clearUnsent = async (): Promise<void> => {
  await outbox()
    .then((it) => it.deleteUnsent())
    .catch(warn);
  await onUploads((it, owner) => it.clearUploads(owner));
};

/** Opened by the back office: ends the session and lets the reloaded page sign in (RTE-06, D-03). */
export const signOutAndReload = async (): Promise<void> => {
  const logoutCall = sendPlainly(session.logout, {});
  endSession();
  rememberPath(null);
  await logoutCall.catch((error: unknown) => console.warn('logout', error));
  location.reload();
};
